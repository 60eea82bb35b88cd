import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { levels as crossings } from './levels/cross-out.ts'
import { levels as mobiles } from './levels/drift-mobile.ts'
import { levels as baskets } from './levels/fair-baskets.ts'
import { levels as figures } from './levels/magic-figures.ts'
import { levels as numbers } from './levels/make-number.ts'
import { levels as matches } from './levels/match-sums.ts'
import { levels as calculators } from './levels/shell-calculator.ts'
import { levels as turtles } from './levels/turtle-sums.ts'

const games = family.definitions

test.for(games)('the proved line wins every level of $slug', (definition) => {
  const lengths = Array.from({ length: LEVELS }, (_, index) => {
    const inputs = family.prove!(definition, 1, index + 1)!
    expect(playAgain(family, definition, { seed: 1, level: index + 1, inputs }).status).toBe('won')
    return inputs.length
  })
  expect(lengths.at(-1)).toBeGreaterThan(lengths[0]!)
})

test('no pack has a level twice', () => {
  for (const pack of [crossings, mobiles, numbers, matches, turtles, figures, baskets, calculators]) {
    const levels = pack.split('|')
    expect(levels).toHaveLength(LEVELS)
    expect(new Set(levels).size).toBe(LEVELS)
  }
})

test.for(games)(
  'random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed * 6)
      let reloaded = family.create(definition, seed, seed * 6)
      for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
        const open = whole.legal()
        expect(open.length).toBeGreaterThan(0)
        const input = pickOne(open, random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 6 === 0) reloaded = family.create(definition, seed, seed * 6, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)('the strong bot wins the last level of $slug', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, LEVELS)
  for (let turn = 0; turn < 60 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
