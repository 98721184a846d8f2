/** Preferences of this device: theme, motion, sound, habits of play. Kept in local storage. */

const KEPT = "greentable.choices";

export interface Preferences {
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

const DEFAULTS: Preferences = {
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

function kept(): Preferences {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>),
    };
  } catch {
    return DEFAULTS;
  }
}

class KeptPreferences {
  now = $state.raw<Preferences>(kept());

  get isLeftHanded(): boolean {
    return this.now.hand === "left";
  }

  choose(changes: Partial<Preferences>): void {
    this.now = { ...this.now, ...changes };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    applyPreferences();
  }
}

export const preferences = new KeptPreferences();

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", applyPreferences);

export function applyPreferences(): void {
  const { theme, motion, cards } = preferences.now;
  const { dataset } = document.documentElement;
  const isNight = theme === "night" || (theme === "system" && dark.matches);
  dataset["theme"] = isNight ? "night" : "paper";
  dataset["motion"] = motion;
  dataset["cards"] = cards;
}

export function hasLessMotion(): boolean {
  return still.matches || preferences.now.motion === "less";
}
