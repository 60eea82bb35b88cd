import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import type { Cells, CloudBy, CohortsBy, Column, DaysBy, NumbersTable, VitalsBy } from '../model.ts'
import { METRICS, quantileOf, type Metric } from '../rules/histogram.ts'
import './tables.ts'

/** Range of days in the database's notation, inclusive. */
export interface Span {
  readonly from: string
  readonly to: string
}

type Row = Readonly<Record<string, string | number | null>>

/** A column's name and the expression for it. */
type Wanted = readonly [name: string, cells: Cells, read: string]

const column = (name: string, cells: Cells): Column => ({ name, cells })

/** Reads sums grouped by a column of a table, in its order. */
async function read(
  db: Db,
  table: string,
  { span, by, wanted, order }: { span: Span; by: string; wanted: readonly Wanted[]; order?: string },
): Promise<NumbersTable> {
  const key = by === 'day' ? sql`day::text` : sql`${sql.ref(by)}::text`
  const sums = sql.join(wanted.map(([name, , from]) => sql`${sql.raw(from)} as ${sql.ref(name)}`))
  const sorted: RawBuilder<unknown> = order === undefined ? sql`1` : sql`${sql.ref(order)} desc, 1`
  const { rows } = await sql<Row>`
    select ${key} as key, ${sums} from ${sql.table(table)}
    where day between ${span.from}::date and ${span.to}::date group by ${sql.ref(by)} order by ${sorted}`.execute(
    db,
  )
  return {
    columns: [column(by, 'text'), ...wanted.map(([name, cells]) => column(name, cells))],
    rows: rows.map((row) => [row['key']!, ...wanted.map(([name]) => row[name] ?? null)]),
  }
}

const sum = (name: string) => `sum(${name})::float8`
const inMinutes = 'round(sum(played_ms) / 60000)::float8'
const share = (part: string, whole: string) =>
  `round(sum(${part})::numeric / nullif(sum(${whole}) filter (where ${part} is not null), 0), 4)::float8`

/** Visitors, plays and minutes. A person on two days is two visitors. */
export const readDays = (db: Db, span: Span, by: DaysBy = 'day'): Promise<NumbersTable> =>
  read(db, 'numbers_day', {
    span,
    by,
    wanted: [
      ['visitors', 'people', sum('visitors')],
      ['new', 'people', sum('arrivals')],
      ['players', 'people', sum('players')],
      ['plays', 'count', sum('plays')],
      ['minutes', 'minutes', inMinutes],
    ],
  })

/** How many first-time visitors returned; days whose returns are not known yet are left out. */
export const readCohorts = (db: Db, span: Span, by: CohortsBy = 'day'): Promise<NumbersTable> =>
  read(db, 'numbers_cohort', {
    span,
    by,
    wanted: [
      ['arrived', 'people', sum('arrived')],
      ['next day', 'people', sum('d1')],
      ['D1', 'share', share('d1', 'arrived')],
      ['day 7', 'people', sum('d7')],
      ['D7', 'share', share('d7', 'arrived')],
      ['day 30', 'people', sum('d30')],
      ['D30', 'share', share('d30', 'arrived')],
    ],
  })

/** How far first-time visitors got on their first day, and whether they returned within a week. */
export const readFunnel = (db: Db, span: Span, by: CohortsBy = 'day'): Promise<NumbersTable> =>
  read(db, 'numbers_cohort', {
    span,
    by,
    wanted: [
      ['arrived', 'people', sum('arrived')],
      ['opened a game', 'people', sum('opened')],
      ['first input', 'people', sum('played')],
      ['first end', 'people', sum('ended')],
      ['second game', 'people', sum('second')],
      ['returned', 'people', sum('week')],
      ['played of all', 'share', share('played', 'arrived')],
      ['returned of all', 'share', share('week', 'arrived')],
    ],
  })

/** Opens, plays, stays of three minutes and returns of each game, most opened first. */
export async function readGames(
  db: Db,
  span: Span,
  { titleOf, most }: { titleOf(gameId: number): string | undefined; readonly most: number },
): Promise<NumbersTable> {
  const { columns, rows } = await read(db, 'numbers_game', {
    span,
    by: 'game_id',
    order: 'opened',
    wanted: [
      ['opened', 'people', sum('openers')],
      ['played', 'people', sum('players')],
      ['3 minutes', 'people', sum('stayed')],
      ['next day', 'people', sum('returned')],
      ['plays', 'count', sum('plays')],
      ['minutes', 'minutes', inMinutes],
      ['to play', 'share', share('players', 'openers')],
      ['to stay', 'share', share('stayed', 'openers')],
      ['to return', 'share', share('returned', 'players')],
    ],
  })
  return {
    columns: [column('game', 'text'), ...columns.slice(1)],
    rows: rows.slice(0, most).map(([id, ...cells]) => [titleOf(Number(id)) ?? String(id), ...cells]),
  }
}

const GIVEN = ['idle', 'steal', 'share', 'home', 'gift']

/** Coconuts given, by what for, and opened; trades, and cards that changed hands. */
export function readGoods(db: Db, span: Span): Promise<NumbersTable> {
  const of = (test: string) => `coalesce(sum(count) filter (where ${test}), 0)::float8`
  return read(db, 'numbers_goods', {
    span,
    by: 'day',
    wanted: [
      ['given', 'count', of(`what like 'given %'`)],
      ...GIVEN.map((source): Wanted => [source, 'count', of(`what = 'given ${source}'`)]),
      ['opened', 'count', of(`what = 'opened'`)],
      ['trades', 'count', of(`what = 'trades'`)],
      ['cards traded', 'count', of(`what = 'traded'`)],
    ],
  })
}

/** Seats, waits and missed turns of cloud games. */
export async function readCloud(db: Db, span: Span, by: CloudBy = 'day'): Promise<NumbersTable> {
  const { columns, rows } = await read(db, 'numbers_cloud', {
    span,
    by: by === 'line' ? 'line_key' : by,
    wanted: [
      ['seats', 'people', sum('seats')],
      ['begun', 'people', sum('begun')],
      ['minutes', 'minutes', inMinutes],
      ['waited', 'people', sum('joined')],
      ['got a seat', 'people', sum('entered')],
      ['mean wait', 'milliseconds', 'round(sum(waited_ms) / nullif(sum(entered), 0))::float8'],
      ['missed', 'people', sum('missed')],
      ['gave up', 'people', sum('cancelled')],
    ],
  })
  return { columns: [column(by, 'text'), ...columns.slice(1)], rows }
}

/** The 75th percentile, by which search engines judge. */
const JUDGED = 0.75

/** Web vitals of visitors at the 75th percentile. Shifts are in thousandths. */
export async function readVitals(db: Db, span: Span, by: VitalsBy = 'page'): Promise<NumbersTable> {
  const { rows } = await sql<{ key: string; metric: Metric; bucket: number; count: number }>`
    select ${sql.ref(by)}::text as key, metric, bucket, sum(count)::float8 as count from numbers_vital
    where day between ${span.from}::date and ${span.to}::date
    group by ${sql.ref(by)}, metric, bucket order by 1`.execute(db)
  const found = new Map<string, Map<Metric, Map<number, number>>>()
  for (const { key, metric, bucket, count } of rows) {
    const metrics = found.get(key) ?? new Map<Metric, Map<number, number>>()
    found.set(key, metrics.set(metric, (metrics.get(metric) ?? new Map<number, number>()).set(bucket, count)))
  }
  const total = (counts: ReadonlyMap<number, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0)
  return {
    columns: [
      column(by, 'text'),
      column('measured', 'count'),
      ...METRICS.map((metric) => column(metric, metric === 'cls' ? 'count' : 'milliseconds')),
    ],
    rows: [...found].map(([key, metrics]) => [
      key,
      Math.max(...[...metrics.values()].map(total)),
      ...METRICS.map((metric) => quantileOf(metric, metrics.get(metric) ?? new Map(), JUDGED)),
    ]),
  }
}
