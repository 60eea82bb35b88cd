import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { family } from './family.ts'
import type { Stick } from './stick.ts'
import type { YardSim } from './yard-sim.ts'
import { ROUND_TICKS } from './yard.ts'

const rounds = family.definitions.map((definition) => ({ name: definition.slug, definition }))

test.for(rounds)(
  '$name continues unchanged after a reload, and its replay ends the same',
  ({ definition }) => {
    const random = seededRandom(3)
    const inputs: Stick[] = []
    const whole = family.create(definition, 42, 2)
    let reloaded = family.create(definition, 42, 2)
    for (let count = 0; count < 500; count++) {
      const input = family.bot(whole, random, 1)!
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (count % 200 === 150) reloaded = family.create(definition, 42, 2, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed: 42, level: 2, inputs }).hash()).toBe(whole.hash())
  },
)

test.for(rounds)('the clock ends a round of $name, whatever a clumsy player does', ({ definition }) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 8, 3) as YardSim
  let held: Stick = 0
  for (let count = 0; count < ROUND_TICKS && sim.status === 'playing'; count++) {
    if (count % 15 === 0) held = pickOne(sim.legal(), random)
    sim.apply(held)
  }
  expect(sim.status).not.toBe('playing')
  expect(sim.state.players.every(({ points }) => Number.isSafeInteger(points) && points >= 0)).toBe(true)
})

test.for(rounds)('a good player of $name has far more points than an idle one', ({ definition }) => {
  const random = seededRandom(4)
  const good = family.create(definition, 5, 1)
  const idle = family.create(definition, 5, 1)
  for (let count = 0; count < 2400; count++) {
    good.apply(family.bot(good, random, 2)!)
    idle.apply(0)
  }
  expect(good.score).toBeGreaterThan(idle.score * 1.3 + 5)
})
