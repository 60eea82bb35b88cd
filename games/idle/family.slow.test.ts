import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { playIdle } from './play-idle.ts'
import type { IdleSim } from './rules.ts'

const MINUTE = 3600

test.for(definitions)('$id keeps offering a good player something new', (definition) => {
  const { sim, bought } = playIdle(definition, 4 * MINUTE, 2)
  const waits = bought.map((second, index) => second - (bought[index - 1] ?? 0))
  expect(bought[0]).toBeLessThan(14)
  expect(Math.max(...waits)).toBeLessThan(75)
  expect(sim.world.goal).toBeGreaterThanOrEqual(7)
  expect(sim.world.goal).toBeLessThan(definition.goals.length - 1)
})

test.for(definitions)('$id rewards a good player over a random one', (definition) => {
  expect(playIdle(definition, 1.5 * MINUTE, 2).sim.score).toBeGreaterThan(
    1.5 * playIdle(definition, 1.5 * MINUTE, undefined).sim.score,
  )
})

test.for(definitions)('$id continues from a saved world with the coins earned while away', (definition) => {
  const before = playIdle(definition, 3.7 * MINUTE, 2).sim
  const back = family.create(definition, 9, 1) as IdleSim
  back.apply(['load', before.save()])
  expect(back.hash()).toBe(before.hash())
  back.apply(['away', 3600])
  expect(back.world.coins).toBeGreaterThan(before.world.coins)
})
