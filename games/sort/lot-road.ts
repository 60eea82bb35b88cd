import { ROAD, type Ground } from './lot-look.ts'
import type { Lot } from './lot-rules.ts'

export interface Waypoint {
  readonly x: number
  readonly y: number
  /** Heading; it grows on without a jump at a full turn. */
  readonly angle: number
  /** Pixels from the start. */
  readonly distance: number
  /** The car goes backwards all the way. */
  readonly reversed: boolean
}

const CORNER_STEPS = 6
/** How far beyond the road a car drives on before it is forgotten, in cells. */
const AWAY = 7

/** Path of a leaving car: through its gate and along the ring road out of the picture. */
export function roadAway(
  lot: Lot,
  index: number,
  place: number,
  way: number,
  { x, y, cell }: Ground,
): readonly Waypoint[] {
  const { across, line, length, nose } = lot.cars[index]!
  const reversed = nose !== way
  const heading = across ? (way > 0 ? 0 : Math.PI) : way > 0 ? Math.PI / 2 : -Math.PI / 2
  const ahead = { x: Math.cos(heading), y: Math.sin(heading) }
  const half = (place + length / 2) * cell
  const aside = (line + 0.5) * cell
  const start = across ? { x: x + half, y: y + aside } : { x: x + aside, y: y + half }
  const edge = way > 0 ? (across ? lot.columns : lot.rows) * cell : 0
  const toRoad = Math.abs(edge - half) + (ROAD / 2) * cell
  const bend = cell * 0.5
  // Cars turn right: the ring is a one-way road.
  const points = [{ ...start, angle: heading }]
  const centre = {
    x: start.x + ahead.x * (toRoad - bend) - ahead.y * bend,
    y: start.y + ahead.y * (toRoad - bend) + ahead.x * bend,
  }
  for (let step = 0; step <= CORNER_STEPS; step++) {
    const turn = (step / CORNER_STEPS) * (Math.PI / 2)
    const angle = heading + turn
    points.push({ x: centre.x + Math.sin(angle) * bend, y: centre.y - Math.cos(angle) * bend, angle })
  }
  const last = points.at(-1)!
  const longest = (Math.max(lot.columns, lot.rows) + AWAY) * cell
  points.push({
    x: last.x + Math.cos(last.angle) * longest,
    y: last.y + Math.sin(last.angle) * longest,
    angle: last.angle,
  })
  let distance = 0
  return points.map((point, step) => {
    const before = points[step - 1] ?? point
    distance += Math.hypot(point.x - before.x, point.y - before.y)
    return { ...point, distance, reversed }
  })
}

/** Place and heading after a share of the way. */
export function alongRoad(road: readonly Waypoint[], k: number) {
  const wanted = road.at(-1)!.distance * k
  const next = Math.max(
    1,
    road.findIndex(({ distance }) => distance >= wanted),
  )
  const [from, to] = [road[next - 1]!, road[next]!]
  const part = Math.min(1, (wanted - from.distance) / Math.max(0.001, to.distance - from.distance))
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: from.angle + (to.angle - from.angle) * part,
  }
}
