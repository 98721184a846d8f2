/** The name of a visitor without an account. */

import { call, whoIsHere } from "./api";
import { words } from "@/words/language.svelte";

/** The name somebody has here; for a newcomer one of an animal, to be kept or changed. */
export async function firstName(): Promise<string> {
  const me = await whoIsHere();
  if (me) return me.name;
  const names = words.say("page-first-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Call somebody by this name from now on who is nobody yet, or a guest. */
export async function comeAs(name: string): Promise<void> {
  const me = await whoIsHere();
  const wanted = name.trim();
  if (!wanted || (me && (!me.guest || me.name === wanted))) return;
  // A name that cannot be had is no reason not to play.
  await call("PATCH /api/me", { name: wanted }).catch(() => undefined);
}

/** Call a guest by the name that they gave at a table, at the next one too. */
export async function keepName(name: string): Promise<void> {
  if ((await whoIsHere())?.guest) await comeAs(name);
}
