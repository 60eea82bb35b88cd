import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { OPPONENTS } from './definitions.ts'
import { family, type PoolSim } from './family.ts'
import { roll } from './roll.ts'
import { start } from './rules.ts'
import { isTable, readTrick, trickCode, trickOf } from './tricks.ts'
import type { Spot } from './table.ts'

const lay = (spots: Readonly<Record<number, Spot>>) =>
  Array.from({ length: 16 }, (_, ball) => spots[ball] ?? null)
const POT = { angle: Math.atan2(-228, -337), power: 0.5, top: 0.2, side: 0 }
const table = lay({ 0: { x: 800, y: 600 }, 3: { x: 410, y: 330 }, 8: { x: 1500, y: 700 } })
const open = (level: number) => family.create(family.definitions[0]!, 1, level) as PoolSim

test('a code gives back the table, the stroke, and what it pots', () => {
  const trick = trickOf(table, POT)
  expect(trick.wanted).toEqual([3])
  const code = trickCode(trick)
  expect(code).toMatch(/^[\w-]{20,110}$/)
  expect(readTrick(code, 'eight-ball')).toEqual(trick)
  expect(roll(trick.balls, trick.shot).potted).toEqual([3])
})

test('a whole rack fits into a code', () => {
  const { balls } = start({}, seededRandom(1))
  expect(isTable(balls, 16)).toBe(true)
  expect(trickCode(trickOf(balls, { angle: 0, power: 1, top: 0, side: 0 })).length).toBeLessThanOrEqual(110)
})

const good = trickCode(trickOf(table, POT))
test.for([
  ['nothing', ''],
  ['what is no code', 'hello there'],
  ['a code that was cut', good.slice(0, -3)],
  ['a code of another version', `C${good.slice(1)}`],
  ['ten megabytes', 'A'.repeat(1e7)],
  ['a stroke that pots nothing', trickCode(trickOf(table, { ...POT, angle: 1 }))],
  [
    'balls in each other',
    trickCode({ ...trickOf(table, POT), balls: lay({ 0: table[0]!, 3: table[3]!, 4: table[3]! }) }),
  ],
  [
    'a ball in the wood',
    trickCode({ ...trickOf(table, POT), balls: lay({ 0: table[0]!, 3: { x: 600, y: 5 } }) }),
  ],
] as const)('%s is no trick shot', ([, code]) => {
  expect(readTrick(code, 'eight-ball')).toBeUndefined()
})

test('a trick with a ball that the game does not have belongs to another game', () => {
  const code = trickCode(trickOf(lay({ 0: table[0]!, 14: table[3]! }), POT))
  expect(readTrick(code, 'eight-ball')).toBeDefined()
  expect(readTrick(code, 'snooker')).toBeUndefined()
})

test('a player who does the trick wins; otherwise the table is laid again', () => {
  const trick = trickOf(table, POT)
  const sim = open(OPPONENTS.alone)
  sim.apply({ ...trick.shot, angle: 1, table: trick.balls, wanted: trick.wanted })
  expect(sim.status).toBe('playing')
  expect(sim.state.balls.slice(0, trick.balls.length)).toEqual(trick.balls)
  sim.apply({ ...trick.shot })
  expect(sim.status).toBe('won')
  expect(sim.score).toBe(0)
})

test('nobody can set up the table against the computer', () => {
  const sim = open(OPPONENTS.hard)
  sim.apply({ ...POT, table })
  expect(sim.state.balls.filter(Boolean).length).toBeGreaterThan(10)
})
