import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import type { Input } from './state.ts'

const games = family.definitions

test.for(games)('$id: random runs never get stuck, and continue unchanged after a reload', (definition) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const inputs: Input[] = []
    let sim = family.create(definition, seed, 1)
    for (let turn = 0; turn < 25 && sim.status === 'playing'; turn++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      const input = pickOne(sim.legal(), random)
      expect(family.allows!(sim, input)).toBe(true)
      inputs.push(input)
      sim.apply(input)
      if (turn % 7 === 0) sim = family.create(definition, seed, 1, sim.save())
    }
    expect(playAgain(family, definition, { seed, level: 1, inputs }).hash()).toBe(sim.hash())
  }
})

test.for(games.filter(({ kind }) => kind !== 'pearls'))(
  '$id: the bot does better than chance',
  (definition) => {
    // The bots of these two look far ahead.
    const turns = definition.kind === 'hexslide' || definition.kind === 'zero' ? 80 : 300
    const play = (seed: number, isBot: boolean) => {
      const random = seededRandom(seed)
      const sim = family.create(definition, seed, 1)
      for (let turn = 0; turn < turns && sim.status === 'playing'; turn++)
        sim.apply(isBot ? family.bot(sim, random, 2)! : pickOne(sim.legal(), random))
      return sim.score
    }
    const total = (isBot: boolean) => [2, 3].reduce((sum, seed) => sum + play(seed, isBot), 0)
    expect(total(true)).toBeGreaterThan(total(false))
  },
)

test.for(games)('$id has a small cover and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6144)
  expect(how(definition).length).toBeGreaterThan(2)
})
