import { coach } from '#kit/game/coach.ts'
import { levelOfOption } from '#kit/game/grades.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { openStage, type StageSize, type Stage } from '#kit/game/stage.ts'
import { advise } from './advice.ts'
import { drawBoard } from './board-look.ts'
import type { RegionsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { gridOf, isBoxed, walkOver } from './geometry.ts'
import { paintsOf } from './looks.ts'
import { openFirst } from './open-first.ts'
import type { Input } from './state.ts'
import { type Context, type PuzzleView, boardOf, board, show } from './puzzle-view.ts'
import { down, glide, press, enter, wave, up } from './controls.ts'

/** The daily challenge is a medium puzzle for everybody. */
const DAILY_LEVEL = 2

const FIRST_ROOM: StageSize = { width: 320, height: 360 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isBoxes = isBoxed(definition.kind)
  const paints = paintsOf(definition.ground)
  const jumping = new Map<number, number>()
  const run = openFirst(context, levelWished(context))
  const view: PuzzleView = {
    context,
    host,
    text,
    number,
    isBoxes,
    paints,
    run,
    room: FIRST_ROOM,
    grid: gridOf(boardOf(run).puzzle, FIRST_ROOM),
    held: [],
    pressedAt: undefined,
    hasMoved: false,
    last: undefined,
    cursor: undefined,
    isPainting: false,
    lit: [],
    started: false,
    jumping,
    thought: undefined,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const guide = coach(() => guidePath(view).map((cell) => view.grid.middle(cell)), context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      view.room = size
      view.grid = gridOf(board(view).puzzle, view.room)
    },
    draw: (shown) => draw(view, shown),
    animating: () => guide.showing,
    down: (at) => down(view, at),
    move(at) {
      if (stage.held) glide(view, at)
    },
    up: () => up(view),
    key: (name, event) => press(view, name, event),
  })
  show(view)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(view, wish),
    undone() {
      host.sound('flip')
      settle(view)
    },
    hint: () => hint(view),
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== view.run.level)
        deal(view, { level: levelOfOption(value) })
    },
    destroy: stage.destroy,
  }
}

const levelWished = (context: Context) => levelOfOption(context.remembered('grade'))

/** Cells of the next certain area for the tutorial's finger. */
function guidePath(view: PuzzleView): readonly number[] {
  if (view.thought?.state !== board(view)) {
    const cells = advise(board(view))?.cells ?? []
    view.thought = {
      state: board(view),
      path: view.isBoxes ? [cells[0]!, cells.at(-1)!] : walkOver(board(view).puzzle, cells),
    }
  }
  return view.thought.path
}

function settle(view: PuzzleView) {
  view.stage.effects.clear()
  view.jumping.clear()
  view.held = view.lit = []
  view.isPainting = false
  show(view)
}

function deal(view: PuzzleView, wish: { readonly seed?: number; readonly level: number }) {
  view.run = view.context.fresh(wish)
  view.grid = gridOf(board(view).puzzle, view.room)
  view.started = false
  view.cursor = view.pressedAt = undefined
  settle(view)
  view.host.sound('deal')
  const { columns, rows } = board(view).puzzle
  wave(view, [...Array(columns * rows).keys()], 0.25 / (columns * rows))
}

function draw(view: PuzzleView, { pen, time }: Stage) {
  const jumpOf = (cell: number) => view.jumping.get(cell) ?? 0
  drawBoard(pen, view.grid, board(view), {
    paints: view.paints,
    held: view.held,
    cursor: view.cursor,
    lit: view.lit,
    jumpOf,
    write: view.number,
  })
  view.guide.draw(pen, time)
}

function restart(view: PuzzleView, { seed, level }: RunWish = {}) {
  // The daily challenge names a seed only.
  const isDaily = seed !== undefined && level === undefined
  deal(view, {
    ...(seed === undefined ? {} : { seed }),
    level: isDaily ? DAILY_LEVEL : levelWished(view.context),
  })
}

function hint(view: PuzzleView) {
  const next = view.run.sim.status === 'playing' ? advise(board(view)) : undefined
  if (!next) return
  enter(
    view,
    next.reason === 'wrong' ? { kind: 'clear', cell: next.cells[0]! } : { kind: 'hint', cells: next.cells },
  )
  view.lit = view.run.sim.status === 'playing' ? next.cells : []
  view.host.toast(view.text(`hint.${next.reason}`))
  view.stage.invalidate()
}

export default { family, mount } satisfies GameView<RegionsDefinition, Input>
