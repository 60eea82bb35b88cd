import { RANKS } from './cards.ts'
import type { SolitaireRules } from './definition.ts'
import { definitions } from './definitions.ts'
import { legalMoves } from './moves.ts'
import { step } from './rules.ts'
import type { Move, Pile, State } from './state.ts'
import { tableOf } from './table.ts'

export const card = (rank: number, suit: number, copy = 0) => copy * 52 + suit * RANKS + rank - 1
export const run = (from: number, to: number, suit: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => card(from - index, suit))
export const gameOf = (id: string): SolitaireRules => definitions.find((one) => one.id === id)!

/** A table with only the given piles filled: `column0`, `home1`, `cell0`, `waste0`. */
export function laid(
  id: string,
  piles: Readonly<Record<string, readonly number[]>>,
  hidden = 0,
  base = 1,
): State {
  const table = tableOf(gameOf(id))
  const filled = table.slots.map(({ kind, index }): Pile => {
    const cards = piles[`${kind}${index}`] ?? []
    return {
      cards,
      hidden: kind === 'stock' ? cards.length : kind === 'column' && cards.length > hidden ? hidden : 0,
    }
  })
  return { piles: filled, base, redeals: 0, reshuffles: 0, streak: 0, moves: 0, points: 0 }
}

export const pileOf = (id: string, kind: string, index: number) =>
  tableOf(gameOf(id)).slots.findIndex((slot) => slot.kind === kind && slot.index === index)

export function mayMove(id: string, state: State, count = 1, from = 'column0', to = 'column1'): boolean {
  const named = (name: string) => pileOf(id, name.slice(0, -1), Number(name.at(-1)))
  return legalMoves(tableOf(gameOf(id)), state).some(
    (move) =>
      move.kind === 'move' && move.from === named(from) && move.to === named(to) && move.count === count,
  )
}

export const play = (id: string, state: State, move: Move) =>
  step(tableOf(gameOf(id)), state, move, () => 0).state
