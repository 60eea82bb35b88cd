import type { Point } from '#kit/game/stage.ts'
import type { Aim, Board, State } from './state.ts'

const TURN = 180 / Math.PI
const FARTHEST = 150

/** The aim below a finger in board units; `undefined` below the launcher, where releasing cancels the shot. */
export function aimAt(board: Board, state: State, at: Point): Aim | undefined {
  const launchers = board.launchers(state)
  if (board.aim === 'column') return Math.max(0, Math.min(board.width - 1, Math.floor(at.x)))
  const isRight = launchers.length > 1 && at.x > board.width / 2
  const from = launchers[isRight ? 1 : 0]!
  const degrees = Math.atan2(at.x - from.x, from.y - at.y) * TURN
  if (board.aim === 'round') {
    if (Math.hypot(at.x - from.x, at.y - from.y) < 0.9) return undefined
    return (Math.round(degrees) + 360) % 360
  }
  if (at.y > from.y + 0.2) return undefined
  const half = Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(degrees * 2)))
  return isRight ? -half : half
}

/** The aim after a press of an arrow key; held keys turn faster. */
export function turned(board: Board, state: State, aim: Aim, way: -1 | 1, fast: boolean): Aim {
  if (board.aim === 'round') return (aim + way * (fast ? 6 : 2) + 360) % 360
  if (board.aim === 'fan') return Math.max(-FARTHEST, Math.min(FARTHEST, aim + way * (fast ? 7 : 2)))
  const open = board.rules.legal(state).filter((one) => one < board.width)
  const next = way > 0 ? open.find((one) => one > aim) : open.findLast((one) => one < aim)
  return next ?? aim
}

/** A default aim. */
export const firstAim = (board: Board): Aim => (board.aim === 'column' ? Math.floor(board.width / 2) : 0)
