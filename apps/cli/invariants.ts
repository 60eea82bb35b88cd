import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { inSnapshot, isTx } from '#kit/db/transaction.ts'
import { CARD_INVARIANTS } from './card-invariants.ts'
import { CLOUD_INVARIANTS } from './cloud-invariants.ts'
import { MEMBER_INVARIANTS } from './member-invariants.ts'
import { oddsFindings } from './odds-invariant.ts'
import { PEOPLE_INVARIANTS } from './people-invariants.ts'
import { TIME_INVARIANTS } from './time-invariants.ts'

/** A promise of the ledger (docs/architecture.md 6) and the SQL whose rows, `what`, break it. */
export interface Invariant {
  readonly id: string
  readonly promise: string
  readonly breaks: string
}

export interface Finding {
  readonly id: string
  readonly promise: string
  /** How often it is broken. */
  readonly broken: number
  /** Some of what breaks it. */
  readonly examples: readonly string[]
}

const EXAMPLES = 5

/** Checks the whole database as it is at one moment, while the portal goes on. */
export async function checkInvariants(db: Db): Promise<Finding[]> {
  return isTx(db) ? checkAll(db) : inSnapshot(db, checkAll)
}

async function checkAll(tx: Tx): Promise<Finding[]> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const findings: Finding[] = []
  for (const invariant of [
    ...CARD_INVARIANTS,
    ...TIME_INVARIANTS,
    ...PEOPLE_INVARIANTS,
    ...CLOUD_INVARIANTS,
    ...MEMBER_INVARIANTS,
  ])
    findings.push(await check(tx, invariant))
  return [...findings, await oddsFindings(tx)].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function check(tx: Tx, { id, promise, breaks }: Invariant): Promise<Finding> {
  const { rows } = await sql<{ broken: number; examples: string[] | null }>`
    select count(*)::int as broken, (array_agg(what order by what))[1:${sql.lit(EXAMPLES)}] as examples
    from (${sql.raw(breaks)}) broken`.execute(tx)
  const { broken, examples } = rows[0]!
  return { id, promise, broken, examples: examples ?? [] }
}
