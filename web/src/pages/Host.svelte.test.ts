import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import contact from "@/testing/answers/contact.json";
import newcomer from "@/testing/answers/newcomer.json";
import { words } from "@/words/language.svelte";
import Host from "./Host.svelte";

it("says who runs the server, what it keeps, and the host's own words as they are", async () => {
  answerAs(contact);
  render(Host);
  const link = await screen.findByRole("link", { name: "ann@example.org" });
  expect(link.getAttribute("href")).toBe("mailto:ann@example.org");
  screen.getByText(words.say("pages-host-kept-days", { days: 90 }));
  screen.getByText("We keep nothing <b>that</b> we need not.");
  screen.getByText("Ann");
});

it("says so where nobody can be reached", async () => {
  answerAs(newcomer);
  render(Host);
  await screen.findByText(words.say("pages-host-contact-none"));
  expect(screen.queryByRole("heading", { name: words.say("pages-host-words") })).toBeNull();
});
