import { expect, test } from 'vitest'
import { svgBrush } from './svg-brush.ts'

test('shapes outside the picture are left out, a long line across it is not', () => {
  const brush = svgBrush((x, y, reach) => Math.abs(x) < 100 + reach && Math.abs(y) < 100 + reach)
  brush.disc(500, 0, 10, '#ff0000')
  expect(brush.svg()).toBe('')
  brush.line([-400, 0, 400, 0], 4, '#00ff00')
  expect(brush.svg()).toContain('#00ff00')
})

test('a slab is a darker side, a face and a rim of light', () => {
  const brush = svgBrush()
  brush.slab(0, 0, 100, 40, 8, '#ff6b6b')
  expect(brush.svg().match(/<(rect|path)/g)).toEqual(['<rect', '<rect', '<path'])
  expect(brush.svg()).toContain('fill="#ff6b6b"')
})
