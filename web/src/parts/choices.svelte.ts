/** What somebody has chosen for this device: theme, motion, sound, and habits of play. */

const KEPT = "greentable.choices";

export interface Choices {
  theme: "system" | "paper" | "night";
  motion: "full" | "less";
  sound: boolean;
  /** How large cards are, where there is room. */
  cards: "usual" | "large";
  /** Which hand taps: what is tapped most lies on its side. */
  hand: "right" | "left";
  /** End the turn when nothing else is left. */
  endByItself: boolean;
  /** End the turn once something was played, though one could still trade. */
  endAfterPlay: boolean;
  /** Notify when it is one's turn and the page is not in sight. */
  notify: boolean;
  letterKeys: boolean;
  /** Whether the log stands beside the table, where there is room for it. */
  sideLog: boolean;
  /** How well bots play: 0 easy, 1 normal, 2 hard. */
  strength: number;
}

const DEFAULTS: Choices = {
  theme: "system",
  motion: "full",
  sound: true,
  cards: "usual",
  hand: "right",
  endByItself: true,
  endAfterPlay: false,
  notify: false,
  letterKeys: true,
  sideLog: true,
  strength: 1,
};

function kept(): Choices {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choices>),
    };
  } catch {
    return DEFAULTS;
  }
}

class Chosen {
  now = $state.raw<Choices>(kept());

  choose(changes: Partial<Choices>): void {
    this.now = { ...this.now, ...changes };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    applyChoices();
  }
}

export const choices = new Chosen();

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", applyChoices);

export function applyChoices(): void {
  const { theme, motion, cards, hand } = choices.now;
  const { dataset } = document.documentElement;
  const isNight = theme === "night" || (theme === "system" && dark.matches);
  dataset["theme"] = isNight ? "night" : "paper";
  dataset["motion"] = motion;
  dataset["cards"] = cards;
  dataset["hand"] = hand;
}

export function movesLittle(): boolean {
  return still.matches || choices.now.motion === "less";
}
