import { expect, test } from 'vitest'
import { COLORS } from './palette.ts'
import { paintSign } from './signs.ts'

test('every colour has a sign of its own, within its bounds', () => {
  const signs = COLORS.map((_, piece) => {
    const shapes: (readonly number[])[] = []
    paintSign({ shape: (points) => void shapes.push(points) }, piece, { x: 0, y: 0, size: 1 })
    return shapes
  })
  expect(new Set(signs.map((shapes) => JSON.stringify(shapes))).size).toBe(COLORS.length)
  const values = signs.flat(2)
  expect(Math.max(...values)).toBeLessThanOrEqual(1.0001)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1.0001)
})
