import type { StageSize } from '#kit/game/stage.ts'
import { staysSingle } from './layout-heights.ts'
import { layLayout, type Plan } from './layout-places.ts'
import type { Table } from './table.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  /** How the cards of the pile are spread. */
  readonly spread: 'none' | 'down' | 'right' | 'last-three-right' | 'last-three-down'
  /** Pixels for the spread beyond the first card. */
  readonly room: number
}

/** Position of every pile in pixels. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
}

/** Height of a card of width 1; narrow tall stages get taller cards. */
const CARD_SHAPE = 1.4
const TALLER_SHAPES = [1.62, 1.56, 1.5, 1.45]
const LARGEST_CARD = 112
const SMALLEST_CARD = 18
/**
 * Columns grow during play: space for this many more open cards is reserved, and for more before cards get
 * taller.
 */
const GROWTH = 5
const TALL_GROWTH = 9
/** From this many columns on they are short enough for several rows. */
const SHORT_COLUMNS = 10

/** The largest cards that fit, with the other piles above, below or beside the columns. */
export function layoutOf(table: Table, size: StageSize): Layout {
  for (let card = LARGEST_CARD; card > SMALLEST_CARD; card -= 0.5)
    for (const plan of plansFor(table)) {
      const layout = layLayout(table, size, { ...plan, card })
      if (layout) return tallerOf(table, size, { ...plan, card }) ?? layout
    }
  return layLayout(table, size, { ...plansFor(table)[0]!, card: SMALLEST_CARD, force: true })!
}

function tallerOf(table: Table, size: StageSize, plan: Plan): Layout | undefined {
  for (const shape of TALLER_SHAPES) {
    const layout = layLayout(table, size, { ...plan, shape, growth: TALL_GROWTH })
    if (layout) return layout
  }
  return undefined
}

function plansFor(table: Table): readonly Omit<Plan, 'card'>[] {
  const piles = ['along', 'beside'] as const
  return rowsFor(table).flatMap(([count, growth]) =>
    piles.map((others) => ({ rows: count, others, shape: CARD_SHAPE, growth, force: false })),
  )
}

/** Possible row counts of the columns, with the growth of each. */
function rowsFor(table: Table): readonly (readonly [rows: number, growth: number])[] {
  const { columns, rules } = table
  const one = [1, GROWTH] as const
  // Single cards that only wait to go home use as many rows as make them largest.
  if (staysSingle(table)) return [one, [2, 0], [3, 0], [4, 0]]
  if (columns.length < SHORT_COLUMNS || rules.columns.shape) return [one]
  if (columns.length > SHORT_COLUMNS) return [one, [2, GROWTH], [3, GROWTH]]
  // One pack in ten columns leaves half of a portrait phone empty: two rows make its cards half as large again.
  return (rules.decks ?? 1) === 1 ? [one, [2, TALL_GROWTH]] : [one]
}
