import { expect, test } from 'vitest'
import { answer } from '#kit/game/duel/family.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions } from './definitions.ts'
import { family, set } from './family.ts'

test.for(definitions)(
  '$id ends when random players play it, and continues unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = seededRandom(seed)
      const inputs: number[] = []
      let sim = family.create(definition, seed, 1)
      while (sim.status === 'playing') {
        expect(sim.legal().length).toBeGreaterThan(0)
        const input = pickOne(sim.legal(), random)
        inputs.push(input)
        sim.apply(input)
        if (inputs.length % 9 === 0) sim = family.create(definition, seed, 1, sim.save())
      }
      expect(sim.progress).toBe(1)
      expect(playAgain(family, definition, { seed, level: 1, inputs }).hash()).toBe(sim.hash())
    }
    expect(cover(definition).length).toBeLessThan(6144)
  },
)

test.for(['reversi', 'fewest-flips'])('in %s the harder computer beats the easier one', (id) => {
  const definition = definitions.find((one) => one.id === id)!
  const rules = set.rulesOf(definition)
  const play = (first: Strength, second: Strength, seed: number) => {
    let position = rules.start(() => 0)
    while (!position.over) {
      const strength = position.turn === 0 ? first : second
      position = rules.play(position, answer(set, { game: id, position, strength, seed }))
    }
    return rules.ending(position)!.winner
  }
  expect([play(3, 1, 1), play(1, 3, 2)]).toEqual([0, 1])
})
