import { expect, test } from 'vitest'
import { layOut, layOutBrushes } from './pad-layout.ts'

const ROOMS = [
  [320, 310],
  [320, 360],
  [375, 480],
  [414, 700],
  [768, 800],
  [812, 300],
  [900, 570],
  [1280, 720],
] as const

test.for(ROOMS.flatMap(([width, height]) => [4, 5, 6, 7, 8, 9].map((digits) => ({ width, height, digits }))))(
  'board and pad of $digits digits fit into $width×$height with keys of 40 px or more',
  ({ width, height, digits }) => {
    const { board, keys } = layOut({ width, height }, digits)
    expect(keys).toHaveLength(digits + 2)
    for (const { x, y, width: wide, height: tall } of [board, ...keys.map(({ box }) => box)]) {
      expect(wide).toBeGreaterThanOrEqual(40)
      expect(tall).toBeGreaterThanOrEqual(40)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width + 0.01)
      expect(y + tall).toBeLessThanOrEqual(height + 0.01)
    }
    for (const { box } of keys)
      expect(box.y >= board.y + board.height || box.x >= board.x + board.width).toBe(true)
  },
)

test.for(ROOMS.flatMap(([width, height]) => [2, 3].map((brushes) => ({ width, height, brushes }))))(
  'board and $brushes brushes fit into $width×$height',
  ({ width, height, brushes }) => {
    const { board, keys } = layOutBrushes({ width, height }, [...Array(brushes).keys()])
    for (const { x, y, width: wide, height: tall } of [board, ...keys.map(({ box }) => box)]) {
      expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(40)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width + 0.01)
      expect(y + tall).toBeLessThanOrEqual(height + 0.01)
    }
    for (const { box } of keys)
      expect(box.y >= board.y + board.height || box.x >= board.x + board.width).toBe(true)
  },
)
