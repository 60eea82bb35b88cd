import { openTimedBook, starsText, tableFirst, type TimedBook } from '#kit/game/progress/timed-book.ts'
import { boards } from './all-boards.ts'
import { boardName, type MahjongContext } from './choose-board.ts'
import { showCounters, type Play } from './play.ts'

/** Times and statistics: per board in the game of all boards, of the one picture in the others. */
export const openBook = (play: Play): TimedBook =>
  openTimedBook(play.context, {
    run: () => play.run,
    counted: () => showCounters(play),
    isWon: false,
    hasPoints: true,
    boards: () => boardsOf(play.context, play.run.level),
    mark: starsText,
  })

function boardsOf(context: MahjongContext, level: number) {
  const { definition, text } = context
  if (definition.picture) return [{ id: String(level), name: text(`title.${definition.id}`) }]
  return tableFirst(
    boards.map((board, index) => ({ id: String(index + 1), name: boardName(context, board) })),
    level,
  )
}
