import { sql } from 'kysely'
import { INVARIANTS } from '#apps/server/invariants.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import { inSnapshot, isTx } from '#kit/db/transaction.ts'
import type { Invariant } from '#kit/server/invariant.ts'

export interface Finding {
  readonly id: string
  readonly promise: string
  /** Number of violations. */
  readonly broken: number
  /** Examples of violations. */
  readonly examples: readonly string[]
}

const EXAMPLES = 5

/** Checks the whole database in one snapshot, while the portal runs. */
export async function checkInvariants(db: Db): Promise<Finding[]> {
  return isTx(db) ? checkAll(db) : inSnapshot(db, checkAll)
}

async function checkAll(tx: Tx): Promise<Finding[]> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const findings: Finding[] = []
  for (const invariant of INVARIANTS) findings.push(await check(tx, invariant))
  return findings.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function check(tx: Tx, invariant: Invariant): Promise<Finding> {
  const { id, promise } = invariant
  if ('check' in invariant) {
    const examples = await invariant.check(tx)
    return { id, promise, broken: examples.length, examples }
  }
  const { rows } = await sql<{ broken: number; examples: string[] | null }>`
    select count(*)::int as broken, (array_agg(what order by what))[1:${sql.lit(EXAMPLES)}] as examples
    from (${sql.raw(invariant.breaks)}) broken`.execute(tx)
  const { broken, examples } = rows[0]!
  return { id, promise, broken, examples: examples ?? [] }
}
