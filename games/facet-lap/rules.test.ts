import { expect, test } from 'vitest'
import { GROUND, overlaps } from '#kit/game/racing/course.ts'
import { carAtStart, drive, type Power } from './car.ts'
import { ALL_CONTROLS, control, PEDAL, pedalOf, wheelOf } from './controls.ts'
import { definitions } from './definitions.ts'
import { packLap, unpackLap } from './ghosts.ts'
import { authorLap, medalTimes, starsFor } from './medals.ts'
import { GATES } from './lap-course.ts'
import { startLap, stepLap } from './rules.ts'
import { ALL_TRACKS, SEEDED, trackOf } from './tracks.ts'

const terms = definitions[0]!
const power: Power = { topSpeed: terms.topSpeed, grip: 1, push: 0 }
const gas = control(0, PEDAL.gas)
const levels = Array.from({ length: ALL_TRACKS }, (_, index) => index + 1)

test('wheel and pedal come back from the number of an input', () => {
  expect(new Set(ALL_CONTROLS).size).toBe(21)
  for (const wheel of [-1, 0, 1])
    for (const pedal of [PEDAL.coast, PEDAL.gas, PEDAL.brake]) {
      const input = control(wheel, pedal)
      expect([wheelOf(input), pedalOf(input)]).toEqual([wheel, pedal])
    }
})

test.for(levels)('track %i closes, never runs into itself, and the author gets round it', (level) => {
  const course = trackOf(level, 1)
  const last = course.count - 1
  const seam = Math.hypot(course.x[0]! - course.x[last]!, course.z[0]! - course.z[last]!)
  expect(seam).toBeLessThan(course.spacing * 1.4)
  expect(overlaps(course)).toBe(false)
  expect(authorLap(course, terms).milliseconds).toBeLessThan(60_000)
})

test('generated tracks are fair too, and the same seed generates the same one', () => {
  for (let seed = 1; seed <= 8; seed++)
    expect(authorLap(trackOf(SEEDED, seed), terms).milliseconds).toBeLessThan(60_000)
  expect([...trackOf(SEEDED, 3).x]).toEqual([...trackOf(SEEDED, 3).x])
  expect(trackOf(SEEDED, 3).count).not.toBe(trackOf(SEEDED, 4).count)
})

test('the gas moves the car, the brake stops it', () => {
  const course = trackOf(1, 1)
  const car = carAtStart(course)
  for (let tick = 0; tick < 90; tick++) drive(car, course, gas, power)
  expect(car.vz).toBeGreaterThan(15)
  for (let tick = 0; tick < 50; tick++) drive(car, course, control(0, PEDAL.brake), power)
  expect(Math.abs(car.vz)).toBeLessThan(3)
})

test('a rail keeps the car on the road and costs speed', () => {
  const course = trackOf(1, 1)
  const lap = startLap(course, terms)
  const kinds = new Set<string>()
  for (let tick = 0; tick < 400; tick++)
    for (const { kind } of stepLap(lap, course, gas, terms)) kinds.add(kind)
  expect(kinds).toContain('scrape')
  expect(kinds).not.toContain('fall')
  expect(Math.abs(lap.car.aside)).toBeLessThanOrEqual(course.width[lap.car.node]! / 2)
})

test('a car that leaves an open edge falls and returns after 40 ticks while the clock runs', () => {
  const course = trackOf(5, 1)
  const lap = startLap(course, terms)
  let fellAt = 0
  let backAt = 0
  for (let tick = 1; tick <= 900 && !backAt; tick++)
    for (const { kind } of stepLap(lap, course, gas, terms)) {
      if (kind === 'fall') fellAt = tick
      if (kind === 'back') backAt = tick
    }
  expect(fellAt).toBeGreaterThan(0)
  expect(backAt - fellAt).toBe(40)
  expect(lap.tick).toBe(backAt)
})

test('a jump at full speed lands behind the gap', () => {
  const course = trackOf(3, 1)
  const lap = startLap(course, terms)
  const kinds: string[] = []
  for (const input of authorLap(course, terms).inputs)
    for (const { kind } of stepLap(lap, course, input, terms)) kinds.push(kind)
  expect([...course.ground]).toContain(GROUND.gap)
  expect(kinds.filter((kind) => ['jump', 'land', 'fall'].includes(kind))).toEqual(['jump', 'land'])
  expect(kinds.filter((kind) => kind === 'gate')).toHaveLength(GATES - 1)
  expect(lap.status).toBe('won')
})

test('stars go by the medal times, to the millisecond', () => {
  const times = medalTimes(trackOf(1, 1), terms)
  expect(starsFor(times.gold, times)).toBe(3)
  expect(starsFor(times.gold + 1, times)).toBe(2)
  expect(starsFor(times.silver, times)).toBe(2)
  expect(starsFor(times.silver + 1, times)).toBe(1)
})

test('a saved lap is restored input by input, and a damaged save gives none', () => {
  const { inputs, milliseconds } = authorLap(trackOf(2, 1), terms)
  const text = packLap({ inputs, milliseconds })
  expect(unpackLap(text)).toEqual({ inputs, milliseconds })
  expect(text.length).toBeLessThan(4800)
  expect(unpackLap('nonsense')).toBeUndefined()
})
