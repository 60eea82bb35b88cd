import { expect, test } from 'vitest'
import { buildCourse, follow, GROUND, overlaps, type Place } from './course.ts'
import { racingLine } from './line.ts'
import { readPieces } from './pieces.ts'
import { seededCourse } from './seeded.ts'

const OPTIONS = { width: 12, banking: 9, height: 8 }
const SQUARE = 'S60b R90/30+4 S60 R90/30 S60 R90/30-4 S60 R90/30'
const course = buildCourse(SQUARE, OPTIONS)

test('track pieces are parsed with their modifiers', () => {
  const [straight, bend, jump] = readPieces('S80bo L45/60-3w9 J18', 12)
  expect(straight).toMatchObject({ length: 80, turn: 0, boost: true, open: true, width: 12 })
  expect(bend).toMatchObject({ rise: -3, width: 9, turn: -Math.PI / 4 })
  expect(jump).toMatchObject({ gap: 18, width: 9, flexible: false })
  expect(() => readPieces('X9', 12)).toThrow('X9')
})

test('a course is closed, and its nodes have equal distances', () => {
  for (let node = 0; node < course.count; node++) {
    const next = (node + 1) % course.count
    const far = Math.hypot(course.x[next]! - course.x[node]!, course.z[next]! - course.z[node]!)
    expect(far).toBeGreaterThan(course.spacing * 0.9)
    expect(far).toBeLessThan(course.spacing * 1.1)
  }
})

test('the straights stretch until the bends meet', () => {
  const uneven = buildCourse('S40 R90/30 S200 R90/30 S60 R90/30 S20 R90/30', OPTIONS)
  const last = uneven.count - 1
  expect(Math.hypot(uneven.x[last]! - uneven.x[0]!, uneven.z[last]! - uneven.z[0]!)).toBeLessThan(4)
})

test('a course that crosses itself at the same height overlaps, with a bridge it does not', () => {
  expect(overlaps(course)).toBe(false)
  expect(overlaps(buildCourse('S120 R270/46 S120 L270/46', OPTIONS))).toBe(true)
  expect(overlaps(buildCourse('S120 R270/46+10 S120 L270/46-10', OPTIONS))).toBe(false)
})

test('a point is followed along the course, with its lateral offset', () => {
  const place: Place = { node: 0, past: 0, aside: 0, gone: 0 }
  const [ahead, aside] = [10, 2]
  follow(
    course,
    place,
    course.x[0]! + course.dx[0]! * ahead + course.dz[0]! * aside,
    course.z[0]! + course.dz[0]! * ahead - course.dx[0]! * aside,
  )
  expect(place.node).toBe(Math.floor(ahead / course.spacing))
  expect(place.gone).toBe(place.node)
  expect(place.aside).toBeCloseTo(aside, 5)
})

test('boosts and jumps are where the pieces place them', () => {
  const jump = buildCourse('S60b J16 S60 R180/40 S150 R180/40', OPTIONS)
  expect(jump.ground[0]).toBe(GROUND.boost)
  expect([...jump.ground]).toContain(GROUND.ramp)
  expect([...jump.ground].filter((ground) => ground === GROUND.gap).length * jump.spacing).toBeCloseTo(16, -1)
})

test('the racing line is shorter than the middle, stays on the road and brakes for the bends', () => {
  const { aside, speed } = racingLine(course, {
    margin: 2,
    topSpeed: 50,
    braking: 20,
    speedFor: (curve) => 1 / curve,
  })
  expect(Math.max(...aside.map(Math.abs))).toBeLessThanOrEqual(4)
  let length = 0
  for (let node = 0; node < course.count; node++) {
    const next = (node + 1) % course.count
    length += Math.hypot(
      course.x[next]! + course.dz[next]! * aside[next]! - course.x[node]! - course.dz[node]! * aside[node]!,
      course.z[next]! - course.dx[next]! * aside[next]! - course.z[node]! + course.dx[node]! * aside[node]!,
    )
  }
  expect(length).toBeLessThan(course.count * course.spacing - 15)
  expect(Math.min(...speed)).toBeLessThan(Math.max(...speed))
})

test('the same seed deals the same course', () => {
  expect([...seededCourse(7, OPTIONS).z]).toEqual([...seededCourse(7, OPTIONS).z])
  expect(overlaps(seededCourse(7, OPTIONS))).toBe(false)
})
