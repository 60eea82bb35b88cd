import { RANKS, rankOf, suitOf } from './cards.ts'
import { gatherColumns } from './deal.ts'
import { fitsColumn, isWholeRun, roomFor, runLength } from './fits.ts'
import { fitsHome } from './homes.ts'
import { isOpen, stepOf, topOf, type Move, type State } from './state.ts'
import type { Table } from './table.ts'

/**
 * All legal moves. With `twins` false, moves that differ only in the empty place they take are listed once,
 * as a search wants it.
 */
export function legalMoves(table: Table, state: State, twins = true): Move[] {
  const moves: Move[] = []
  for (const pile of table.slots.keys()) {
    const { kind } = table.slots[pile]!
    if (kind === 'stock' || kind === 'home' || state.piles[pile]!.cards.length === 0) continue
    if (!isOpen(table, state, pile)) continue
    if (table.rules.home.kind === 'pairs') {
      addPairs(moves, table, state, pile)
      if (table.rules.columns.empty === 'any')
        addColumns(moves, { table, state, twins }, { from: pile, count: 1 })
    } else if (isOutranked(table, state, pile)) moves.push({ kind: 'remove', from: pile })
    else addMoves(moves, { table, state, twins }, pile)
  }
  if (canDraw(table, state)) moves.push({ kind: 'draw' })
  if (canDealAgain(table, state)) moves.push({ kind: 'reshuffle' })
  return moves
}

interface Position {
  readonly table: Table
  readonly state: State
  readonly twins: boolean
}

function addMoves(moves: Move[], position: Position, from: number) {
  const { table, state, twins } = position
  const { slots, rules } = table
  const pile = state.piles[from]!
  const isEmpty = (other: number) => state.piles[other]!.cards.length === 0
  const isColumn = slots[from]!.kind === 'column'
  const longest = isColumn ? runLength(rules.columns, pile) : 1
  for (let count = 1; count <= longest; count++) {
    const homes = count === 1 ? table.homes.filter((to) => fitsHome(table, state, to, topOf(pile)!)) : []
    const cells = count === 1 && usesCells(position, from) ? table.cells.filter(isEmpty) : []
    // Chain piles differ by their top cards.
    const choices = twins || rules.home.kind === 'chain' ? homes : homes.slice(0, 1)
    for (const to of choices) moves.push({ kind: 'move', from, count, to })
    addColumns(moves, position, { from, count })
    for (const to of twins ? cells : cells.slice(0, 1)) moves.push({ kind: 'move', from, count, to })
  }
  // A whole run leaves automatically, but a dealt one may be complete before the first move.
  if (rules.home.kind === 'runs' && isColumn && isWholeRun(pile.cards, pile.hidden, rules.home.mixed)) {
    const to = table.homes.find((home) => state.piles[home]!.cards.length === 0)
    if (to !== undefined) moves.push({ kind: 'move', from, count: RANKS, to })
  }
}

function usesCells({ table, state }: Position, from: number): boolean {
  const { kind } = table.slots[from]!
  return !isTooEarly(table, state) && kind !== 'cell' && table.rules.columns.build !== 'loose'
}

/** Whether the cells are locked until the stock is empty. */
export const isTooEarly = ({ rules, stock }: Table, state: State): boolean =>
  rules.cells?.late === true && state.piles[stock!]!.cards.length > 0

function addColumns(
  moves: Move[],
  { table, state, twins }: Position,
  { from, count }: { readonly from: number; readonly count: number },
) {
  if (table.rules.home.kind === 'chain') return
  let emptyTaken = false
  for (const to of table.columns) {
    const isEmpty = state.piles[to]!.cards.length === 0
    if (to === from || (isEmpty && emptyTaken && !twins) || !fitsColumn(table, state, to, from, count))
      continue
    if (table.rules.columns.carry === 'room' && count > roomFor(table, state, isEmpty)) continue
    emptyTaken ||= isEmpty
    moves.push({ kind: 'move', from, count, to })
  }
}

function addPairs(moves: Move[], table: Table, state: State, from: number) {
  const { home } = table.rules
  const match = home.kind === 'pairs' ? home.match : undefined
  const sum = match === 'fourteen' ? RANKS + 1 : RANKS
  const rank = rankOf(topOf(state.piles[from]!)!)
  if (match === undefined && rank === RANKS) moves.push({ kind: 'remove', from })
  for (const other of table.slots.keys()) {
    const { kind } = table.slots[other]!
    const card = topOf(state.piles[other]!)
    if (kind === 'home' || kind === 'stock' || card === undefined) continue
    if (match === 'rank' ? rank !== rankOf(card) : rank + rankOf(card) !== sum) continue
    const isPartner = isOpen(table, state, other) ? other > from : isCoveredOnlyBy(table, state, other, from)
    if (isPartner) moves.push({ kind: 'pair', from, with: other })
  }
}

/** A card may pair with the only card that covers it. */
function isCoveredOnlyBy(table: Table, state: State, pile: number, cover: number): boolean {
  const { coveredBy } = table.slots[pile]!
  return (
    coveredBy.includes(cover) &&
    coveredBy.every((one) => one === cover || state.piles[one]!.cards.length === 0)
  )
}

/** Whether a higher card of the suit is open; the ace is highest. */
function isOutranked(table: Table, state: State, pile: number): boolean {
  if (table.rules.home.kind !== 'aces') return false
  const card = topOf(state.piles[pile]!)!
  return table.columns.some((other) => {
    const rival = topOf(state.piles[other]!)
    return rival !== undefined && suitOf(rival) === suitOf(card) && stepOf(rival, 2) > stepOf(card, 2)
  })
}

/** Whether the columns may be gathered and dealt anew. */
export function canDealAgain(table: Table, state: State): boolean {
  if (state.reshuffles < (table.rules.reshuffles ?? 0)) return true
  const { gathers } = table.rules
  if (!gathers || (gathers !== 'endless' && state.reshuffles >= gathers)) return false
  const next = gatherColumns(table, state).piles
  return table.columns.some((pile) => next[pile]!.cards.join() !== state.piles[pile]!.cards.join())
}

/** Whether the stock can be dealt from, or the waste turned over. */
export function canDraw(table: Table, state: State): boolean {
  const { stock: rules } = table.rules
  if (!rules || table.stock === undefined) return false
  if (state.piles[table.stock]!.cards.length > 0) {
    return !rules.needsFull || table.columns.every((pile) => state.piles[pile]!.cards.length > 0)
  }
  if (table.waste === undefined || state.piles[table.waste]!.cards.length === 0) return false
  return rules.redeals === 'endless' || state.redeals < (rules.redeals ?? 0)
}

export function sameMove(one: Move, other: Move): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'move' && other.kind === 'move') {
    return one.from === other.from && one.count === other.count && one.to === other.to
  }
  if (one.kind === 'pair' && other.kind === 'pair') {
    return one.from === other.from && one.with === other.with
  }
  return one.kind !== 'remove' || (other.kind === 'remove' && one.from === other.from)
}
