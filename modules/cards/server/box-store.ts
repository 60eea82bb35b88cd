import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { BoxCount, BoxKind, BoxSource, CardEventKind } from '../model.ts'
import './tables.ts'

export interface NewBox {
  readonly boxId: string
  readonly accountId: number
  readonly kind: BoxKind
  readonly source: BoxSource
  /** What the box is for; each source gives one box. */
  readonly sourceId: string
  readonly gotAt: Instant
  /** Its entry in the event log. */
  readonly event?: { readonly kind: CardEventKind; readonly target?: number }
}

/** Gives a box with its event; false when its source has already given one. */
export async function giveBox(tx: Tx, box: NewBox): Promise<boolean> {
  const { boxId, accountId, kind, source, sourceId, event } = box
  const at = timestamp(box.gotAt)
  const { rows } = await sql`
    with given as (
      insert into card_box (id, account_id, kind, source, source_id, got_at)
      values (${boxId}, ${accountId}, ${kind}, ${source}, ${sourceId}, ${at})
      on conflict (source, source_id) do nothing
      returning id
    ), event as (
      insert into card_event (account_id, kind, target, happened_at)
      select ${accountId}, ${event?.kind ?? null}, ${event?.target ?? null}::bigint, ${at} from given
      where ${event !== undefined}
    )
    select from given`.execute(tx)
  return rows.length > 0
}

/** Unopened boxes of a player, by kind. */
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
