import type { StageSize } from '#kit/game/stage.ts'
import { layLayout, type Plan } from './layout-places.ts'
import type { Table } from './table.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  /** How the cards of the pile are spread out. */
  readonly spread: 'none' | 'down' | 'right' | 'last-three-right' | 'last-three-down'
  /** Pixels that the spread may take beyond the first card. */
  readonly room: number
}

/** Where every pile lies, in pixels of the stage. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
}

export const CARD_SHAPE = 1.4
const LARGEST_CARD = 112
const SMALLEST_CARD = 18

/** The largest cards that fit, with the other piles above, below or beside the columns. */
export function layoutOf(table: Table, size: StageSize): Layout {
  for (let card = LARGEST_CARD; card > SMALLEST_CARD; card -= 0.5)
    for (const plan of plansFor(table)) {
      const layout = layLayout(table, size, { ...plan, card })
      if (layout) return layout
    }
  return layLayout(table, size, { ...plansFor(table)[0]!, card: SMALLEST_CARD, force: true })!
}

function plansFor(table: Table): readonly Omit<Plan, 'card'>[] {
  const rows = table.columns.length > 10 && !table.rules.columns.shape ? [1, 2, 3] : [1]
  const piles = ['along', 'beside'] as const
  return rows.flatMap((count) => piles.map((others) => ({ rows: count, others, force: false })))
}
