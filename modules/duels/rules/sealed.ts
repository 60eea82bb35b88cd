import { endsTurn, withinTurn } from '#kit/game/duel/casts.ts'
import type { Move, Seat } from '../model.ts'
import { otherSeat, seatOf, type Duel, type Standing } from './duel.ts'

/** How a move of a game with hidden hands is stored: whoever draws and stays on turn has made a part of a turn. */
export const storedMove = (move: Move, mover: Seat, standing: Standing): Move =>
  standing.turn === mover && !standing.ending ? withinTurn(move) : move

/** Whether a player may send the last move again: to try which one it was would tell of the other one's hand. */
export function mayRepeat(duel: Duel, accountId: number): boolean {
  const { dealKey, moves, stage } = duel
  const last = moves.at(-1)
  if (dealKey === undefined || last === undefined || stage.status !== 'running') return true
  return seatOf(duel, accountId) === (endsTurn(last) ? otherSeat(stage.turn) : stage.turn)
}
