import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'

const games = family.definitions

test.for(games)('$id: random runs always find something to do', (definition) => {
  for (let seed = 1; seed <= 3; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 1)
    for (let turn = 0; turn < 40 && sim.status === 'playing'; turn++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
})

test.for(games)('$id: a run continues unchanged after a reload', (definition) => {
  const random = seededRandom(3)
  const inputs: number[] = []
  const whole = family.create(definition, 42, 1)
  let reloaded = family.create(definition, 42, 1)
  for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 5 === 0) reloaded = family.create(definition, 42, 1, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(whole.hash())
})

// The gate proves every game; here one per engine.
const proved = games.filter(({ kind }) => ['wheel', 'marbles', 'rescue', 'bank'].includes(kind))

test.for(proved)('$id: the proved line of its first level wins', (definition) => {
  const inputs = family.prove!(definition, 7, 1)!
  expect(playAgain(family, definition, { seed: 7, level: 1, inputs }).status).toBe('won')
})

test.for(games)('$id has a small cover of its own and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6144)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
  expect(how(definition).length).toBeGreaterThan(1)
})
