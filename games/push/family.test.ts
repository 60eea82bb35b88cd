import { expect, test } from 'vitest'
import { openRun, playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'

const games = family.definitions
const LEVELS = [1, 12]

test.for(games)('the proved line wins the first levels of $slug', (definition) => {
  for (const level of LEVELS) {
    const inputs = family.prove!(definition, 1, level)
    expect(inputs, `level ${level}`).toBeDefined()
    expect(playAgain(family, definition, { seed: 1, level, inputs: inputs! }).status).toBe('won')
  }
})

test.for(games)('six random runs of $slug never get stuck before they end', (definition) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, seed)
    for (let turn = 0; turn < 40 && sim.status === 'playing'; turn++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
})

test.for(games)('a run of $slug continues unchanged after a reload', (definition) => {
  const random = seededRandom(4)
  const whole = family.create(definition, 5, 3)
  let reloaded = family.create(definition, 5, 3)
  for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 6 === 0) reloaded = family.create(definition, 5, 3, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(64 * 1024)
})

test.for(games)('the strong bot wins the second level of $slug', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, 2)
  for (let turn = 0; turn < 100 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('taking a move back restores the board', () => {
  const run = openRun(family, games[0]!, { seed: 1, level: 3, changed: () => {} })
  const first = run.sim.hash()
  run.apply(run.sim.legal()[0]!)
  expect(run.sim.hash()).not.toBe(first)
  expect(run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(first)
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
