import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { ArenaSim } from './arena-sim.ts'
import { family } from './family.ts'
import type { Stick } from './stick.ts'

const rounds = family.definitions.map((definition) => ({ name: definition.slug, definition }))

test.for(rounds)(
  '$name continues unchanged after a reload, and its replay ends the same',
  ({ definition }) => {
    const random = seededRandom(3)
    const inputs: Stick[] = []
    const whole = family.create(definition, 42, 2)
    let reloaded = family.create(definition, 42, 2)
    for (let count = 0; count < 600; count++) {
      const input = family.bot(whole, random, 1)!
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (count % 200 === 150) reloaded = family.create(definition, 42, 2, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed: 42, level: 2, inputs }).hash()).toBe(whole.hash())
    expect(whole.save().length).toBeLessThan(64 * 1024)
  },
)

test.for(rounds)('a clumsy player of $name always has something to do', ({ definition }) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 3)
    for (let count = 0; count < 240 && sim.status === 'playing'; count++) {
      expect(sim.legal().length).toBeGreaterThan(2)
      sim.apply(count % 15 === 0 ? pickOne(sim.legal(), random) : 0)
    }
    expect(Number.isSafeInteger(sim.score)).toBe(true)
  }
})

test.for(rounds)('$name knows the rank of every player', ({ definition }) => {
  const sim = family.create(definition, 7, 1) as ArenaSim
  for (let count = 0; count < 600; count++) sim.apply(0)
  const places = sim.state.players.map((_, who) => sim.place(who))
  expect(Math.min(...places)).toBe(1)
  expect(Math.max(...places)).toBeLessThanOrEqual(sim.state.players.length)
})
