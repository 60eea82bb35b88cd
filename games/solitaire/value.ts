import { RANKS, rankOf, type Card } from './cards.ts'
import { fitsOn, inRun } from './fits.ts'
import { cardsIn, stepOf, type Pile, type State } from './state.ts'
import type { Table } from './table.ts'

/**
 * How good a position looks, from what lies on the table alone. The weights were tuned by counting the deals that the
 * search wins; only their order of size matters.
 */
export function valueOf(table: Table, state: State): number {
  const { rules } = table
  if (rules.home.kind === 'chain' || rules.home.kind === 'pairs') return clearingValue(table, state)
  const isRuns = rules.home.kind === 'runs'
  let value = cardsIn(state, table.homes) * (isRuns ? 14 : 10) - cardsIn(state, table.reserves) * 3
  for (const pile of table.cells) if (state.piles[pile]!.cards.length === 0) value += 7
  for (const pile of table.columns) value += columnValue(table, state, pile)
  return value
}

/** Games that are won by an empty table: few cards left, and help of the stock kept for later. */
function clearingValue(table: Table, state: State): number {
  const helps = table.stock === undefined ? 0 : state.piles[table.stock]!.cards.length
  const tallest = Math.max(...table.columns.map((pile) => state.piles[pile]!.cards.length))
  return helps * 2 - cardsIn(state, table.columns) * 10 - (table.rules.columns.shape ? 0 : tallest * 3)
}

function columnValue(table: Table, state: State, column: number): number {
  const { columns } = table.rules
  const pile = state.piles[column]!
  if (pile.cards.length === 0) return columns.empty === 'none' ? 0 : 9
  let value = -9 * pile.hidden
  let lowest = RANKS
  for (let index = pile.hidden; index < pile.cards.length; index++) {
    const step = stepOf(pile.cards[index]!, state.base)
    if (step < lowest) lowest = step
    // A card that is needed sooner lies under this one.
    else if (step > lowest) value -= 1.5
    value += orderValue(table, state, pile, index)
  }
  return value
}

function orderValue({ rules }: Table, state: State, { cards, hidden }: Pile, index: number): number {
  const card: Card = cards[index]!
  if (index === 0) return stepOf(card, state.base) === RANKS - 1 ? 3 : 0
  if (index === hidden) return 0
  const lower = cards[index - 1]!
  if (rankOf(lower) - rankOf(card) !== 1) return 0
  if (inRun(rules.columns, lower, card)) return rules.home.kind === 'runs' ? 7 : 3
  return fitsOn(rules.columns, lower, card) ? 1.5 : 0
}
