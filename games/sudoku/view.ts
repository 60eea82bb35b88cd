import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import type { DeskGame } from '#kit/game/pencil/desk-game.ts'
import { gridOf } from '#kit/game/pencil/grid.ts'
import { mountDesk } from '#kit/game/pencil/view.ts'
import { advise, type Reason } from './advice.ts'
import { originOf, pencilRun } from './as-pencil.ts'
import { drawBoard } from './board-look.ts'
import { sudokuOfLevel, type SudokuDefinition } from './definitions.ts'
import { family } from './family.ts'
import { cellText, levelOf, optionsOf } from './portal-texts.ts'
import type { Input } from './rules.ts'

type Context = GameContext<SudokuDefinition, Input>

function deskGame(context: Context): DeskGame<Reason> {
  const { definition, text, number, remembered } = context
  return {
    mark: 'digit',
    open: () => pencilRun(context.open()),
    fresh: (wish) => pencilRun(context.fresh(wish)),
    level: () => levelOf(definition, remembered('size'), remembered('grade')),
    isOther(level, id, value) {
      const { size, grade } = sudokuOfLevel(definition, level)
      return (id === 'size' && Number(value) !== size) || (id === 'grade' && value !== grade)
    },
    label: number,
    // Small boards have large cells.
    gridOf: (puzzle, room) => gridOf(puzzle, room, Infinity),
    drawBoard,
    advise(board) {
      const advice = advise(originOf(board))
      return advice && { ...advice, value: advice.digit }
    },
    options: (level) => optionsOf(context, level),
    hintText: ({ reason, value }) => text(`hint.${reason}`, { digit: value }),
    cellText: (board, cell) => cellText(context, originOf(board), cell),
  }
}

const mount = (canvas: HTMLCanvasElement, context: Context): GameHandle =>
  mountDesk(canvas, context, deskGame(context))

export default { family, mount } satisfies GameView<SudokuDefinition, Input>
