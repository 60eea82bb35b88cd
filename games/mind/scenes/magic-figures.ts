import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { placesIn, rules, sumsOn, swapOf, type MagicState } from '../rules/magic-figures.ts'
import { shapeOf } from '../rules/magic-shapes.ts'
import {
  digits,
  GREEN,
  halo,
  INK,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  pebble,
  shine,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const SWAP_SECONDS = 0.28

/** The figure, and the stones that change places. */
interface Table {
  readonly tools: Tools<MagicState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  origin: Point
  across: number
  radius: number
  cursor: number | undefined
  picked: number | undefined
  moving: { readonly from: number; readonly to: number; k: number } | undefined
}

function scene(tools: Tools<MagicState>): Scene<MagicState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    origin: { x: 0, y: 0 },
    across: 1,
    radius: 1,
    cursor: undefined,
    picked: undefined,
    moving: undefined,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: () => show(table),
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show(placesIn(input)),
    path: (input) => placesIn(input).map((place) => spots(table)[place]!),
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

const spots = (table: Table): readonly Point[] =>
  shapeOf[table.tools.state().shape].spots.map(([x, y]) => ({
    x: table.origin.x + x * table.across,
    y: table.origin.y + y * table.across,
  }))

/** Behind the last stone of a line. */
function tagOf(table: Table, line: readonly number[]): Point {
  const all = spots(table)
  const [last, before] = [all[line.at(-1)!]!, all[line.at(-2)!]!]
  const far = Math.hypot(last.x - before.x, last.y - before.y)
  const part = (table.radius * 1.95) / far
  return { x: last.x + (last.x - before.x) * part, y: last.y + (last.y - before.y) * part }
}

function drawLine(table: Table, pen: Pen, state: MagicState, line: readonly number[], sum: number) {
  const all = spots(table)
  const isRight = sum === state.target
  const [from, tag] = [all[line[0]!]!, tagOf(table, line)]
  pen.lineCap = 'round'
  for (const [width, color] of [
    [table.radius * 0.5, 'rgb(0 0 0 / .28)'],
    [table.radius * 0.3, isRight ? GREEN : '#d9b06a'],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(tag.x, tag.y)
    pen.stroke()
  }
}

function drawTag(table: Table, pen: Pen, state: MagicState, line: readonly number[], sum: number) {
  const isRight = sum === state.target
  const at = tagOf(table, line)
  if (isRight) shine(pen, at, table.radius * 1.2, '#c8ffd8')
  pebble(pen, at, table.radius * 0.62, isRight ? GREEN : '#7a5a3a')
  digits(pen, table.number(sum), at, table.radius * 0.62, PAPER)
}

function tap(table: Table, place: number) {
  const { tools, host } = table
  if (tools.state().fixed[place] === 1) return host.sound('bad')
  if (table.picked === undefined || table.picked === place) {
    table.picked = table.picked === place ? undefined : place
    return host.sound('tap', 3)
  }
  const from = table.picked
  table.picked = undefined
  tools.send(swapOf(from, place))
}

function drawStone(table: Table, pen: Pen, state: MagicState, place: number) {
  const { number, hints } = table
  const all = spots(table)
  let at = all[place]!
  if (table.moving && (place === table.moving.from || place === table.moving.to)) {
    const other = all[place === table.moving.from ? table.moving.to : table.moving.from]!
    const k = 1 - table.moving.k
    at = { x: at.x + (other.x - at.x) * k, y: at.y + (other.y - at.y) * k }
  }
  const isFixed = state.fixed[place] === 1
  const lift = table.picked === place ? table.radius * 0.25 : 0
  pebble(
    pen,
    { x: at.x, y: at.y - lift },
    table.radius,
    isFixed ? '#a9a4b8' : table.picked === place ? LAMP : '#fff0d2',
  )
  digits(pen, number(state.numbers[place]!), { x: at.x, y: at.y - lift }, table.radius * 1.05, INK)
  const pulse = hints.pulse(place)
  if (pulse !== undefined) halo(pen, at, table.radius * (1.12 + pulse * 0.1), '#ffffff', 5)
  if (table.cursor === place) halo(pen, at, table.radius * 1.2, '#3fe0cf', 4)
}

function layout(table: Table, { width, height }: StageSize, state: MagicState) {
  const count = shapeOf[state.shape].spots.length
  table.radius = Math.min(34, Math.min(width, height) * (count > 9 ? 0.062 : 0.075))
  table.radius = Math.max(table.radius, 21)
  const margin = table.radius * 3
  table.across = Math.min(width - 2 * margin, height - 2 * margin, 460)
  table.origin = { x: (width - table.across) / 2, y: (height - table.across) / 2 + table.radius * 0.4 }
}

function show(table: Table) {
  table.picked = undefined
  table.cursor = undefined
  table.moving = undefined
  table.hints.clear()
}

function play(table: Table, { input, events }: Played<MagicState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  const [from, to] = placesIn(input)
  const mine = { from, to, k: 0 }
  table.moving = mine
  tools.effects.tween(SWAP_SECONDS, (k) => (mine.k = k), {
    ease: ease.out,
    done: () => table.moving === mine && (table.moving = undefined),
  })
  const gained = events[0]?.amount ?? 0
  host.sound(gained > 0 ? 'score' : 'move', Math.max(0, gained) * 3)
  for (const place of gained > 0 ? [from, to] : [])
    tools.effects.burst(spots(table)[place]!, { count: 8, speed: 120, size: 5 })
  return SWAP_SECONDS + 0.1
}

function draw(table: Table, pen: Pen) {
  const { tools, number } = table
  const state = tools.state()
  const shape = shapeOf[state.shape]
  const sums = sumsOn(shape, state.numbers)
  for (const [index, line] of shape.lines.entries()) drawLine(table, pen, state, line, sums[index]!)
  for (const [index, line] of shape.lines.entries()) drawTag(table, pen, state, line, sums[index]!)
  for (const place of state.numbers.keys()) drawStone(table, pen, state, place)
  const goal = { x: table.radius * 1.5, y: table.radius * 1.5 }
  pebble(pen, goal, table.radius * 1.1, '#3fae6b')
  digits(pen, number(state.target), goal, table.radius * 1.05, PAPER)
}

function down(table: Table, at: Point) {
  table.cursor = undefined
  const place = nearestTo(spots(table), at, Math.max(26, table.radius * 1.3))
  if (place === undefined) table.picked = undefined
  else tap(table, place)
  table.tools.redraw()
}

function pressKey(table: Table, key: string) {
  if (isAct(key) && table.cursor !== undefined) tap(table, table.cursor)
  else {
    const next = stepTo(spots(table), table.cursor, key)
    if (next === undefined) return false
    table.cursor = next
  }
  table.tools.redraw()
  return true
}

export const game: MindGame<MagicState> = { rules, scene }
