import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { kindsOf } from '../model.ts'
import './tables.ts'

/** Lifetime totals of an account from the ledger: cards given away count too. */
export interface Collected {
  /** Number of boxes opened. */
  readonly opened: number
  /** Boxes received, by source. */
  readonly boxes: ReadonlyMap<string, number>
  /** Distinct kinds ever held, and how many of them are of level S. */
  readonly kinds: number
  readonly sKinds: number
  /** Cards received by a swap or a code. */
  readonly trades: number
}

const S_KINDS = kindsOf('s').map(({ kind }) => kind)

export async function collectedBy(db: Db, accountId: number): Promise<Collected> {
  const { rows: boxes } = await sql<{ source: string; got: number; opened: number }>`
    select source, count(*)::int as got, count(opened_at)::int as opened
    from card_box where account_id = ${accountId} group by source order by source`.execute(db)
  const { rows } = await sql<{ kinds: number; s_kinds: number; trades: number }>`
    select count(distinct card.kind)::int as kinds,
      count(distinct card.kind) filter (where card.kind = any(${S_KINDS}::int[]))::int as s_kinds,
      count(*) filter (where reason in ('swap', 'redeem'))::int as trades
    from card_move join card on card.id = card_move.card_id
    where card_move.to_id = ${accountId}`.execute(db)
  const { kinds, s_kinds: sKinds, trades } = rows[0]!
  return {
    opened: boxes.reduce((sum, { opened }) => sum + opened, 0),
    boxes: new Map(boxes.map(({ source, got }) => [source, got])),
    kinds,
    sKinds,
    trades,
  }
}

/** Accounts whose collection changed since a moment. */
export async function collectorsSince(db: Db, since: Instant): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('card_event')
    .select('account_id')
    .distinct()
    .where('happened_at', '>=', timestamp(since))
    .execute()
  return rows.map((row) => row.account_id)
}
