import type { Asked, TestPortal } from './test-portal.ts'

/** As on large tables: what an index can find is not read one by one, and few rows are not joined by reading all others. */
const AS_LARGE = ['seqscan', 'mergejoin', 'hashjoin'].map((way) => `set enable_${way} = off`).join(';')

/** Where a table has a page alone, every index of it costs the same. */
const CROWD = 5000

/** Tables that do not grow with the number of players, and are read whole. */
const SMALL: Readonly<Record<string, string>> = {
  cloud_worker: 'a row a machine',
  duel_beat: 'one row',
  limit_bucket: 'forgotten within the hour, and not logged',
  live_ticket: 'good for a moment',
  login_code: 'good for minutes',
  privacy_export: 'files of a few days',
  staff_invitation: 'of operators',
  studio_report: 'of developers, and forgotten after a while',
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

/** The tables that a plan reads whole: without an index, or an index of all rows from its first entry to its last to filter them. */
function readWhole(plan: Plan, partial: ReadonlySet<string>): string[] {
  const own = plan['Relation Name']
  const isScan =
    own !== undefined && plan['Node Type'].endsWith('Scan') && plan['Node Type'] !== 'Bitmap Heap Scan'
  const isWhole =
    isScan &&
    (plan['Node Type'] === 'Seq Scan' ||
      (!partial.has(plan['Index Name']!) && plan['Index Cond'] === undefined && plan.Filter !== undefined))
  return [...(isWhole ? [own] : []), ...(plan.Plans ?? []).flatMap((one) => readWhole(one, partial))]
}

const shown = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Tells which statements read a table whole that grows with the players, by what the database plans for a portal with many of them. */
export async function openWholeReads({ database }: Pick<TestPortal, 'database'>) {
  const client = await database.openClient()
  await client.query(
    `insert into account (id, kind, created_at) select 30000000 + n, 'visitor', now() from generate_series(1, ${CROWD}) n; analyze account`,
  )
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  /** Indexes of some rows alone: those that are open, running, on. */
  const partial = new Set(rows.map(({ name }) => name))
  await client.query(AS_LARGE)

  async function planOf({ text, values }: Asked): Promise<Plan> {
    const answer = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      [...values],
    )
    return answer.rows[0]!['QUERY PLAN'][0]!.Plan
  }

  return {
    /** The tables that are read whole, each with its statement. */
    async of(asked: readonly Asked[]): Promise<readonly string[]> {
      const found: string[] = []
      for (const one of new Map(asked.map((query) => [query.text, query])).values()) {
        const tables = readWhole(await planOf(one), partial).filter((table) => !(table in SMALL))
        if (tables.length > 0) found.push(`${[...new Set(tables)].join(', ')}: ${shown(one.text)}`)
      }
      return found.toSorted()
    },
    close: () => client.end(),
  }
}
