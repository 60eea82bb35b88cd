import { expect, test } from 'vitest'
import { randomPolicy, walk } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { provenDay } from './bot.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { guestsOf, openDay, type ShiftSim } from './shift.ts'
import { HEARTS, LEVELS } from './shop.ts'
import { isIced } from './shops/cake.ts'
import { changeOf } from './shops/change.ts'
import { fishFor } from './shops/weigh.ts'
import { missing } from './tray.ts'
import { shopOf } from './all-shops.ts'

const { definitions } = family

test.for(definitions)('$slug: a player who does nothing loses the day, one heart per guest', (definition) => {
  const sim = family.create(definition, 3, 1) as ShiftSim
  for (let tick = 0; tick < 20_000 && sim.status === 'playing'; tick++) sim.apply(0)
  expect([sim.status, sim.state.hearts, sim.score]).toEqual(['lost', 0, 0])
})

test.for(definitions)('$slug: the first, the middle and the last day can be won', (definition) => {
  for (const level of [1, 12, LEVELS])
    expect([level, Boolean(provenDay(definition, 5, level))]).toEqual([level, true])
})

test.for(definitions)('$slug: a random hand does not win by chance', (definition) => {
  const sim = family.create(definition, 7, 8)
  walk(sim, randomPolicy(true, seededRandom(7)), { steps: 20_000 })
  expect(sim.status).toBe('lost')
})

test.for(definitions)('$slug continues unchanged after it was saved midway', (definition) => {
  let sim = family.create(definition, 9, 4)
  const other = family.create(definition, 9, 4)
  const random = seededRandom(2)
  for (let tick = 0; tick < 900; tick++) {
    const input = family.bot(other, random, 1) ?? 0
    if (tick % 90 === 50) sim = family.create(definition, 9, 4, sim.save())
    sim.apply(input)
    other.apply(input)
  }
  expect(sim.hash()).toBe(other.hash())
})

test('a won day has served everybody who did not leave', () => {
  const { state } = openDay(shopOf('scoops'), 5, 3)
  expect(state.hearts).toBe(HEARTS)
  expect([1, 2, 24].map(guestsOf)).toEqual([6, 7, 18])
})

test('a tray with too much of something fits no wish', () => {
  expect(missing([1, 2, 2], [2])).toEqual([1, 2])
  expect(missing([1, 2], [2, 2])).toBeUndefined()
})

test('change is the rest of the note, and weights use as few fish as possible', () => {
  expect(changeOf([13, 20])).toBe(7)
  expect(fishFor([1, 2, 3, 5], 5)).toEqual([3])
  expect(fishFor([2, 4], 5)).toBeUndefined()
})

test('a ring of icing fits wherever it begins, but not mirrored', () => {
  const cake = { pieces: [0, -1, 1, -1, -1, -1], turned: 0 }
  expect(isIced(cake, [-1, 0, -1, 1, -1, -1])).toBe(true)
  expect(isIced(cake, [1, -1, 0, -1, -1, -1])).toBe(false)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([definitions[index]!.slug, drawing.length < 6144]).toEqual([definitions[index]!.slug, true])
  expect(new Set(covers).size).toBe(definitions.length)
})
