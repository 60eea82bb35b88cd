import { expect, test } from 'vitest'
import { LEVELS, ROOMS } from './definitions.ts'
import { BOX, DOOR, HIDES, houseOf, PAPERS } from './house.ts'
import { CHART } from './riddles.ts'
import { dialInput, legalOf, turnRules, useInput, wayOf } from './rules.ts'

const still = () => 0

test.for(ROOMS)('every item that the room of %s needs lies there once', (room) => {
  for (let level = 1; level <= LEVELS; level++) {
    const { needs, holds, riddle } = houseOf(room, level)
    const wanted = [...Object.values(needs), ...PAPERS.slice(0, riddle.papers)]
    expect(Object.values(holds).toSorted()).toEqual(wanted.toSorted())
  }
})

test('no code stands on the dials from the start', () => {
  for (const room of ROOMS)
    for (let level = 1; level <= LEVELS; level++)
      expect(houseOf(room, level).riddle.solution.some((face) => face > 0)).toBe(true)
})

test('what hangs on the wall can be counted', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { clue, labels, solution } = houseOf('count', level).riddle
    expect(labels.map((icon) => clue.filter((one) => one === icon).length)).toEqual(
      solution.map((face) => face + 1),
    )
  }
})

test('the chart of flags spells the code', () => {
  const { clue, solution } = houseOf('flags', 8).riddle
  expect(clue.slice(CHART).map((flag) => clue[flag])).toEqual(solution)
})

test('a thing that does not fit stays in the pocket', () => {
  const rules = turnRules('path', 4)
  const first = wayOf('path', 4).find((input) => HIDES.some((spot) => spot === input))!
  const { state } = rules.step(rules.start(still), first, still)
  const [item] = state.held
  if (item === undefined) throw new Error('nothing was found')
  const wrong = rules.step({ ...state, held: [4] }, useInput(DOOR, 4), still)
  expect([wrong.events[0]!.kind, wrong.state.held]).toEqual(['wrong', [4]])
})

test('the last dial opens the box, which then has no dials any more', () => {
  const rules = turnRules('notes', 2)
  const { riddle } = houseOf('notes', 2)
  let state = rules.start(still)
  for (const [dial, face] of riddle.solution.entries())
    for (let turn = 0; turn < face; turn++) state = rules.step(state, dialInput(dial, true), still).state
  expect(state.opened).toContain(BOX)
  expect(legalOf('notes', state).some((input) => input >= dialInput(0, false))).toBe(false)
})
