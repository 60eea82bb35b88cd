import { expect, test } from 'vitest'
import { speedOf } from './car.ts'
import { rollOutCar } from './roll-out.ts'
import { directionOf } from './back.ts'
import { bendsOf } from './bends.ts'
import { clockOf } from './laps.ts'
import { hold } from './controls.ts'
import { definitions } from './definitions.ts'
import { PERFECT, stripNodes } from './drag.ts'
import { createRace } from './family.ts'
import { raftAside, RIVER_NODES } from './ferry.ts'
import { BAY, CONE } from './field.ts'
import { ITEM } from './karts.ts'
import { handlingNow } from './powers.ts'
import { CRATE, crateKind } from './smash.ts'
import { TRACKS_A_SET } from './tracks.ts'

const straight = hold(0, false)
const action = hold(0, true)

/** A run after the lights. */
function open(id: string, level = 1) {
  const sim = createRace(
    definitions.find((one) => one.id === id)!,
    5,
    level,
  )
  sim.race.lights = 0
  return sim
}

const kindsOf = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)

test('the slipstream behind a car grows, and ends in open air', () => {
  const sim = open('oval-draft')
  const { race, definition, course } = sim
  const [own, other] = [race.cars[0]!, race.cars[1]!]
  for (let tick = 0; tick < 40; tick++) {
    Object.assign(own, { way: 100, aside: 0 })
    Object.assign(other, { way: 103, aside: 0 })
    sim.apply(straight)
  }
  expect(race.tow[0]).toBeGreaterThan(0.9)
  expect(handlingNow(race, definition, course, 0).top).toBeGreaterThan(definition.handling.top * 1.1)
  for (let tick = 0; tick < 90; tick++) {
    other.way = own.way + 60
    for (const car of race.cars.slice(2)) car.way = own.way - 60
    sim.apply(straight)
  }
  expect(race.tow[0]).toBe(0)
})

test('after the end all cars come to a stop, those in the sand too', () => {
  const sim = open('oval-draft')
  const { race, definition, course } = sim
  for (let tick = 0; tick < 300; tick++) sim.apply(straight)
  race.cars[0]!.aside = course.width[race.cars[0]!.node]! / 2 + 2
  expect(Math.max(...race.cars.map(speedOf))).toBeGreaterThan(10)
  for (let ended = 0; ended < 8 * 60; ended++)
    for (const car of race.cars) rollOutCar(car, course, definition.handling, ended)
  expect(Math.max(...race.cars.map(speedOf))).toBeLessThan(2.6)
})

test('a post counts when it has been gone around in its direction only', () => {
  for (const [turn, isDone] of [
    [1, true],
    [-1, false],
  ] as const) {
    const sim = open('ice-figures')
    const { race, course } = sim
    const post = race.spots[0]!
    const car = race.cars[0]!
    const px = course.x[post.node]! + course.dz[post.node]! * post.aside
    const pz = course.z[post.node]! - course.dx[post.node]! * post.aside
    for (let tick = 0; tick < 320; tick++) {
      const angle = (turn * tick) / 38
      car.heading = angle + (turn * Math.PI) / 2
      Object.assign(car, { node: post.node, x: px + Math.sin(angle) * 10, z: pz + Math.cos(angle) * 10 })
      Object.assign(car, { vx: Math.sin(car.heading) * 15, vz: Math.cos(car.heading) * 15 })
      sim.apply(straight)
    }
    expect(post.isDone).toBe(isDone)
  }
})

test('the baton is passed right of the line, and left of it the engine stops for a moment', () => {
  for (const [aside, kind] of [
    [3, 'baton'],
    [-3, 'fumble'],
  ] as const) {
    const sim = open('baton-relay')
    const [car, { course }] = [sim.race.cars[0]!, sim]
    car.way = course.count
    car.x = course.x[car.node]! + course.dz[car.node]! * aside
    car.z = course.z[car.node]! - course.dx[car.node]! * aside
    expect(kindsOf(sim.apply(straight))).toContain(kind)
    expect(sim.race.stall > 0).toBe(kind === 'fumble')
  }
})

test('each leg of the relay is another vehicle', () => {
  const { race, course, definition } = open('baton-relay')
  const tops = [0, 1, 2].map((lap) => {
    race.cars[0]!.way = course.count * lap + 5
    return handlingNow(race, definition, course, 0).top
  })
  expect(new Set(tops).size).toBe(3)
})

test('the notes name every bend, and a flag inside one takes half a second off', () => {
  const sim = open('pace-notes')
  const { race, course } = sim
  expect(bendsOf(course).length).toBe(race.spots.length)
  expect(bendsOf(course).every(({ grade }) => grade >= 1 && grade <= 6)).toBe(true)
  const flag = race.spots[0]!
  const car = race.cars[0]!
  const before = course.spacing * 0.98
  const node = flag.node - 1
  Object.assign(car, {
    way: node,
    node,
    x: course.x[node]! + course.dz[node]! * flag.aside + course.dx[node]! * before,
    z: course.z[node]! - course.dx[node]! * flag.aside + course.dz[node]! * before,
    vx: course.dx[node]! * 30,
    vz: course.dz[node]! * 30,
    heading: Math.atan2(course.dx[node]!, course.dz[node]!),
  })
  const kinds: string[] = []
  for (let tick = 0; tick < 4; tick++) kinds.push(...kindsOf(sim.apply(straight)))
  expect(kinds).toContain('flag')
  expect(race.penalties).toBe(-0.5)
})

test('green revs at the start and at gear changes are worth most', () => {
  const sim = createRace(
    definitions.find(({ id }) => id === 'gear-duel')!,
    5,
    1,
  )
  while (sim.race.lights > 0) sim.apply(sim.race.gears[0]!.revs < 0.9 ? action : straight)
  expect(sim.race.gears[0]!.revs).toBeGreaterThanOrEqual(PERFECT[0])
  expect(sim.race.gears[0]!.force).toBeGreaterThan(1)
  const events: { readonly kind: string; readonly amount?: number }[] = []
  const car = sim.race.cars[0]!
  for (let tick = 0; tick < 400 && events.length === 0; tick++)
    events.push(...sim.apply(Math.hypot(car.vx, car.vz) > 16.2 ? action : straight))
  expect(events[0]).toEqual({ kind: 'shift', amount: 2 })
  expect(sim.race.score).toBe(60)
})

test('two heats lost lose the duel', () => {
  const sim = open('gear-duel')
  for (let heat = 0; heat < 3; heat++) {
    sim.race.lights = 0
    sim.race.cars[1]!.way = stripNodes(sim.course)
    sim.apply(straight)
  }
  expect([sim.status, sim.race.wins, sim.race.rounds]).toEqual(['lost', 0, 3])
})

test('oil spins a car that drives through it, and a bubble protects once', () => {
  const sim = open('kart-surprise')
  const { race } = sim
  const car = race.cars[0]!
  for (let tick = 0; tick < 120; tick++) sim.apply(straight)
  car.way = Math.max(5, car.way)
  const oil = () => (race.slicks = [{ node: car.node, aside: car.aside, until: race.tick + 2 }])
  race.karts[0]!.bubble = 100
  oil()
  expect(kindsOf(sim.apply(straight))).toContain('saved')
  oil()
  expect(kindsOf(sim.apply(straight))).toContain('spun')
  expect(race.karts[0]!.spin).toBeGreaterThan(0)
})

test('one press uses an item once', () => {
  const sim = open('kart-surprise')
  sim.race.karts[0]!.item = ITEM.boost
  expect(kindsOf(sim.apply(action))).toContain('use')
  sim.race.karts[0]!.item = ITEM.boost
  expect(kindsOf(sim.apply(action))).not.toContain('use')
})

test('from lap to lap more crates are stone, and gold stays gold', () => {
  const { race } = open('crate-breaker')
  const stones = [0, 1, 2, 3].map(
    (lap) => race.spots.filter((one) => crateKind(one, lap) === CRATE.stone).length,
  )
  expect(stones[0]).toBe(0)
  expect(stones[3]).toBeGreaterThan(stones[1]!)
  for (const gold of race.spots.filter(({ kind }) => kind === CRATE.gold))
    expect(crateKind(gold, 3)).toBe(CRATE.gold)
})

test('the clock of the crates runs out', () => {
  const sim = open('crate-breaker')
  sim.race.clock = 1
  sim.race.score = 1500
  sim.apply(action)
  expect(sim.status).toBe('won')
})

test('standing in a bay counts, rushing past it costs eight seconds', () => {
  for (let level = 1; level <= TRACKS_A_SET; level++) {
    const { race } = open('parking-round', level)
    expect(race.spots.filter(({ kind }) => kind === BAY)).toHaveLength(5)
    expect(new Set(race.spots.filter(({ kind }) => kind === BAY).map(({ node }) => node)).size).toBe(5)
  }
  const sim = open('parking-round')
  const { race } = sim
  for (const cone of race.spots) if (cone.kind === CONE) cone.isDone = true
  const before = clockOf(race)
  race.cars[0]!.way = race.spots.find(({ kind }) => kind === BAY)!.node + 8
  expect(kindsOf(sim.apply(straight))).toContain('bayMissed')
  expect(clockOf(race) - before).toBeGreaterThanOrEqual(8000)
})

test('after a lap one way the course runs back', () => {
  const sim = open('there-and-back')
  const { race, course } = sim
  race.cars[0]!.way = course.count
  expect(kindsOf(sim.apply(straight))).toContain('turn')
  expect(directionOf(race)).toBe(-1)
  race.cars[0]!.way = 0
  sim.apply(straight)
  expect([race.rounds, directionOf(race)]).toEqual([2, 1])
})

test('a car that misses the raft falls in and returns to the bank', () => {
  const sim = open('raft-crossing')
  const { race, course, definition } = sim
  const river = race.spots[0]!
  const car = race.cars[0]!
  const period = definition.contest.kind === 'ferry' ? definition.contest.period : 1
  const place = (aside: number) => {
    const node = river.node + 2
    Object.assign(car, { node, way: node, vx: 0, vz: 0, past: 0, aside })
    Object.assign(car, {
      x: course.x[node]! + course.dz[node]! * aside,
      z: course.z[node]! - course.dx[node]! * aside,
    })
  }
  const raft = raftAside(river, race.tick + 1, period)
  place(raft)
  expect(kindsOf(sim.apply(straight))).not.toContain('splash')
  place(raft > 0 ? -6 : 6)
  expect(kindsOf(sim.apply(straight))).toContain('splash')
  expect(car.node).toBeLessThan(river.node)
  expect(RIVER_NODES * course.spacing).toBeGreaterThan(12)
})
