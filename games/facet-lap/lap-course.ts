import { exactAtan2 } from '#kit/game/exact-math.ts'
import { buildCourse, GROUND, type Course, type CourseOptions } from '#kit/game/racing/course.ts'
import { closePieces, readPieces, type Piece } from '#kit/game/racing/pieces.ts'

/** A loop on the road: it climbs round once and comes down one lane to the right. */
export interface Loop {
  /** The last node before it; the road continues at the next one. */
  readonly node: number
  /** Nodes of its piece: `from` is the first, `to` the first one behind it. */
  readonly from: number
  readonly to: number
  readonly heading: number
}

/** A course with its loops and gate nodes; the last gate is the finish. */
export interface LapCourse extends Course {
  readonly loops: readonly Loop[]
  readonly gates: readonly number[]
  /** Metres by which a loop's lanes are beside the middle of the piece. */
  readonly shift: Float64Array
}

/** Gates of a course that defines none; the finish is the last. */
export const GATES = 4
export const LOOP_RADIUS = 9
/** Metres from the middle of the piece to each lane of its loop. */
export const LANE = 4
const LANE_WIDTH = 8
/** As long as a cell of the editor: a jump of the kit is the placeholder of a loop. */
const LOOP_STANDS = 'J34'
const CHECKPOINT = 'S64'

/**
 * Builds a course in the notation of `kit/game/racing` with two more pieces: `O` is a loop, `C` a straight
 * with a checkpoint in its middle. Without a `C` there are four gates at equal distances.
 */
export function buildLapCourse(text: string, options: CourseOptions): LapCourse {
  const tokens = text.split(' ')
  const plain = tokens.map((token) => (token === 'O' ? LOOP_STANDS : token === 'C' ? CHECKPOINT : token))
  const course = buildCourse(plain.join(' '), options)
  const pieces = readPieces(plain.join(' '), options.width)
  closePieces(pieces)
  const begins = beginsOf(pieces)
  const nodeAt = (piece: number) => Math.ceil(begins[piece]! / course.spacing)
  const shift = new Float64Array(course.count)
  const loops = tokens.flatMap((token, piece) =>
    token === 'O' ? [layLoop(course, shift, nodeAt(piece), Math.min(course.count, nodeAt(piece + 1)))] : [],
  )
  const checkpoints = tokens.flatMap((token, piece) =>
    token === 'C' ? [(begins[piece]! + pieces[piece]!.length / 2) / course.spacing] : [],
  )
  return withGates({ ...course, loops, shift }, checkpoints)
}

/** A course without loops, with gates at equal distances. */
export const plainLap = (course: Course): LapCourse =>
  withGates({ ...course, loops: [], shift: new Float64Array(course.count) }, [])

function withGates(course: Omit<LapCourse, 'gates'>, checkpoints: readonly number[]): LapCourse {
  const { count } = course
  const gates =
    checkpoints.length > 0
      ? [...checkpoints, count]
      : Array.from({ length: GATES }, (_, gate) => (count * (gate + 1)) / GATES)
  return { ...course, gates }
}

/** Metres from the start line to each piece, and to the end of the last. */
function beginsOf(pieces: readonly Piece[]): number[] {
  const begins = [0]
  for (const { length } of pieces) begins.push(begins.at(-1)! + length)
  return begins
}

const soft = (share: number) => share * share * (3 - 2 * share)

/** Narrows the road into two lanes: one up, one down. */
function layLoop(course: Course, shift: Float64Array, from: number, to: number): Loop {
  const node = from + Math.floor((to - from) / 2)
  const [dx, dz] = [course.dx[from]!, course.dz[from]!]
  const floor = course.y[from]!
  for (let at = from; at < to; at++) {
    const isBefore = at <= node
    const share = isBefore ? (at - from) / (node - from) : (to - at) / (to - node - 1)
    const part = soft(share)
    shift[at] = (isBefore ? -LANE : LANE) * part
    course.width[at]! += (LANE_WIDTH - course.width[at]!) * part
    course.ground[at] = GROUND.road
    course.open[at] = 0
    course.bank[at] = 0
    course.y[at] = floor
    course.x[at]! += dz * shift[at]!
    course.z[at]! -= dx * shift[at]!
  }
  for (let at = from; at < to - 1; at++) if (at !== node) lookAhead(course, at)
  return { node, from, to, heading: exactAtan2(dx, dz) }
}

/** Directions follow the shifted lane. */
function lookAhead({ x, z, dx, dz }: Course, at: number) {
  const [ax, az] = [x[at + 1]! - x[at]!, z[at + 1]! - z[at]!]
  const far = Math.sqrt(ax * ax + az * az)
  dx[at] = ax / far
  dz[at] = az / far
}
