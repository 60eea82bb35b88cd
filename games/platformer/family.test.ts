import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { levelRows } from './build.ts'
import { cover } from './cover.ts'
import { definitions, KINDS, LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { packOf } from './packs/all.ts'

const definitionOf = (kind: string) => definitions.find(({ id }) => id === kind)!

test.for(KINDS)('the levels of %s are complete: rows of one length, one start, one lantern', (kind) => {
  const seen = new Set<string>()
  for (let level = 1; level <= LEVELS; level++) {
    const rows = levelRows(packOf[kind], level)
    const text = rows.join('')
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    expect([
      [...text].filter((one) => one === 'P').length,
      [...text].filter((one) => one === 'G').length,
    ]).toEqual([1, 1])
    expect(text).not.toMatch(/[^#=%BDX^vSp~.PGokf*CmMcuUIERLWA><]/)
    seen.add(text)
  }
  expect(seen.size).toBe(LEVELS)
})

test.for(KINDS)('%s ends the same when it is replayed or reopened midway', (kind) => {
  const sim = family.create(definitionOf(kind), 3, 6)
  const policy = randomPolicy(true, seededRandom(9))
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < 500) {
    inputs.push(policy(sim) as number)
    sim.apply(inputs.at(-1)!)
  }
  expect(playAgain(family, definitionOf(kind), { seed: 3, level: 6, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definitionOf(kind), 3, 6)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 210 === 77) reopened = family.create(definitionOf(kind), 3, 6, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
})

test.for(KINDS)('the first level of %s is proved to be won', (kind) => {
  const inputs = family.prove!(definitionOf(kind), 1, 1) ?? []
  expect(playAgain(family, definitionOf(kind), { seed: 1, level: 1, inputs }).status).toBe('won')
})

test('a game takes its own inputs only', () => {
  const check = (kind: string, input: number) =>
    checkReplay(family, definitionOf(kind), { seed: 1, level: 1, inputs: [input] })
  expect(check('run', 8)).toEqual({ isSound: false, why: 'no such input' })
  expect(check('tower', 1)).toEqual({ isSound: false, why: 'no such input' })
  expect(check('dash', 8)).toEqual({ isSound: false, why: 'goes on' })
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
