import { expect, test } from 'vitest'
import { columnWorth, groupsOf, lineWorth, SLOT_GAMES, stepWorth } from './slot-games.ts'
import {
  goalOf,
  MISSES,
  PASS,
  placed,
  placesFor,
  pointsOf,
  slotRules,
  valuesOf,
  type SlotState,
} from './slot-rules.ts'
import { roomIn } from './room.ts'
import { boardsIn } from './slot-board.ts'
import { SHARE } from './slot-scene.ts'
import { lay, type Table } from './slot-table.ts'
import { BOARD_SHARE as TALLY_SHARE } from './tally-scene.ts'
import { lineBox } from './tally-sheet.ts'

const board = (size: number, dice: Readonly<Record<number, number>>) =>
  Array.from({ length: size }, (_, place) => dice[place] ?? 0)

test.for([
  [[4, 4, 4, 4, 4], 20],
  [[1, 1, 1, 1, 6], 12],
  [[2, 2, 5, 5, 5], 9],
  [[5, 2, 4, 3, 6], 10],
  [[1, 2, 3, 4, 6], 0],
  [[3, 3, 3, 1, 6], 5],
  [[3, 3, 1, 1, 6], 4],
  [[3, 3, 1, 2, 6], 1],
  [[3, 3, 3, 3, 0], 0],
] as const)('a line of %j pays %i', ([dice, worth]) => expect(lineWorth(dice)).toBe(worth))

test('a pair counts four times, and a die sweeps its equals from the other column', () => {
  const other = board(9, { 1: 5, 4: 5, 7: 2, 0: 5 })
  expect(columnWorth(other, 1)).toBe(22)
  const after = placed('columns', { own: board(9, {}), other }, { place: 4, value: 5 })
  expect(after.swept).toBe(2)
  expect(after.other).toEqual(board(9, { 7: 2, 0: 5 }))
})

test('two different dice give two numbers, equal dice one', () => {
  expect(valuesOf([4, 2])).toEqual([42, 24])
  expect(valuesOf([3, 3])).toEqual([33])
})

test('rungs rise, and three throws without a place end the climb', () => {
  const { fits } = SLOT_GAMES.ladder
  const own = board(10, { 2: 30, 5: 44 })
  expect([fits(own, 35, 3), fits(own, 25, 3), fits(own, 50, 4), fits(own, 35, 2)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  const rules = slotRules('ladder', 'solo')
  const full = { ...rules.start(() => 0.5), own: board(10, { 3: 44, 4: 45 }), dice: [4, 4] }
  expect(placesFor(full)).toEqual([])
  expect(rules.legal(full)).toEqual([PASS])
  const last = rules.step({ ...full, misses: MISSES - 1 }, PASS, () => 0.5).state
  expect([rules.status(last), rules.legal(last)]).toEqual(['lost', []])
})

test('passing a hundred earns nothing', () => {
  const { points } = SLOT_GAMES.hundred
  const low = board(14, { 0: 3, 2: 2, 4: 4, 7: 3, 9: 2, 11: 1, 13: 2 })
  expect(points(low, [])).toBe(98)
  expect(points(low.with(13, 5), [])).toBe(0)
})

test('an island pays when it is as large as its number', () => {
  const own = board(25, { 0: 3, 1: 3, 6: 3, 24: 1, 18: 2 })
  expect(groupsOf(own).map((group) => group.length)).toEqual([3, 1, 1])
  expect(SLOT_GAMES.islands.points(own, [])).toBe(10)
})

test('neighbours one apart pay, equal ones cost, and a die touches another', () => {
  expect(stepWorth(board(25, { 0: 3, 1: 4, 5: 3 }))).toBe(1)
  const { fits } = SLOT_GAMES.steps
  expect([fits(board(25, { 12: 2 }), 3, 13), fits(board(25, { 12: 2 }), 3, 14)]).toEqual([true, false])
})

test('towers never shrink', () => {
  const { fits } = SLOT_GAMES.towers
  const own = board(25, { 0: 3 })
  expect([fits(own, 3, 5), fits(own, 2, 5), fits(own, 2, 1), fits(own, 5, 6)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('against a rival the goal is the rival’s score', () => {
  const rules = slotRules('columns', 'easy')
  const state: SlotState = {
    ...rules.start(() => 0.5),
    own: board(9, { 0: 6 }),
    rival: board(9, { 0: 5, 3: 5 }),
  }
  expect([pointsOf(state), goalOf(state)]).toEqual([6, 20])
})

test('when every place is taken, no further die lies on the table', () => {
  const rules = slotRules('sums', 'solo')
  const last: SlotState = { ...rules.start(() => 0.5), own: board(16, { ...Array(15).fill(3) }), dice: [4] }
  const room = roomIn({ width: 375, height: 480 }, SHARE)
  const table = { base: { room }, isRtl: false, shown: last, dice: [] } as unknown as Table
  lay(table)
  expect(table.dice).toHaveLength(1)
  table.shown = rules.step(last, 15, () => 0.5).state
  expect(rules.status(table.shown)).not.toBe('playing')
  lay(table)
  expect(table.dice).toEqual([])
})

test('on a small standing phone every line of the log and every cell is large enough for a finger', () => {
  const phone = { width: 375, height: 370 }
  const log = roomIn(phone, TALLY_SHARE)
  expect(lineBox(log, 1, false).y - lineBox(log, 0, false).y).toBeGreaterThan(21)
  const { own } = boardsIn(roomIn(phone, SHARE).board, 'grid', false)
  expect(own.wide).toBeGreaterThan(29)
})
