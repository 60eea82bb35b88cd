import type { Round } from '../round.ts'

const swapped = (who: number, self: number) => (who === self ? 0 : who === 0 ? self : who)

/**
 * The round from a seat's view: that player comes first, in the first colour. Squares store their owner's
 * number, 0 for nobody.
 */
export function seenFrom(state: Round, self: number): Round {
  if (self === 0) return state
  const players = state.players.slice()
  players[0] = state.players[self]!
  players[self] = state.players[0]!
  if (!('owner' in state)) return { ...state, players }
  const { owner, trail } = state as Round & { owner: readonly number[]; trail: readonly number[] }
  const seen = (square: number) => (square === 0 ? 0 : swapped(square - 1, self) + 1)
  return { ...state, players, owner: owner.map(seen), trail: trail.map(seen) } as Round
}

/** Events whose player index is mapped to the view. */
const NAMES = new Set(['burst', 'knockout', 'out'])

export const eventSeenFrom = <Event extends { readonly kind: string; readonly amount?: number }>(
  event: Event,
  self: number,
): Event =>
  NAMES.has(event.kind) && event.amount !== undefined
    ? { ...event, amount: swapped(event.amount, self) }
    : event
