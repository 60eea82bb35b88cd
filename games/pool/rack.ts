import type { Random } from '#kit/random/random.ts'
import { BALL_RADIUS, type Spot } from './table.ts'

/** Rows of a rack from its apex; each ball is slightly off, so that no two breaks are alike. */
export const rackOf = (rows: readonly number[], apex: Spot, random: Random): readonly Spot[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: apex.x + row * (BALL_RADIUS * 1.74) + random() * 0.4,
      y: apex.y + (place - (count - 1) / 2) * (BALL_RADIUS * 2 + 0.6) + random() * 0.4,
    })),
  )
