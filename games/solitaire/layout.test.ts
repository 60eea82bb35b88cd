import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { layoutOf } from './layout.ts'
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

test('the pile that clears the table lies near the cards, not at the far edge', () => {
  const { spots, height } = layoutFor('tri-peaks', 375, 430)
  const { slots } = tableOf(definitions.find(({ id }) => id === 'tri-peaks')!)
  const lowest = Math.max(...spots.filter((_, pile) => slots[pile]!.kind === 'column').map(({ y }) => y))
  const home = spots[slots.findIndex(({ kind }) => kind === 'home')]!
  expect(home.y - lowest - height).toBeLessThan(height)
})
