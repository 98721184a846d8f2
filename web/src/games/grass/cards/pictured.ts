/** A card that is drawn although no document names it. */

import type { CardCode } from "@/generated/grass";

/** The card of an open market. */
export const MARKET_OPEN: CardCode = "MO";
