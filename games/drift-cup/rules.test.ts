import { expect, test } from 'vitest'
import { overlaps } from '#kit/game/racing/course.ts'
import { carAt, drive, hitsWall, speedOf, VERGE } from './car.ts'
import { stepRace } from './contests.ts'
import { clockOf } from './laps.ts'
import { brakes, hold, ONE_SEAT, wheelOf } from './controls.ts'
import { definitions } from './definitions.ts'
import { createRace, family } from './family.ts'
import { placeOf } from './race.ts'
import { starsOf } from './stars.ts'
import { trackOf, TRACKS_A_SET } from './tracks.ts'

const named = (id: string) => definitions.find((one) => one.id === id)!
const circuit = named('harbour-circuit')
const straight = hold(0, false)
const open = (id: string, level = 1) => createRace(named(id), 5, level)

test('wheel and brake come back from the number of an input', () => {
  for (const wheel of [-1, -0.5, 0, 0.5, 1])
    for (const brake of [true, false]) {
      const held = hold(wheel, brake)
      expect([wheelOf(held), brakes(held)]).toEqual([wheel, brake])
    }
  expect(new Set(ONE_SEAT).size).toBe(10)
})

test.for(definitions)('all six tracks of $id close and never run into themselves', ({ tracks, width }) => {
  const lengths = new Set<number>()
  for (let number = 1; number <= TRACKS_A_SET; number++) {
    const course = trackOf(tracks, number, width)
    const last = course.count - 1
    const seam = Math.hypot(course.x[0]! - course.x[last]!, course.z[0]! - course.z[last]!)
    expect(seam).toBeLessThan(course.spacing * 1.4)
    expect(overlaps(course)).toBe(false)
    lengths.add(course.count)
  }
  expect(lengths.size).toBe(TRACKS_A_SET)
})

test('the engine pulls by itself, the brake slows, grass slows too', () => {
  const course = trackOf('circuit', 1, circuit.width)
  const car = carAt(course, 4, 0)
  for (let tick = 0; tick < 60; tick++) drive(car, course, straight, circuit.handling)
  const fast = speedOf(car)
  expect(fast).toBeGreaterThan(12)
  for (let tick = 0; tick < 20; tick++) drive(car, course, hold(0, true), circuit.handling)
  expect(speedOf(car)).toBeLessThan(fast - 5)
})

test('the wall behind the verge holds a car that never steers, and turns its nose along', () => {
  const course = trackOf('circuit', 1, circuit.width)
  const car = carAt(course, 0, 0)
  for (let tick = 0; tick < 900; tick++) {
    drive(car, course, straight, circuit.handling)
    hitsWall(car, course)
    expect(Math.abs(car.aside)).toBeLessThanOrEqual(course.width[car.node]! / 2 + VERGE)
  }
  expect(speedOf(car)).toBeGreaterThan(3)
})

test('nobody moves before the lights are green', () => {
  const sim = open('harbour-circuit')
  const kinds: string[] = []
  for (let tick = 0; tick < 60; tick++) kinds.push(...sim.apply(straight).map(({ kind }) => kind))
  expect(kinds).toEqual(['light', 'light', 'go'])
  expect(speedOf(sim.race.cars[0]!)).toBe(0)
  sim.apply(straight)
  expect(speedOf(sim.race.cars[0]!)).toBeGreaterThan(0)
})

test('six cars race, the player from the last place of the grid', () => {
  const { race } = open('harbour-circuit')
  expect(race.cars).toHaveLength(6)
  expect(placeOf(race, race.cars[0]!)).toBe(6)
})

test.for([
  { place: 1, status: 'won', stars: 3 },
  { place: 3, status: 'won', stars: 1 },
  { place: 4, status: 'lost', stars: 0 },
])('arriving at place $place is $status with $stars stars', ({ place, status, stars }) => {
  const sim = open('harbour-circuit')
  const { race, course, definition } = sim
  race.lights = 0
  for (const [index, car] of race.cars.entries()) car.way = index < place && index > 0 ? course.count * 3 : 10
  stepRace(race, { definition, course }, straight)
  race.cars[0]!.way = course.count * 3
  stepRace(race, { definition, course }, straight)
  expect([race.status, starsOf(sim, () => 0)]).toEqual([status, stars])
})

test('a player who stands still is the first to be knocked out', () => {
  const sim = open('last-car-out')
  let ticks = 0
  while (sim.status === 'playing' && ticks++ < 3000) sim.apply(hold(0, true))
  expect(sim.status).toBe('lost')
  expect(sim.race.cars.filter(({ isOut }) => isOut)).toEqual([sim.race.cars[0]])
  expect(placeOf(sim.race, sim.race.cars[0]!)).toBe(6)
})

test('a drift that ends at the wall earns nothing', () => {
  const { race, definition, course } = open('drift-garden')
  race.lights = 0
  race.chain = 300
  race.rest = 10
  const car = race.cars[0]!
  Object.assign(car, { aside: 40, vx: 20 * course.dz[0]!, vz: -20 * course.dx[0]! })
  car.x += course.dz[0]! * 20
  car.z -= course.dx[0]! * 20
  const kinds = stepRace(race, { definition, course }, straight).map(({ kind }) => kind)
  expect(kinds).toContain('spill')
  expect([race.chain, race.score]).toEqual([0, 0])
})

test('a missed gate costs two seconds', () => {
  const { race, definition, course } = open('boat-slalom')
  race.lights = 0
  const before = clockOf(race)
  race.cars[0]!.way = race.gates[0]!.node
  race.cars[0]!.aside = -race.gates[0]!.aside * 2
  expect(stepRace(race, { definition, course }, straight).map(({ kind }) => kind)).toContain('missed')
  expect(clockOf(race) - before).toBeGreaterThanOrEqual(2000)
})

test('three crashes end the ride on the highway', () => {
  const sim = open('highway-weave')
  let ticks = 0
  const kinds: string[] = []
  while (sim.status === 'playing' && ticks++ < 9000)
    kinds.push(...sim.apply(family.bot(sim, () => 0.5, 0)! | 0).map(({ kind }) => kind))
  const crashes = kinds.filter((kind) => kind === 'crash').length
  expect(sim.race.lives).toBe(3 - crashes)
  expect(sim.status).toBe(crashes === 3 ? 'lost' : 'won')
})

test('two players share the table, and the first at the line ends the duel without a score', () => {
  const sim = open('table-racers', -2)
  expect([sim.race.players, sim.race.cars.length, sim.legal().length]).toEqual([2, 4, 100])
  sim.race.lights = 0
  sim.race.cars[1]!.way = sim.course.count * 4
  sim.apply(straight)
  expect([sim.status, sim.score]).toEqual(['over', 0])
})
