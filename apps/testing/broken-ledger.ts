import { sql } from 'kysely'
import { checkInvariants, type Finding } from '#apps/cli/invariants.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'

/** Breaks the database by hand, without the constraints that would not let it, checks, and takes it all back. */
export async function findingsAfter(db: Db, statements: readonly string[]): Promise<Finding[]> {
  let findings: Finding[] = []
  const undo = new Error('undo')
  const change = async (tx: Tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of [
      'card',
      'card_box',
      'card_draw',
      'card_move',
      'market_listing',
      'play_grant',
      'idle_reward',
      'friendship',
      'friend_request',
      'player_block',
      'idle_theft',
      'cloud_ticket',
      'cloud_play',
    ])
      await dropChecks(tx, table)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    findings = await checkInvariants(tx)
    throw undo
  }
  await inOneTransaction(db, change).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return findings
}

async function dropChecks(tx: Tx, table: string) {
  await sql
    .raw(`do $$ declare one record; begin
    for one in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'u', 'p', 'f')
    loop execute format('alter table ${table} drop constraint if exists %I cascade', one.conname); end loop;
    for one in select indexrelid::regclass::text as name from pg_index where indrelid = '${table}'::regclass and indisunique
    loop execute format('drop index if exists %s', one.name); end loop; end $$`)
    .execute(tx)
}

/** A row that is there once more, changed. */
export const copyOf = (table: string, where: string, change: string) =>
  `create temp table copy on commit drop as select * from ${table} where ${where}; update copy set ${change};
   insert into ${table} overriding system value select * from copy`
