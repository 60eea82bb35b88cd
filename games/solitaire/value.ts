import { RANKS, rankOf, suitOf, type Card } from './cards.ts'
import { fitsOn, inRun, suitsFit } from './fits.ts'
import { wantedAt } from './homes.ts'
import { cardsIn, stepOf, type Pile, type State } from './state.ts'
import { clearsPack, isCleared, type Table } from './table.ts'

/**
 * Value of a position from the visible table. Weights were tuned by counting won deals; only their order of
 * magnitude matters.
 */
export function valueOf(table: Table, state: State): number {
  const { rules } = table
  if (isCleared(rules.home)) return clearingValue(table, state)
  if (rules.home.kind === 'counts') return countingValue(table, state)
  if (rules.home.kind === 'suits' && rules.home.late) return waitingValue(table, state)
  const isRuns = rules.home.kind === 'runs'
  let value = cardsIn(state, table.homes) * (isRuns ? 14 : 10) - cardsIn(state, table.reserves) * 3
  for (const pile of table.cells) if (state.piles[pile]!.cards.length === 0) value += 7
  for (const pile of table.columns) value += columnValue(table, state, pile)
  return value
}

/** Games won by an empty table: few cards left, stock saved for later. */
function clearingValue(table: Table, state: State): number {
  if (table.rules.home.kind === 'sets') return gatheringValue(table, state)
  if (table.rules.home.kind === 'aces' || clearsPack(table.rules)) return discardingValue(table, state)
  const helps = table.stock === undefined ? 0 : state.piles[table.stock]!.cards.length
  const tallest = Math.max(...table.columns.map((pile) => state.piles[pile]!.cards.length))
  return helps * 2 - cardsIn(state, table.columns) * 10 - (table.rules.columns.shape ? 0 : tallest * 3)
}

/** Every deal must come, so only removed cards count, and space to uncover others. */
function discardingValue(table: Table, state: State): number {
  let value = cardsIn(state, table.homes) * 10
  for (const pile of table.columns) {
    const { cards } = state.piles[pile]!
    if (cards.length === 0) value += 8
    else if (stepOf(cards[0]!, 2) === RANKS - 1) value += 6
  }
  return value
}

/** Counting piles: a card should not cover one that is needed sooner. */
function countingValue(table: Table, state: State): number {
  const wantedIn = (card: Card) =>
    Math.min(...table.homes.map((home) => waitAt(table, state, home, rankOf(card))))
  let value = cardsIn(state, table.homes) * 10
  for (const pile of table.columns) {
    let soonest = 4 * RANKS
    const { cards } = state.piles[pile]!
    if (cards.length === 0) value += 4
    for (const card of cards) {
      const wait = wantedIn(card)
      if (wait > soonest) value -= 4
      else soonest = wait
    }
  }
  return value
}

/**
 * Cards that wait for the end of the stock: those that could go home if everything were laid out, minus cards
 * above ones needed sooner.
 */
function waitingValue(table: Table, state: State): number {
  const lengths = table.homes.map((pile) => state.piles[pile]!.cards.length)
  const suits = table.homes.map((pile) => suitOf(state.piles[pile]!.cards[0]!))
  const left = table.columns.map((pile) => state.piles[pile]!.cards.length)
  const laid = new Set(table.columns.flatMap((pile) => state.piles[pile]!.cards))
  let gone = 0
  const goHome = (card: Card | undefined): boolean => {
    const home = card === undefined ? -1 : suits.indexOf(suitOf(card))
    if (home < 0 || rankOf(card!) !== lengths[home]! + 1) return false
    lengths[home]!++
    gone++
    return true
  }
  for (let before = -1; before < gone;) {
    before = gone
    suits.forEach((suit, home) => {
      while (lengths[home]! < RANKS && !laid.has(suit * RANKS + lengths[home]!)) lengths[home]!++
    })
    table.columns.forEach((pile, column) => {
      while (goHome(state.piles[pile]!.cards[left[column]! - 1])) left[column]!--
    })
  }
  const order = table.columns.reduce((sum, pile) => sum + columnValue(table, state, pile), 0)
  return 20 * (gone - laid.size) + 10 * laid.size + cardsIn(state, table.homes) * 20 + order
}

/** Cards that a counting pile needs before this rank. */
function waitAt(table: Table, state: State, home: number, rank: number): number {
  const { length } = state.piles[home]!.cards
  const step = table.slots[home]!.index + 1
  let wanted = wantedAt(table, state, home)
  for (let wait = 0; wanted !== undefined && wait < RANKS - length; wait++) {
    if (wanted === rank) return wait
    wanted = ((wanted + step - 1) % RANKS) + 1
  }
  return 4 * RANKS
}

/** Sets of one rank: pairs and threes count halfway, and the reserve has to be emptied. */
function gatheringValue(table: Table, state: State): number {
  let value = cardsIn(state, table.homes) * 10 - cardsIn(state, table.reserves) * 3
  for (const pile of table.columns) value += 4 * Math.max(0, state.piles[pile]!.cards.length - 1)
  return value
}

/** Cards of its pile that go home before this one. */
function turnOf({ rules: { home } }: Table, state: State, card: Card): number {
  if (home.kind !== 'suits' || home.ends !== 'middle') return stepOf(card, state.base)
  return rankOf(card) > 6 ? rankOf(card) - 7 : 6 - rankOf(card)
}

function columnValue(table: Table, state: State, column: number): number {
  const { columns } = table.rules
  const pile = state.piles[column]!
  if (pile.cards.length === 0) return columns.empty === 'none' ? 0 : 9
  let value = -9 * pile.hidden
  let lowest = RANKS
  for (let index = pile.hidden; index < pile.cards.length; index++) {
    const step = turnOf(table, state, pile.cards[index]!)
    if (step < lowest) lowest = step
    // A card needed sooner is covered by this one.
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
  if (rules.home.kind === 'runs' && suitsFit(rules.home.mixed ? 'alternate' : 'suit', lower, card)) return 7
  if (rules.home.kind !== 'runs' && inRun(rules.columns, lower, card)) return 3
  return fitsOn(rules.columns, lower, card) ? 1.5 : 0
}
