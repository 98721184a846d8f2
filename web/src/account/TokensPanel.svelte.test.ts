import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { TokenDocument } from "@/generated/api";
import { answerAs } from "@/testing/answers";
import tokens from "@/testing/answers/tokens.json";
import { words } from "@/words/language.svelte";
import TokensPanel from "./TokensPanel.svelte";

it("makes a token, shows its secret once, and takes it back", async () => {
  const server = answerAs(tokens);
  const first = render(TokensPanel);
  await screen.findByText(words.say("pages-tokens-device"));
  await userEvent.type(screen.getByLabelText(words.say("pages-tokens-label")), "my bot");
  await userEvent.click(screen.getByRole("button", { name: words.say("pages-tokens-make") }));
  const made = server.answer<TokenDocument>("POST /api/me/tokens");
  expect((await screen.findByRole("status")).textContent).toContain(made.secret);
  expect(server.bodies("POST /api/me/tokens")).toEqual([{ label: "my bot" }]);
  await screen.findByText("my bot");
  first.unmount();

  const again = answerAs(tokens.slice(2)); // the page was loaded again
  render(TokensPanel);
  await screen.findByText("my bot");
  expect(document.body.textContent).not.toContain(made.secret);
  await userEvent.click(screen.getByRole("button", { name: words.say("pages-tokens-delete") }));
  await waitFor(() => expect(screen.queryByText("my bot")).toBeNull());
  expect(again.bodies(`DELETE /api/me/tokens/${made.id}`)).toHaveLength(1);
});
