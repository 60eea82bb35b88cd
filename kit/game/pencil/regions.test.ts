import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { boxesOf, cellsOf } from './board.ts'
import { bentRegions, cutApart, grownRegions, isConnected } from './regions.ts'

const board = { columns: 6, rows: 6 }
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

test.for(SEEDS)('irregular regions keep their size and stay connected (%i)', (seed) => {
  const regions = bentRegions(board, boxesOf(board, [2, 3]), seededRandom(seed))
  expect(regions.flat().toSorted((one, other) => one - other)).toEqual(cellsOf(board))
  for (const cells of regions) {
    expect(cells).toHaveLength(6)
    expect(isConnected(board, cells)).toBe(true)
  }
})

test.for(SEEDS)(
  'a board cut into regions is covered completely by parts that are not too large (%i)',
  (seed) => {
    const parts = cutApart(board, { least: 2, most: 4 }, seededRandom(seed))
    expect(parts.flat().toSorted((one, other) => one - other)).toEqual(cellsOf(board))
    for (const cells of parts) {
      expect(cells.length).toBeLessThanOrEqual(4)
      expect(isConnected(board, cells)).toBe(true)
    }
  },
)

test('regions grow from their seeds until the board is full', () => {
  const regions = grownRegions(board, [[0], [20], [35]], seededRandom(4))
  expect(regions.flat()).toHaveLength(36)
  expect(regions.map(([first]) => first)).toEqual([0, 20, 35])
  expect(regions.every((cells) => isConnected(board, cells))).toBe(true)
})
