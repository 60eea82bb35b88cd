import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import { levels } from './levels.ts'

const games = family.definitions

test.for(games)('$id: random runs never get stuck, and continue unchanged after a reload', (definition) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const inputs: number[] = []
    let sim = family.create(definition, seed, 2)
    for (let turn = 0; turn < 40 && sim.status === 'playing'; turn++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      const input = pickOne(sim.legal(), random)
      inputs.push(input)
      sim.apply(input)
      if (turn % 7 === 0) sim = family.create(definition, seed, 2, sim.save())
    }
    expect(playAgain(family, definition, { seed, level: 2, inputs }).hash()).toBe(sim.hash())
  }
})

test.for(games.filter(({ levels: count }) => count === 0))('$id: the bot outlasts chance', (definition) => {
  const play = (isBot: boolean) => {
    const random = seededRandom(5)
    const sim = family.create(definition, 5, 1)
    for (let turn = 0; turn < 110 && sim.status === 'playing'; turn++)
      sim.apply(isBot ? family.bot(sim, random, 2)! : pickOne(sim.legal(), random))
    return sim.score
  }
  expect(play(true)).toBeGreaterThan(play(false) * 1.5)
})

test('each of the sixty shapes is filled by its proved line, and no two are alike', () => {
  const definition = games.find(({ goal }) => goal === 'fill')!
  expect(new Set(levels).size).toBe(60)
  for (let level = 1; level <= 60; level++) {
    const inputs = family.prove!(definition, 1, level)!
    expect(playAgain(family, definition, { seed: 1, level, inputs }).status, `level ${level}`).toBe('won')
  }
})

test('[2.10] the one slug with capital letters is that of the letter blocks', () => {
  expect(games.filter(({ slug }) => slug !== slug.toLowerCase()).map(({ slug }) => slug)).toEqual([
    'ABC-Blocks',
  ])
})

test.for(games)('$id has a small cover and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6144)
  expect(how(definition).length).toBeGreaterThan(2)
})
