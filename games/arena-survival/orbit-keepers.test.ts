import { expect, test } from 'vitest'
import type { Turn } from '#kit/game/micro/rules.ts'
import { thing } from '#kit/game/things/things.ts'
import { seededRandom } from '#kit/random/random.ts'
import { family } from './family.ts'
import { rules } from './verbs/orbit-keepers.ts'

const turnOf = (input = 0): Turn => ({
  input,
  press: false,
  held: input > 0,
  release: false,
  random: seededRandom(1),
  tell: () => undefined,
})

test('a hit takes a moon away, but never one of the first two', () => {
  const world = rules.start(seededRandom(1))
  const hit = () => {
    Object.assign(world, { next: 9999, safe: 0, tick: 1, wide: 100, lives: 3 })
    world.foes = [thing('jelly', world, { r: 12, hp: 9, t: 60 })]
    rules.step(world, turnOf())
    expect(world.lives).toBe(2)
    return world.moons
  }
  world.moons = 4
  expect([hit(), hit(), hit()]).toEqual([3, 2, 2])
})

test('a clumsy player loses in the end', () => {
  const definition = family.definitions.find(({ id }) => id === 'orbit-keepers')!
  const sim = family.create(definition, 2, 1)
  const random = seededRandom(2)
  for (let tick = 0; tick < 60 * 120 && sim.status === 'playing'; tick++)
    sim.apply(family.bot(sim, random, 0) ?? 0)
  expect(sim.status).toBe('over')
})
