import { expect, test } from 'vitest'
import { answer } from '#kit/game/duel/family.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions } from './definitions.ts'
import { family, set } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

test.for(definitions)('$id goes on by chance, and the same after a reload', (definition) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const inputs: number[] = []
    let sim = family.create(definition, seed, 1)
    while (sim.status === 'playing' && inputs.length < 30) {
      expect(sim.legal().length).toBeGreaterThan(0)
      const input = pickOne(sim.legal(), random)
      inputs.push(input)
      sim.apply(input)
      if (inputs.length % 20 === 0) sim = family.create(definition, seed, 1, sim.save())
    }
    if (seed === 1) expect(playAgain(family, definition, { seed, level: 1, inputs }).hash()).toBe(sim.hash())
  }
  expect(cover(definition).length).toBeLessThan(6144)
  for (const key of how(definition)) expect(english).toHaveProperty([key])
})

test.for(['three-by-four-shogi', 'pawns-only-chess', 'five-by-five-chess', 'race-for-the-centre'])(
  'in %s the computer beats random moves',
  (id) => {
    const definition = definitions.find((one) => one.id === id)!
    const rules = set.rulesOf(definition)
    for (const computer of [0, 1] as const) {
      const random = seededRandom(5 + computer)
      let position = rules.start(random)
      while (!rules.ending(position)) {
        const move =
          rules.turn(position) === computer
            ? answer(set, { game: id, position, strength: 3, seed: 3 })
            : pickOne(rules.moves(position), random)
        position = rules.play(position, move)
      }
      expect(rules.ending(position)!.winner).toBe(computer)
    }
  },
)
