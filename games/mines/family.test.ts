import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import type { Input } from './rules.ts'

const games = family.definitions

test.for(games)('the proved digs win $slug, in every size', (definition) => {
  for (const level of [1, 2, 3])
    for (let seed = 1; seed <= 4; seed++) {
      const inputs = family.prove!(definition, seed, level)!
      expect(inputs.length).toBeGreaterThan(4)
      expect(playAgain(family, definition, { seed, level, inputs }).status).toBe('won')
    }
})

test.for(games)('$slug continues unchanged after a reload and in a replay', (definition) => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seededRandom(seed)
    const whole = family.create(definition, seed, 2)
    let reloaded = family.create(definition, seed, 2)
    const inputs: Input[] = []
    for (let turn = 0; turn < 30 && whole.status === 'playing'; turn++) {
      const input = turn % 3 ? family.bot(whole, random, 2)! : pickOne(whole.legal(), random)
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 6 === 0) reloaded = family.create(definition, seed, 2, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed, level: 2, inputs }).hash()).toBe(whole.hash())
  }
})

test.for(games)('the strong bot clears the large beach of $slug without a guess', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 3, 3)
  for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
