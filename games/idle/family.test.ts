import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { playIdle } from './play-idle.ts'

const { definitions } = family
const TICKS = 1500

test.for(definitions)('$id ends the same when it is replayed or reloaded', (definition) => {
  const { sim, inputs } = playIdle(definition, TICKS, 2)
  expect(playAgain(family, definition, { seed: 4, level: 1, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 4, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 900 === 700) reloaded = family.create(definition, 4, 1, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(20_000)
  expect(inputs.every((input) => family.allows!(sim, input))).toBe(true)
})

test.for(definitions)('a random player of $id always has something to do', (definition) => {
  for (let seed = 1; seed <= 6; seed++)
    expect(playIdle(definition, 400, undefined, seed).sim.status).toBe('playing')
})

test.for(definitions)('$id has a small cover of its own', (definition) => {
  expect(cover(definition).length).toBeLessThan(6144)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
