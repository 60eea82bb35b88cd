import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

const games = family.definitions

test.for(games)('random runs of $slug end, and continue unchanged after a reload', (definition) => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seededRandom(seed)
    const whole = family.create(definition, seed, seed)
    let reloaded = family.create(definition, seed, seed)
    for (let turn = 0; whole.status === 'playing'; turn++) {
      expect(turn).toBeLessThan(300)
      const input = pickOne(whole.legal(), random)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 5 === 0) reloaded = family.create(definition, seed, seed, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
  }
})

test.for(games)('the bot plays $slug better than chance, and only legal moves', (definition) => {
  const mean = (choose: (sim: ReturnType<typeof family.create>, random: () => number) => number) => {
    let score = 0
    for (let seed = 1; seed <= 8; seed++) {
      const random = seededRandom(seed)
      const sim = family.create(definition, seed, 1)
      while (sim.status === 'playing') {
        const input = choose(sim, random)
        expect(sim.legal()).toContain(input)
        sim.apply(input)
      }
      score += sim.score
    }
    return score / 8
  }
  const bot = mean((sim, random) => family.bot(sim, random, 2)!)
  const blind = mean((sim, random) => pickOne(sim.legal(), random))
  expect(bot).toBeGreaterThan(blind * 1.15)
})

test.for(games)('$slug names its texts, and its cover is small', (definition) => {
  for (const key of [...how(definition), `title.${definition.id}`, `pitch.${definition.id}`])
    expect(english).toHaveProperty([key])
  expect(cover(definition).length).toBeLessThan(6 * 1024)
})
