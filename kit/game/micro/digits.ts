import type { Brush } from './brush.ts'

/** Each digit as strokes in a box of 6 × 10. */
const STROKES: readonly (readonly (readonly number[])[])[] = [
  [[1, 0, 5, 0, 6, 2, 6, 8, 5, 10, 1, 10, 0, 8, 0, 2, 1, 0]],
  [[1, 2, 3.4, 0, 3.4, 10]],
  [[0, 2, 1.4, 0, 4.6, 0, 6, 1.8, 5.6, 4, 0, 10, 6, 10]],
  [
    [0, 1, 1.6, 0, 4.4, 0, 5.8, 2, 4.6, 4.6, 2.6, 4.6],
    [4.6, 4.6, 6, 7, 4.6, 10, 1.4, 10, 0, 9],
  ],
  [[4.6, 10, 4.6, 0, 0, 7, 6, 7]],
  [[5.6, 0, 0.6, 0, 0.2, 4.4, 3.6, 3.8, 6, 6, 5.6, 8.8, 4, 10, 1.2, 10, 0, 9]],
  [[5, 0, 2, 2, 0, 6, 0.4, 8.8, 2, 10, 4.4, 10, 6, 8, 5.6, 5.6, 3.6, 4.6, 0.6, 6]],
  [[0, 0, 6, 0, 2, 10]],
  [
    [
      3, 4.6, 0.8, 3.4, 0.8, 1.4, 2.2, 0, 3.8, 0, 5.2, 1.4, 5.2, 3.4, 3, 4.6, 0, 6.6, 0, 8.6, 1.6, 10, 4.4,
      10, 6, 8.6, 6, 6.6, 3, 4.6,
    ],
  ],
  [[5.4, 4, 3, 5.4, 0.8, 4.6, 0, 2.4, 1.4, 0.2, 4, 0, 5.8, 1.6, 6, 4, 4, 8, 1, 10]],
]

/** A number drawn with strokes, for boards and covers, centred at x, y; `size` is its height. */
export function digits(brush: Brush, value: number, x: number, y: number, size: number, color: string) {
  const text = String(Math.round(value))
  const unit = size / 10
  const step = 8.6 * unit
  for (const [index, letter] of [...text].entries()) {
    const left = x - ((text.length - 1) * step) / 2 + index * step - 3 * unit
    for (const stroke of STROKES[Number(letter)] ?? [])
      brush.line(
        stroke.map((place, at) => (at % 2 === 0 ? left : y - 5 * unit) + place * unit),
        Math.max(1.6, 1.7 * unit),
        color,
      )
  }
}
