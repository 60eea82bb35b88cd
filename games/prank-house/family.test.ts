import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { openRun, playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { scenes } from './scenes.ts'

const definition = family.definitions[0]!
const levels = scenes.map((_, index) => index + 1)

function randomRun(level: number, seed: number) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) {
    expect(sim.legal().length).toBeGreaterThan(0)
    sim.apply(pickOne(sim.legal(), random))
  }
  return sim
}

test.for(levels)('prank %i is won by its proved line, with three stars worth of joke', (level) => {
  const inputs = family.prove!(definition, 1, level)!
  const sim = playAgain(family, definition, { seed: 1, level, inputs })
  expect(sim).toMatchObject({ status: 'won', score: 1000 })
  expect(checkReplay(family, definition, { seed: 1, level, inputs })).toMatchObject({ isSound: true })
})

test('random touches never get stuck and seldom win', () => {
  const runs = levels.flatMap((level) => [1, 2, 3, 4, 5, 6].map((seed) => randomRun(level, seed)))
  expect(runs.every(({ status }) => status !== 'playing')).toBe(true)
  expect(runs.filter(({ status }) => status === 'won').length).toBeLessThan(runs.length / 5)
})

test.for(levels)('the strong bot pulls off prank %i', (level) => {
  const random = seededRandom(level)
  const sim = family.create(definition, 1, level)
  for (let turn = 0; turn < 20 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('a prank continues unchanged after a reload', () => {
  const random = seededRandom(4)
  const whole = family.create(definition, 5, 8)
  let reloaded = family.create(definition, 5, 8)
  for (let turn = 0; turn < 9 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 3 === 0) reloaded = family.create(definition, 5, 8, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
})

test('taking a touch back restores the picture', () => {
  const run = openRun(family, definition, { seed: 1, level: 1, changed: () => {} })
  const first = run.sim.hash()
  run.apply('tap sink')
  expect(run.sim.hash()).not.toBe(first)
  expect(run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(first)
})

test('the cover is small', () => expect(cover(definition).length).toBeLessThan(6 * 1024))
