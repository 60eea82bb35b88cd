import { expect, test } from 'vitest'
import { FRAME, layoutFor, toScreen, toTable } from './layout.ts'
import { wantsLens } from './lens.ts'
import { LENGTH, WIDTH } from './table.ts'

const SIZES = [
  [320, 323],
  [375, 422],
  [375, 480],
  [414, 700],
  [768, 800],
  [652, 367],
  [812, 300],
  [828, 503],
  [1280, 720],
] as const
const HALF_PIXEL = 0.5

test.for(SIZES)('on %i by %i the table and everything around it is on the canvas', ([width, height]) => {
  const layout = layoutFor({ width, height })
  const { power, spin, trays } = layout
  const corners = [
    toScreen(layout, { x: -FRAME, y: -FRAME }),
    toScreen(layout, { x: LENGTH + FRAME, y: WIDTH + FRAME }),
  ]
  const spots = [power, ...trays].flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }])
  const rim = spin.radius + 4
  const round = [
    { x: spin.x - rim, y: spin.y - rim },
    { x: spin.x + rim, y: spin.y + rim },
  ]
  for (const { x, y } of [...corners, ...spots, ...round]) {
    expect(x).toBeGreaterThanOrEqual(-HALF_PIXEL)
    expect(x).toBeLessThanOrEqual(width + HALF_PIXEL)
    expect(y).toBeGreaterThanOrEqual(-HALF_PIXEL)
    expect(y).toBeLessThanOrEqual(height + HALF_PIXEL)
  }
  expect(power.width).toBeGreaterThanOrEqual(40)
  expect(power.height).toBeGreaterThanOrEqual(90)
  expect(spin.radius * 2).toBeGreaterThanOrEqual(40)
})

test.for(SIZES)('on %i by %i a finger on the table means the spot below it', ([width, height]) => {
  const layout = layoutFor({ width, height })
  const { x, y } = toTable(layout, toScreen(layout, { x: 300, y: 700 }))
  expect(x).toBeCloseTo(300)
  expect(y).toBeCloseTo(700)
})

test('balls of a few pixels are aimed at through the lens, large ones are not', () => {
  expect(wantsLens(layoutFor({ width: 320, height: 323 }))).toBe(true)
  expect(wantsLens(layoutFor({ width: 828, height: 503 }))).toBe(false)
})
