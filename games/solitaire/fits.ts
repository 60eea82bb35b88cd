import { isRed, RANKS, rankOf, suitOf, type Card } from './cards.ts'
import type { Build, ColumnRules } from './definition.ts'
import { stepOf, topOf, type Pile, type State } from './state.ts'
import type { Table } from './table.ts'

/** Whether the suit of `upper` may lie on `lower`. */
export function suitsFit(build: Build, lower: Card, upper: Card): boolean {
  switch (build) {
    case 'alternate':
      return isRed(lower) !== isRed(upper)
    case 'suit':
      return suitOf(lower) === suitOf(upper)
    case 'color':
      return isRed(lower) === isRed(upper)
    case 'other-suit':
      return suitOf(lower) !== suitOf(upper)
    case 'any':
    case 'rank':
      return true
    case 'loose':
    case 'none':
      return false
  }
}

function ranksFit({ order, around, build }: ColumnRules, lower: Card, upper: Card): boolean {
  const drop = rankOf(lower) - rankOf(upper)
  if (build === 'rank') return drop === 0
  const isNext = (step: number) => drop === step || (around === true && drop === step - RANKS * step)
  return isNext(1) || (order === 'both' && isNext(-1))
}

/** Whether `upper` may lie on `lower` in a column. */
export const fitsOn = (columns: ColumnRules, lower: Card, upper: Card) =>
  ranksFit(columns, lower, upper) && suitsFit(columns.build, lower, upper)

/** Whether two neighbours belong to one movable run. */
export const inRun = (columns: ColumnRules, lower: Card, upper: Card) =>
  ranksFit(columns, lower, upper) && suitsFit(columns.runs ?? columns.build, lower, upper)

/** Movable cards at the end of a column, free places permitting. */
export function runLength(columns: ColumnRules, { cards, hidden }: Pile): number {
  const open = cards.length - hidden
  if (columns.carry === 'any') return open
  if (columns.carry === 'one') return Math.min(1, open)
  let length = Math.min(1, open)
  while (
    length > 0 &&
    length < open &&
    inRun(columns, cards[cards.length - length - 1]!, cards[cards.length - length]!)
  )
    length++
  return length
}

/** Cards that can be moved one by one through free cells and empty columns. */
export function roomFor(table: Table, state: State, intoEmpty: boolean): number {
  const empty = (piles: readonly number[]) =>
    piles.reduce((count, pile) => count + (state.piles[pile]!.cards.length === 0 ? 1 : 0), 0)
  const columns = table.rules.columns.empty === 'any' ? empty(table.columns) - (intoEmpty ? 1 : 0) : 0
  return (empty(table.cells) + 1) * 2 ** columns
}

/** Cards of one rank that leave together. */
export const SET = 4

/** Whether the last four cards of a column are of one rank. */
export const isWholeSet = (cards: readonly Card[]): boolean =>
  cards.length >= SET && cards.slice(-SET).every((card) => rankOf(card) === rankOf(cards.at(-1)!))

/** A suit from king to ace at the end of a column, or such a run in alternating colours. */
export function isWholeRun(cards: readonly Card[], hidden: number, mixed = false): boolean {
  const start = cards.length - RANKS
  if (start < hidden) return false
  for (let step = 0; step < RANKS; step++) {
    const card = cards[start + step]!
    if (rankOf(card) !== RANKS - step) return false
    if (step > 0 && !suitsFit(mixed ? 'alternate' : 'suit', cards[start + step - 1]!, card)) return false
  }
  return true
}

/** The pile that refills an empty column automatically, while it has cards. */
export function fillerOf({ rules, reserves, waste, stock }: Table, state: State): number | undefined {
  const { empty } = rules.columns
  const sources =
    empty === 'reserve' ? reserves : empty === 'waste' ? [waste, stock] : empty === 'stock' ? [stock] : []
  return sources.find((pile) => pile !== undefined && state.piles[pile]!.cards.length > 0)
}

/** Whether the cards fit on a column; `roomFor` limits their number. */
export function fitsColumn(table: Table, state: State, to: number, from: number, count: number): boolean {
  const { columns } = table.rules
  const source = state.piles[from]!
  const card = source.cards[source.cards.length - count]!
  const top = topOf(state.piles[to]!)
  if (columns.build === 'loose') return table.slots[from]!.kind === 'waste'
  if (columns.most !== undefined && state.piles[to]!.cards.length + count > columns.most) return false
  if (top !== undefined) return fitsOn(columns, top, card)
  // Moving a whole column into an empty one changes nothing.
  if (table.slots[from]!.kind === 'column' && source.cards.length === count) return false
  switch (columns.empty) {
    case 'any':
      return true
    case 'king':
      return stepOf(card, state.base) === RANKS - 1
    case 'reserve':
      return table.reserves.every((pile) => state.piles[pile]!.cards.length === 0)
    case 'waste':
    case 'stock':
      return fillerOf(table, state) === undefined
    case 'none':
      return false
  }
}
