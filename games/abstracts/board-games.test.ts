import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { gameOf } from './games.ts'
import { PEARL } from './neutron.ts'
import { opening, type AbstractPosition } from './position.ts'

const rulesOf = (id: string) => gameOf(definitions.find((one) => one.id === id)!).rules

function standing(id: string, pieces: Readonly<Record<number, number>>, turn: 0 | 1 = 0): AbstractPosition {
  const { cells } = rulesOf(id).start(() => 0)
  return { ...opening(cells.map((_, spot) => pieces[spot] ?? 0)), turn }
}

test('in breakthrough pieces capture diagonally only, and reaching the far row wins', () => {
  const rules = rulesOf('breakthrough')
  const position = standing('breakthrough', { 24: 1, 17: 2, 16: 2, 8: 1 })
  expect(rules.moves(position).filter((move) => move.startsWith('24.'))).toEqual(['24.16', '24.18'])
  expect(rules.play(position, '8.1').outcome).toBe(0)
})

test('a row between two pieces is captured or changes sides', () => {
  const pieces = { 0: 1, 1: 2, 2: 2, 11: 1, 40: 2, 41: 2 }
  const taken = rulesOf('hasami-shogi').play(standing('hasami-shogi', pieces), '11.3')
  expect(taken.cells.slice(0, 4)).toEqual([1, 0, 0, 1])
  const turned = rulesOf('ming-mang').play(standing('ming-mang', pieces), '11.3')
  expect(turned.cells.slice(0, 4)).toEqual([1, 1, 1, 1])
})

test('two push one, one does not push one, and four over the edge win', () => {
  const rules = rulesOf('four-overboard')
  const eleven = Object.fromEntries([28, 29, 30, 31, 32, 33, 34].map((spot) => [spot, 2]))
  const position = standing('four-overboard', { ...eleven, 4: 1, 5: 1, 6: 2 })
  expect(rules.moves(position)).toContain('4.5')
  expect(rules.moves(position)).not.toContain('5.6')
  const next = rules.play(position, '4.5')
  expect([next.cells.slice(4, 7), next.outcome]).toEqual([[0, 1, 1], 0])
})

test('the pearl slides to the end, and wins in the home row whoever moved it', () => {
  const rules = rulesOf('pearl-between')
  const position = standing('pearl-between', { 12: PEARL, 0: 2, 1: 2, 24: 1, 23: 1 })
  expect(rules.moves(position)).toContain('12.22')
  expect(rules.play(position, '12.22').outcome).toBe(0)
  expect(rules.play(position, '12.2').outcome).toBe(1)
  expect(rules.play(position, '12.10').trail).toEqual([10])
})

test('four pieces in the corners win, and so does a player shut into one', () => {
  const rules = rulesOf('sliding-quartet')
  expect(
    rules.play(standing('sliding-quartet', { 0: 1, 3: 1, 12: 1, 11: 1, 5: 2, 6: 2 }), '11.15').outcome,
  ).toBe(0)
  expect(rules.play(standing('sliding-quartet', { 0: 2, 1: 1, 4: 1, 13: 1, 15: 2 }), '13.5').outcome).toBe(1)
})

test('kono pieces step diagonally, and a full camp on the far side ends the game', () => {
  const rules = rulesOf('five-field-kono')
  for (const move of rules.moves(rules.start(() => 0))) {
    const [from, to] = move.split('.').map(Number) as [number, number]
    expect(Math.abs((from % 5) - (to % 5))).toBe(1)
    expect(Math.abs(Math.floor(from / 5) - Math.floor(to / 5))).toBe(1)
  }
  const camp = { 0: 1, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2, 13: 1, 20: 2 }
  expect(rules.play(standing('five-field-kono', camp), '13.9').outcome).toBe(0)
})

test('a player who can leap must do so, to the end of the chain', () => {
  const rules = rulesOf('alquerque')
  const position = standing('alquerque', { 0: 1, 1: 2, 3: 2, 20: 1, 24: 2 })
  expect(rules.moves(position)).toEqual(['0.2.4'])
  expect(rules.play(position, '0.2.4').cells.slice(0, 5)).toEqual([0, 0, 0, 0, 1])
})
