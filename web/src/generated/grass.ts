// Made by tools/generate/web.py; do not edit.

import type {
  Card,
  Form,
  Message,
  Money,
  Objection,
  Row,
  Seat,
} from "./shared";

export type {
  Card,
  Form,
  Message,
  Money,
  Objection,
  Row,
  Seat,
};

/** A seat accepted an offer or a counter. */
export type AcceptedEvent = {
  event: "accepted";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
};

export type CardCode = "HG" | "MX" | "CO" | "JA" | "PA" | "DF" | "MO" | "MC" | "BU" | "DE" | "FE" | "SS" | "IM" | "BF" | "HE" | "CD" | "PF" | "CB" | "GS" | "LC" | "SN" | "BK" | "SH" | "EU" | "SO" | "DX" | "UW";

/** A legal move as a client offers it. */
export type ChoiceDocument = {
  /** The kind of move. */
  verb: "accept" | "counter" | "decline" | "discard" | "end" | "give" | "hand" | "keep" | "offer" | "pass" | "play" | "say" | "swap";
  /** The card played, offered, given or discarded. */
  card?: CardCode | null;
  /** The seat it is about; of an offer, null is the whole table. */
  seat?: number | null;
  /** The Peddle paid, stolen or swapped for; the kind wanted or asked for. */
  other?: CardCode | null;
  /** True if the fine is paid with a protected Peddle. */
  protected?: boolean;
  /** True if the seat says that it was cheated. */
  cheated?: boolean;
  /** The Peddle that a Protection covers. */
  cover?: CardCode[];
  /** The pick that it needs on the table: a seat, the Peddle to steal, to pay the fine with, or to cover. */
  pick?: "cover" | "fine" | "seat" | "steal" | null;
  /** True for a play against another seat, and for Market Close. */
  is_grave?: boolean;
  /** The move as something that one could do. */
  said: Message;
};

/** A seat has chosen secretly. */
export type ChoseEvent = {
  event: "chose";
  /** The seat that did it; null: none. */
  seat: number | null;
};

/** A heat is gone from a market. */
export type CooledEvent = {
  event: "cooled";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** The counter to the open offer. */
export type CounterDocument = {
  /** The kind that the asked seat would give. */
  give: CardCode;
  /** For what; null: for the card offered. */
  ask: CardCode | null;
};

/** A seat countered an offer. */
export type CounteredEvent = {
  event: "countered";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The kind given; null: hidden from the viewer. */
  give: CardCode | null;
  /** For what; null: for the card offered. */
  ask: CardCode | null;
};

/** The counters that ask for another card: each of `gives` for each of `asks`. */
export type CountersDocument = {
  /** The kinds that can be given. */
  gives: CardCode[];
  /** The kinds that can be asked for. */
  asks: CardCode[];
  /** True if one kind can be given and asked for. */
  twice: boolean;
};

/** The first dealer was drawn. */
export type DealerEvent = {
  event: "dealer";
  /** The seat that did it; null: none. */
  seat: number | null;
};

/** A card was dealt to a seat. */
export type DealtEvent = {
  event: "dealt";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** An offer that a seat has declined in this turn. */
export type DeclinedDocument = {
  /** The seat that declined it. */
  seat: number;
  /** The kind that it gave. */
  give: CardCode;
  /** The kind that it wanted; null: no kind was named. */
  want: CardCode | null;
};

/** A seat declined an offer or a counter. */
export type DeclinedEvent = {
  event: "declined";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
};

/** A seat discarded a card. */
export type DiscardedEvent = {
  event: "discarded";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** A seat drew the card of its turn. */
export type DrewEvent = {
  event: "drew";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** A seat ended its turn. */
export type EndedTurnEvent = {
  event: "ended_turn";
  /** The seat that did it; null: none. */
  seat: number | null;
};

export type EventDocument = DealerEvent | DealtEvent | DrewEvent | KeptEvent | PacksPassedEvent | PlayedEvent | DiscardedEvent | ProtectedEvent | PaidEvent | UncoveredEvent | CooledEvent | StoleEvent | GaveEvent | GaveUpEvent | WipedOutEvent | MustMissEvent | MissedEvent | PassedEvent | TookEvent | OfferedEvent | AcceptedEvent | DeclinedEvent | CounteredEvent | TradedEvent | SaidEvent | SwappedEvent | EndedTurnEvent | ExtraTurnEvent | RoundEndedEvent | ShowedEvent | ScoredEvent | TotalEvent | WonEvent | ChoseEvent;

/** The consequences of a move; for a refused move, only the reason. */
export type ExplanationDocument = {
  /** The name of the game. */
  game: "grass";
  /** The version of this document. */
  version: 1;
  /** True if the move is legal. */
  is_legal: boolean;
  /** The move as something that one could do. */
  said: Message;
  /** The number of the rule behind the reason; null if no rule says it. */
  rule: string | null;
  /** The move that is explained. */
  move: string;
  /** The reason for refusing it; null for a legal move. */
  reason: string | null;
  /** The consequences, or the reason for refusing it, a sentence each. */
  messages: Message[];
  /** The stashes that would change. */
  stashes: StashChangeDocument[];
  /** The markets where heat would come or go. */
  heats: HeatChangeDocument[];
  /** The seats whose market would open. */
  opens: number[];
  /** The seats that would lose their Market Open. */
  closes: number[];
  /** The seats that would have to miss turns. */
  misses: TurnsMissedDocument[];
  /** The cards that would come into the own hand. */
  hand_gains: CardCode[];
  /** The cards that would leave the own hand. */
  hand_loses: CardCode[];
  /** Own Protections that would have nothing left to cover, and would go. */
  uncovered: CardCode[];
  /** The seats that would choose a Peddle to give or give up, in this order. */
  choosers: number[];
  /** The seats that would be asked about the offer, until one accepts. */
  answerers: number[];
  /** The seat that would get the card given, or the rest of the pack. */
  receiver: number | null;
  /** The phase after it; null if others have to choose. */
  phase: PhaseName | null;
  /** The seat whose turn it would be; null if the round would end. */
  turn: number | null;
  /** True if the same seat would have the next turn too. */
  extra_turn: boolean;
  /** If the round would end: its scoring as far as it can be known. */
  ledger: LedgerEntryDocument[];
};

/** A seat has another turn. */
export type ExtraTurnEvent = {
  event: "extra_turn";
  /** The seat that did it; null: none. */
  seat: number | null;
};

/** A seat gave a Peddle to another. */
export type GaveEvent = {
  event: "gave";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** A seat gave up a Peddle. */
export type GaveUpEvent = {
  event: "gave_up";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** The heat on a market, before and after. */
export type HeatChangeDocument = {
  /** The owner of the market. */
  seat: number;
  /** The heat that lies there now. */
  before: CardCode | null;
  /** The heat that would lie there then. */
  after: CardCode | null;
};

/** A seat kept a card of its pack. */
export type KeptEvent = {
  event: "kept";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** One line of a seat's ledger. */
export type LedgerEntryDocument = {
  /** The seat of the line. */
  seat: number;
  /** The line of the ledger. */
  line: LineName;
  /** Dollars; null where hidden cards decide about it. */
  amount: number | null;
};

/** The viewer's legal moves. */
export type LegalDocument = {
  /** Moves that are listed one by one. */
  moves: string[];
  /** The same moves in the same order, for clients that show them. */
  choices: ChoiceDocument[];
  /** The cards in hand that cannot be played in this turn, with reasons. */
  unplayable: Record<string, Objection[]>;
  /** Offers, as a product. */
  offers: OffersDocument | null;
  /** Counters that ask for a card, as a product. */
  counters: CountersDocument | null;
};

export type LineName = "protected" | "at_risk" | "banker" | "net_profit" | "fines" | "best_in_hand" | "result" | "bonus";

/** A seat missed turns. */
export type MissedEvent = {
  event: "missed";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The number of turns. */
  turns: number;
};

/** A seat will have to miss turns. */
export type MustMissEvent = {
  event: "must_miss";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The number of turns. */
  turns: number;
};

/** The open offer. */
export type OfferDocument = {
  /** The kind that it gives. */
  give: CardCode;
  /** The kind that it wants; null: any counter. */
  want: CardCode | null;
  /** To whom; null: to the whole table. */
  to: number | null;
};

/** A seat made an offer. */
export type OfferedEvent = {
  event: "offered";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The kind given; null: hidden from the viewer. */
  give: CardCode | null;
  /** The kind that it wants; null: any counter. */
  want: CardCode | null;
};

/** The offers that can be made: each of `gives` for each of `wants` to each of `to`. */
export type OffersDocument = {
  /** The kinds that can be given. */
  gives: CardCode[];
  /** The kinds that can be wanted; null: any counter. */
  wants: (CardCode | null)[];
  /** To whom; null: the whole table. */
  to: (number | null)[];
  /** True if one kind can be given and wanted. */
  twice: boolean;
};

/** The cards of another seat, as far as the viewer sees or knows them. */
export type OtherDocument = {
  /** The owner of the cards. */
  seat: number;
  /** Its hand; null unless the game is over. */
  hand: Record<string, number> | null;
  /** Cards that are surely in its hand. */
  known: Record<string, number>;
  /** Cards that are surely in its pack. */
  known_pack: Record<string, number>;
};

/** The viewer's private information and legal moves; almost empty for a spectator. */
export type OwnDocument = {
  /** The viewer's hand. */
  hand: Record<string, number>;
  /** The viewer's cards to draft from. */
  pack: Record<string, number>;
  /** The viewer's own secret choice, while others still choose. */
  chosen: string | null;
  /** The seat that gets what the viewer passes, hands over or gives now. */
  receiver: number | null;
  /** The other seats' cards. */
  others: OtherDocument[];
  /** Cards in places that the viewer cannot see. */
  unseen: Record<string, number>;
  /** Who must do what, said to the viewer. */
  status: Message;
  /** The trade that the viewer proposes, is or will be asked about, or made. */
  trade: TradeDocument | null;
  /** The viewer's legal moves; null when not to act. */
  legal: LegalDocument | null;
};

/** All packs went on to the neighbours. */
export type PacksPassedEvent = {
  event: "packs_passed";
  /** The direction in which packs went. */
  direction: "left" | "right";
};

/** A fine was paid with a Peddle. */
export type PaidEvent = {
  event: "paid";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
  /** The Protection over the Peddle; null: none. */
  protection: CardCode | null;
};

/** A seat passed a card to its left. */
export type PassedEvent = {
  event: "passed";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

export type PhaseName = "dealer" | "deal" | "draft" | "draw" | "turn" | "give" | "pass" | "luck" | "answer" | "countered" | "hand" | "say" | "over";

/** A seat played a card, perhaps on another. */
export type PlayedEvent = {
  event: "played";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** A Peddle was protected. */
export type ProtectedEvent = {
  event: "protected";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
  /** The Protection over the Peddle; null: none. */
  protection: CardCode | null;
};

/** A Protection on the table. */
export type ProtectionDocument = {
  /** Its card. */
  card: CardCode;
  /** The Peddle under it. */
  covered: Record<string, number>;
};

/** The round ended; a seat closed it, or nobody. */
export type RoundEndedEvent = {
  event: "round_ended";
  /** The seat that did it; null: none. */
  seat: number | null;
};

/** A seat said whether it was cheated. */
export type SaidEvent = {
  event: "said";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** True if it said that it was cheated. */
  cheated: boolean;
};

/** A line of the ledger. */
export type ScoredEvent = {
  event: "scored";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The line of the ledger. */
  line: LineName;
  /** Dollars. */
  amount: number;
};

/** The public information about a seat. */
export type SeatDocument = {
  /** Its number, clockwise from 1. */
  seat: number;
  /** Dollars from the rounds before. */
  total: number;
  /** The number of cards in its hand. */
  hand_size: number;
  /** The number of cards it has to draft from. */
  pack_size: number;
  /** The number of turns it still has to miss. */
  misses: number;
  /** True if a Market Open lies in its hassle pile. */
  market: boolean;
  /** The Heat On that lies on it. */
  heat: CardCode | null;
  /** The rest of its hassle pile. */
  tucked: Record<string, number>;
  /** Its unprotected Peddle. */
  stash: Record<string, number>;
  /** Its Protections, in the order played. */
  protections: ProtectionDocument[];
  /** The value of its protected Peddle. */
  protected_profit: number;
  /** The value of its unprotected Peddle. */
  profit_at_risk: number;
};

/** A seat laid down its hand. */
export type ShowedEvent = {
  event: "showed";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The hand that was laid down, card by card. */
  cards: CardCode[];
};

/** The Peddle that a stash would gain and lose. */
export type StashChangeDocument = {
  /** The owner of the stash. */
  seat: number;
  /** Unprotected Peddle that would come. */
  gains: CardCode[];
  /** Unprotected Peddle that would go. */
  loses: CardCode[];
  /** Peddle that would be protected. */
  protects: CardCode[];
  /** Protected Peddle that would go. */
  loses_protected: CardCode[];
};

/** A seat stole a Peddle from another. */
export type StoleEvent = {
  event: "stole";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** Two seats swapped Peddle. */
export type SwappedEvent = {
  event: "swapped";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The kind given; null: hidden from the viewer. */
  give: CardCode | null;
  /** The kind received; null: hidden from the viewer. */
  get: CardCode | null;
};

/** The public information about the game. */
export type TableDocument = {
  /** The ruleset in writing, as in records. */
  rules: string;
  /** The action that the table is waiting for. */
  phase: PhaseName;
  /** The number of the round; 0 before the first. */
  round: number;
  /** The dealer of this round. */
  dealer: number | null;
  /** The seat whose turn it is. */
  turn: number | null;
  /** The seats that must move; 0 is nature, who deals. */
  to_act: number[];
  /** The seats that have chosen secretly, while others still choose. */
  have_chosen: number[];
  /** True once the turn's card is played or discarded. */
  played: boolean;
  /** True once the turn's stash swap is done. */
  swapped: boolean;
  /** True if the same seat has the next turn too. */
  extra_turn: boolean;
  /** The number of offers made in this turn. */
  offers: number;
  /** The seat that must answer, give or take. */
  asked: number | null;
  /** The seat that gets the Peddle given; null: the ashtray. */
  gives_to: number | null;
  /** The open offer. */
  offer: OfferDocument | null;
  /** The counter to it. */
  counter: CounterDocument | null;
  /** Offers that were declined in this turn. */
  declined: DeclinedDocument[];
  /** The number of cards left to draw. */
  haystack_size: number;
  /** The cards in the ashtray. */
  ashtray: Record<string, number>;
  /** The card on top of it; null while it is empty. */
  ashtray_top: CardCode | null;
  /** All seats, seat 1 first. */
  seats: SeatDocument[];
};

/** A seat took a random card from another. */
export type TookEvent = {
  event: "took";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** The total of a seat, from all rounds. */
export type TotalEvent = {
  event: "total";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** Dollars. */
  amount: number;
};

/** The exchange that the viewer has a part in, from the viewer's side. */
export type TradeDocument = {
  /** The other seat. */
  partner: number;
  /** The card that the viewer would give; null: not named. */
  give: CardCode | null;
  /** The card that the viewer would get; null: not named. */
  get: CardCode | null;
  /** True for a counter to an offer. */
  is_counter: boolean;
  /** True if the viewer has made the offer. */
  is_own: boolean;
  /** True while it is being answered; false once it is agreed on. */
  is_open: boolean;
  /** True if the viewer does not hold the card that they would give. */
  lacks: boolean;
  /** True if the viewer can accept it, now or when asked. */
  can_accept: boolean;
};

/** Two seats exchanged cards. */
export type TradedEvent = {
  event: "traded";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The seat it was done to; null: none, or the whole table. */
  to: number | null;
  /** The kind given; null: hidden from the viewer. */
  give: CardCode | null;
  /** The kind received; null: hidden from the viewer. */
  get: CardCode | null;
};

/** Turns that a seat would have to miss. */
export type TurnsMissedDocument = {
  /** The seat that would miss them. */
  seat: number;
  /** The number of turns more than now. */
  turns: number;
};

/** A Protection has nothing left to cover. */
export type UncoveredEvent = {
  event: "uncovered";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** The card; null: hidden from the viewer. */
  card: CardCode | null;
};

/** A game of Grass as one viewer sees it. */
export type ViewDocument = {
  /** The name of the game. */
  game: "grass";
  /** The version of this document. */
  version: 1;
  /** The seat that sees the view; 0 for a spectator. */
  viewer: number;
  /** The public information. */
  table: TableDocument;
  /** The viewer's private information and legal moves. */
  own: OwnDocument;
};

/** A seat lost its stash and its hassle pile. */
export type WipedOutEvent = {
  event: "wiped_out";
  /** The seat that did it; null: none. */
  seat: number | null;
};

/** A seat has won the game. */
export type WonEvent = {
  event: "won";
  /** The seat that did it; null: none. */
  seat: number | null;
  /** Dollars. */
  amount: number;
};
