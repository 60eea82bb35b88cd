import { describe, expect, test } from 'vitest'
import { ahead, type EelState } from './eel-rules.ts'
import { drive, GONE, type Lot } from './lot-rules.ts'
import { isFree, reach, readHarbour, writeHarbour } from './raft-rules.ts'
import { amountOf, isSorted, moved, type StackState } from './stack-rules.ts'

const POUR = { carry: 'run', onto: 'match', covered: false } as const
const FREE = { carry: 'one', onto: 'any', covered: false } as const

const stacks = (...columns: string[]): StackState => ({
  kind: 'stacks',
  game: 'pour',
  stacks: columns.map((text) => [...text].map(Number)),
  rooms: columns.map(() => 4),
  covered: columns.map(() => 0),
  moves: 0,
  par: 1,
})

describe('pouring', () => {
  test.for([
    ['a run goes onto its colour as far as there is room', ['011', '221'], 1],
    ['a run goes whole into an empty tube', ['011', ''], 2],
    ['nothing goes onto another colour', ['011', '22'], 0],
    ['nothing goes into a full tube', ['011', '1111'], 0],
    ['a finished tube is left alone', ['1111', ''], 0],
    ['a lone colour does not wander between empty tubes', ['11', ''], 0],
  ] as const)('%s', ([, columns, amount]) => {
    expect(amountOf(POUR, stacks(...columns, '1'), [0, 1])).toBe(amount)
  })

  test('a covered nut shows itself when it comes to the top', () => {
    const state: StackState = { ...stacks('0121', ''), covered: [2, 0] }
    expect(moved(POUR, state, [0, 1]).covered).toEqual([2, 0])
    expect(moved(POUR, moved(POUR, state, [0, 1]), [0, 1]).covered).toEqual([2, 0])
    const bare = moved(POUR, { ...stacks('011', ''), covered: [2, 0] }, [0, 1])
    expect(bare.covered).toEqual([1, 0])
  })

  test('the board is sorted when no colour stands in two places', () => {
    expect(isSorted(stacks('000', '11', ''))).toBe(true)
    expect(isSorted(stacks('00', '0', '11'))).toBe(false)
    expect(isSorted(stacks('001', '11'))).toBe(false)
  })

  test('a shell may be put on any other, one at a time', () => {
    expect(amountOf(FREE, stacks('011', '22'), [0, 1])).toBe(1)
    expect(amountOf(FREE, stacks('011', '2222'), [0, 1])).toBe(0)
  })
})

describe('the lot', () => {
  const lot: Lot = {
    columns: 4,
    rows: 2,
    cars: [
      { across: true, line: 0, length: 2, nose: 1 },
      { across: false, line: 3, length: 2, nose: 1 },
    ],
    tubs: [],
    open: ['r-0', 'c3'],
  }

  test('a car stops before another, at a fence, and leaves through a gate', () => {
    const state = { lot, at: [0, 0] }
    expect(drive(state, 0, 1)).toEqual({ to: 1, stop: 1 })
    expect(drive(state, 0, -1)).toEqual({ to: GONE, stop: undefined })
    expect(drive(state, 1, -1)).toEqual({ to: 0, stop: -1 })
    expect(drive({ lot, at: [0, GONE] }, 0, 1)).toEqual({ to: 2, stop: -1 })
  })

  test('a tub of flowers stops a car like a wall', () => {
    expect(drive({ lot: { ...lot, tubs: [2] }, at: [0, GONE] }, 0, 1)).toEqual({ to: 0, stop: -1 })
  })
})

test('an eel sees the nearest other before its nose, and nobody when the way is free', () => {
  const state: EelState = {
    kind: 'eels',
    columns: 5,
    rows: 1,
    eels: [
      { cells: [1, 0], way: 1 },
      { cells: [3, 4], way: 3 },
    ],
    gone: '00',
    hearts: 3,
    most: 3,
    moves: 0,
  }
  expect(ahead(state, 0)).toEqual({ eel: 1, free: 1 })
  expect(ahead({ ...state, gone: '01' }, 0)).toBeUndefined()
})

test('a raft reaches as far as there is water, and the boat is free at the right wall', () => {
  const harbour = readHarbour(`2:${['......', '.....B', 'AA...B', '......', '......', '......'].join('')}`)
  expect(reach(harbour, 0)).toEqual([0, 3])
  expect(reach(harbour, 1)).toEqual([-1, 3])
  expect(isFree(harbour)).toBe(false)
  expect(isFree({ ...harbour, at: [4, 3] })).toBe(true)
  expect(writeHarbour(harbour, 2)).toMatch(/^2:/)
})
