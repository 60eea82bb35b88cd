import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { BoxCount, BoxKind, BoxSource } from '../model.ts'
import './tables.ts'

export interface NewBox {
  readonly boxId: string
  readonly accountId: number
  readonly kind: BoxKind
  readonly source: BoxSource
  /** What the box is for; one thing gives one box. */
  readonly sourceId: string
  readonly gotAt: Instant
}

/** Gives a box; false when its source has given it already. */
export async function giveBox(
  tx: Db,
  { boxId, accountId, kind, source, sourceId, gotAt }: NewBox,
): Promise<boolean> {
  const row = await tx
    .insertInto('card_box')
    .values({
      id: boxId,
      account_id: accountId,
      kind,
      source,
      source_id: sourceId,
      got_at: timestamp(gotAt),
      opened_at: null,
    })
    .onConflict((known) => known.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Closed boxes of a player, both kinds. */
export async function countBoxes(db: Db, accountId: number): Promise<BoxCount[]> {
  const rows = await db
    .selectFrom('card_box')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .where('opened_at', 'is', null)
    .groupBy('kind')
    .execute()
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  return (['normal', 'rare'] as const).map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
}
