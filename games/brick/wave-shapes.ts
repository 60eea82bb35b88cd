import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'

/** Shape of a wave, mirrored; `u` and `v` are 0 in the middle and 1 at the rims. */
type Shape = (u: number, v: number, twist: number) => boolean

const SHAPES: readonly Shape[] = [
  (u, v) => u + v < 1.15,
  (u, v) => u * u + v * v < 1.1 && u * u + v * v > 0.14,
  (u, v, twist) => Math.floor((u + v) * (2.5 + twist)) % 2 === 0,
  (u, v, twist) => Math.floor(u * 3 + twist) % 2 === 0 || v < 0.2,
  (u, v, twist) => Math.abs(u - v) < 0.3 + twist * 0.08 || u > 0.9,
  (u, v) => v > 0.6 || u < 0.25,
  (u, v, twist) => (Math.round(u * 5) + Math.round(v * 4) + twist) % 3 !== 0,
  (u, v) => Math.max(u, v) > 0.7 || Math.max(u, v) < 0.35,
]

/** Which cells of a wave hold a brick: a drawn shape with a few seeded bites, mirrored. */
export function waveShape(random: Random, columns: number, rows: number): boolean[] {
  const shape = pickOne(SHAPES, random)
  const twist = pickIndex(3, random)
  const bites = new Set(
    Array.from(
      { length: 4 },
      () => pickIndex(rows, random) * columns + pickIndex(Math.ceil(columns / 2), random),
    ),
  )
  return Array.from({ length: columns * rows }, (_, cell) => {
    const column = cell % columns
    const near = Math.min(column, columns - 1 - column)
    const row = Math.floor(cell / columns)
    if (bites.has(row * columns + near)) return false
    const u = 1 - near / ((columns - 1) / 2)
    const v = Math.abs(row / ((rows - 1) / 2) - 1)
    return shape(u, v, twist)
  })
}
