import { expect, test } from 'vitest'
import { boardOf, spiralOf } from './boards.ts'
import { EXIT, isSolved, legalMoves, moved, reverse, type Position } from './moves.ts'
import { shortestSlide } from './search.ts'

const eight: Position = { kind: 'gap', size: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], blocks: '' }
const roll: Position = { kind: 'roll', size: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9], blocks: '' }
const lot: Position = { kind: 'blocks', size: 4, tiles: [9, 0], blocks: 'ts' }

test('only tiles beside the gap move into it', () => {
  expect(legalMoves(eight).toSorted()).toEqual([5, 7])
  expect(moved(eight, 5).tiles).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6])
})

test('in a honeycomb up to six tiles can move', () => {
  const tiles = [1, 2, 3, 0, 4, 5, 6]
  expect(boardOf('hex', 2).spots).toHaveLength(7)
  expect(legalMoves({ kind: 'hex', size: 2, tiles, blocks: '' })).toHaveLength(6)
})

test('a row that is rolled comes in again on the other side', () => {
  expect(moved(roll, 0).tiles).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9])
  expect(moved(roll, 9).tiles).toEqual([1, 5, 3, 4, 8, 6, 7, 2, 9])
})

test('the turtle is free in the middle of the last rows', () => {
  expect(isSolved(lot)).toBe(false)
  const down = moved(lot, 2)
  expect(down.tiles[0]).toBe(EXIT)
  expect(isSolved(down)).toBe(true)
})

test('a block stays on the board and does not pass through another', () => {
  expect(legalMoves({ ...lot, tiles: [9, 5] })).not.toContain(0)
  expect(legalMoves(lot)).not.toContain(4)
})

test.for([eight, roll, lot])('a move and its reverse on $kind leave the board as it was', (position) => {
  for (const input of legalMoves(position))
    expect(moved(moved(position, input), reverse(position, input)).tiles).toEqual(position.tiles)
})

test('the shortest way of a tile one step away is one move', () => {
  expect(shortestSlide(moved(eight, 5), 1000)).toEqual([8])
})

test('the snail winds inwards from the upper left corner', () => {
  expect(spiralOf(3)).toEqual([0, 1, 2, 5, 8, 7, 6, 3, 4])
  expect(spiralOf(4)).toHaveLength(16)
})

test('a gap in a corner is reached over the edge on the torus, and by leaps on the leaping board', () => {
  expect(boardOf('torus', 3).near[0]!.toSorted()).toEqual([1, 2, 3, 6])
  expect(boardOf('leap', 4).near[0]!.toSorted()).toEqual([6, 9])
})

test('with tints any tile of a row stands for another of it', () => {
  const tints: Position = { kind: 'tints', size: 2, tiles: [2, 1, 4, 3], blocks: '' }
  expect(isSolved(tints)).toBe(true)
  expect(isSolved({ ...tints, tiles: [3, 1, 4, 2] })).toBe(false)
})
