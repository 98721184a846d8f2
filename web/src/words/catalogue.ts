/** The texts of one language, and messages put into its words: what `catalogue.py` does. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { DEFAULTS, soundOf, traitsIn, type Trait } from "./grammar";
import { plain, say, span, type Argument, type Message, type Row, type Span } from "./messages";

/** Stand for an argument while Fluent forms a sentence: characters that no text of ours contains. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\uf8ff])/;

interface Texts {
  bundle: FluentBundle;
  traits: Map<string, Trait[]>;
}

type Names = readonly string[];

export class Catalogue {
  readonly language: string;
  readonly #texts: Texts[];
  readonly #numbers: Intl.NumberFormat;

  /** `sources` are the texts of the language, then those it falls back to. */
  constructor(language: string, sources: readonly { language: string; source: string }[]) {
    this.language = language;
    this.#texts = sources.map((one) => readTexts(one.language, one.source));
    this.#numbers = new Intl.NumberFormat(language);
  }

  has(key: string): boolean {
    return this.#texts.some((one) => one.bundle.hasMessage(key));
  }

  /** In words; a card by itself is its name, without the quotation marks it may have in a sentence. */
  text(said: Argument, names: Names = []): string {
    if (typeof said === "object" && said.is === "card") return this.card(said.game, said.code);
    return plain(this.spans(said, names));
  }

  /** A message or an argument in words, with what its pieces are. */
  spans(said: Argument, names: Names = []): Span[] {
    if (typeof said === "string") return [span(said)];
    if (typeof said === "number") return [span(this.number(said))];
    switch (said.is) {
      case "message":
        return this.#message(said, names);
      case "row":
        return this.#message(joined(said), names);
      case "seat":
        return [span(this.seat(said.seat, names), "name", { seat: said.seat })];
      case "card": {
        const { game, code } = said;
        const quoted = this.#attribute(`${game}-card-${code}`, "quoted");
        return [span(this.card(game, code), "card", { code, quoted })];
      }
      case "money":
        return [span(this.money(said.dollars), "amount")];
      case "form":
        return [span(said.form)];
    }
  }

  #message(message: Message, names: Names): Span[] {
    const given = Object.entries(message.arguments ?? {}) as [string, Argument][];
    const marked: Span[][] = [];
    const fitting: Record<string, FluentVariable> = {};
    for (const [name, argument] of given) {
      if (typeof argument === "number") fitting[name] = argument;
      else if (typeof argument !== "string" && argument.is === "form")
        fitting[name] = argument.form;
      else {
        fitting[name] = String.fromCharCode(FIRST_MARK + marked.length);
        marked.push(this.spans(argument, names));
      }
    }
    for (const trait of this.#traits(message.id)) {
      const of = given.find(([name]) => name === trait.of);
      if (of) fitting[`${trait.of}-${trait.kind}`] = this.#trait(trait, of[1], names);
    }
    const spans: Span[] = [];
    for (const piece of this.#formed(message.id, fitting).split(MARKS)) {
      if (MARKS.test(piece)) spans.push(...(marked[piece.charCodeAt(0) - FIRST_MARK] ?? []));
      else if (piece) spans.push(span(piece));
    }
    return withoutSeams(spans);
  }

  /** A card's name; of a game whose cards have none, what stands on them. */
  card(game: string, code: string): string {
    const key = `${game}-card-${code}`;
    return this.has(key) ? this.#formed(key, {}) : this.#formed(`${game}-card`, { code });
  }

  #traits(key: string): readonly Trait[] {
    return this.#texts.find((one) => one.bundle.hasMessage(key))?.traits.get(key) ?? [];
  }

  /** The grammar of an argument; a row sounds as its beginning does. */
  #trait(trait: Trait, of: Argument, names: Names): string | number {
    const byDefault = (): string =>
      trait.kind === "sound" ? soundOf(this.text(of, names), this.language) : DEFAULTS[trait.kind];
    if (typeof of === "string" || typeof of === "number") return byDefault();
    if (of.is === "card" && this.has(`${of.game}-card-${of.code}`)) {
      return this.#attribute(`${of.game}-card-${of.code}`, trait.kind) || byDefault();
    }
    if (of.is === "message") return this.#attribute(of.id, trait.kind) || byDefault();
    if (of.is !== "row") return byDefault();
    const items = of.items as Argument[];
    if (trait.kind === "number") return items.length;
    if (trait.kind === "gender") {
      const found = new Set(items.map((item) => this.#trait(trait, item, names)));
      const [only] = found;
      return found.size === 1 && only !== undefined ? only : DEFAULTS.gender;
    }
    const [first] = items;
    const severalOfFirst = of.counted && items.filter((item) => same(item, first)).length > 1;
    return first === undefined || severalOfFirst ? byDefault() : this.#trait(trait, first, names);
  }

  #attribute(key: string, name: string): string {
    for (const { bundle } of this.#texts) {
      const message = bundle.getMessage(key);
      if (!message) continue;
      const pattern = message.attributes[name];
      return pattern ? bundle.formatPattern(pattern) : "";
    }
    return "";
  }

  /** The text of a key; a language that cannot form it leaves it to the one it falls back to. */
  #formed(key: string, args: Record<string, FluentVariable>): string {
    for (const { bundle } of this.#texts) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const trouble: Error[] = [];
      const text = bundle.formatPattern(pattern, args, trouble);
      if (!trouble.length) return text;
    }
    throw new Error(`no text for ${key}`);
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.text(say(key, args));
  }

  number(amount: number): string {
    const key = amount >= 0 ? "figure" : "figure-below-zero";
    return this.#formed(key, { amount: Math.abs(amount) });
  }

  money(amount: number): string {
    return this.#formed(amount >= 0 ? "money" : "money-owed", { amount: Math.abs(amount) });
  }

  /** A sum as cards and chips have room for it: "$25k". */
  shortMoney(amount: number): string {
    if (Math.abs(amount) < 1000) return this.printedMoney(amount);
    const thousands = this.#numbers.format(Math.abs(amount) / 1000);
    return this.#formed(amount >= 0 ? "page-thousands" : "page-thousands-owed", { thousands });
  }

  /** A sum in full with a sign instead of a word, as it stands on a card: "$25,000". */
  printedMoney(amount: number): string {
    const key = amount >= 0 ? "page-sum" : "page-sum-owed";
    return this.#formed(key, { amount: this.#numbers.format(Math.abs(amount)) });
  }

  /** The name of a seat; its number where nobody of that seat is at the table. */
  seat(seat: number, names: Names): string {
    return names[seat - 1] ?? this.#formed("seat", { seat });
  }
}

function readTexts(language: string, source: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return { bundle, traits: traitsIn(source) };
}

/** The same pieces, text that follows text in one. */
function withoutSeams(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const one of spans) {
    const last = whole.at(-1);
    if (last?.kind === "text" && one.kind === "text") {
      whole[whole.length - 1] = span(last.text + one.text);
    } else whole.push(one);
  }
  return whole;
}

/** A row as messages one inside the other. */
function joined(row: Row): Message {
  let items = row.items as Argument[];
  if (row.counted) {
    items = counts(items).map(([thing, count]) =>
      count === 1 ? thing : say("list-several", { count, thing }),
    );
  }
  const last = items.at(-1);
  const before = items.at(-2);
  if (last === undefined) return say("list-nothing");
  if (before === undefined) return say("list-one", { thing: last });
  const { join = "list" } = row;
  return items
    .slice(0, -2)
    .reduceRight<Message>(
      (rest, first) => say(`${join}-more`, { first, rest }),
      say(`${join}-last`, { first: before, last }),
    );
}

/** Each different item once, in the order of first appearance, and how often it is there. */
function counts(items: readonly Argument[]): [Argument, number][] {
  const found: [Argument, number][] = [];
  for (const item of items) {
    const known = found.find(([one]) => same(one, item));
    if (known) known[1] += 1;
    else found.push([item, 1]);
  }
  return found;
}

function same(one: Argument | undefined, other: Argument | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
