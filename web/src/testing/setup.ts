/** For component tests: what jsdom lacks of a browser, and the words of the page. */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { useTransport } from "@/server/transport";
import { words } from "@/words/language.svelte";

// Only something that never comes fails: other programs may have the processor.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom lays nothing out: what is not hidden counts as shown. */
Object.defineProperty(HTMLElement.prototype, "offsetParent", {
  get(this: HTMLElement) {
    return this.closest("[hidden]") ? null : this.parentElement;
  },
});

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  animate: () => ({ finished: Promise.resolve(), cancel: () => undefined }),
  getAnimations: () => [],
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
});

Object.assign(globalThis, {
  /** Somebody who wants less motion, on a wide screen, by day. */
  matchMedia: (query: string) => ({
    matches: query.includes("reduced-motion"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});

/** Nobody has touched the page yet, so it is silent. */
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });

// jsdom knows dialogs, but not how they are opened, nor what has the focus then.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    const first = this.querySelector<HTMLElement>("[autofocus]") ?? this.querySelector("button");
    first?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});

beforeAll(() => words.speak("en"));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "warn");
  vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  useTransport(null);
  // A warning of Svelte or of the page is a mistake that nobody would see otherwise.
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
