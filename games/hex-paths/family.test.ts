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
    const random = seededRandom(7)
    const inputs: number[] = []
    let sim = family.create(definition, 1, 1)
    while (sim.status === 'playing' && inputs.length < 700) {
      expect(sim.legal().length).toBeGreaterThan(0)
      const input = pickOne(sim.legal(), random)
      inputs.push(input)
      sim.apply(input)
      if (inputs.length % 19 === 0) sim = family.create(definition, 1, 1, sim.save())
    }
    expect(sim.progress).toBe(1)
    expect(playAgain(family, definition, { seed: 1, level: 1, inputs }).hash()).toBe(sim.hash())
    expect(cover(definition).length).toBeLessThan(6144)
  },
)

test.for([
  ['bridge-builders', 0],
  ['three-coasts', 1],
  ['hex-undone', 1],
] as const)('in %s a good player on seat %s beats a beginner', ([id, seat]) => {
  const definition = definitions.find((one) => one.id === id)!
  const rules = set.rulesOf(definition)
  let position = rules.start(seededRandom(3))
  while (!rules.ending(position)) {
    const strength: Strength = position.turn === seat ? 3 : 1
    position = rules.play(position, answer(set, { game: id, position, strength, seed: 5 }))
  }
  expect(rules.ending(position)!.winner).toBe(seat)
})
