import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Stage } from '#kit/game/stage.ts'
import { drawArrow, drawScene, gridOf } from './board-scene.ts'
import type { Direction, Slide } from './board.ts'
import { boardOfLevel, type Twenty48Definition } from './definitions.ts'
import { family } from './family.ts'
import { lateBook } from './late-book.ts'
import { bestDirection } from './search.ts'
import { board, play, showHud, type Context, type Table } from './table.ts'
import { bump, drag, PUSH, swipe, SWIPE_PIXELS } from './swipes.ts'

const NO_ROOM = { x: 0, y: 0, width: 1, height: 1 }
const HINT_DEPTH = 3
const HINT_SECONDS = 1.3

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  a: 'left',
  d: 'right',
  w: 'up',
  s: 'down',
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const run = openFirst(context, levelOf(definition, context.remembered('size')))

  const table: Table = {
    context,
    host,
    text,
    number,
    definition,
    run,
    grid: gridOf(NO_ROOM, boardOfLevel(definition, run.level).size),
    motion: undefined,
    nudge: { x: 0, y: 0 },
    arrow: undefined,
    dimmed: 0,
    swiped: false,
    started: false,
    get book() {
      return book
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const book = lateBook(table)
  const guide = guideOf(table)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      const room = { x: 0, y: 0, width: size.width, height: size.height }
      const margin = Math.min(24, Math.max(8, Math.min(size.width, size.height) * 0.04))
      table.grid = gridOf(fitBox(room, 1, margin), board(table).size)
    },
    draw: (stage) => draw(table, stage),
    animating: () => guide.showing,
    down() {
      table.swiped = false
    },
    move: (at) => drag(table, at),
    up(at, from) {
      if (!table.swiped && Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS)
        bump(table, { x: 0, y: 1 })
    },
    key: (key, event) => pressKey(table, key, event),
  })
  show(table)
  host.ready()

  return {
    pause() {
      stage.pause()
      book.show()
    },
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    follow: (move) => swipe(table, move as Direction),
    undone() {
      host.sound('flip')
      show(table)
    },
    hint: () => giveHint(table),
    setOption(id, value) {
      if (id === 'size' && Number(value) !== board(table).size)
        deal(table, { level: levelOf(definition, value) })
    },
    destroy: stage.destroy,
  }
}

/** The finger draws a swipe that leads on. */
const guideOf = (table: Table): Coach =>
  coach(
    () => {
      const { box } = table.grid
      const push = PUSH[bestDirection(board(table).cells, board(table).size, 1) ?? 'left']
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const reach = box.width * 0.3
      return [
        { x: middle.x - push.x * reach, y: middle.y - push.y * reach },
        { x: middle.x + push.x * reach, y: middle.y + push.y * reach },
      ]
    },
    table.context.firstTime,
    { hasArrows: true },
  )

const levelOf = (definition: Twenty48Definition, size: string | undefined) =>
  Math.max(1, definition.boards.findIndex((board) => String(board.size) === size) + 1)

function showOptions(table: Table) {
  const { host, text, number, definition } = table
  host.options([
    {
      id: 'size',
      label: text('option.size'),
      value: String(board(table).size),
      choices: definition.boards
        .map(({ size }) => ({ value: String(size), label: `${number(size)} × ${number(size)}` }))
        .toSorted((one, other) => Number(one.value) - Number(other.value)),
    },
  ])
}

/** Shows the run without animations. */
function show(table: Table) {
  table.stage.effects.clear()
  table.motion = table.arrow = undefined
  table.dimmed = 0
  table.nudge = { x: 0, y: 0 }
  table.grid = gridOf(table.grid.box, board(table).size)
  showHud(table)
  showOptions(table)
  table.stage.invalidate()
}

function deal(table: Table, wish: { readonly seed?: number; readonly level: number }) {
  const { context, host } = table
  table.run = context.fresh(wish)
  table.started = false
  show(table)
  host.sound('deal')
  const tiles = board(table)
  const standing: Slide = { cells: tiles.cells, moves: [], merges: [], gained: 0, changed: false }
  play(
    table,
    standing,
    tiles.cells.findIndex((power) => power > 0),
  )
}

function draw(table: Table, { pen, time }: Stage) {
  const { cells, size } = board(table)
  drawScene(pen, table.grid, { cells, size, motion: table.motion, nudge: table.nudge, dimmed: table.dimmed })
  if (table.arrow) drawArrow(pen, table.grid, table.arrow.direction, table.arrow.k)
  table.guide.draw(pen, time)
}

function pressKey(table: Table, key: string, event: KeyboardEvent) {
  const direction = KEYS[key]
  if (!direction) return false
  if (!event.repeat) swipe(table, direction)
  return true
}

function restart(table: Table, { seed, level }: RunWish = {}) {
  const { context, definition } = table
  // A daily challenge names only a seed: everybody plays it on the first board.
  const daily = seed !== undefined && level === undefined
  deal(table, {
    ...(seed === undefined ? {} : { seed }),
    level: daily ? 1 : levelOf(definition, context.remembered('size')),
  })
}

function giveHint(table: Table) {
  const { host, text } = table
  const direction = bestDirection(board(table).cells, board(table).size, HINT_DEPTH)
  if (!direction) return
  const current = { direction, k: 0 }
  table.arrow = current
  host.sound('flip', 5)
  host.announce(text(`direction.${direction}`))
  table.stage.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done() {
      if (table.arrow === current) table.arrow = undefined
    },
  })
  table.stage.invalidate()
}

/** The stored run; without one a run on the player's last board. */
function openFirst(context: Context, level: number): Run<Direction> {
  const run = context.open()
  const untouched = !run.canUndo && run.sim.score === 0
  return untouched && run.level !== level ? context.fresh({ level }) : run
}

export default { family, mount, hasArrows: () => true } satisfies GameView<Twenty48Definition, Direction>
