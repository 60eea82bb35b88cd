import { openFigureBook, runName, wasHelped, type FigureBook } from '#kit/game/progress/figure-book.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { boardOfLevel } from './definitions.ts'
import { largest } from './rules.ts'
import { board, type Context, type Table } from './table.ts'

/** The figures of all boards, each named by its level; loaded when the menu opens or a run ends. */
export const openBook = (table: Table): FigureBook =>
  openFigureBook(table.context, {
    isWon: true,
    hasPoints: true,
    boards: () => boardsOf(table.context, table.run.level),
    mark: (power) => table.number(2 ** Number(power)),
  })

const boardsOf = ({ definition, number }: Context, level: number) =>
  definition.boards
    .map(({ size }, index) => ({ id: String(index + 1), name: `${number(size)} × ${number(size)}` }))
    .toSorted((one, other) => Number(other.id === String(level)) - Number(one.id === String(level)))

/** A run that is stuck is counted: how far it came, and whether that was the goal. */
export function writeDown(book: FigureBook, table: Table) {
  const { run, definition } = table
  const top = largest(board(table).cells)
  book.ended({
    id: runName(run),
    board: String(run.level),
    score: run.sim.score,
    mark: String(top),
    millis: 0,
    at: systemClock(),
    isWon: 2 ** top >= boardOfLevel(definition, run.level).goal,
    isHelped: wasHelped(run),
  })
}
