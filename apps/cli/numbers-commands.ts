import type { Db } from '#kit/db/db.ts'
import { CLOUD_BY, COHORTS_BY, DAYS_BY, VITALS_BY, type NumbersTable } from '#modules/numbers/model.ts'
import {
  addDays,
  cellText,
  csvOf,
  FACTS_KEPT,
  FEWEST_PEOPLE,
  isDay,
  lastWholeDay,
  readCloud,
  readCohorts,
  readDays,
  readFunnel,
  readGames,
  readGoods,
  readVitals,
  recountDay,
  withoutFew,
  type Span,
} from '#modules/numbers/server/index.ts'
import {
  usageError,
  refuseCommand,
  shown,
  type Command,
  type CommandContext,
  type Input,
  type CommandRefusal,
  type Shown,
} from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { plain, table } from './tables.ts'

/** Four weeks, so that each weekday counts equally. */
const SHOWN_DAYS = 28

const SPAN = {
  from: { value: 'DAY', says: `the first day (UTC), ${SHOWN_DAYS} days unless told` },
  to: { value: 'DAY', says: 'the last day, the last whole one unless told' },
  csv: { says: `as a file for programs; counts of fewer than ${FEWEST_PEOPLE} people are not told in it` },
}

function readSpan({ now }: CommandContext, { options }: Input): Span | CommandRefusal {
  const to = options['to'] ?? lastWholeDay(now)
  if (!isDay(to)) return usageError('--to takes a day like 2026-03-31')
  const from = options['from'] ?? addDays(to, 1 - SHOWN_DAYS)
  if (!isDay(from)) return usageError('--from takes a day like 2026-03-31')
  return from <= to ? { from, to } : usageError('--from lies behind --to')
}

const isRefusal = (found: Span | CommandRefusal): found is CommandRefusal => 'ok' in found

function shownTable(found: NumbersTable, { has }: Input): Shown {
  if (has('csv')) return shown(csvOf(found).trimEnd(), withoutFew(found))
  const text =
    found.rows.length > 0
      ? table(
          found.columns.map(({ name }) => name),
          found.rows.map((row) =>
            row.map((cell, index) => plain(cellText(cell, found.columns[index]!.cells))),
          ),
        )
      : 'Nothing was counted on these days.'
  return shown(text, found)
}

interface Report {
  readonly name: string
  readonly says: string
  readonly note?: string
  /** Groupings; the first is the default. */
  readonly by?: readonly string[]
  read(db: Db, span: Span, by: string): Promise<NumbersTable>
}

const report = ({ name, says, note, by, read }: Report): Command => ({
  kind: 'read',
  name: `stats ${name}`,
  says,
  ...(note === undefined ? {} : { note }),
  options: {
    ...SPAN,
    ...(by ? { by: { value: 'WHAT', says: `${by.join(', ')}; ${by[0]!} unless told` } } : {}),
  },
  example: `portal stats ${name} --from 2026-03-01 --to 2026-03-31 --csv`,
  async read(context, input) {
    const span = readSpan(context, input)
    if (isRefusal(span)) return span
    const wanted = input.options['by'] ?? by?.[0] ?? 'day'
    if (by && !by.includes(wanted)) return usageError(`--by takes ${by.join(', ')}`)
    return shownTable(await read(context.db, span, wanted), input)
  },
})

export const NUMBERS_COMMANDS: readonly Command[] = [
  report({
    name: 'days',
    says: 'shows visitors, players, plays and minutes by day, language or class of device',
    note: 'Whoever comes on two days is two visitors.',
    by: DAYS_BY,
    read: (db, span, by) => readDays(db, span, by as (typeof DAYS_BY)[number]),
  }),
  report({
    name: 'cohorts',
    says: 'shows how many of those who came for the first time were here again after 1, 7 and 30 days',
    note: 'Days of which that is not known yet count in no share.',
    by: COHORTS_BY,
    read: (db, span, by) => readCohorts(db, span, by as (typeof COHORTS_BY)[number]),
  }),
  report({
    name: 'funnel',
    says: 'shows how far newcomers got on their first day, and who returned within a week',
    by: COHORTS_BY,
    read: (db, span, by) => readFunnel(db, span, by as (typeof COHORTS_BY)[number]),
  }),
  {
    kind: 'read',
    name: 'stats games',
    says: 'shows opens, plays, three minutes and returns on the next day of each game, the most opened first',
    options: { ...SPAN, ...LIMIT },
    example: 'portal stats games --from 2026-03-01 --limit 20',
    async read(context, input) {
      const span = readSpan(context, input)
      if (isRefusal(span)) return span
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const catalogue = context.catalogue()
      const titleOf = (gameId: number) => catalogue?.byId(gameId)?.slug
      return shownTable(await readGames(context.db, span, { titleOf, most: limit.value }), input)
    },
  },
  report({
    name: 'coconuts',
    says: 'shows coconuts given and opened, trades and cards traded, by day',
    read: (db, span) => readGoods(db, span),
  }),
  report({
    name: 'cloud',
    says: 'shows seats, waits in milliseconds and missed turns of cloud games, by day or line',
    by: CLOUD_BY,
    read: (db, span, by) => readCloud(db, span, by as (typeof CLOUD_BY)[number]),
  }),
  report({
    name: 'vitals',
    says: 'shows how quickly pages stood for visitors: what three of four stay below, in milliseconds, shifts in thousandths',
    by: VITALS_BY,
    read: (db, span, by) => readVitals(db, span, by as (typeof VITALS_BY)[number]),
  }),
  {
    kind: 'change',
    name: 'stats recount',
    says: 'counts a day anew',
    args: [{ name: 'DAY', says: 'like 2026-03-31 (UTC)' }],
    note: `What a day is counted from is forgotten after ${FACTS_KEPT} days; its figures stay.`,
    example: 'portal stats recount 2026-03-31',
    async change({ db, now }, { words }) {
      const day = words['DAY']!
      if (!isDay(day)) return usageError('DAY is a day like 2026-03-31')
      const before = await readDays(db, { from: day, to: day })
      const counted = await recountDay(db, day, now)
      if (!counted.ok)
        return refuseCommand(
          counted.why === 'open' ? 'This day is not counted yet.' : 'What it was counted from is gone.',
        )
      const after = await readDays(db, { from: day, to: day })
      return {
        ok: true,
        subject: `day ${day}`,
        text: `${day} is counted anew.`,
        before: factsOf(before),
        after: factsOf(after),
      }
    },
  },
]

/** A table of one row by its columns. */
const factsOf = ({ columns, rows: [row = []] }: NumbersTable): Record<string, string | number | null> =>
  Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]))
