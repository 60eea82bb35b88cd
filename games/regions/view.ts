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
import { type Context, type Desk, boardOf, board, show } from './desk.ts'
import { down, glide, press, enter, wave, up } from './desk-hands.ts'

/** The daily challenge is a medium puzzle for everybody. */
const DAILY_LEVEL = 2

const FIRST_ROOM: StageSize = { width: 320, height: 360 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isBoxes = isBoxed(definition.kind)
  const paints = paintsOf(definition.ground)
  const jumping = new Map<number, number>()
  const run = openFirst(context, levelWished(context))
  const desk: Desk = {
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
  const guide = coach(() => guidePath(desk).map((cell) => desk.grid.middle(cell)), context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      desk.room = size
      desk.grid = gridOf(board(desk).puzzle, desk.room)
    },
    draw: (shown) => draw(desk, shown),
    animating: () => guide.showing,
    down: (at) => down(desk, at),
    move(at) {
      if (stage.held) glide(desk, at)
    },
    up: () => up(desk),
    key: (name, event) => press(desk, name, event),
  })
  show(desk)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(desk, wish),
    undone() {
      host.sound('flip')
      settle(desk)
    },
    hint: () => hint(desk),
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== desk.run.level)
        deal(desk, { level: levelOfOption(value) })
    },
    destroy: stage.destroy,
  }
}

const levelWished = (context: Context) => levelOfOption(context.remembered('grade'))

/** Cells of the next certain area for the tutorial's finger. */
function guidePath(desk: Desk): readonly number[] {
  if (desk.thought?.state !== board(desk)) {
    const cells = advise(board(desk))?.cells ?? []
    desk.thought = {
      state: board(desk),
      path: desk.isBoxes ? [cells[0]!, cells.at(-1)!] : walkOver(board(desk).puzzle, cells),
    }
  }
  return desk.thought.path
}

function settle(desk: Desk) {
  desk.stage.effects.clear()
  desk.jumping.clear()
  desk.held = desk.lit = []
  desk.isPainting = false
  show(desk)
}

function deal(desk: Desk, wish: { readonly seed?: number; readonly level: number }) {
  desk.run = desk.context.fresh(wish)
  desk.grid = gridOf(board(desk).puzzle, desk.room)
  desk.started = false
  desk.cursor = desk.pressedAt = undefined
  settle(desk)
  desk.host.sound('deal')
  const { columns, rows } = board(desk).puzzle
  wave(desk, [...Array(columns * rows).keys()], 0.25 / (columns * rows))
}

function draw(desk: Desk, { pen, time }: Stage) {
  const jumpOf = (cell: number) => desk.jumping.get(cell) ?? 0
  drawBoard(pen, desk.grid, board(desk), {
    paints: desk.paints,
    held: desk.held,
    cursor: desk.cursor,
    lit: desk.lit,
    jumpOf,
    write: desk.number,
  })
  desk.guide.draw(pen, time)
}

function restart(desk: Desk, { seed, level }: RunWish = {}) {
  // The daily challenge names a seed only.
  const isDaily = seed !== undefined && level === undefined
  deal(desk, {
    ...(seed === undefined ? {} : { seed }),
    level: isDaily ? DAILY_LEVEL : levelWished(desk.context),
  })
}

function hint(desk: Desk) {
  const next = desk.run.sim.status === 'playing' ? advise(board(desk)) : undefined
  if (!next) return
  enter(
    desk,
    next.reason === 'wrong' ? { kind: 'clear', cell: next.cells[0]! } : { kind: 'hint', cells: next.cells },
  )
  desk.lit = desk.run.sim.status === 'playing' ? next.cells : []
  desk.host.toast(desk.text(`hint.${next.reason}`))
  desk.stage.invalidate()
}

export default { family, mount } satisfies GameView<RegionsDefinition, Input>
