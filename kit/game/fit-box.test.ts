import { expect, test } from 'vitest'
import { fitBox } from './draw.ts'

const room = (width: number, height: number) => ({ x: 10, y: 20, width, height })

test.for([
  { width: 200, height: 100, shape: 1, margin: 10, box: { x: 70, y: 30, width: 80, height: 80 } },
  { width: 200, height: 100, shape: 2, margin: 0, box: { x: 10, y: 20, width: 200, height: 100 } },
  { width: 17, height: 300, shape: 1, margin: 8, box: { x: 18, y: 169.5, width: 1, height: 1 } },
])('the box of shape $shape in $width by $height with a margin of $margin', (given) => {
  expect(fitBox(room(given.width, given.height), given.shape, given.margin)).toEqual(given.box)
})

test.for([
  [0, 0],
  [15, 300],
  [300, 4],
] as const)('a space of %i by %i gives an empty box, never a negative size or radius', ([wide, high]) => {
  const { width, height } = fitBox(room(wide, high), 1, 8)
  expect([width, height]).toEqual([0, 0])
})
