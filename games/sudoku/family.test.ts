import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { openRun, playAgain } from '#kit/game/run.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { levelOf } from './portal-texts.ts'
import type { Input, State } from './rules.ts'

const definition = family.definitions[0]!
const LEVELS = definition.sudokus.map((_, index) => index + 1)

test('undoing a mistake does not uncount it', () => {
  const run = openRun(family, family.definitions[0]!, { seed: 3, level: 1, changed: () => undefined })
  const stateNow = () => (run.sim as TurnSim<State, Input>).state
  const cell = stateNow().cells.indexOf(0)
  const digit = (stateNow().solution[cell]! % stateNow().size) + 1
  run.apply({ kind: 'put', cell, digit })
  expect(stateNow().mistakes).toBe(1)
  run.undo()
  expect([stateNow().mistakes, stateNow().cells[cell]]).toEqual([1, 0])
})

test.for(LEVELS)('six random runs on level %i always have a move and never get stuck', (level) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, level)
    for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
})

test.for(LEVELS)('the bot and the proved line solve level %i, far better than chance', (level) => {
  const random = seededRandom(level)
  const solved = family.create(definition, 7, level)
  while (solved.status === 'playing') solved.apply(family.bot(solved, random, 2)!)
  expect(solved.status).toBe('won')
  const proved = family.create(definition, 7, level)
  for (const input of family.prove!(definition, 7, level)!) proved.apply(input)
  expect(proved.status).toBe('won')
  const lucky = family.create(definition, 7, level)
  for (let turn = 0; turn < 300 && lucky.status === 'playing'; turn++)
    lucky.apply(pickOne(lucky.legal(), random))
  expect(solved.score).toBeGreaterThan(1.5 * lucky.score)
})

test.for(LEVELS)('a run on level %i continues unchanged after a reload and in a replay', (level) => {
  const random = seededRandom(level)
  const inputs: Input[] = []
  const whole = family.create(definition, 11, level)
  let reloaded = family.create(definition, 11, level)
  for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
    const guess = pickOne(whole.legal(), random)
    const input: Input =
      turn % 3 ? family.bot(whole, random, 1)! : { ...guess, kind: 'note', digit: 1 + (turn % 4) }
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 5 === 0) reloaded = family.create(definition, 11, level, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 11, level, inputs }).hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(4000)
})

test('undo brings notes and digits back', () => {
  const run = openRun(family, definition, { seed: 3, level: 1, changed: () => {} })
  const before = run.sim.hash()
  run.apply(family.bot(run.sim, seededRandom(1), 2)!)
  const { cell } = run.sim.legal()[0]!
  run.apply({ kind: 'note', cell, digit: 1 })
  expect(run.undo() && run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(before)
})

test.for([
  { size: undefined, grade: undefined, level: 1 },
  { size: '9', grade: 'expert', level: 5 },
  { size: '4', grade: 'expert', level: 6 },
  { size: '6', grade: undefined, level: 7 },
  { size: '7', grade: 'easy', level: 1 },
])('size $size and grade $grade open level $level', ({ size, grade, level }) => {
  expect(levelOf(definition, size, grade)).toBe(level)
})

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toContain('>9</text>')
})
