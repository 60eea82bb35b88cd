import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { moveOf, rules, TRAY, type MobileState } from '../rules/drift-mobile.ts'
import { isAct, nearestTo, stepTo } from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'
import { depthOf, layShape, leansOf } from './mobile-shape.ts'
import { draw, SHELLS } from './drift-mobile-draw.ts'
import { spots, TRAY_FROM, trayAt, type Table } from './drift-mobile-table.ts'

const SWING_SECONDS = 0.7

function scene(tools: Tools<MobileState>): Scene<MobileState, number> {
  const { host, number, reducedMotion } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    reducedMotion,
    hints,
    room: { width: 1, height: 1 },
    laid: layShape('.'),
    unit: 1,
    drop: 1,
    top: { x: 0, y: 0 },
    leans: [],
    picked: undefined,
    dragged: undefined,
    cursor: undefined,
    glow: 0,
    swing: 0,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: (state) => show(table, state),
    play: (played) => play(table, played),
    cheer() {
      tools.effects.tween(0.6, (k) => (table.glow = k))
      return 0.7
    },
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show([input % 10, TRAY_FROM + Math.floor(input / 10)]),
    path: (input) => [trayAt(table, Math.floor(input / 10)), spots(table)[input % 10]!],
    down(at) {
      table.cursor = undefined
      const spot = nearestTo(spots(table), at, Math.max(26, table.unit * 0.6))
      if (spot !== undefined) touch(table, spot)
    },
    move(at, held) {
      if (!held || table.picked === undefined) return
      if (table.dragged || Math.hypot(at.x - held.x, at.y - held.y) > 8) table.dragged = at
      tools.redraw()
    },
    up: (at) => up(table, at),
    key: (key) => pressKey(table, key),
  }
}

/** The weight at a spot. */
function weightAt({ tools }: Table, spot: number): number | undefined {
  const { hung } = tools.state()
  if (spot < TRAY_FROM) return (hung[spot] ?? -1) >= 0 ? hung[spot] : undefined
  return hung.includes(spot - TRAY_FROM) ? undefined : spot - TRAY_FROM
}

function touch(table: Table, spot: number) {
  const { tools, host } = table
  const weight = weightAt(table, spot)
  if (table.picked === undefined || table.picked === weight) {
    table.picked = table.picked === undefined ? weight : undefined
    if (weight !== undefined) host.sound('tap', table.picked === undefined ? -2 : 2)
  } else put(table, table.picked, spot)
  tools.redraw()
}

function put(table: Table, weight: number, spot: number) {
  const { tools } = table
  const { hung } = tools.state()
  const hook = spot < TRAY_FROM ? spot : TRAY
  const isHung = hung.includes(weight)
  table.picked = table.dragged = undefined
  if ((hook === TRAY && !isHung) || hung[hook] === weight) return
  tools.send(moveOf(weight, hook))
}

/** The beams swing to where they now hang, and a little over. */
function settle(table: Table, to: readonly number[]) {
  const { tools, reducedMotion } = table
  const from = to.map((_, beam) => table.leans[beam] ?? 0)
  const mine = ++table.swing
  tools.effects.tween(
    SWING_SECONDS,
    (k) => {
      if (table.swing !== mine) return
      const sway = reducedMotion ? 1 : 1 - Math.cos(k * Math.PI * 3) * (1 - k) ** 2
      table.leans = to.map((lean, beam) => from[beam]! + (lean - from[beam]!) * sway)
    },
    { ease: ease.linear },
  )
}

function layout(table: Table, size: StageSize, { shape, weights }: MobileState) {
  table.room = size
  table.laid = layShape(shape)
  const deep = depthOf(table.laid) + 1
  const wide = Math.max(table.laid.left + table.laid.right, weights.length * 1.1)
  table.unit = Math.min((size.width - 24) / wide, size.height / (deep * 1.02 + 2.3), 88)
  table.drop = Math.min(table.unit * 1.25, (size.height - table.unit * 2.3) / (deep + 0.5))
  table.top = { x: size.width / 2 + ((table.laid.left - table.laid.right) / 2) * table.unit, y: 6 }
}

function show(table: Table, state: MobileState) {
  table.swing++
  table.leans = leansOf(state)
  table.picked = table.dragged = table.cursor = undefined
  table.glow = 0
  table.hints.clear()
}

function play(table: Table, { input, after, events }: Played<MobileState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  settle(table, leansOf(after))
  const kind = events[0]?.kind
  host.sound(kind === 'level' ? 'score' : kind === 'down' ? 'flip' : 'place', (events[0]?.amount ?? 0) * 2)
  const hook = input % 10
  if (hook !== TRAY) {
    const at = spots(table)[hook]!
    tools.effects.burst(at, {
      count: 6,
      colors: ['#fff4dc', SHELLS[Math.floor(input / 10) % 6]!],
      speed: 90,
      size: 5,
    })
  }
  return SWING_SECONDS
}

function up(table: Table, at: Point) {
  if (!table.dragged || table.picked === undefined) return
  const spot = nearestTo(spots(table), at, table.unit * 0.95)
  if (spot !== undefined) put(table, table.picked, spot)
  table.picked = table.dragged = undefined
  table.tools.redraw()
}

function pressKey(table: Table, key: string) {
  if (isAct(key) && table.cursor !== undefined) touch(table, table.cursor)
  else {
    const next = stepTo(spots(table), table.cursor ?? TRAY_FROM, key)
    if (next === undefined) return false
    table.cursor = table.cursor === undefined ? TRAY_FROM : next
    table.tools.redraw()
  }
  return true
}

export const game: MindGame<MobileState> = { rules, scene }
