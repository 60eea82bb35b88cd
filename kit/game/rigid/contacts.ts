import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Body } from './body.ts'

/** A point where two bodies touch; the normal points from the first to the second. */
export interface Contact {
  readonly a: number
  readonly b: number
  /** Identifies the contact within the pair across steps. */
  readonly feature: number
  readonly x: number
  readonly y: number
  readonly nx: number
  readonly ny: number
  readonly depth: number
}

/** Corners and outward normals of a body in the world; x, y, x, y, … */
export interface Placed {
  readonly body: Body
  readonly points: readonly number[]
  readonly normals: readonly number[]
}

export function placed(body: Body): Placed {
  const { corners, x, y, turn } = body
  if (corners.length === 0) return { body, points: [], normals: [] }
  const [cos, sin] = turn === 0 ? [1, 0] : [exactCos(turn), exactSin(turn)]
  const points: number[] = []
  for (let at = 0; at < corners.length; at += 2)
    points.push(
      x + corners[at]! * cos - corners[at + 1]! * sin,
      y + corners[at]! * sin + corners[at + 1]! * cos,
    )
  const normals: number[] = []
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length
    const [dx, dy] = [points[next]! - points[at]!, points[next + 1]! - points[at + 1]!]
    const length = Math.sqrt(dx * dx + dy * dy)
    normals.push(dy / length, -dx / length)
  }
  return { body, points, normals }
}

type Add = (contact: Contact) => void

/** Adds the contacts of two bodies: one, or two if edges lie on each other. */
export function touch(one: Placed, other: Placed, [a, b]: readonly [number, number], add: Add) {
  const isBall = one.points.length === 0
  const isOtherBall = other.points.length === 0
  if (isBall && isOtherBall) return balls(one.body, other.body, [a, b], add)
  if (isOtherBall) return ballOnBox(one, other.body, (hit) => add({ ...hit, a, b }))
  if (isBall) return ballOnBox(other, one.body, (hit) => add({ ...hit, a, b, nx: -hit.nx, ny: -hit.ny }))
  return boxes(one, other, [a, b], add)
}

function balls(one: Body, other: Body, [a, b]: readonly [number, number], add: Add) {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const depth = one.radius + other.radius - far
  if (depth < 0) return
  const [nx, ny] = far > 0.001 ? [dx / far, dy / far] : [0, 1]
  add({ a, b, feature: 0, x: one.x + nx * one.radius, y: one.y + ny * one.radius, nx, ny, depth })
}

/** The normal points from the box to the ball; body indices are set later. */
function ballOnBox({ points, normals }: Placed, { x, y, radius }: Body, add: Add) {
  let most = -Infinity
  let edge = 0
  for (let at = 0; at < points.length; at += 2) {
    const apart = (x - points[at]!) * normals[at]! + (y - points[at + 1]!) * normals[at + 1]!
    if (apart <= most) continue
    most = apart
    edge = at
  }
  if (most > radius) return
  const next = (edge + 2) % points.length
  const [ax, ay, bx, by] = [points[edge]!, points[edge + 1]!, points[next]!, points[next + 1]!]
  const [ex, ey] = [bx - ax, by - ay]
  const along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
  let [nx, ny, depth] = [normals[edge]!, normals[edge + 1]!, radius - most]
  if (most > 0 && (along < 0 || along > 1)) {
    const [cx, cy] = along < 0 ? [x - ax, y - ay] : [x - bx, y - by]
    const far = Math.sqrt(cx * cx + cy * cy)
    if (far > radius || far < 0.001) return
    nx = cx / far
    ny = cy / far
    depth = radius - far
  }
  add({ a: 0, b: 0, feature: 0, x: x - nx * radius, y: y - ny * radius, nx, ny, depth })
}

/** Separating axis test: the edge of the first with the least overlap, and minus its depth; above 0 if they are apart. */
function leastPierced({ points, normals }: Placed, { points: others }: Placed): readonly [number, number] {
  let most = -Infinity
  let edge = 0
  for (let at = 0; at < points.length; at += 2) {
    let least = Infinity
    for (let of = 0; of < others.length; of += 2) {
      const apart =
        (others[of]! - points[at]!) * normals[at]! + (others[of + 1]! - points[at + 1]!) * normals[at + 1]!
      if (apart < least) least = apart
    }
    if (least <= most) continue
    most = least
    edge = at
  }
  return [most, edge]
}

/** Smaller differences in depth count as equal, so that the contact does not flip between two edges. */
const SAME_DEPTH = 0.2

function boxes(one: Placed, other: Placed, [a, b]: readonly [number, number], add: Add) {
  const [ofOne, edgeOfOne] = leastPierced(one, other)
  if (ofOne > 0) return
  const [ofOther, edgeOfOther] = leastPierced(other, one)
  if (ofOther > 0) return
  const isFirst = ofOne >= ofOther - SAME_DEPTH
  const [base, guest, edge] = isFirst ? [one, other, edgeOfOne] : [other, one, edgeOfOther]
  const [nx, ny] = [base.normals[edge]!, base.normals[edge + 1]!]
  const side = facing(guest, nx, ny)
  const next = (edge + 2) % base.points.length
  const [ax, ay, bx, by] = [
    base.points[edge]!,
    base.points[edge + 1]!,
    base.points[next]!,
    base.points[next + 1]!,
  ]
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  const [tx, ty] = [(bx - ax) / length, (by - ay) / length]
  const from = (side + 2) % guest.points.length
  const ends = [guest.points[side]!, guest.points[side + 1]!, guest.points[from]!, guest.points[from + 1]!]
  const along = [
    (ends[0]! - ax) * tx + (ends[1]! - ay) * ty,
    (ends[2]! - ax) * tx + (ends[3]! - ay) * ty,
  ] as const
  const span = along[1] - along[0]
  for (const end of [0, 1] as const) {
    const cut = Math.max(0, Math.min(length, along[end]))
    const share = Math.abs(span) < 1e-6 ? end : (cut - along[0]) / span
    if (share < -1e-6 || share > 1 + 1e-6) continue
    const x = ends[0]! + (ends[2]! - ends[0]!) * share
    const y = ends[1]! + (ends[3]! - ends[1]!) * share
    const depth = -((x - ax) * nx + (y - ay) * ny)
    if (depth < 0) continue
    const feature = 1 + end + (isFirst ? 0 : 2)
    add({ a, b, feature, x, y, nx: isFirst ? nx : -nx, ny: isFirst ? ny : -ny, depth })
  }
}

/** The edge whose normal is closest to a direction. */
function facing({ normals }: Placed, nx: number, ny: number): number {
  let least = Infinity
  let edge = 0
  for (let at = 0; at < normals.length; at += 2) {
    const look = normals[at]! * nx + normals[at + 1]! * ny
    if (look >= least) continue
    least = look
    edge = at
  }
  return edge
}
