import type { Table } from './table.ts'

const OPEN_SHARE = 0.2
const HIDDEN_SHARE = 0.09
/** Columns that never grow show rank and suit of each card from the start. */
const LEGIBLE_SHARE = 0.3

/** Columns that take any card grow far beyond their deal. */
export const columnsFill = ({ rules }: Table) =>
  rules.columns.build === 'loose' || (rules.columns.build === 'none' && rules.stock?.to === 'columns')

/** Places of one card that are refilled at once. */
export const staysSingle = ({ rules: { columns } }: Table) =>
  columns.build === 'none' && columns.empty === 'waste'

/** Height that a column needs to stay readable. */
export function heightWanted(table: Table, height: number, growth: number): number {
  const { columns } = table.rules
  const hidden = Math.max(...columns.deal.map(([count]) => count))
  const open = Math.max(...columns.deal.map(([, count]) => count))
  const fills = columnsFill(table)
  if (columns.build === 'none' && !fills) return height * (1 + (hidden + open - 1) * LEGIBLE_SHARE)
  const grows = fills ? growth * 2 : columns.carry === 'one' && open <= 4 ? 2 : growth
  return height * (1 + hidden * HIDDEN_SHARE + (open - 1 + grows) * OPEN_SHARE)
}
