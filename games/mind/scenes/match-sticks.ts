import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import { hasStick, placesOf, signOf, stickOf, type MatchState } from '../rules/match-sums.ts'
import type { Hint, Tools } from './mind-scene.ts'

/** A stick from its foot to its head. */
export type Stick = readonly [footX: number, footY: number, headX: number, headY: number]

/** Sticks of a digit one wide and two high, in the order of the rules. */
const DIGIT: readonly Stick[] = [
  [0.12, 0, 0.88, 0],
  [1, 0.12, 1, 0.88],
  [1, 1.12, 1, 1.88],
  [0.12, 2, 0.88, 2],
  [0, 1.12, 0, 1.88],
  [0, 0.12, 0, 0.88],
  [0.12, 1, 0.88, 1],
]

const SIGN: readonly Stick[] = [
  [0, 1, 0.72, 1],
  [0.36, 0.62, 0.36, 1.38],
]

/** How far a point lies from a stick. */
function distanceTo([x, y, toX, toY]: Stick, at: Point): number {
  const [dx, dy] = [toX - x, toY - y]
  const k = Math.max(0, Math.min(1, ((at.x - x) * dx + (at.y - y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(at.x - x - dx * k, at.y - y - dy * k)
}

/** The sum in sticks, and the held stick. */
export interface Table {
  readonly tools: Tools<MatchState>
  readonly host: GameHost
  readonly hints: Hint
  room: StageSize
  unit: number
  origin: Point
  starts: number[]
  picked: number | undefined
  dragged: Point | undefined
  cursor: number | undefined
  flight: { readonly from: Stick; readonly to: number; k: number } | undefined
  glow: number
}

export function laid(table: Table, stick: Stick, sign: number): Stick {
  const x = table.origin.x + table.starts[sign]! * table.unit
  return [
    x + stick[0] * table.unit,
    table.origin.y + stick[1] * table.unit,
    x + stick[2] * table.unit,
    table.origin.y + stick[3] * table.unit,
  ]
}

export function stickAt(table: Table, place: number): Stick {
  const sign = signOf(place)
  const kind = table.tools.state().form[sign]
  return laid(table, (kind === 'd' ? DIGIT : SIGN)[stickOf(place)]!, sign)
}

export const middle = ([x, y, toX, toY]: Stick): Point => ({ x: (x + toX) / 2, y: (y + toY) / 2 })

export const places = ({ tools }: Table) => placesOf(tools.state().form)

/** Touch point of a place: the sticks of a plus cross in their middle, so theirs is nearer to the foot. */
export function grip(table: Table, place: number): Point {
  const [x, y, toX, toY] = stickAt(table, place)
  const k = table.tools.state().form[signOf(place)] === 'o' ? 0.2 : 0.5
  return { x: x + (toX - x) * k, y: y + (toY - y) * k }
}

export const grips = (table: Table) => places(table).map((place) => grip(table, place))

/** The place below a finger; with a held stick, free places come first. */
export function under(table: Table, at: Point, reach = 0.4) {
  const state = table.tools.state()
  let [best, least]: [number | undefined, number] = [undefined, Math.max(22, table.unit * reach)]
  for (const place of places(table)) {
    const isWanted = (table.picked !== undefined) !== hasStick(state, place)
    if (table.picked === undefined && !isWanted) continue
    const far = distanceTo(stickAt(table, place), at) + (isWanted ? 0 : table.unit * 0.12)
    if (far < least) [best, least] = [place, far]
  }
  return best
}
