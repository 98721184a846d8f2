// Made by tools/generate/web.py; do not edit.

/** A seat accepted an offer or a counter. */
export type AcceptedEvent = {
  event: "accepted";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
};

/** A card of a game, by its code in moves; shown by its name. */
export type Card = {
  is: "card";
  /** Whose card it is, as `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

export type CardCode = "HG" | "MX" | "CO" | "JA" | "PA" | "DF" | "MO" | "MC" | "BU" | "DE" | "FE" | "SS" | "IM" | "BF" | "HE" | "CD" | "PF" | "CB" | "GS" | "LC" | "SN" | "BK" | "SH" | "EU" | "SO" | "DX" | "UW";

/** A seat has chosen secretly. */
export type ChoseEvent = {
  event: "chose";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

/** A heat is gone from a market. */
export type CooledEvent = {
  event: "cooled";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** The counter to the open offer. */
export type CounterDocument = {
  /** What the seat that is asked would give. */
  give: CardCode;
  /** For what; null: for the card offered. */
  ask: CardCode | null;
};

/** A seat countered an offer. */
export type CounteredEvent = {
  event: "countered";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** What it gives, or gave; null: not to be known. */
  give: CardCode | null;
  /** For what; null: for the card offered. */
  ask: CardCode | null;
};

/** The counters that ask for another card: each of `gives` for each of `asks`. */
export type CountersDocument = {
  /** What can be given. */
  gives: CardCode[];
  /** What can be asked for. */
  asks: CardCode[];
  /** Whether one kind can be given and asked for. */
  twice: boolean;
};

/** The first dealer was drawn. */
export type DealerEvent = {
  event: "dealer";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

/** A card was dealt to a seat. */
export type DealtEvent = {
  event: "dealt";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** An offer that a seat has declined in this turn. */
export type DeclinedDocument = {
  /** Who declined it. */
  seat: number;
  /** What it gave. */
  give: CardCode;
  /** What it wanted; null: no kind was named. */
  want: CardCode | null;
};

/** A seat declined an offer or a counter. */
export type DeclinedEvent = {
  event: "declined";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
};

/** A seat discarded a card. */
export type DiscardedEvent = {
  event: "discarded";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** A seat drew the card of its turn. */
export type DrewEvent = {
  event: "drew";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** A seat ended its turn. */
export type EndedTurnEvent = {
  event: "ended_turn";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

export type EventDocument = DealerEvent | DealtEvent | DrewEvent | KeptEvent | PacksPassedEvent | PlayedEvent | DiscardedEvent | ProtectedEvent | PaidEvent | UncoveredEvent | CooledEvent | StoleEvent | GaveEvent | GaveUpEvent | WipedOutEvent | MustMissEvent | MissedEvent | PassedEvent | TookEvent | OfferedEvent | AcceptedEvent | DeclinedEvent | CounteredEvent | TradedEvent | SaidEvent | SwappedEvent | EndedTurnEvent | ExtraTurnEvent | RoundEndedEvent | ShowedEvent | ScoredEvent | TotalEvent | WonEvent | ChoseEvent;

/** The consequences of a move; for a refused move, only the reason. */
export type ExplanationDocument = {
  /** Which game it is. */
  game: "grass";
  /** The version of this document. */
  version: 1;
  /** Whether the move could be made. */
  is_legal: boolean;
  /** The move that is explained. */
  move: string;
  /** Why it is refused; null for a legal move. */
  reason: string | null;
  /** What would come of it, or why it is refused, a sentence each. */
  messages: Message[];
  /** The stashes that would change. */
  stashes: StashChangeDocument[];
  /** Where heat would come or go. */
  heats: HeatChangeDocument[];
  /** Whose market would open. */
  opens: number[];
  /** Who would lose the Market Open. */
  closes: number[];
  /** Who would have to miss turns. */
  misses: TurnsMissedDocument[];
  /** What would come into the own hand. */
  hand_gains: CardCode[];
  /** What would leave the own hand. */
  hand_loses: CardCode[];
  /** Own Protections that would have nothing left to cover, and would go. */
  uncovered: CardCode[];
  /** Who would choose a Peddle to give or give up, in this order. */
  choosers: number[];
  /** Who would be asked about the offer, until somebody accepts. */
  answerers: number[];
  /** Who would get what is given, or the rest of the pack. */
  receiver: number | null;
  /** What the table would wait for then; null if others have to choose. */
  phase: PhaseName | null;
  /** Whose turn it would be; null if the round would end. */
  turn: number | null;
  /** Whether the same seat would have the next turn too. */
  extra_turn: boolean;
  /** If the round would end: its scoring as far as it can be known. */
  ledger: LedgerEntryDocument[];
};

/** A seat has another turn. */
export type ExtraTurnEvent = {
  event: "extra_turn";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

/** The form of a sentence; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** What a text selects by. */
  form: string;
};

/** A seat gave a Peddle to another. */
export type GaveEvent = {
  event: "gave";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** A seat gave up a Peddle. */
export type GaveUpEvent = {
  event: "gave_up";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** The heat on a market, before and after. */
export type HeatChangeDocument = {
  /** Whose market it is. */
  seat: number;
  /** The heat that lies there now. */
  before: CardCode | null;
  /** The heat that would lie there then. */
  after: CardCode | null;
};

/** A seat kept a card of its pack. */
export type KeptEvent = {
  event: "kept";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** One line of a seat's ledger. */
export type LedgerEntryDocument = {
  /** Whose line it is. */
  seat: number;
  /** Which line. */
  line: LineName;
  /** Dollars; null where hidden cards decide about it. */
  amount: number | null;
};

/** The viewer's legal moves. */
export type LegalDocument = {
  /** Moves that are listed one by one. */
  moves: string[];
  /** Offers, as a product. */
  offers: OffersDocument | null;
  /** Counters that ask for a card, as a product. */
  counters: CountersDocument | null;
};

export type LineName = "protected" | "at_risk" | "banker" | "net_profit" | "fines" | "best_in_hand" | "result" | "bonus";

/** An id, which has a text in every catalogue, and the arguments of that text by name. */
export type Message = {
  is: "message";
  /** The key of its text in the catalogues. */
  id: string;
  /** What stands in the text, by name. */
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
};

/** A seat missed turns. */
export type MissedEvent = {
  event: "missed";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** How many turns. */
  turns: number;
};

/** A sum in dollars, which may be negative. */
export type Money = {
  is: "money";
  /** How many dollars. */
  dollars: number;
};

/** A seat will have to miss turns. */
export type MustMissEvent = {
  event: "must_miss";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** How many turns. */
  turns: number;
};

/** The open offer. */
export type OfferDocument = {
  /** What it gives. */
  give: CardCode;
  /** What it wants; null: to hear what one gets. */
  want: CardCode | null;
  /** To whom; null: to the whole table. */
  to: number | null;
};

/** A seat made an offer. */
export type OfferedEvent = {
  event: "offered";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** What it gives, or gave; null: not to be known. */
  give: CardCode | null;
  /** What it wants; null: to hear what one gets. */
  want: CardCode | null;
};

/** The offers that can be made: each of `gives` for each of `wants` to each of `to`. */
export type OffersDocument = {
  /** What can be given. */
  gives: CardCode[];
  /** What can be wanted; null: to hear what one gets. */
  wants: (CardCode | null)[];
  /** To whom; null: the whole table. */
  to: (number | null)[];
  /** Whether one kind can be given and wanted. */
  twice: boolean;
};

/** The cards of another seat, as far as the viewer sees or knows them. */
export type OtherDocument = {
  /** Whose cards they are. */
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
  /** What the viewer has chosen while others still think. */
  chosen: string | null;
  /** Who gets what the viewer passes, hands over or gives now. */
  receiver: number | null;
  /** The other seats' cards. */
  others: OtherDocument[];
  /** Cards that lie where the viewer cannot look. */
  unseen: Record<string, number>;
  /** What the viewer may do; null when not to act. */
  legal: LegalDocument | null;
};

/** All packs went on to the neighbours. */
export type PacksPassedEvent = {
  event: "packs_passed";
  /** Where packs went. */
  direction: "left" | "right";
};

/** A fine was paid with a Peddle. */
export type PaidEvent = {
  event: "paid";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
  /** The Protection over the Peddle; null: none. */
  protection: CardCode | null;
};

/** A seat passed a card to its left. */
export type PassedEvent = {
  event: "passed";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

export type PhaseName = "dealer" | "deal" | "draft" | "draw" | "turn" | "give" | "pass" | "luck" | "answer" | "countered" | "hand" | "say" | "over";

/** A seat played a card, perhaps on another. */
export type PlayedEvent = {
  event: "played";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** A Peddle was protected. */
export type ProtectedEvent = {
  event: "protected";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
  /** The Protection over the Peddle; null: none. */
  protection: CardCode | null;
};

/** A Protection on the table. */
export type ProtectionDocument = {
  /** Which card it is. */
  card: CardCode;
  /** The Peddle under it. */
  covered: Record<string, number>;
};

/** The round ended; a seat closed it, or nobody. */
export type RoundEndedEvent = {
  event: "round_ended";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

/** Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b". */
export type Row = {
  is: "row";
  /** The things, first to last. */
  items: (string | number | Seat | Card | Money | Form | Row | Message)[];
  /** Whether equal ones are said once. */
  counted?: boolean;
  /** Which texts join them. */
  join?: string;
};

/** A seat said whether it was cheated. */
export type SaidEvent = {
  event: "said";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whether it said that it was cheated. */
  cheated: boolean;
};

/** A line of the ledger. */
export type ScoredEvent = {
  event: "scored";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which line of the ledger. */
  line: LineName;
  /** Dollars. */
  amount: number;
};

/** A seat, shown by the name of its player. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** The public information about a seat. */
export type SeatDocument = {
  /** Its number, clockwise from 1. */
  seat: number;
  /** Dollars from the rounds before. */
  total: number;
  /** How many cards it holds. */
  hand_size: number;
  /** How many cards it has to draft from. */
  pack_size: number;
  /** How many turns it still has to miss. */
  misses: number;
  /** Whether a Market Open lies in its hassle pile. */
  market: boolean;
  /** The Heat On that lies on it. */
  heat: CardCode | null;
  /** The rest of its hassle pile. */
  tucked: Record<string, number>;
  /** Its unprotected Peddle. */
  stash: Record<string, number>;
  /** Its Protections, in the order played. */
  protections: ProtectionDocument[];
  /** What its protected Peddle are worth. */
  protected_profit: number;
  /** What its unprotected Peddle are worth. */
  profit_at_risk: number;
};

/** A seat laid down its hand. */
export type ShowedEvent = {
  event: "showed";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** The hand that was laid down, card by card. */
  cards: CardCode[];
};

/** The Peddle that a stash would gain and lose. */
export type StashChangeDocument = {
  /** Whose stash it is. */
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
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** Two seats swapped Peddle. */
export type SwappedEvent = {
  event: "swapped";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** What it gives, or gave; null: not to be known. */
  give: CardCode | null;
  /** What it got; null: not to be known. */
  get: CardCode | null;
};

/** The public information about the game. */
export type TableDocument = {
  /** The ruleset in writing, as in records. */
  rules: string;
  /** What the table is waiting for. */
  phase: PhaseName;
  /** The number of the round; 0 before the first. */
  round: number;
  /** Who dealt this round. */
  dealer: number | null;
  /** Whose turn it is. */
  turn: number | null;
  /** The seats that must move; 0 is nature, who deals. */
  to_act: number[];
  /** Whether the turn's card is played or discarded. */
  played: boolean;
  /** Whether the turn's stash swap is done. */
  swapped: boolean;
  /** Whether the same seat has the next turn too. */
  extra_turn: boolean;
  /** How many offers were made in this turn. */
  offers: number;
  /** Who must answer, give or take. */
  asked: number | null;
  /** Who gets the Peddle that is given; null: the ashtray. */
  gives_to: number | null;
  /** The open offer. */
  offer: OfferDocument | null;
  /** The counter to it. */
  counter: CounterDocument | null;
  /** Offers that were declined in this turn. */
  declined: DeclinedDocument[];
  /** How many cards are left to draw. */
  haystack_size: number;
  /** The cards in the ashtray. */
  ashtray: Record<string, number>;
  /** All seats, seat 1 first. */
  seats: SeatDocument[];
};

/** A seat took a random card from another. */
export type TookEvent = {
  event: "took";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** What a seat has now, from all rounds. */
export type TotalEvent = {
  event: "total";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Dollars. */
  amount: number;
};

/** Two seats exchanged cards. */
export type TradedEvent = {
  event: "traded";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Whom it was done to; null: nobody, or the whole table. */
  to: number | null;
  /** What it gives, or gave; null: not to be known. */
  give: CardCode | null;
  /** What it got; null: not to be known. */
  get: CardCode | null;
};

/** Turns that a seat would have to miss. */
export type TurnsMissedDocument = {
  /** Who would miss them. */
  seat: number;
  /** How many more than now. */
  turns: number;
};

/** A Protection has nothing left to cover. */
export type UncoveredEvent = {
  event: "uncovered";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Which card; null: not to be known. */
  card: CardCode | null;
};

/** A game of Grass as one viewer sees it. */
export type ViewDocument = {
  /** Which game it is. */
  game: "grass";
  /** The version of this document. */
  version: 1;
  /** Who looks: a seat; 0 for a spectator. */
  viewer: number;
  /** What everybody sees. */
  table: TableDocument;
  /** What only the viewer sees and may do. */
  own: OwnDocument;
};

/** A seat lost its stash and its hassle pile. */
export type WipedOutEvent = {
  event: "wiped_out";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
};

/** A seat has won the game. */
export type WonEvent = {
  event: "won";
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** Dollars. */
  amount: number;
};
