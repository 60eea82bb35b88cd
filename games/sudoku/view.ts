import type { GameContext, GameHandle, GameView, Run } from '#kit/game/contract.ts'
import type { PencilGame, PencilRun } from '#kit/game/pencil/pencil-game.ts'
import { gridOf } from '#kit/game/pencil/grid.ts'
import { mountPencilGame } from '#kit/game/pencil/view.ts'
import { advise, type Reason } from './advice.ts'
import { originOf, pencilRun } from './as-pencil.ts'
import { drawBoard } from './board-look.ts'
import { sudokuOfLevel, type SudokuDefinition } from './definitions.ts'
import { family } from './family.ts'
import { cellText, countersOf, levelOf, optionsOf } from './portal-texts.ts'
import { isFullOfDoubt, type Input } from './rules.ts'
import { openSitting, stateOf, type Sitting } from './sitting.ts'

type Context = GameContext<SudokuDefinition, Input>

/** Shows a run on the view. An unchecked player learns only that a full board is not right. */
function runInView({ host, text }: Context, run: Run<Input>): PencilRun {
  const inView = pencilRun(run)
  return {
    get level() {
      return run.level
    },
    get canUndo() {
      return run.canUndo
    },
    get sim() {
      return inView.sim
    },
    apply(input) {
      const events = inView.apply(input)
      if (input.kind === 'put' && isFullOfDoubt(stateOf(run))) host.toast(text('say.full'))
      return events
    },
  }
}

function pencilGame(context: Context, sitting: Sitting): PencilGame<Reason> {
  const { definition, text, number, remembered } = context
  return {
    mark: 'digit',
    explainsFirst: true,
    follower: sitting,
    open: () => runInView(context, sitting.run),
    fresh: (wish) => runInView(context, (sitting.run = context.fresh(wish))),
    hud: (board) => countersOf(context, originOf(board), sitting.shownTime()),
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
    options: (level, isBlind) => optionsOf(context, level, isBlind),
    hintText: ({ reason, value }) => text(`hint.${reason}`, { digit: value }),
    cellText: (board, cell) => cellText(context, originOf(board), cell),
  }
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const sitting = openSitting(context, context.open())
  const view = mountPencilGame(canvas, context, pencilGame(context, sitting))
  return {
    ...view,
    setOption(id, value) {
      view.setOption?.(id, value)
      if (id === 'time') sitting.showTime()
    },
  }
}

export default { family, mount } satisfies GameView<SudokuDefinition, Input>
