import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawTable } from './ring-draw.ts'
import { notchesOf, ringOf, turnOf, type RingState } from './ring-rules.ts'
import { heart, radiusOf, STEP, type RingTable } from './ring-table.ts'

const SETTLE_SECONDS = 0.3
const HINT_SECONDS = 2.4
const MARGIN = 16
const TAP_PIXELS = 9

/** The shorter way around. */
const around = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

/** A picture cut into rings that a finger turns. */
export function ringScene(tools: SceneTools<JigsawDefinition, RingState, number>): Scene<RingState, number> {
  const { host } = tools.context
  const table: RingTable = {
    tools,
    host,
    room: { width: 1, height: 1 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    picture: undefined,
    held: undefined,
    cursor: undefined,
    pointing: undefined,
    rest: [],
    glow: 0,
    motion: 0,
  }
  return {
    layout: (size) => layOut(table, size),
    show: () => clear(table),
    play(move) {
      table.pointing = undefined
      return play(table, move)
    },
    draw: (pen) => drawTable(table, pen),
    cheer() {
      tools.effects.tween(0.9, (k) => (table.glow = k), { ease: ease.linear })
      return 0.9
    },
    point: (input) => pointAt(table, input),
    path: (input) => pathOf(table, input),
    down: (at) => grab(table, at),
    move: (at, from) => turn(table, at, from),
    up() {
      release(table)
      tools.redraw()
    },
    key: (key) => pressKey(table, key),
  }
}

const angleAt = (table: RingTable, { x, y }: Point) => Math.atan2(y - heart(table).y, x - heart(table).x)

function ringUnder(table: RingTable, { x, y }: Point): number | undefined {
  const ring = Math.floor(Math.hypot(x - heart(table).x, y - heart(table).y) / radiusOf(table, 1))
  return ring < table.tools.state().turns.length ? ring : undefined
}

function release(table: RingTable) {
  const now = table.held
  table.held = undefined
  if (!now) return
  const state = table.tools.state()
  const notches = now.pixels < TAP_PIXELS ? 1 : Math.round(now.angle / STEP)
  const input = turnOf(now.ring, notches)
  const left = now.pixels < TAP_PIXELS ? -STEP : now.angle - notches * STEP
  if (notchesOf(input) === 0)
    settle(table, state, now.ring, now.angle - Math.round(now.angle / (2 * Math.PI)) * 2 * Math.PI)
  else {
    table.tools.send(input)
    settle(table, state, now.ring, left)
  }
}

/** Lets a ring, and the one it takes along, glide to its notch. */
function settle(table: RingTable, state: RingState, ring: number, angle: number) {
  const mine = ++table.motion
  const next = angle * state.links[ring]!
  table.tools.effects.tween(
    SETTLE_SECONDS,
    (k) => {
      if (mine !== table.motion) return
      table.rest[ring] = angle * (1 - k)
      if (ring + 1 < state.turns.length) table.rest[ring + 1] = next * (1 - k)
    },
    { ease: ease.out, done: () => mine === table.motion && (table.rest = []) },
  )
}

function play(table: RingTable, { input, before, after, events }: Played<RingState, number>): number {
  table.rest = []
  const kind = events[0]?.kind
  table.host.sound(kind === 'home' ? 'place' : 'move', kind === 'home' ? 5 : -2)
  if (kind === 'home') {
    const { x, y } = heart(table)
    for (const [ring, turn] of after.turns.entries()) {
      if (turn !== 0 || before.turns[ring] === 0) continue
      const radius = (radiusOf(table, ring) + radiusOf(table, ring + 1)) / 2
      for (let side = 0; side < 4; side++)
        table.tools.effects.burst(
          { x: x + Math.cos(side * 1.57) * radius, y: y + Math.sin(side * 1.57) * radius },
          { count: 5, colors: ['#fff3c4', '#ffd65a'], speed: 110 },
        )
    }
  }
  if (table.cursor !== undefined) settle(table, before, ringOf(input), -around(notchesOf(input) * STEP))
  return SETTLE_SECONDS
}

function layOut(table: RingTable, size: StageSize) {
  table.room = size
  const side = Math.min(size.width, size.height) - 2 * MARGIN
  table.box = { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side }
  table.picture = undefined
}

function clear(table: RingTable) {
  table.motion++
  table.picture = undefined
  table.held = table.cursor = table.pointing = undefined
  table.rest = []
  table.glow = 0
}

function pointAt(table: RingTable, input: number) {
  const ring = ringOf(input)
  table.pointing = ring
  table.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => table.pointing === ring && (table.pointing = undefined),
  })
}

function pathOf(table: RingTable, input: number) {
  const [ring, turn] = [ringOf(input), around(notchesOf(input) * STEP)]
  const radius = (radiusOf(table, ring) + radiusOf(table, ring + 1)) / 2
  const { x, y } = heart(table)
  return Array.from({ length: 9 }, (_, step) => {
    const angle = -Math.PI / 2 - turn + (turn * step) / 8
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })
}

function grab(table: RingTable, at: Point) {
  table.cursor = undefined
  const ring = ringUnder(table, at)
  if (ring === undefined || table.tools.effects.busy()) return
  table.held = { ring, from: angleAt(table, at), angle: 0, pixels: 0 }
  table.host.sound('tap')
  table.tools.redraw()
}

function turn(table: RingTable, at: Point, from: Point | undefined) {
  if (!table.held || !from) return
  table.held.pixels = Math.max(table.held.pixels, Math.hypot(at.x - from.x, at.y - from.y))
  const before = Math.round(table.held.angle / STEP)
  table.held.angle += around(angleAt(table, at) - table.held.from - table.held.angle)
  if (Math.round(table.held.angle / STEP) !== before) table.host.sound('tap', 4)
  table.tools.redraw()
}

function pressKey(table: RingTable, key: string) {
  const { turns } = table.tools.state()
  if (key === 'ArrowUp') table.cursor = Math.min(turns.length - 1, (table.cursor ?? -1) + 1)
  else if (key === 'ArrowDown') table.cursor = Math.max(0, (table.cursor ?? turns.length) - 1)
  else if ((key === 'ArrowLeft' || key === 'ArrowRight') && table.cursor !== undefined)
    table.tools.send(turnOf(table.cursor, key === 'ArrowRight' ? 1 : -1))
  else return false
  table.tools.redraw()
  return true
}
