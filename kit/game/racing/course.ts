import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { along, closePieces, endOf, RAMP_LENGTH, readPieces, type Piece } from './pieces.ts'

export const GROUND = { road: 0, boost: 1, gap: 2, ramp: 3, loose: 4 } as const

/** A closed track as a ring of equidistant nodes; the right of a node is (dz, -dx). */
export interface Course {
  readonly count: number
  /** Metres between nodes. */
  readonly spacing: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** Direction of the track, of length 1. */
  readonly dx: Float64Array
  readonly dz: Float64Array
  readonly width: Float64Array
  /** Metres of rise per metre to the right. */
  readonly bank: Float64Array
  /** Radians per metre, positive to the right. */
  readonly curve: Float64Array
  readonly ground: Uint8Array
  readonly open: Uint8Array
}

export interface CourseOptions {
  readonly width: number
  /** Banking of a bend per curvature; 0 for a flat world. */
  readonly banking: number
  /** Metres above the sea at the start. */
  readonly height: number
}

const NODE_EVERY = 3
const RAMP_RISE = 2
const BOOST_LENGTH = 15
const STEEPEST_BANK = 0.32
const BANK_SMOOTH = 5

/** Builds a track from pieces in text form. */
export function buildCourse(text: string, options: CourseOptions): Course {
  const pieces = readPieces(text, options.width)
  closePieces(pieces)
  const total = pieces.reduce((sum, { length }) => sum + length, 0)
  const count = Math.round(total / NODE_EVERY)
  const course = emptyRing(count, total / count)
  layNodes(course, pieces)
  closeGaps(course, pieces, options.height)
  lean(course, options.banking)
  return course
}

function emptyRing(count: number, spacing: number): Course {
  const numbers = () => new Float64Array(count)
  return {
    count,
    spacing,
    x: numbers(),
    y: numbers(),
    z: numbers(),
    dx: numbers(),
    dz: numbers(),
    width: numbers(),
    bank: numbers(),
    curve: numbers(),
    ground: new Uint8Array(count),
    open: new Uint8Array(count),
  }
}

function layNodes(course: Course, pieces: readonly Piece[]) {
  let [x, y, z, heading, begun, node] = [0, 0, 0, 0, 0, 0]
  for (const [index, piece] of pieces.entries()) {
    const end = begun + piece.length
    const lastNode = index === pieces.length - 1 ? course.count : Math.ceil(end / course.spacing)
    for (; node < Math.min(course.count, lastNode); node++) {
      const way = node * course.spacing - begun
      const share = way / piece.length
      const step = along(piece, heading, share)
      course.x[node] = x + step.x
      course.z[node] = z + step.z
      course.y[node] = y + piece.rise * share * share * (3 - 2 * share) + rampAt(piece, way)
      course.dx[node] = exactSin(heading + piece.turn * share)
      course.dz[node] = exactCos(heading + piece.turn * share)
      course.width[node] = piece.width
      course.curve[node] = piece.turn / piece.length
      course.ground[node] = groundAt(piece, way)
      course.open[node] = piece.open || piece.gap > 0 ? 1 : 0
    }
    const step = along(piece, heading, 1)
    x += step.x
    z += step.z
    y += piece.rise
    heading += piece.turn
    begun = end
  }
}

const rampAt = ({ gap }: Piece, way: number) =>
  gap > 0 && way <= RAMP_LENGTH ? (RAMP_RISE * way) / RAMP_LENGTH : 0

function groundAt({ gap, boost, loose }: Piece, way: number): number {
  if (gap > 0 && way <= RAMP_LENGTH) return GROUND.ramp
  if (gap > 0 && way < RAMP_LENGTH + gap) return GROUND.gap
  if (boost && way < BOOST_LENGTH) return GROUND.boost
  return loose ? GROUND.loose : GROUND.road
}

/** Spreads the remaining gap over the whole ring. */
function closeGaps(course: Course, pieces: readonly Piece[], height: number) {
  const miss = endOf(pieces)
  const climb = pieces.reduce((sum, { rise }) => sum + rise, 0)
  for (let node = 0; node < course.count; node++) {
    const share = node / course.count
    course.x[node]! -= miss.x * share
    course.z[node]! -= miss.z * share
    course.y[node]! += height - climb * share
  }
}

function lean({ count, curve, bank }: Course, banking: number) {
  for (let node = 0; node < count; node++) {
    let sum = 0
    for (let aside = -BANK_SMOOTH; aside <= BANK_SMOOTH; aside++)
      sum += curve[(node + aside + count) % count]!
    const wanted = (-sum / (2 * BANK_SMOOTH + 1)) * banking
    bank[node] = Math.max(-STEEPEST_BANK, Math.min(STEEPEST_BANK, wanted))
  }
}

/** A position on the track: the node behind it, metres past that node, metres to the right of the middle. */
export interface Place {
  node: number
  past: number
  aside: number
  /** Nodes passed since the last call, negative when going back. */
  gone: number
}

const FARTHEST_STEP = 6

/** Follows a point from its last node, so that a distant part of the track is never taken for the current one. */
export function follow(course: Course, place: Place, x: number, z: number): void {
  place.gone = 0
  for (let step = 0; step <= FARTHEST_STEP; step++) {
    const { node } = place
    const [dx, dz] = [course.dx[node]!, course.dz[node]!]
    const [toX, toZ] = [x - course.x[node]!, z - course.z[node]!]
    place.past = toX * dx + toZ * dz
    place.aside = toX * dz - toZ * dx
    const isBehind = place.past < 0
    if (!isBehind && place.past <= course.spacing * 1.02) return
    place.node = (node + (isBehind ? -1 : 1) + course.count) % course.count
    place.gone += isBehind ? -1 : 1
  }
}

/** Whether two parts of the track overlap. */
export function overlaps(course: Course, headroom = 6): boolean {
  const { count, x, y, z, width } = course
  for (let one = 0; one < count; one += 2)
    for (let other = one + 2; other < count; other += 2) {
      const apart = Math.min(other - one, count - other + one)
      const room = (width[one]! + width[other]!) / 2 + 4
      if (apart * course.spacing < room * 2.2) continue
      const [dx, dz] = [x[one]! - x[other]!, z[one]! - z[other]!]
      if (dx * dx + dz * dz < room * room && Math.abs(y[one]! - y[other]!) < headroom) return true
    }
  return false
}
