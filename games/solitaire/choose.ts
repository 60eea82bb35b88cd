import { rankOf } from './cards.ts'
import { inRun } from './fits.ts'
import { cardsLeft, isWon, step } from './rules.ts'
import { legalMoves } from './moves.ts'
import { topOf, type Move, type State } from './state.ts'
import { isCleared, type Table } from './table.ts'

/** Moves that begin with these cards. */
export const movesFrom = (moves: readonly Move[], pile: number, count: number) =>
  moves.filter((move) => {
    if (move.kind === 'move') return move.from === pile && move.count === count
    if (move.kind === 'remove') return move.from === pile && count === 1
    return move.kind === 'pair' && count === 1 && (move.from === pile || move.with === pile)
  })

/** The likeliest meaning of a tap: home, then onto a fitting card, an empty column, a free cell. */
export function tapMove(table: Table, state: State, pile: number, count: number): Move | undefined {
  const wishes = movesFrom(legalMoves(table, state), pile, count).filter(({ kind }) => kind !== 'pair')
  return wishes.toSorted((one, other) => appeal(table, state, other) - appeal(table, state, one))[0]
}

function appeal(table: Table, state: State, move: Move): number {
  if (move.kind !== 'move') return 100
  const { kind } = table.slots[move.to]!
  if (kind === 'home') return state.piles[move.to]!.cards.length > 0 ? 100 : 99
  if (kind === 'cell') return 10
  const lower = topOf(state.piles[move.to]!)
  if (lower === undefined) return 20
  const card = state.piles[move.from]!.cards.at(-move.count)!
  const run = inRun(table.rules.columns, lower, card) ? 20 : 0
  // Of equal targets the longer column is better: short ones stay free to be emptied.
  return 50 + run + Math.min(9, state.piles[move.to]!.cards.length / 2)
}

/** The move of these cards to that pile. */
export function dropMove(
  table: Table,
  state: State,
  from: number,
  count: number,
  to: number,
): Move | undefined {
  return movesFrom(legalMoves(table, state), from, count).find((move) => {
    if (move.kind === 'move') return move.to === to
    if (move.kind === 'pair') return move.from === to || move.with === to
    return table.slots[to]!.kind === 'home'
  })
}

/** Moves that finish a game in which no card is hidden and all can go home. */
export function finishingLine(table: Table, start: State): readonly Move[] | undefined {
  const { home } = table.rules
  if (home.kind === 'runs' || isCleared(home)) return undefined
  // In games where cards only go home, this would play the whole game.
  const isPassive =
    (home.kind === 'skips' || home.kind === 'mill') && start.piles[table.stock!]!.cards.length > 0
  if (isPassive) return undefined
  if (table.columns.some((pile) => start.piles[pile]!.hidden > 0)) return undefined
  const line: Move[] = []
  let state = start
  let idle = 0
  while (!isWon(table, state)) {
    const next = nextHome(table, state)
    idle = next.kind === 'draw' ? idle + 1 : 0
    if (next.kind === 'none' || idle > cardsLeft(table, state) + 1) return undefined
    line.push(next)
    state = step(table, state, next, () => 0).state
  }
  return line
}

/** The lowest card that can go home, else a card from the stock. */
function nextHome(table: Table, state: State): Move | { readonly kind: 'none' } {
  const moves = legalMoves(table, state)
  const rank = (move: Move) => (move.kind === 'move' ? rankOf(topOf(state.piles[move.from]!)!) : 99)
  const homes = moves.filter((move) => move.kind === 'move' && table.slots[move.to]!.kind === 'home')
  const lowest = homes.toSorted((one, other) => rank(one) - rank(other))[0]
  return lowest ?? moves.find(({ kind }) => kind === 'draw') ?? { kind: 'none' }
}
