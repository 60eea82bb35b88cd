import { ACE, ALL_RANKS, JACK, KING, QUEEN } from '#kit/game/cards/cards.ts'

export type TrickKind =
  | 'hearts'
  | 'spades'
  | 'whist'
  | 'oh-hell'
  | 'euchre'
  | 'briscola'
  | 'tressette'
  | 'sueca'
  | 'belote'
  | 'sixty-six'
  | 'german-whist'
  | 'knockout-whist'
  | 'black-maria'
  | 'polignac'
  | 'nullo'
  | 'manille'
  | 'bisca'
  | 'tressette-two'
  | 'call-break'
  | 'hokm'
  | 'schieber'
  | 'catch-the-ten'

/** Rules in which the games differ. */
export interface TrickRules {
  readonly kind: TrickKind
  readonly seats: 2 | 4
  /** Opposite seats are partners. */
  readonly partners: boolean
  /** Ranks of the pack. */
  readonly ranks: readonly number[]
  /** Cards per hand; the last number holds for all further hands. */
  readonly sizes: readonly number[]
  /** Ranks from weak to strong. */
  readonly order: readonly number[]
  readonly trumpOrder?: readonly number[]
  /** The jacks of the trump's colour are the highest trumps. */
  readonly hasBowers?: boolean
  /** Card points by rank. */
  readonly worth?: Readonly<Record<number, number>>
  readonly trumpWorth?: Readonly<Record<number, number>>
  /** suit: follow suit if possible. strict: also trump, and higher. late: strict once the stock is gone. */
  readonly follow: 'suit' | 'free' | 'strict' | 'late'
  /** winner: of the previous hand, from the second on. named: by one seat before every hand. */
  readonly trump: 'none' | 'spades' | 'turned' | 'called' | 'winner' | 'named'
  /** pairs: partners add their bids. exact: neither more nor less. solo: at least the bid, each for itself. */
  readonly bids?: 'pairs' | 'exact' | 'solo'
  /** Cards passed to the left before play. */
  readonly passes?: number
  /** All draw from the stock after each trick. */
  readonly draws?: boolean
  /** Points are bad: the lowest score wins. */
  readonly avoids?: boolean
  /** Penalty cards; if absent, every trick costs one. */
  readonly penalties?: 'hearts' | 'maria' | 'jacks'
  /** Points that end the match; 0 where hands are counted. */
  readonly goal: number
}

const NORMAL = [2, 3, 4, 5, 6, 7, 8, 9, 10, JACK, QUEEN, KING, ACE]
/** Italian and Portuguese packs have no eights, nines and tens. */
const FORTY = [ACE, 2, 3, 4, 5, 6, 7, JACK, QUEEN, KING]
const PIQUET = [ACE, 7, 8, 9, 10, JACK, QUEEN, KING]
const EUCHRE = [ACE, 9, 10, JACK, QUEEN, KING]
const ALL = ALL_RANKS
const JASS = [ACE, 6, 7, 8, 9, 10, JACK, QUEEN, KING]
const JASS_ORDER = [6, 7, 8, 9, 10, JACK, QUEEN, KING, ACE]
const TEN_HIGH = [7, 8, 9, JACK, QUEEN, KING, 10, ACE]

const plain = { seats: 4, partners: false, ranks: ALL, sizes: [13], order: NORMAL, follow: 'suit' } as const

const rules: Readonly<Record<TrickKind, Omit<TrickRules, 'kind'>>> = {
  hearts: { ...plain, trump: 'none', passes: 3, avoids: true, penalties: 'hearts', goal: 50 },
  spades: { ...plain, partners: true, trump: 'spades', bids: 'pairs', goal: 200 },
  whist: { ...plain, partners: true, trump: 'turned', goal: 7 },
  'oh-hell': { ...plain, sizes: [7, 6, 5, 4, 3, 2, 1], trump: 'turned', bids: 'exact', goal: 0 },
  euchre: {
    ...plain,
    partners: true,
    ranks: EUCHRE,
    sizes: [5],
    order: [9, 10, JACK, QUEEN, KING, ACE],
    hasBowers: true,
    trump: 'called',
    goal: 7,
  },
  briscola: {
    seats: 2,
    partners: false,
    ranks: FORTY,
    sizes: [3],
    order: [2, 4, 5, 6, 7, JACK, QUEEN, KING, 3, ACE],
    worth: { [ACE]: 11, 3: 10, [KING]: 4, [QUEEN]: 3, [JACK]: 2 },
    follow: 'free',
    trump: 'turned',
    draws: true,
    goal: 2,
  },
  tressette: {
    ...plain,
    partners: true,
    ranks: FORTY,
    sizes: [10],
    order: [4, 5, 6, 7, JACK, QUEEN, KING, ACE, 2, 3],
    // In thirds of a point: an ace is a full one.
    worth: { [ACE]: 3, 2: 1, 3: 1, [KING]: 1, [QUEEN]: 1, [JACK]: 1 },
    trump: 'none',
    goal: 21,
  },
  sueca: {
    ...plain,
    partners: true,
    ranks: FORTY,
    sizes: [10],
    order: [2, 3, 4, 5, 6, QUEEN, JACK, KING, 7, ACE],
    worth: { [ACE]: 11, 7: 10, [KING]: 4, [JACK]: 3, [QUEEN]: 2 },
    trump: 'turned',
    goal: 4,
  },
  belote: {
    ...plain,
    partners: true,
    ranks: PIQUET,
    sizes: [8],
    order: TEN_HIGH,
    trumpOrder: [7, 8, QUEEN, KING, 10, ACE, 9, JACK],
    worth: { [ACE]: 11, 10: 10, [KING]: 4, [QUEEN]: 3, [JACK]: 2 },
    trumpWorth: { [JACK]: 20, 9: 14, [ACE]: 11, 10: 10, [KING]: 4, [QUEEN]: 3 },
    follow: 'strict',
    trump: 'called',
    goal: 501,
  },
  'sixty-six': {
    seats: 2,
    partners: false,
    ranks: EUCHRE,
    sizes: [6],
    order: [9, JACK, QUEEN, KING, 10, ACE],
    worth: { [ACE]: 11, 10: 10, [KING]: 4, [QUEEN]: 3, [JACK]: 2 },
    follow: 'late',
    trump: 'turned',
    draws: true,
    goal: 5,
  },
  'german-whist': {
    seats: 2,
    partners: false,
    ranks: ALL,
    sizes: [13],
    order: NORMAL,
    follow: 'suit',
    trump: 'turned',
    draws: true,
    goal: 2,
  },
  'black-maria': { ...plain, trump: 'none', passes: 3, avoids: true, penalties: 'maria', goal: 80 },
  polignac: {
    ...plain,
    ranks: PIQUET,
    sizes: [8],
    order: [7, 8, 9, 10, JACK, QUEEN, KING, ACE],
    trump: 'none',
    avoids: true,
    penalties: 'jacks',
    goal: 12,
  },
  nullo: { ...plain, trump: 'none', avoids: true, goal: 20 },
  manille: {
    ...plain,
    partners: true,
    ranks: PIQUET,
    sizes: [8],
    order: [7, 8, 9, JACK, QUEEN, KING, ACE, 10],
    worth: { 10: 5, [ACE]: 4, [KING]: 3, [QUEEN]: 2, [JACK]: 1 },
    follow: 'strict',
    trump: 'turned',
    goal: 60,
  },
  bisca: {
    seats: 2,
    partners: false,
    ranks: FORTY,
    sizes: [7],
    order: [2, 3, 4, 5, 6, QUEEN, JACK, KING, 7, ACE],
    worth: { [ACE]: 11, 7: 10, [KING]: 4, [JACK]: 3, [QUEEN]: 2 },
    follow: 'late',
    trump: 'turned',
    draws: true,
    goal: 3,
  },
  'tressette-two': {
    seats: 2,
    partners: false,
    ranks: FORTY,
    sizes: [10],
    order: [4, 5, 6, 7, JACK, QUEEN, KING, ACE, 2, 3],
    worth: { [ACE]: 3, 2: 1, 3: 1, [KING]: 1, [QUEEN]: 1, [JACK]: 1 },
    follow: 'suit',
    trump: 'none',
    draws: true,
    goal: 21,
  },
  'call-break': {
    ...plain,
    sizes: [13, 13, 13, 13, 13],
    follow: 'strict',
    trump: 'spades',
    bids: 'solo',
    goal: 0,
  },
  hokm: { ...plain, partners: true, trump: 'named', goal: 5 },
  schieber: {
    ...plain,
    partners: true,
    ranks: JASS,
    sizes: [9],
    order: JASS_ORDER,
    trumpOrder: [6, 7, 8, 10, QUEEN, KING, ACE, 9, JACK],
    worth: { [ACE]: 11, 10: 10, [KING]: 4, [QUEEN]: 3, [JACK]: 2 },
    trumpWorth: { [JACK]: 20, 9: 14, [ACE]: 11, 10: 10, [KING]: 4, [QUEEN]: 3 },
    trump: 'named',
    goal: 400,
  },
  'catch-the-ten': {
    ...plain,
    ranks: JASS,
    sizes: [9],
    order: JASS_ORDER,
    trumpOrder: [6, 7, 8, 9, 10, QUEEN, KING, ACE, JACK],
    trumpWorth: { [JACK]: 11, 10: 10, [ACE]: 4, [KING]: 3, [QUEEN]: 2 },
    trump: 'turned',
    goal: 41,
  },
  'knockout-whist': { ...plain, sizes: [7, 6, 5, 4, 3, 2, 1], trump: 'winner', goal: 0 },
}

export const rulesOf = (kind: TrickKind): TrickRules => ({ ...rules[kind], kind })
