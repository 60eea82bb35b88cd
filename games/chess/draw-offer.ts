import { taskOf } from './bot.ts'
import { judge } from './engine.ts'
import type { Match } from './match.ts'

/** Before this move number the computer plays on; it never gives away more than this, in hundredths of a pawn. */
const FEWEST_MOVES = 20
const ITS_EDGE = 30
/** Nodes for a search on the page's own thread: a tenth of a second. */
const GLANCE = 6_000

/** Whether the computer accepts a draw in a position in which the player is to move. */
export function agreesToDraw({ state }: Pick<Match, 'state'>): boolean {
  if (typeof state.mode.opponent !== 'number') return false
  const judged = judge(taskOf(state, state.mode.opponent, 0), GLANCE)
  if (!judged || state.moves.length < FEWEST_MOVES) return false
  return -judged.score <= ITS_EDGE
}
