import { describe, expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { aimCode, aimOf, lineCode, lineOf, placeCode, placeOf } from './codes.ts'
import { cover } from './cover.ts'
import { KINDS, LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { packs } from './packs.ts'
import { starsOf, type YardSim } from './sim.ts'

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

  test('ends the same when it is reopened on the way', () => {
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

test('the covers are small, and each is a picture of its own', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
