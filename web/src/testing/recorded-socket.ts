/** A line to the server on which a table tells what a recording begins with. */

import { vi } from "vitest";
import type { FromServer } from "@/generated/socket";

/** Let pages connect to a table that is as it was sent, until the test is over. */
export function connectTo(sent: readonly FromServer[]): void {
  class RecordedSocket {
    static readonly OPEN = 1;
    readyState = RecordedSocket.OPEN;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor() {
      queueMicrotask(() => {
        for (const message of sent) this.onmessage?.({ data: JSON.stringify(message) });
      });
    }
    /** Nobody answers: what is asked of a table is tested on a `RecordedTable`. */
    send(): void {}
    close(): void {
      this.readyState = 3;
    }
  }
  vi.stubGlobal("WebSocket", RecordedSocket);
}
