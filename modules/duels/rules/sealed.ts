import { endsTurn } from '#kit/game/duel/casts.ts'
import { otherSeat, seatOf, type Duel } from './duel.ts'

/** Whether a player may resend the last move: probing which move it was would reveal the other's hand. */
export function mayRepeat(duel: Duel, accountId: number): boolean {
  const { dealKey, moves, phase } = duel
  const last = moves.at(-1)
  if (dealKey === undefined || last === undefined || phase.status !== 'running') return true
  return seatOf(duel, accountId) === (endsTurn(last) ? otherSeat(phase.turn) : phase.turn)
}
