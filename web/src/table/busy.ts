import type { TableState } from "./table-state.svelte";

/** Whether a wish of one's own is under way, or the line to the table is being made. */
export function isBusy({ busy, connection }: TableState): boolean {
  return busy || connection === "connecting" || connection === "lost";
}
