import { pickIndex, type Random } from '#kit/random/random.ts'
import { around, columnsIn, type HexField } from './hex-field.ts'
import { BOMB, cellOf, HUB } from './state.ts'
import type { Layout } from './layouts.ts'

/** Hubs are within these rows, so that every cluster can be hit from below. */
export const HUB_ROWS = 8

/** Where hubs stand, as column and row, one list for each kind of sky. */
const SKIES: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [[4, 4]],
  [
    [2, 3],
    [6, 3],
  ],
  [
    [4, 2],
    [4, 6],
  ],
  [
    [2, 6],
    [6, 2],
  ],
  [
    [1, 3],
    [4, 6],
    [7, 3],
  ],
  [
    [2, 2],
    [6, 2],
    [4, 7],
  ],
  [
    [1, 6],
    [4, 2],
    [7, 6],
  ],
  [
    [2, 2],
    [6, 2],
    [2, 7],
    [6, 7],
  ],
]

/** Clusters of bubbles round hubs that float; later ones are larger and have bombs. */
export function clustersAround(field: HexField, level: number, colors: number, random: Random): Layout {
  const cells = Array<number>(field.columns * field.rows).fill(0)
  let lastId = 0
  const hubs = SKIES[(level - 1) % SKIES.length]!
  const rings = hubs.length === 1 ? 3 : level > 8 && hubs.length < 4 ? 2 + (level > 16 ? 1 : 0) : 2
  for (const [column, row] of hubs) cells[row * field.columns + column] = cellOf(++lastId, HUB)
  for (const [column, row] of hubs) {
    let edge: readonly number[] = [row * field.columns + column]
    for (let ring = 0; ring < rings; ring++) {
      const next = new Set(edge.flatMap((cell) => around(field, cell, 0)))
      edge = [...next].filter((cell) => cells[cell] === 0 && Math.floor(cell / field.columns) <= HUB_ROWS)
      const first = pickIndex(colors, random)
      for (const [index, cell] of edge.entries()) {
        if (ring === rings - 1 && random() < 0.12) continue
        if (cell % field.columns >= columnsIn(field, Math.floor(cell / field.columns), 0)) continue
        const color = random() < 0.2 ? pickIndex(colors, random) : (first + Math.floor(index / 2.5)) % colors
        const isBomb = ring === 1 && level > 6 && random() < 0.06
        cells[cell] = cellOf(++lastId, isBomb ? BOMB : color)
      }
    }
  }
  return { cells, lastId }
}
