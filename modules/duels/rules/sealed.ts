import { endsTurn } from '#kit/game/duel/casts.ts'
import type { Seat } from '../model.ts'
import { isForMore, otherSeat, seatOf, type Duel } from './duel.ts'

/**
 * Whether a player may resend the last move: probing which move it was would reveal the other's hand. `mover` is who was to make it,
 * which with more than two only the rules know.
 */
export function mayRepeat(duel: Duel, accountId: number, mover?: Seat): boolean {
  const { dealKey, moves, phase } = duel
  const last = moves.at(-1)
  const seat = seatOf(duel, accountId)
  if (isForMore(duel)) return seat === mover
  if (dealKey === undefined || last === undefined || phase.status !== 'running') return true
  return seat === (endsTurn(last) ? otherSeat(phase.turn) : phase.turn)
}
