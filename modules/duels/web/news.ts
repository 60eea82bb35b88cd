import type { ShownDuel } from '../calls.ts'
import type { DuelNews } from '../shapes.ts'
import { turnsIn } from '../rules/duel.ts'

/** In games without hidden hands two play: each has made a first move. */
const OPENING_TURNS = 2

/**
 * The duel with the move from a message, so that it shows at once. Undefined when more than one move has changed: then it is read
 * again.
 */
export function withNews(duel: ShownDuel, news: DuelNews): ShownDuel | undefined {
  const { moveCount, move, turn, firstLeft, secondLeft } = news
  if (duel.status !== 'running' || move === undefined || turn === undefined) return undefined
  // What one may see of hidden hands is always read, even if an older process sends a move.
  if (typeof duel.sight === 'string') return undefined
  if (moveCount !== duel.moveCount + 1) return undefined
  const moves = [...duel.moves, move]
  return {
    ...duel,
    moveCount,
    moves,
    turn,
    // A move declines the other's offer.
    drawBy: duel.drawBy === duel.turn ? duel.drawBy : null,
    firstLeft: firstLeft ?? duel.firstLeft,
    secondLeft: secondLeft ?? duel.secondLeft,
    openingLeft: turnsIn(moves) < OPENING_TURNS ? duel.openingLeft : null,
    rivalAway: duel.rivalAway === null ? null : 0,
  }
}
