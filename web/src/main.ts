import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/page.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { applyPreferences } from "./browser/preferences.svelte";
import { update } from "./offline/update.svelte";
import { http } from "./server/http";
import { useTransport } from "./server/transport";
import { presses } from "./table/state/presses";
import { preferredLanguage, words } from "./words/language.svelte";

useTransport(http);
applyPreferences();
presses.heed(window);
const target = document.getElementById("app");
if (target) {
  void words.speak(preferredLanguage()).then(() => mount(App, { target }));
}
// Files kept for later must not delay the files wanted now.
if (document.readyState === "complete") void update.watch();
else addEventListener("load", () => void update.watch());
