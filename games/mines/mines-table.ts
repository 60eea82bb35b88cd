import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { nearestApart } from '#kit/game/table-top/touch-size.ts'
import { boardLook, type BoardLook } from './board-look.ts'
import { boardMotion, type BoardMotion } from './board-motion.ts'
import { middleOf } from './boards.ts'
import { placeOf } from './definitions.ts'
import { advise } from './insight.ts'
import { cellAt, stepFrom, type Tool } from './layout.ts'
import { shoreOf } from './palette.ts'
import { boardIn, OPEN } from './rules.ts'
import {
  adviceText,
  cellText,
  hudOf,
  levelOfOption,
  openFirst,
  optionsOf,
  type MinesContext,
} from './portal-texts.ts'
import { isPlaying, letGo, levelOfOptions, place, state, type Table } from './table.ts'
import { act, send } from './digging.ts'

/** The daily challenge is of medium size for everybody. */
const DAILY_LEVEL = 2
const HOLD_MILLISECONDS = 340
const RIGHT_BUTTON = 2

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Mounts a board of hidden urchins: dig, flag, and dig around finished numbers. */
export function mountMines(canvas: HTMLCanvasElement, context: MinesContext): GameHandle {
  const { host, text } = context
  const shore = shoreOf(placeOf(context.definition))
  const leave = new AbortController()
  const listen = { signal: leave.signal }

  const table: Table = {
    context,
    host,
    text,
    shore,
    leave,
    run: openFirst(context, levelOfOption(context.remembered('size'))),
    layout: { spots: [], side: 1, tools: [] },
    room: { width: 320, height: 480 },
    tool: 'dig',
    pressed: undefined,
    hovered: undefined,
    cursor: undefined,
    advice: undefined,
    hold: undefined,
    button: 0,
    started: false,
    get motion() {
      return motion
    },
    get look() {
      return look
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const motion: BoardMotion = boardMotion(
    () => stage.effects,
    () => table.layout,
  )
  const look: BoardLook = boardLook(shore, motion)
  const guide: Coach = coach(() => {
    const spot = table.layout.spots[middleOf(boardIn(state(table)))]
    return spot ? [spot] : []
  }, context.firstTime)
  // The stage reports positions only: the mouse button is read here, before it.
  canvas.addEventListener('pointerdown', (event) => (table.button = event.button), listen)
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), listen)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(table, size),
    draw: (stage) => draw(table, stage),
    animating: () => guide.showing,
    down: (at) => down(table, at),
    move: (at) => move(table, at),
    up: (at) => up(table, at),
    key: (name, event) => pressKey(table, name, event),
  })
  show(table)
  host.ready()

  return {
    pause() {
      letGo(table)
      stage.pause()
    },
    resume: stage.resume,
    touchSize: () => nearestApart(table.layout.spots),
    restart: (wish) => restart(table, wish),
    hint: () => giveHint(table),
    setOption(id, value) {
      if (id === 'size' && levelOfOption(value) !== table.run.level)
        deal(table, { level: levelOfOption(value) })
    },
    destroy: () => destroy(table),
  }
}

/** Closed cells around the open number that is pressed, pointed at or under the cursor. */
function counted(table: Table): readonly number[] {
  const at = table.pressed ?? table.hovered ?? table.cursor
  const { cells, hidden } = state(table)
  if (at === undefined || !isPlaying(table) || cells[at] !== OPEN || hidden[at] !== 0) return []
  return boardIn(state(table)).around[at]!.filter((cell) => cells[cell] !== OPEN)
}

function down(table: Table, at: Point) {
  letGo(table)
  table.cursor = undefined
  const chosen = table.layout.tools.find(({ box }) => inside(box, at))
  if (chosen) return choose(table, chosen.tool)
  const cell = cellAt(table.layout, at)
  if (cell === undefined || !isPlaying(table)) return
  table.pressed = cell
  table.stage.invalidate()
  if (table.button === RIGHT_BUTTON) {
    table.pressed = undefined
    return act(table, cell, 'flag')
  }
  if (state(table).cells[cell] === OPEN || state(table).hidden.length === 0) return
  const timer = setTimeout(() => {
    letGo(table)
    table.pressed = undefined
    table.host.vibrate()
    act(table, cell, table.tool === 'dig' ? 'flag' : 'dig')
  }, HOLD_MILLISECONDS)
  const current = { timer, k: 0 }
  table.hold = current
  table.stage.effects.tween(HOLD_MILLISECONDS / 1000, (k) => (current.k = k))
}

function move(table: Table, at: Point) {
  const over = cellAt(table.layout, at)
  if (table.stage.held) {
    if (table.pressed === undefined || over === table.pressed) return
    letGo(table)
    table.pressed = undefined
    return table.stage.invalidate()
  }
  if (over === table.hovered) return
  table.hovered = over
  table.stage.invalidate()
}

function up(table: Table, at: Point) {
  letGo(table)
  const cell = table.pressed
  table.pressed = table.hovered = undefined
  table.stage.invalidate()
  if (cell !== undefined && cellAt(table.layout, at) === cell) act(table, cell, table.tool)
}

function choose(table: Table, next: Tool) {
  const { host, text } = table
  table.tool = next
  host.sound('flip', next === 'flag' ? 4 : 0)
  host.announce(text(`tool.${next}`))
  table.stage.invalidate()
}

function pressKey(table: Table, name: string, event: KeyboardEvent): boolean {
  const { context, host } = table
  const way = KEYS[name]
  if (way) {
    table.cursor =
      table.cursor === undefined ? middleOf(boardIn(state(table))) : stepFrom(table.layout, table.cursor, way)
    host.announce(cellText(context, state(table), table.cursor))
    table.stage.invalidate()
    return true
  }
  if (event.repeat) return false
  if (name === 'm' || name === 'M') choose(table, table.tool === 'dig' ? 'flag' : 'dig')
  else if (table.cursor === undefined) return false
  else if (name === 'Enter' || name === ' ') act(table, table.cursor, table.tool)
  else if (name === 'f' || name === 'F') act(table, table.cursor, 'flag')
  else return false
  return true
}

function show(table: Table) {
  const { context, host } = table
  letGo(table)
  table.stage.effects.clear()
  table.motion.clear()
  table.advice = undefined
  table.pressed = table.hovered = undefined
  place(table, table.room)
  host.hud(hudOf(context, state(table)))
  host.canHint(isPlaying(table))
  host.options(optionsOf(context, table.run.level))
  table.stage.invalidate()
}

function deal(table: Table, wish: RunWish) {
  const { context, host } = table
  table.run = context.fresh(wish)
  table.started = false
  table.cursor = undefined
  table.tool = 'dig'
  show(table)
  host.sound('deal')
}

function draw(table: Table, { pen, time }: Stage) {
  table.look.draw(pen, state(table), {
    pressed: table.pressed,
    cursor: table.cursor,
    counted: counted(table),
    advice: table.advice,
    tool: table.tool,
    isWon: table.run.sim.status === 'won',
    held: table.hold?.k ?? 0,
    number: table.context.number,
  })
  table.guide.draw(pen, time)
}

function restart(table: Table, { seed, level }: RunWish = {}) {
  // The daily challenge names a seed only.
  const isDaily = seed !== undefined && level === undefined
  deal(table, {
    ...(seed === undefined ? {} : { seed }),
    level: isDaily ? DAILY_LEVEL : levelOfOptions(table),
  })
}

function giveHint(table: Table) {
  const { context, host, text } = table
  if (!isPlaying(table)) return
  const next = advise(state(table), 'unflag') ?? advise(state(table))
  if (!next) return host.toast(text('hint.first'))
  send(table, { kind: 'hint', cell: next.cell })
  table.advice = next
  host.sound('flip', 5)
  host.toast(adviceText(context, next))
  table.stage.invalidate()
}

function destroy(table: Table) {
  letGo(table)
  table.leave.abort()
  table.stage.destroy()
}
