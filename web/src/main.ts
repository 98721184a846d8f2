import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { applyChoices } from "./parts/choices.svelte";
import { preferredLanguage, words } from "./words/language.svelte";

applyChoices();
const target = document.getElementById("app");
if (target) {
  void words.speak(preferredLanguage()).then(() => mount(App, { target }));
}
