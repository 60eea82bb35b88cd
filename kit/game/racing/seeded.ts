import { hash32, pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { buildCourse, overlaps, type Course, type CourseOptions } from './course.ts'

const ATTEMPTS = 80
const ANGLES = [30, 45, 60, 75, 90, 120]
const RADII = [26, 32, 40, 52, 70]
const PLAIN = 'S120b R90/40+3 S60 R90/34-2 S60 R45/50 L45/50 S40 R90/40+2 S70 R90/36-3'

/** A closed track from a seed, the same for everybody, with hills, boosts and the occasional jump. */
export function seededCourse(seed: number, options: CourseOptions): Course {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(hash32(`course:${seed}:${attempt}`))
    const text = dealPieces(random)
    const course = text && buildCourse(text, options)
    if (course && isFair(course)) return course
  }
  return buildCourse(PLAIN, options)
}

function isFair(course: Course): boolean {
  const length = course.count * course.spacing
  if (length < 520 || length > 1500 || overlaps(course)) return false
  const last = course.count - 1
  const seam = Math.sqrt(
    (course.x[0]! - course.x[last]!) * (course.x[0]! - course.x[last]!) +
      (course.z[0]! - course.z[last]!) * (course.z[0]! - course.z[last]!),
  )
  return seam < course.spacing * 1.4
}

/** Bends until one full turn is nearly complete; the last ones close it. */
function dealPieces(random: Random): string | undefined {
  const pieces = [`S${60 + pickIndex(50, random)}`]
  let [turned, climbed] = [0, 0]
  const bends = 6 + pickIndex(5, random)
  let hasJump = false
  for (let bend = 0; bend < bends; bend++) {
    const angle = pickOne(ANGLES, random)
    const isRight = turned < 0 || (turned < 300 && random() < 0.62)
    if (turned + angle > 320 && isRight) break
    if (turned - angle < -100 && !isRight) continue
    turned += isRight ? angle : -angle
    const rise = Math.round((random() - 0.5) * 8 - climbed * 0.4)
    climbed += rise
    const climb = rise === 0 ? '' : rise > 0 ? `+${rise}` : `${rise}`
    pieces.push(`${isRight ? 'R' : 'L'}${angle}/${pickOne(RADII, random)}${climb}`)
    const canJump: boolean = !hasJump && bend > 1 && random() < 0.3
    if (canJump) pieces.push('S70b', 'J16', 'S40')
    else pieces.push(`S${24 + pickIndex(70, random)}${random() < 0.2 ? 'b' : ''}`)
    hasJump ||= canJump
  }
  const left = 360 - turned
  if (left < 30 || left > 280) return undefined
  const half = Math.round(left / 2)
  pieces.push(`R${half}/40`, 'S50', `R${left - half}/40`)
  return pieces.join(' ')
}
