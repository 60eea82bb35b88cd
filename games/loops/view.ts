import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { levelOfOption } from '#kit/game/grades.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { advise } from './advice.ts'
import { drawBoard } from './board-look.ts'
import type { LoopsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { gridOf } from './geometry.ts'
import { paintsOf } from './looks.ts'
import { openFirst } from './open-first.ts'
import type { Scene } from './reactions.ts'
import { isOpen, type Input } from './state.ts'
import { deal, giveHint, settle, show } from './table-run.ts'
import { board, boardOf, type Context, type LoopsTable } from './table.ts'
import { follow, press, pressKey, release } from './trail.ts'

/** The daily challenge is a medium puzzle for everybody. */
const DAILY_LEVEL = 2

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const { kind } = definition
  const run = openFirst(context, levelOfOption(context.remembered('grade')))
  const room: StageSize = { width: 320, height: 360 }
  const table: LoopsTable = {
    context,
    host,
    text,
    number,
    kind,
    paints: paintsOf(definition.ground, kind),
    run,
    room,
    grid: gridOf(boardOf(run).puzzle, room),
    cursor: undefined,
    advice: undefined,
    started: false,
    trail: [],
    isErasing: undefined,
    hasDrawn: false,
    thought: undefined,
    get scene() {
      return scene
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const scene: Scene = {
    context,
    growing: new Map(),
    jumping: new Map(),
    glow: 0,
    effects: () => stage.effects,
    plate: () => table.grid.plate,
  }
  const guide = coach(() => guidePath(table).map((node) => table.grid.node(node)), context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      table.room = size
      table.grid = gridOf(board(table).puzzle, table.room)
    },
    draw: (frame) => drawTable(table, frame),
    animating: () => guide.showing,
    down: (at) => press(table, at),
    move(at) {
      if (stage.held && table.run.sim.status === 'playing') follow(table, at)
    },
    up: (at, from) => release(table, at, from),
    key: (name, event) => pressKey(table, name, event),
  })
  show(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    undone() {
      host.sound('flip')
      settle(table)
    },
    hint: () => giveHint(table),
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== table.run.level)
        deal(table, { level: levelOfOption(value) })
    },
    destroy: stage.destroy,
  }
}

const levelWished = (table: LoopsTable) => levelOfOption(table.context.remembered('grade'))

/** Path of a certain line for the tutorial's finger. */
function guidePath(table: LoopsTable): readonly number[] {
  if (table.thought?.state !== board(table)) {
    const { solution } = board(table).puzzle
    const next = advise(board(table))
    const line =
      next && next.value > 0
        ? next.line
        : solution.findIndex((value, one) => value > 0 && isOpen(board(table), one))
    table.thought = { state: board(table), path: table.grid.net.edges[line] ?? [] }
  }
  return table.thought.path
}

function drawTable(table: LoopsTable, { pen, time }: Stage) {
  drawBoard(pen, table.grid, board(table), {
    paints: table.paints,
    cursor: table.cursor,
    lit: table.advice,
    glow: table.scene.glow,
    write: table.number,
    grownOf: (line) => table.scene.growing.get(line) ?? 1,
    jumpOf: (clue) => table.scene.jumping.get(clue) ?? 0,
  })
  table.guide.draw(pen, time)
}

function restart(table: LoopsTable, { seed, level }: RunWish = {}) {
  // The daily challenge names a seed only.
  const isDaily = seed !== undefined && level === undefined
  deal(table, { ...(seed === undefined ? {} : { seed }), level: isDaily ? DAILY_LEVEL : levelWished(table) })
}

export default { family, mount } satisfies GameView<LoopsDefinition, Input>
