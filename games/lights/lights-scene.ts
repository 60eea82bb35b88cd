import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import { RAY } from './boards.ts'
import { placeOf, type LightsDefinition } from './definitions.ts'
import { drawSign, drawWater, lanternPicture } from './lantern-look.ts'
import { waterOf, type Water } from './palette.ts'
import { boardIn, type State } from './rules.ts'

type Pen = CanvasRenderingContext2D
const TURN_SECONDS = 0.26
/** The light runs outwards: seconds for each step of distance. */
const RUN_SECONDS = 0.05
const HINT_SECONDS = 1.8
const LARGEST_CELL = 118

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The lanterns on their water, and how far each has turned. */
interface Table {
  readonly tools: SceneTools<LightsDefinition, State, number>
  readonly host: GameHost
  readonly water: Water
  readonly stamps: Sprites
  readonly backdrop: HTMLCanvasElement
  room: StageSize
  origin: Point
  cell: number
  isPainted: boolean
  before: readonly number[]
  /** How far each lantern has turned to its colour, 0 to 1. */
  turned: number[]
  ring: { at: number; k: number } | undefined
  pointing: { cell: number; k: number } | undefined
  cursor: number | undefined
  motion: number
}

/** Lanterns on dark water: a touch changes one and those it is tied to. */
export function lightsScene(tools: SceneTools<LightsDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const water = waterOf(placeOf(definition))
  const stamps = sprites()
  const backdrop = document.createElement('canvas')

  const table: Table = {
    tools,
    host,
    water,
    stamps,
    backdrop,
    room: { width: 1, height: 1 },
    origin: { x: 0, y: 0 },
    cell: 1,
    isPainted: false,
    before: [],
    turned: [],
    ring: undefined,
    pointing: undefined,
    cursor: undefined,
    motion: 0,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: (state) => show(table, state),
    play(move) {
      table.pointing = undefined
      return play(table, move)
    },
    draw: (pen) => draw(table, pen),
    point: (index) => point(table, index),
    path: (index) => [middle(table, index)],
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

function middle(table: Table, index: number): Point {
  const { x, y } = boardIn(table.tools.state()).spots[index]!
  return { x: table.origin.x + x * table.cell, y: table.origin.y + y * table.cell }
}

function under(table: Table, at: Point): number | undefined {
  const index = boardIn(table.tools.state()).spots.findIndex((_, spot) => {
    const { x, y } = middle(table, spot)
    return Math.hypot(at.x - x, at.y - y) < table.cell * 0.5
  })
  return index < 0 ? undefined : index
}

function paintBackdrop(table: Table, pen: Pen, state: State) {
  const { water, backdrop } = table
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(table.room.width * ratio)
  backdrop.height = Math.ceil(table.room.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  drawWater(inner, ropes(table, state), table.room, water)
  table.isPainted = true
}

/** A rope between lanterns that lie side by side; across the edge it hangs out of the board. */
function ropes(table: Table, state: State) {
  const { spots, reach } = boardIn(state)
  if (state.shape === 'signs') return []
  return reach.flatMap((others, one) =>
    others
      .filter((other) => other !== one)
      .map((other) => {
        const [from, to] = [middle(table, one), middle(table, other)]
        const [dx, dy] = [spots[other]!.x - spots[one]!.x, spots[other]!.y - spots[one]!.y]
        if (state.shape !== 'ring' || Math.hypot(dx, dy) < 1.2) return [from.x, from.y, to.x, to.y] as const
        return [
          from.x,
          from.y,
          from.x - Math.sign(dx) * table.cell * 0.62,
          from.y - Math.sign(dy) * table.cell * 0.62,
        ] as const
      }),
  )
}

function drawLantern(table: Table, pen: Pen, state: State, index: number) {
  const { water, stamps } = table
  const { x, y } = middle(table, index)
  const k = table.turned[index] ?? 1
  const swell = 1 + Math.sin(Math.PI * k) * 0.12
  const size = table.cell * swell
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  const stamp = (value: number, alpha: number) => {
    pen.globalAlpha = alpha
    stamps.draw(pen, lanternPicture(table.cell, value, state.states, water), box)
    pen.globalAlpha = 1
  }
  const [old, current] = [table.before[index] ?? 0, state.cells[index]!]
  if (k < 1 && old !== current) stamp(old, 1)
  stamp(current, k)
  if (state.shape === 'signs')
    drawSign(pen, x, y - table.cell * 0.06, size, state.signs[index] === RAY, current === 0)
}

function halo(table: Table, pen: Pen, index: number, radius: number, color: string) {
  const { x, y } = middle(table, index)
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.beginPath()
  pen.ellipse(x, y, radius, radius * 0.94, 0, 0, 2 * Math.PI)
  pen.stroke()
}

function drawMarks(table: Table, pen: Pen, state: State) {
  if (table.ring && table.ring.k < 1)
    halo(
      table,
      pen,
      table.ring.at,
      table.cell * (0.45 + table.ring.k * 1.1),
      `rgb(255 255 255 / ${0.5 * (1 - table.ring.k)})`,
    )
  if (table.cursor !== undefined) {
    for (const other of boardIn(state).reach[table.cursor]!)
      halo(table, pen, other, table.cell * 0.47, 'rgb(255 255 255 / .28)')
    halo(table, pen, table.cursor, table.cell * 0.49, '#ffffff')
  }
  if (table.pointing)
    halo(
      table,
      pen,
      table.pointing.cell,
      table.cell * (0.5 + 0.05 * Math.sin(table.pointing.k * 26)),
      `rgb(255 246 200 / .95)`,
    )
}

function play(table: Table, { input, before: old, after, events }: Played<State, number>): number {
  const { tools, host, water } = table
  const mine = ++table.motion
  const { reach, spots } = boardIn(after)
  table.before = old.cells
  table.turned = after.cells.map(() => 1)
  const current = { at: input, k: 0 }
  table.ring = current
  tools.effects.tween(0.5, (k) => (current.k = k))
  let longest = 0
  for (const other of reach[input]!) {
    const [one, two] = [spots[input]!, spots[other]!]
    const delay = Math.min(5, Math.hypot(one.x - two.x, one.y - two.y)) * RUN_SECONDS
    longest = Math.max(longest, delay)
    table.turned[other] = 0
    tools.effects.tween(TURN_SECONDS, (k) => table.motion === mine && (table.turned[other] = k), {
      delay,
      ease: ease.inOut,
    })
  }
  const gained = events[0]?.amount ?? 0
  host.sound(gained > 0 ? 'score' : 'tap', Math.max(-5, Math.min(7, gained)))
  if (gained > 2) tools.effects.burst(middle(table, input), { count: 8, colors: [water.gold, '#fff6d0'] })
  return TURN_SECONDS + longest
}

function layout(table: Table, size: StageSize, state: State) {
  table.room = size
  const { width, height } = boardIn(state)
  const margin = state.shape === 'ring' ? 22 : 8
  const box = fitBox({ x: 0, y: 0, ...size }, width / height, margin)
  table.cell = Math.min(LARGEST_CELL, box.width / width)
  table.origin = { x: (size.width - table.cell * width) / 2, y: (size.height - table.cell * height) / 2 }
  table.stamps.clear()
  table.isPainted = false
}

function show(table: Table, state: State) {
  table.motion++
  table.before = state.cells
  table.turned = state.cells.map(() => 1)
  table.ring = table.pointing = table.cursor = undefined
  table.isPainted = false
}

function draw(table: Table, pen: Pen) {
  const { tools, backdrop } = table
  const state = tools.state()
  if (!table.isPainted) paintBackdrop(table, pen, state)
  copyWhole(pen, backdrop)
  for (const index of state.cells.keys()) drawLantern(table, pen, state, index)
  drawMarks(table, pen, state)
}

function point(table: Table, index: number) {
  const current = { cell: index, k: 0 }
  table.pointing = current
  table.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => table.pointing === current && (table.pointing = undefined),
  })
}

function down(table: Table, at: Point) {
  const { tools } = table
  const index = under(table, at)
  table.cursor = undefined
  if (index !== undefined) tools.send(index)
  tools.redraw()
}

function pressKey(table: Table, key: string) {
  const { tools } = table
  const way = KEYS[key]
  const state = tools.state()
  if (way) {
    table.cursor =
      table.cursor === undefined ? Math.floor(state.cells.length / 2) : next(state, table.cursor, way)
    tools.redraw()
    return true
  }
  if ((key !== 'Enter' && key !== ' ') || table.cursor === undefined) return false
  tools.send(table.cursor)
  return true
}

/** The best lantern in a direction; the same one at the edge. */
function next(state: State, from: number, [dx, dy]: readonly [number, number]): number {
  const { spots } = boardIn(state)
  const { x, y } = spots[from]!
  let [best, least] = [from, Infinity]
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - x) * dx + (spot.y - y) * dy
    const aside = Math.abs((spot.x - x) * dy) + Math.abs((spot.y - y) * dx)
    const cost = ahead + aside * 2
    if (ahead > 0.3 && cost < least) [best, least] = [index, cost]
  }
  return best
}
