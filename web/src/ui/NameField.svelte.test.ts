import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import newcomer from "@/testing/answers/newcomer.json";
import ownGames from "@/testing/answers/own-games.json";
import NameField from "./NameField.svelte";

it("leaves a name alone that is being typed when the server is slow", async () => {
  const server = answerAs(newcomer);
  server.hold();
  render(NameField, { name: "" });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.click(field);
  await server.letGo("GET /api/visitor");
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await userEvent.type(field, "Ben");
  expect(field.value).toBe("Ben");
});

it("begins with the name that somebody has here", async () => {
  answerAs(ownGames);
  render(NameField, { name: "" });
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveProperty("value", "Ann"));
});
