import { describe, expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { aimCode, aimOf, lineCode, lineOf, placeCode, placeOf } from './codes.ts'
import { cover } from './cover.ts'
import { KINDS, LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { wayOf } from './kinds/cave-turn.ts'
import { holdsAt } from './kinds/jelly-tower.ts'
import { packs } from './packs.ts'
import { starsOf, type YardSim } from './sim.ts'
import { allOf } from './yard.ts'

const definitionOf = (kind: string) => family.definitions.find(({ id }) => id === kind)!

/** The levels of the quick test; the slow one replays all. */
const SOME = [1]

describe.for(KINDS)('%s', (kind) => {
  const definition = definitionOf(kind)

  test('is solved by its stored lines with all stars, and not by waiting', () => {
    expect(new Set(packs[kind]).size).toBe(LEVELS)
    for (const level of SOME) {
      const inputs = family.prove!(definition, 1, level)!
      const sim = playAgain(family, definition, { seed: 1, level, inputs }) as YardSim
      expect([level, sim.status, starsOf(sim)]).toEqual([level, 'won', 3])
    }
    const idle = family.create(definition, 1, 1)
    for (let tick = 0; tick < 200; tick++) idle.apply(0)
    expect(idle.status).not.toBe('won')
  })

  test('ends the same when it is reopened midway', () => {
    const sim = family.create(definition, 1, 3)
    const policy = randomPolicy(true, seededRandom(7))
    let reopened = family.create(definition, 1, 3)
    for (let tick = 0; tick < 150; tick++) {
      const input = sim.status === 'playing' ? (policy(sim) as number) : 0
      if (tick % 60 === 31) reopened = family.create(definition, 1, 3, reopened.save())
      sim.apply(input)
      reopened.apply(input)
    }
    expect(reopened.hash()).toBe(sim.hash())
    expect(sim.save().length).toBeLessThan(60_000)
  })
})

test('places, lines and aims come back from their numbers', () => {
  const [from, to] = [
    { x: 120, y: 330 },
    { x: 400, y: 0 },
  ]
  expect(placeOf(placeCode(from))).toEqual(from)
  expect(lineOf(lineCode(from, to))).toEqual([from, to])
  const { angle, power } = aimOf(aimCode(2 * Math.PI - 0.7, 0.6))
  expect(angle).toBeCloseTo(2 * Math.PI - 0.7, 1)
  expect(power).toBeCloseTo(0.6, 5)
})

test('takes no input that is not of its gesture', () => {
  const sim = family.create(definitionOf('rope-cut'), 1, 1)
  for (const input of [-1, 0.5, 99, '1', undefined]) expect(family.allows!(sim, input)).toBe(false)
  expect(family.allows!(sim, 1)).toBe(true)
})

test('what a saw parts keeps its mass', () => {
  const sim = family.create(definitionOf('ice-saw'), 1, 1) as YardSim
  const mass = () => allOf(sim.yard, 'ice').reduce((sum, { push }) => sum + 1 / push, 0)
  const [whole] = allOf(sim.yard, 'ice')
  const before = mass()
  const { x, y } = whole!
  sim.apply(lineCode({ x, y: y - 60 }, { x: x + 10, y: y + 60 }))
  expect(allOf(sim.yard, 'ice').length).toBe(2)
  expect(mass()).toBeCloseTo(before, 4)
  const missed = family.create(definitionOf('ice-saw'), 1, 1) as YardSim
  missed.apply(lineCode({ x, y: 20 }, { x: x + 60, y: 20 }))
  expect([missed.yard.used, allOf(missed.yard, 'ice').length]).toEqual([0, 1])
})

test('a cave that is turned lets the marble fall to its side', () => {
  const sim = family.create(definitionOf('cave-turn'), 1, 1) as YardSim
  const [{ x } = { x: 0 }] = allOf(sim.yard, 'marble')
  sim.apply(2)
  expect(wayOf(sim.yard)).toEqual([-1, 0])
  for (let tick = 0; tick < 20; tick++) sim.apply(0)
  expect(allOf(sim.yard, 'marble')[0]!.x).toBeLessThanOrEqual(x)
})

test('a belt moves what lies on it and stays where it is', () => {
  const sim = family.create(definitionOf('belt-parcel'), 1, 1) as YardSim
  const [belt] = allOf(sim.yard, 'belt')
  const [parcel] = allOf(sim.yard, 'parcel')
  const from = [belt!.x, parcel!.x]
  sim.apply(1)
  for (let tick = 0; tick < 25; tick++) sim.apply(0)
  expect(belt!.x).toBe(from[0])
  expect((parcel!.x - from[1]!) * belt!.tag).toBeGreaterThan(10)
})

test('a jelly holds on to two neighbours or it is not set', () => {
  const { yard } = family.create(definitionOf('jelly-tower'), 1, 1) as YardSim
  const [top] = allOf(yard, 'jelly')
  expect(holdsAt(yard, { x: top!.x, y: top!.y + 5 })).toEqual([])
  expect(holdsAt(yard, { x: top!.x, y: top!.y - 200 })).toEqual([])
  expect(holdsAt(yard, { x: top!.x + 40, y: top!.y + 8 }).length).toBeGreaterThan(1)
})

test('a puff throws away from itself, and a fan blows along', () => {
  const puffed = family.create(definitionOf('puff-blast'), 1, 1) as YardSim
  const [nut] = allOf(puffed.yard, 'coconut')
  puffed.apply(placeCode({ x: nut!.x - 40, y: nut!.y }))
  expect(nut!.vx).toBeGreaterThan(100)
  const blown = family.create(definitionOf('fan-drift'), 1, 1) as YardSim
  const [balloon] = allOf(blown.yard, 'balloon')
  const { x } = balloon!
  balloon!.y = allOf(blown.yard, 'fan')[0]!.y
  blown.apply(1)
  for (let tick = 0; tick < 20; tick++) blown.apply(0)
  expect(balloon!.x).toBeGreaterThan(x)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
