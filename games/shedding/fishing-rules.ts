import {
  ACE,
  ALL_RANKS,
  cardOf,
  DIAMONDS,
  JACK,
  KING,
  QUEEN,
  rankOf,
  SPADES,
  suitOf,
  type Card,
} from '#kit/game/cards/cards.ts'
import {
  captureMove,
  ended,
  isCapture,
  cardIn,
  most,
  optionIn,
  without,
  withHand,
  type ShedRules,
  type ShedState,
} from './state.ts'

const TABLE = 4
const MOST_OPTIONS = 16
const GOLD_SEVEN = 13 * DIAMONDS + 6

/** Ace 1 to seven 7, jack 8, queen 9, king 10. */
export const valueOf = (card: Card) => (rankOf(card) > 10 ? rankOf(card) - 3 : rankOf(card))

export interface Fishing {
  /** The sum that captured cards must make for a card. */
  readonly target: (card: Card) => number
  /** A single equal card takes precedence over sums. */
  readonly singlesFirst: boolean
  /** What a card adds to a sum. */
  readonly value: (card: Card) => number
  /** Cards dealt to a hand at a time. */
  readonly size: number
  /** Value of a card for the bot. */
  readonly worth: (card: Card) => number
  /** Points of a hand, by seat. */
  readonly points: (state: ShedState) => number[]
}

/** Sets of table cards with a given sum. */
export function setsOf(table: readonly Card[], sum: number, value = valueOf): Card[][] {
  const found: Card[][] = []
  const search = (from: number, rest: number, taken: readonly Card[]) => {
    if (rest === 0 && taken.length > 0) found.push([...taken])
    if (rest <= 0 || found.length >= MOST_OPTIONS) return
    for (let index = from; index < table.length; index++)
      search(index + 1, rest - value(table[index]!), [...taken, table[index]!])
  }
  search(0, sum, [])
  return found
}

export function capturesOf(
  { target, singlesFirst, value }: Fishing,
  table: readonly Card[],
  card: Card,
): Card[][] {
  const sets = setsOf(table, target(card), value)
  const singles = sets.filter((set) => set.length === 1)
  return (singlesFirst && singles.length > 0 ? singles : sets).slice(0, MOST_OPTIONS)
}

function legal(rules: Fishing, { hands, speaker, table }: ShedState): number[] {
  return hands[speaker]!.flatMap((card) => {
    const sets = capturesOf(rules, table, card)
    return sets.length === 0 ? [card] : sets.map((_, option) => captureMove(card, option))
  })
}

function move(rules: Fishing, state: ShedState, input: number): ShedState {
  const { speaker, table, stock } = state
  const card = cardIn(input)!
  const set = isCapture(input) ? capturesOf(rules, table, card)[optionIn(input)]! : []
  const left = set.length > 0 ? without(table, ...set) : [...table, card]
  const hands = withHand(state, speaker, without(state.hands[speaker]!, card))
  const isLast = stock.length === 0 && hands.every((hand) => hand.length === 0)
  const isSweep = set.length > 0 && left.length === 0 && !isLast
  const played: ShedState = {
    ...state,
    hands,
    table: left,
    won: set.length > 0 ? state.won.with(speaker, [...state.won[speaker]!, card, ...set]) : state.won,
    lead: set.length > 0 ? speaker : state.lead,
    marks: isSweep ? state.marks.with(speaker, state.marks[speaker]! + 1) : state.marks,
    speaker: 1 - speaker,
  }
  if (isLast) return counted(rules, played)
  if (hands.some((hand) => hand.length > 0)) return played
  return {
    ...played,
    hands: [stock.slice(-rules.size), stock.slice(-2 * rules.size, -rules.size)],
    stock: stock.slice(0, -2 * rules.size),
  }
}

const PRIMIERA: Readonly<Record<number, number>> = { 7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12 }

const primieraOf = (cards: readonly Card[]) =>
  [0, 1, 2, 3].reduce((sum, suit) => {
    const own = cards.filter((card) => suitOf(card) === suit)
    return sum + Math.max(0, ...own.map((card) => PRIMIERA[rankOf(card)] ?? 10))
  }, 0)

/** Points of captured cards: sweeps, most cards, most diamonds, the seven of diamonds, best sevens. */
export function pointsOf({ won, marks, lead, table }: ShedState): number[] {
  const all = won.map((cards, seat) => (seat === lead ? [...cards, ...table] : cards))
  const more = (of: (cards: readonly Card[]) => number, seat: number) =>
    Number(of(all[seat]!) > of(all[1 - seat]!))
  return all.map(
    (cards, seat) =>
      marks[seat]! +
      more((own) => own.length, seat) +
      more((own) => own.filter((card) => suitOf(card) === DIAMONDS).length, seat) +
      Number(cards.includes(GOLD_SEVEN)) +
      more(primieraOf, seat),
  )
}

const counted = (rules: Fishing, state: ShedState): ShedState =>
  ended(
    { ...state, won: state.won.with(state.lead, [...state.won[state.lead]!, ...state.table]), table: [] },
    rules.points(state),
  )

function quick(rules: Fishing, state: ShedState): number {
  const { worth } = rules
  return most(legal(rules, state), (input) => {
    const card = cardIn(input)!
    if (!isCapture(input)) return -worth(card) - (state.table.length === 0 ? 0 : 1)
    const set = capturesOf(rules, state.table, card)[optionIn(input)]!
    const sweep = set.length === state.table.length ? 6 : 0
    return sweep + worth(card) + set.reduce((sum, taken) => sum + worth(taken), 0)
  })
}

const fishing = (
  rules: Fishing,
): Pick<ShedRules, 'plays' | 'open' | 'legal' | 'move' | 'quick' | 'value'> => ({
  plays: 'fishing',
  open: (state) => ({ ...state, table: state.stock.slice(-TABLE), stock: state.stock.slice(0, -TABLE) }),
  legal: (state) => legal(rules, state),
  move: (state, input) => move(rules, state, input),
  quick: (state) => quick(rules, state),
  value(state, seat) {
    if (state.phase === 'sheet') return 8 * (state.gains[seat]! - state.gains[1 - seat]!)
    const side = (who: number) =>
      8 * state.marks[who]! + state.won[who]!.reduce((sum, card) => sum + rules.worth(card), 0) / 2
    return side(seat) - side(1 - seat)
  },
})

const FORTY = [ACE, 2, 3, 4, 5, 6, 7, JACK, QUEEN, KING]

const italianWorth = (card: Card) =>
  1 + (suitOf(card) === DIAMONDS ? 1.5 : 0) + (rankOf(card) === 7 ? 2 : 0) + (card === GOLD_SEVEN ? 5 : 0)

const ITALIAN = { value: valueOf, size: 3, worth: italianWorth, points: pointsOf } as const
export const SCOPA: Fishing = { ...ITALIAN, target: valueOf, singlesFirst: true }
export const ESCOBA: Fishing = { ...ITALIAN, target: (card) => 15 - valueOf(card), singlesFirst: false }

const BIG_CASSINO = cardOf(DIAMONDS, 10)
const LITTLE_CASSINO = cardOf(SPADES, 2)

/** Cassino points: three for most cards, one for most spades, the two cassinos, aces and sweeps. */
export function cassinoPoints({ won, marks, lead, table }: ShedState): number[] {
  const all = won.map((cards, seat) => (seat === lead ? [...cards, ...table] : cards))
  const spades = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) === SPADES).length
  return all.map((cards, seat) => {
    const other = all[1 - seat]!
    return (
      marks[seat]! +
      (cards.length > other.length ? 3 : 0) +
      Number(spades(cards) > spades(other)) +
      (cards.includes(BIG_CASSINO) ? 2 : 0) +
      Number(cards.includes(LITTLE_CASSINO)) +
      cards.filter((card) => rankOf(card) === ACE).length
    )
  })
}

const cassinoWorth = (card: Card) =>
  1 +
  (suitOf(card) === SPADES ? 0.6 : 0) +
  (rankOf(card) === ACE || card === LITTLE_CASSINO ? 3 : 0) +
  (card === BIG_CASSINO ? 6 : 0)

/** Faces capture only equal cards: no sum reaches them. */
const plainValue = (card: Card) => (rankOf(card) > 10 ? 100 * rankOf(card) : rankOf(card))
export const CASSINO: Fishing = {
  target: plainValue,
  singlesFirst: false,
  value: plainValue,
  size: 4,
  worth: cassinoWorth,
  points: cassinoPoints,
}

const plain = { seats: 2, ranks: FORTY, size: ITALIAN.size, goal: 11 } as const
export const scopa: ShedRules = { kind: 'scopa', ...plain, ...fishing(SCOPA) }
export const escoba: ShedRules = { kind: 'escoba', ...plain, ...fishing(ESCOBA) }
export const cassino: ShedRules = {
  kind: 'cassino',
  seats: 2,
  ranks: ALL_RANKS,
  size: CASSINO.size,
  goal: 21,
  ...fishing(CASSINO),
}
