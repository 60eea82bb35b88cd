import { taskOf } from './bot.ts'
import { judge } from './engine.ts'
import type { Match } from './match.ts'

/** Before so many moves the computer wants to play; it never gives away so much, in hundredths of a pawn. */
const FEWEST_MOVES = 20
const ITS_EDGE = 30
/** A glance on the page's own thread: a tenth of a second. */
const GLANCE = 6_000

/** Whether the computer takes a draw in this position, in which the player is to move. */
export function agreesToDraw({ state }: Pick<Match, 'state'>): boolean {
  if (typeof state.mode.opponent !== 'number') return false
  const judged = judge(taskOf(state, state.mode.opponent, 0), GLANCE)
  if (!judged || state.moves.length < FEWEST_MOVES) return false
  return -judged.score <= ITS_EDGE
}
