import { isRed, RANKS, rankOf, suitOf, type Card } from './cards.ts'
import type { HomeRules } from './definition.ts'
import { stepOf, topOf, type State } from './state.ts'
import { goesDown, type Table } from './table.ts'

/** Whether a single card may go to a home pile. */
export function fitsHome(table: Table, state: State, home: number, card: Card): boolean {
  const { home: rules } = table.rules
  const pile = state.piles[home]!
  const top = topOf(pile)
  switch (rules.kind) {
    case 'suits':
      if (rules.late && state.piles[table.stock!]!.cards.length > 0) return false
      if (rules.ends) return fitsEnds(table, state, home, card)
      if (top === undefined) return rankOf(card) === state.base
      return (
        pile.cards.length < RANKS &&
        suitOf(top) === suitOf(card) &&
        stepOf(card, state.base) === pile.cards.length
      )
    case 'ranks':
      return pile.cards.length < RANKS && stepOf(card, state.base) === pile.cards.length
    case 'chain':
      if (top === undefined) return rules.start === 'free'
      return isLinked(rules, top, card)
    case 'counts':
    case 'mill':
      return rankOf(card) === wantedAt(table, state, home)
    case 'skips':
    case 'hours':
      return rankOf(card) === wantedAt(table, state, home) && isItsSuit(table, state, home, card)
    case 'runs':
    case 'pairs':
    case 'aces':
    case 'sets':
      return false
  }
}

/** The rank a pile waits for where that depends on its index and length alone; `undefined` once full. */
export function wantedAt({ rules, slots }: Table, state: State, home: number): number | undefined {
  const { index } = slots[home]!
  const { length } = state.piles[home]!.cards
  const around = (rank: number) => ((rank - 1) % RANKS) + 1
  switch (rules.home.kind) {
    case 'counts':
      return length < RANKS ? around((index + 1) * (length + 1)) : undefined
    case 'skips':
      return length < RANKS ? around((index < 4 ? 1 : 2) + 2 * length) : undefined
    case 'hours':
      return length < hourLength(index + 1) ? around(hourStart(index + 1) + length) : undefined
    case 'mill':
      if (index === 0) return length < 4 * RANKS ? around(1 + length) : undefined
      return length < RANKS ? RANKS - length : undefined
    default:
      return undefined
  }
}

/** The clock starts with the two at five o'clock and ends with the king at four. */
export const hourStart = (hour: number) => (hour > 4 ? hour - 3 : hour + 9)
const hourLength = (hour: number) => (hour > 4 ? 4 : 5)

/** A pile keeps its suit, and two piles of the same first rank never share one. */
function isItsSuit(table: Table, state: State, home: number, card: Card): boolean {
  const top = topOf(state.piles[home]!)
  if (top !== undefined) return suitOf(top) === suitOf(card)
  return !table.homes.some((other) => {
    const first = state.piles[other]!.cards[0]
    return first !== undefined && suitOf(first) === suitOf(card) && rankOf(first) === rankOf(card)
  })
}

/** Up or down from the first ranks, one pile per suit and direction. */
function fitsEnds(table: Table, state: State, home: number, card: Card): boolean {
  const isDown = goesDown(table, home)
  const top = topOf(state.piles[home]!)
  if (top !== undefined)
    return suitOf(top) === suitOf(card) && rankOf(card) - rankOf(top) === (isDown ? -1 : 1)
  return rankOf(card) === firstRankOf(table, state, home) && isItsSuit(table, state, home, card)
}

const MIDDLE_UP = 7

/** The rank that an empty pile of a suit waits for. */
export function firstRankOf(table: Table, { base }: State, home: number): number {
  const { home: rules } = table.rules
  const isDown = goesDown(table, home)
  if (rules.kind === 'suits' && rules.ends === 'middle') return isDown ? MIDDLE_UP - 1 : MIDDLE_UP
  return isDown ? RANKS : base
}

function isLinked({ around, link }: HomeRules & { kind: 'chain' }, one: Card, other: Card): boolean {
  const distance = Math.abs(rankOf(one) - rankOf(other))
  if (link === 'kin') return distance === 0 || suitOf(one) === suitOf(other)
  if (link === 'colors' && isRed(one) === isRed(other)) return false
  const steps = link === 'leap' ? [2] : link === 'colors' ? [1, 2] : [1]
  return steps.some((step) => distance === step || (around === true && distance === RANKS - step))
}
