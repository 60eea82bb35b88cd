import { CLOUD_BY, COHORTS_BY, DAYS_BY, VITALS_BY, type NumbersTable } from '#modules/numbers/model.ts'

/** A report of `portal stats` as the page shows it. */
export interface NumbersReport {
  readonly key: string
  readonly by: readonly string[]
  /** The columns drawn by default. */
  readonly drawn: readonly string[]
  /** Each column is a subset of the one before, as in a funnel: their sums are drawn. */
  readonly areSteps?: true
}

export const REPORTS: readonly NumbersReport[] = [
  { key: 'days', by: DAYS_BY, drawn: ['visitors', 'players', 'plays'] },
  { key: 'cohorts', by: COHORTS_BY, drawn: ['D1', 'D7', 'D30'] },
  { key: 'funnel', by: COHORTS_BY, drawn: [], areSteps: true },
  { key: 'games', by: ['game'], drawn: ['to play'] },
  { key: 'coconuts', by: ['day'], drawn: ['given', 'opened', 'cards traded'] },
  { key: 'cloud', by: CLOUD_BY, drawn: ['mean wait', 'missed'] },
  { key: 'searches', by: ['term'], drawn: ['searches'] },
  { key: 'vitals', by: VITALS_BY, drawn: ['lcp'] },
]

/** A chart: a line or a bar for each series. */
export interface Drawing {
  readonly labels: readonly string[]
  /** Whether the labels are days. */
  readonly isTime: boolean
  readonly series: readonly Series[]
}

export interface Series {
  readonly name: string
  readonly isShare: boolean
  readonly values: readonly (number | null)[]
}

/** More bars than this are hard to tell apart; the table has all rows. */
const MOST_BARS = 16

const numberOf = (cell: string | number | null | undefined) => (typeof cell === 'number' ? cell : null)

/** Columns that can be drawn: all but the first, by which the rows are grouped. */
export const drawable = ({ columns }: NumbersTable) => columns.slice(1).map(({ name }) => name)

/** The sums of a table's steps as bars; unknown values count as zero. */
function stepsOf({ columns, rows }: NumbersTable): Drawing {
  const steps = [...columns.entries()].filter(([, { cells }]) => cells === 'people')
  const sumOf = (place: number) => rows.reduce((sum, row) => sum + (numberOf(row[place]) ?? 0), 0)
  const values = steps.map(([place]) => sumOf(place))
  return {
    labels: steps.map(([, { name }]) => name),
    isTime: false,
    series: [{ name: columns[0]!.name, isShare: false, values }],
  }
}

/** The chosen columns of a table as a chart; bars show only the first of them, since grouped bars are hard to read. */
export function drawingOf(table: NumbersTable, chosen: readonly string[], areSteps = false): Drawing {
  if (areSteps) return stepsOf(table)
  const isTime = table.columns[0]!.name === 'day'
  const rows = isTime ? table.rows : table.rows.slice(0, MOST_BARS)
  const wanted = [...table.columns.entries()].filter(([, { name }]) => chosen.includes(name))
  return {
    labels: rows.map((row) => String(row[0] ?? '')),
    isTime,
    series: (isTime ? wanted : wanted.slice(0, 1)).map(([place, { name, cells }]) => ({
      name,
      isShare: cells === 'share',
      values: rows.map((row) => numberOf(row[place])),
    })),
  }
}

/** Converts a list of searches; every other report is a table already. */
export function asTable(facts: unknown): NumbersTable {
  if (!Array.isArray(facts)) return facts as NumbersTable
  const terms = facts as readonly { term: string; searches: number; lastDay: string }[]
  return {
    columns: [
      { name: 'term', cells: 'text' },
      { name: 'searches', cells: 'count' },
      { name: 'last', cells: 'text' },
    ],
    rows: terms.map(({ term, searches, lastDay }) => [term, searches, lastDay]),
  }
}
