import type { Point } from '#kit/game/stage.ts'
import { isBack } from './rules.ts'
import { board, middle, ways, type Table } from './line-table.ts'

export const SWIPE_PIXELS = 22
/** Distance from a place, in cells, within which a finger selects it. */
const REACH = 0.48
/** Cosine of the largest angle between an arrow key and a place. */
const POINTS_AT = 0.8

/** The place whose middle is near to the finger. */
export function placeNear(table: Table, at: Point, reach = REACH): number | undefined {
  const { needs } = board(table)
  let best: { readonly place: number; readonly far: number } | undefined
  for (const [place, need] of needs.entries()) {
    if (need === 0) continue
    const { x, y } = middle(table, place)
    const far = Math.hypot(at.x - x, at.y - y)
    if (far < table.frame.cell * reach && (!best || far < best.far)) best = { place, far }
  }
  return best?.place
}

export function goTo(table: Table, place: number | undefined): boolean {
  const { tools } = table
  if (place === undefined || place === tools.state().path.at(-1)) return false
  if (!ways(table).includes(place) && !isBack(tools.state(), place)) return false
  tools.send(place)
  return true
}

/** The next place, or the previous one, in this direction. */
export function goAlong(table: Table, dx: number, dy: number): boolean {
  const { path } = table.tools.state()
  const from = middle(table, path.at(-1)!)
  const length = Math.hypot(dx, dy)
  let best: { readonly place: number; readonly likeness: number } | undefined
  for (const place of [...ways(table), ...path.slice(-2, -1)]) {
    const to = middle(table, place)
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const likeness = ((to.x - from.x) * dx + (to.y - from.y) * dy) / (far * length)
    if (likeness > POINTS_AT && (!best || likeness > best.likeness)) best = { place, likeness }
  }
  return best !== undefined && goTo(table, best.place)
}

export function drag(table: Table, at: Point) {
  const { hops, slips } = table
  if (slips) {
    const from = table.swipeFrom ?? at
    if (Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS) return
    table.swipeFrom = at
    goAlong(table, at.x - from.x, at.y - from.y)
    return
  }
  if (hops) return
  // A fast finger skips places between two events: all are visited.
  const from = table.lastAt ?? at
  const steps = Math.max(1, Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / (table.frame.cell * 0.3)))
  for (let step = 1; step <= steps; step++)
    goTo(
      table,
      placeNear(table, {
        x: from.x + ((at.x - from.x) * step) / steps,
        y: from.y + ((at.y - from.y) * step) / steps,
      }),
    )
}

/** A tap on ice slides along the row that leads to the tapped place. */
export function slideTowards(table: Table, at: Point) {
  const place = placeNear(table, at, 0.6)
  const { path } = table.tools.state()
  if (place === undefined || place === path.at(-1)) return
  const [from, to] = [middle(table, path.at(-1)!), middle(table, place)]
  goAlong(table, to.x - from.x, to.y - from.y)
}

export function pick(table: Table, step: number): boolean {
  const { tools, host } = table
  const open = ways(table)
  if (open.length === 0) return true
  const now = table.picked === undefined ? (step > 0 ? -1 : 0) : open.indexOf(table.picked)
  table.picked = open[(now + step + open.length) % open.length]
  host.sound('tap')
  tools.redraw()
  return true
}
