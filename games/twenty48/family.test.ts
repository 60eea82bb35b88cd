import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { openRun, playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { Direction } from './board.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'

const definition = family.definitions[0]!
const LEVELS = definition.boards.map((_, index) => index + 1)

function playToTheEnd(
  seed: number,
  level: number,
  move: (sim: ReturnType<typeof family.create>) => Direction,
) {
  const sim = family.create(definition, seed, level)
  for (let turn = 0; turn < 1200 && sim.status === 'playing'; turn++) sim.apply(move(sim))
  return sim
}

test.for(LEVELS)('six random runs on board %i end stuck or go on', (level) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = playToTheEnd(seed, level, (open) => {
      expect(open.legal().length).toBeGreaterThan(0)
      return pickOne(open.legal(), random)
    })
    expect(['over', 'playing']).toContain(sim.status)
  }
})

test.for(LEVELS)('a run on board %i continues unchanged after a reload', (level) => {
  const random = seededRandom(3)
  const inputs: Direction[] = []
  const whole = family.create(definition, 42, level)
  let reloaded = family.create(definition, 42, level)
  for (let turn = 0; turn < 60 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 10 === 0) reloaded = family.create(definition, 42, level, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level, inputs }).hash()).toBe(whole.hash())
})

test('undo leads back to the first board, and the same swipe brings the same new tile', () => {
  const run = openRun(family, definition, { seed: 5, level: 1, changed: () => {} })
  const first = run.sim.hash()
  const swipe = run.sim.legal()[0]!
  run.apply(swipe)
  const second = run.sim.hash()
  expect(run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(first)
  run.apply(swipe)
  expect(run.sim.hash()).toBe(second)
})

test('the save holds the size of the board', () => {
  const save = family.create(definition, 1, 3).save()
  expect(family.create(definition, 1, 1, save).save()).toBe(save)
  expect(JSON.parse(save)).toMatchObject({ state: { size: 5 } })
})

function totalOfThreeRuns(strength?: 0 | 1 | 2) {
  let sum = 0
  for (let seed = 1; seed <= 3; seed++) {
    const random = seededRandom(seed)
    sum += playToTheEnd(seed, 1, (sim) =>
      strength === undefined ? pickOne(sim.legal(), random) : family.bot(sim, random, strength)!,
    ).score
  }
  return sum
}

test('a careful player scores over half as much again as a random one', () => {
  expect(totalOfThreeRuns(1)).toBeGreaterThan(1.5 * totalOfThreeRuns())
  expect(totalOfThreeRuns(2)).toBeGreaterThan(totalOfThreeRuns(1))
})

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*2048.*<\/svg>$/)
})
