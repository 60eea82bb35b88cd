import { describe, expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { randomPolicy, walk } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import type { BallCourtDefinition } from './definitions.ts'
import { family } from './family.ts'
import type { Strength } from './sport.ts'

const LONGEST = 300 * 60

function play(definition: BallCourtDefinition, seed: number, strength: Strength | 'random') {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, 1)
  const hand = randomPolicy(true, random)
  const policy = strength === 'random' ? hand : () => family.bot(sim, random, strength)
  return walk(sim, policy, { steps: LONGEST })
}

describe.for(family.definitions.map((definition) => [definition.slug, definition] as const))(
  '%s',
  ([, definition]) => {
    test('random runs never run out of inputs', () => {
      for (let seed = 1; seed <= 6; seed++) {
        const { sim, stuck } = play(definition, seed, 'random')
        expect(stuck).toBe(false)
        expect(sim.progress).toBeLessThanOrEqual(1)
      }
    })

    test('a run continues unchanged after a reload, and its replay ends the same', () => {
      const random = seededRandom(3)
      const inputs: number[] = []
      const whole = family.create(definition, 42, 1)
      let reloaded = family.create(definition, 42, 1)
      for (let count = 0; count < 1500 && whole.status === 'playing'; count++) {
        const input = family.bot(whole, random, 1)!
        expect(family.allows!(whole, input)).toBe(true)
        inputs.push(input)
        whole.apply(input)
        reloaded.apply(input)
        if (count % 250 === 0) reloaded = family.create(definition, 42, 1, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
      expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(whole.hash())
    })

    test('a good hand wins at the first level', () => {
      const won = [1, 2, 3].filter((seed) => play(definition, seed, 2).sim.status === 'won')
      expect(won.length).toBeGreaterThan(0)
    })

    test('unknown inputs are refused', () => {
      const sim = family.create(definition, 1, 1)
      for (const input of [-1, 0.5, 1e9, '1', null]) expect(family.allows!(sim, input)).toBe(false)
    })

    test('the cover is a small picture with names of its own', () => {
      expect(coverSvg(cover(definition)).length).toBeLessThan(6000)
      expect(cover(definition)).toContain(`id="${definition.id}-`)
    })
  },
)
