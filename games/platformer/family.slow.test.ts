import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { playAgain } from '#kit/game/run.ts'
import { definitions, KINDS, LEVELS } from './definitions.ts'
import { family } from './family.ts'
import type { PlatformerSim } from './sim.ts'

const definitionOf = (kind: string) => definitions.find(({ id }) => id === kind)!

test.for(KINDS)('every level of %s has a route that takes all shells without a fall', (kind) => {
  for (let level = 1; level <= LEVELS; level++) {
    const inputs = family.prove!(definitionOf(kind), 1, level) ?? []
    const { world, level: course } = playAgain(family, definitionOf(kind), {
      seed: 1,
      level,
      inputs,
    }) as PlatformerSim
    expect([level, world.end, world.falls, world.shells.length]).toEqual([
      level,
      'won',
      0,
      course.shells.length,
    ])
  }
})

test('a player who stands still loses after five minutes, and the server agrees', () => {
  const inputs = Array.from({ length: 18_000 }, () => 0)
  const checked = checkReplay(family, definitionOf('run'), { seed: 1, level: 1, inputs })
  expect(checked).toEqual({ isSound: true, status: 'lost', score: 0 })
})
