import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { gameOf } from './games.ts'
import { opening, type AbstractPosition } from './position.ts'

const rulesOf = (id: string) => gameOf(definitions.find((one) => one.id === id)!).rules

function standing(id: string, pieces: Readonly<Record<number, number>>, turn: 0 | 1 = 0): AbstractPosition {
  const { cells } = rulesOf(id).start(() => 0)
  return { ...opening(cells.map((_, spot) => pieces[spot] ?? 0)), turn }
}

test('halma leaps over either colour, on and on, and the full camp wins', () => {
  const rules = rulesOf('corner-halma')
  const position = standing('corner-halma', { 63: 1, 54: 2, 36: 1 })
  expect(rules.moves(position)).toContain('63.45')
  expect(rules.moves(position)).toContain('63.27')
  const camp = Object.fromEntries([1, 2, 3, 8, 9, 10, 16, 17, 24].map((spot) => [spot, 1]))
  expect(rules.play(standing('corner-halma', { ...camp, 18: 1, 60: 2 }), '18.19').outcome).toBe(-1)
  expect(rules.play(standing('corner-halma', { ...camp, 18: 1, 60: 2 }), '18.0').outcome).toBe(0)
})

test('the star has 73 hollows and two homes of six', () => {
  const { cells } = rulesOf('star-halma').start(() => 0)
  expect(cells.length).toBe(73)
  expect([1, 2].map((piece) => cells.filter((cell) => cell === piece).length)).toEqual([6, 6])
})

test('a piece captures only along a loop', () => {
  const rules = rulesOf('surakarta')
  expect(rules.moves(standing('surakarta', { 0: 1, 1: 2 }))).not.toContain('0.1')
  // Along the second row from the right edge, round the corner, down the fifth column.
  const flying = standing('surakarta', { 8: 1, 4: 2, 30: 2 })
  expect(rules.moves(flying)).toContain('8.4')
  expect(rules.moves(standing('surakarta', { 8: 1, 9: 1, 7: 1, 14: 1, 2: 1, 4: 2 }))).not.toContain('8.4')
})

test('konane begins with two lifts side by side and then leaps in one line', () => {
  const rules = rulesOf('konane')
  let position = rules.start(() => 0)
  position = rules.play(position, '27')
  expect(rules.moves(position).toSorted()).toEqual(['19', '26', '28', '35'])
  position = rules.play(position, '28')
  expect(rules.moves(position)).toContain('25.27')
  const long = { ...standing('konane', { 0: 1, 1: 2, 3: 2, 13: 2 }), quiet: 2 }
  expect(rules.moves(long).toSorted()).toEqual(['0.2', '0.4'])
  expect(rules.play(long, '0.4').cells[3]).toBe(0)
})

test('amazons fly and then burn, in two inputs of one turn', () => {
  const rules = rulesOf('amazons')
  const flown = rules.play(
    rules.start(() => 0),
    '58.18',
  )
  expect(flown.turn).toBe(0)
  const burnt = rules.play(flown, '58')
  expect([burnt.turn, burnt.cells[58]]).toEqual([1, -1])
})

test('a player without a floe to step on has lost', () => {
  const rules = rulesOf('sinking-floes')
  const position = standing('sinking-floes', { 0: 2, 20: 1, 1: -1, 7: -1 })
  const stepped = rules.play(position, '21')
  expect(rules.play(stepped, '8').outcome).toBe(0)
  expect(rules.play(stepped, '40').outcome).toBe(-1)
})

test('a piece moves as far as there are pieces on its line, and one group wins', () => {
  const rules = rulesOf('lines-of-action')
  expect(rules.moves(rules.start(() => 0))).toContain('1.17')
  expect(rules.moves(rules.start(() => 0))).not.toContain('1.9')
  const position = standing('lines-of-action', { 0: 1, 9: 1, 63: 2, 40: 2 })
  expect(rules.play(standing('lines-of-action', { 0: 1, 18: 1, 63: 2, 40: 2 }), '0.9').outcome).toBe(0)
  expect(rules.ending(position)).toBeUndefined()
})

test('a player with nothing to capture has lost', () => {
  const rules = rulesOf('clobber')
  expect(rules.play(standing('clobber', { 0: 1, 1: 2, 20: 2 }), '0.1').outcome).toBe(0)
})

test('a plank covers two squares, and a rival without space for one has lost', () => {
  const rules = rulesOf('domineering')
  const start = rules.start(() => 0)
  expect([start, rules.play(start, '0')].map((position) => rules.moves(position).length)).toEqual([56, 54])
  const full = Object.fromEntries(Array.from({ length: 62 }, (_, spot) => [spot, 1]))
  const { 8: _low, 0: _high, ...holes } = full
  expect(rules.play({ ...standing('domineering', { ...holes, 62: 1, 63: 1 }) }, '0').outcome).toBe(0)
})

test('a step sweeps the row ahead or the row behind, and goes on', () => {
  const rules = rulesOf('fanorona')
  const start = rules.start(() => 0)
  expect(
    rules
      .moves(start)
      .every((move) => rules.play(start, move).cells.filter((cell) => cell === 2).length < 22),
  ).toBe(true)
  const both = standing('fanorona', { 20: 1, 22: 2, 23: 2, 19: 2, 40: 2 })
  expect(rules.moves(both)).toContain('20.21.22')
  expect(rules.moves(both)).toContain('20.21.19')
  expect(rules.play(both, '20.21.22').cells.filter((cell) => cell === 2).length).toBe(2)
})
