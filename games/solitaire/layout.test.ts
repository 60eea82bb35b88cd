import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { INDEX_FOOT, squeezeOf } from './faces.ts'
import { layoutOf } from './layout.ts'
import { openStep } from './placing.ts'
import { tableOf } from './table.ts'

const layoutFor = (id: string, width: number, height: number) =>
  layoutOf(tableOf(definitions.find((one) => one.id === id)!), { width, height })

test.for([
  [320, 310],
  [375, 430],
  [768, 800],
  [652, 375],
  [820, 570],
] as const)('[1.2] every solitaire lies within a stage of %i by %i', ([width, height]) => {
  for (const { id } of definitions) {
    const { spots, width: card, height: tall } = layoutFor(id, width, height)
    for (const { x, y } of spots) {
      expect(x, id).toBeGreaterThanOrEqual(0)
      expect(y, id).toBeGreaterThanOrEqual(0)
      expect(x + card, id).toBeLessThanOrEqual(width + 0.5)
      expect(y + tall, id).toBeLessThanOrEqual(height + 0.5)
    }
  }
})

test('cards grow taller on a standing phone and keep their shape on a lying one', () => {
  const standing = layoutFor('spider', 375, 430)
  const lying = layoutFor('spider', 652, 300)
  expect(standing.height / standing.width).toBeGreaterThan(1.55)
  expect(lying.height / lying.width).toBeCloseTo(1.4)
})

test('ten columns of one pack stand in two rows on a standing phone, so that the cards are large', () => {
  const rowsOf = (id: string, width: number, height: number) => {
    const { slots } = tableOf(definitions.find((one) => one.id === id)!)
    const { spots } = layoutFor(id, width, height)
    return new Set(spots.filter((_, pile) => slots[pile]!.kind === 'column').map(({ y }) => Math.round(y)))
      .size
  }
  expect(rowsOf('westcliff', 375, 531)).toBe(2)
  expect(layoutFor('westcliff', 375, 531).width).toBeGreaterThan(45)
  expect(rowsOf('westcliff', 1280, 600)).toBe(1)
  expect(rowsOf('spider', 375, 531)).toBe(1)
})

test('the pile that clears the table lies near the cards, not at the far edge', () => {
  const { spots, height } = layoutFor('tri-peaks', 375, 430)
  const { slots } = tableOf(definitions.find(({ id }) => id === 'tri-peaks')!)
  const lowest = Math.max(...spots.filter((_, pile) => slots[pile]!.kind === 'column').map(({ y }) => y))
  const home = spots[slots.findIndex(({ kind }) => kind === 'home')]!
  expect(home.y - lowest - height).toBeLessThan(height)
})

test('a strip shows the whole index of its card, however close the cards lie', () => {
  for (const id of ['yukon', 'spider', 'forty-thieves', 'double-freecell']) {
    const { width, height, spots } = layoutFor(id, 375, 370)
    const column = spots.find(({ spread }) => spread === 'down')!
    const high = openStep(height, column.room)
    expect(width * INDEX_FOOT * squeezeOf(width, high), id).toBeLessThanOrEqual(high + 0.01)
  }
  expect(squeezeOf(50, 40)).toBe(1)
})
