import type { Course } from '#kit/game/racing/course.ts'

/** A bend in a co-driver's notes. */
export interface Bend {
  readonly from: number
  /** Its sharpest place, half way through. */
  readonly middle: number
  readonly isRight: boolean
  /** 1 is a hairpin, 6 almost straight. */
  readonly grade: number
}

const LEAST_CURVE = 0.012
const GRADES = [27, 31, 35, 40, 46]
const known = new WeakMap<Course, readonly Bend[]>()

/** All bends of a course from the start line on. */
export function bendsOf(course: Course): readonly Bend[] {
  const kept = known.get(course)
  if (kept) return kept
  const bends: Bend[] = []
  let from = -1
  for (let node = 0; node <= course.count; node++) {
    const curve = node < course.count ? course.curve[node]! : 0
    const begun = from < 0 ? 0 : course.curve[from]!
    const isSame = Math.abs(curve) > LEAST_CURVE && begun * curve > 0
    if (from >= 0 && !isSame) {
      bends.push(bendOf(course, from, node))
      from = -1
    }
    if (from < 0 && Math.abs(curve) > LEAST_CURVE) from = node
  }
  known.set(course, bends)
  return bends
}

function bendOf({ curve }: Course, from: number, to: number): Bend {
  const middle = Math.floor((from + to) / 2)
  const radius = 1 / Math.abs(curve[middle]!)
  const grade = 1 + GRADES.filter((edge) => radius > edge).length
  return { from, middle, isRight: curve[middle]! > 0, grade }
}
