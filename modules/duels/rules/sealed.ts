import { endsTurn } from '#kit/game/duel/casts.ts'
import { otherSeat, seatOf, type Duel } from './duel.ts'

/** Whether a player may send the last move again: to try which one it was would tell of the other one's hand. */
export function mayRepeat(duel: Duel, accountId: number): boolean {
  const { dealKey, moves, stage } = duel
  const last = moves.at(-1)
  if (dealKey === undefined || last === undefined || stage.status !== 'running') return true
  return seatOf(duel, accountId) === (endsTurn(last) ? otherSeat(stage.turn) : stage.turn)
}
