import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { LANGUAGES, words } from "@/words/language.svelte";
import Settings from "./Settings.svelte";

afterEach(() => words.speak("en"));

it("changes the language at once, without another page", async () => {
  render(Settings);
  const before = screen.getByRole("main");
  const language = screen.getByRole("combobox", { name: words.say("page-language") });
  language.focus();
  await userEvent.selectOptions(language, LANGUAGES["it"] ?? "");
  await waitFor(() => expect(document.documentElement.lang).toBe("it"));
  const heading = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(heading.textContent).toBe(words.say("page-settings")));
  expect(words.language).toBe("it");
  expect(screen.getByRole("main")).toBe(before);
});
