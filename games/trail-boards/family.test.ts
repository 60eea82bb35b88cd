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
    const inputs: string[] = []
    let sim = family.create(definition, 1, 1)
    while (sim.status === 'playing' && inputs.length < 3000) {
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

test.for(['ur', 'nyout', 'geese', 'ashta'])('in %s a good player beats a beginner in most games', (id) => {
  const definition = definitions.find((one) => one.id === id)!
  const rules = set.rulesOf(definition)
  let wins = 0
  for (let game = 0; game < 7; game++) {
    const good = game % 2
    let position = rules.start(seededRandom(game + 1))
    while (!rules.ending(position)) {
      const strength: Strength = position.turn === good ? 3 : 1
      position = rules.play(position, answer(set, { game: id, position, strength, seed: 5 }))
    }
    if (rules.ending(position)!.winner === good) wins++
  }
  expect(wins).toBeGreaterThan(3)
})
