import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Opening } from '../calls.ts'
import { type BoxKind, kindOf } from '../model.ts'
import type { Misses } from '../rules/draw.ts'
import './tables.ts'

/** A player's opening state: the counters, and the secret committed for the next opening. */
export interface Collector {
  readonly misses: Misses
  readonly seed: string
  readonly seedHash: string
}

type CollectorRow = Pick<
  Selectable<Tables['card_collector']>,
  's_misses' | 'ss_misses' | 'seed' | 'seed_hash'
>

const toCollector = (row: CollectorRow): Collector => ({
  misses: { s: row.s_misses, ss: row.ss_misses },
  seed: row.seed,
  seedHash: row.seed_hash,
})

export const seedOf = (token: string) => ({ seed: token, seedHash: hashKey(token) })

/** The collector of a player; created with this seed when there is none. */
export async function readCollector(db: Db, accountId: number, token: string): Promise<Collector> {
  const { seed, seedHash } = seedOf(token)
  const { rows } = await sql<CollectorRow>`
    with made as (
      insert into card_collector (account_id, seed, seed_hash) values (${accountId}, ${seed}, ${seedHash})
      on conflict (account_id) do nothing
      returning *
    )
    select * from made union all select * from card_collector where account_id = ${accountId} limit 1`.execute(
    db,
  )
  const row = rows[0]
  // Another request created it between the two halves of the statement.
  return row ? toCollector(row) : readCollector(db, accountId, token)
}

/** Locks the collector, which serialises a player's changes to boxes and cards in use. Creates it with this seed when there is none. */
export async function lockCollector(tx: Tx, accountId: number, token: string): Promise<Collector> {
  const row = await tx
    .selectFrom('card_collector')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row) return toCollector(row)
  await readCollector(tx, accountId, token)
  return lockCollector(tx, accountId, token)
}

export interface ClosedBox {
  readonly boxId: string
  readonly kind: BoxKind
}

/** Everything an opening depends on, and what its answer adds to the cards. */
export interface Readiness {
  readonly collector: Collector
  /** Boxes to open, rare ones first, each kind in order of arrival. */
  readonly boxes: readonly ClosedBox[]
  /** Unopened boxes, these included. */
  readonly closed: Readonly<Partial<Record<BoxKind, number>>>
  /** The kinds the player has. */
  readonly kinds: readonly number[]
}

interface ReadyRow {
  readonly collector: CollectorRow | null
  readonly boxes: readonly { readonly id: string; readonly kind: BoxKind }[]
  readonly closed: Readiness['closed']
  readonly kinds: readonly number[]
}

/**
 * Locks the collector and the boxes in one statement. A request that waited for another opening gets what that one left of the boxes
 * it had seen: at worst fewer, never an opened one.
 */
export async function lockForOpening(
  tx: Tx,
  accountId: number,
  {
    kind,
    count,
    token,
  }: { readonly kind?: BoxKind | undefined; readonly count: number; readonly token: string },
): Promise<Readiness> {
  const { rows } = await sql<ReadyRow>`
    with collector as (
      select * from card_collector where account_id = ${accountId} for update
    ), boxes as (
      select card_box.id, card_box.kind from card_box, collector
      where card_box.account_id = collector.account_id and opened_at is null
        and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      order by kind desc, id limit ${count} for update of card_box
    )
    select
      (select row_to_json(collector) from collector) as collector,
      (select coalesce(json_agg(boxes), '[]') from boxes) as boxes,
      (select coalesce(json_object_agg(kind, count), '{}') from (
        select kind, count(*) from card_box where account_id = ${accountId} and opened_at is null group by kind
      ) closed) as closed,
      (select coalesce(json_agg(distinct kind), '[]') from card
        where owner_id = ${accountId} and state <> 'void') as kinds`.execute(tx)
  const { collector, boxes, closed, kinds } = rows[0]!
  if (!collector) {
    await readCollector(tx, accountId, token)
    return lockForOpening(tx, accountId, { kind, count, token })
  }
  return {
    collector: toCollector(collector),
    boxes: boxes.map(({ id, kind: found }) => ({ boxId: id, kind: found })),
    closed,
    kinds,
  }
}

export interface DrawnCard {
  readonly box: ClosedBox
  readonly cardId: string
  readonly kind: number
  /** The counters before this box. */
  readonly before: Misses
}

export interface NewOpening {
  readonly openingId: string
  readonly accountId: number
  readonly used: Collector
  readonly salt: string
  readonly oddsVersion: number
  readonly draws: readonly DrawnCard[]
  readonly after: Misses
  readonly next: { readonly seed: string; readonly seedHash: string }
  readonly now: Instant
}

/** Stores an opening with its cards, first moves and events in one statement. */
export async function storeOpening(tx: Tx, opening: NewOpening): Promise<void> {
  const { openingId, accountId, used, salt, oddsVersion, draws, after, next, now } = opening
  const at = timestamp(now)
  // Rows the planner can count: for a list of unknown length it would scan the whole table of boxes.
  const list = draws.map(
    ({ box, cardId, kind, before }, place) =>
      sql`(${place}::smallint, ${box.boxId}::text, ${cardId}::text, ${kind}::smallint, ${before.s}::smallint, ${before.ss}::smallint)`,
  )
  await sql`
    with draws (place, box, card, kind, s, ss) as (values ${sql.join(list)}
    ), opening as (
      insert into card_opening (id, account_id, seed, seed_hash, salt, odds_version, opened_at)
      values (${openingId}, ${accountId}, ${used.seed}, ${used.seedHash}, ${salt}, ${oddsVersion}, ${at})
    ), collector as (
      update card_collector set s_misses = ${after.s}, ss_misses = ${after.ss}, seed = ${next.seed}, seed_hash = ${next.seedHash}
      where account_id = ${accountId}
    ), opened as (
      update card_box set opened_at = ${at} from draws where card_box.id = draws.box
    ), cards as (
      insert into card (id, owner_id, kind, obtained_at, step) select card, ${accountId}, kind, ${at}, 1 from draws
    ), moves as (
      insert into card_move (card_id, step, to_id, reason, moved_at) select card, 1, ${accountId}, 'open', ${at} from draws
    ), events as (
      insert into card_event (account_id, kind, card_id, card_kind, happened_at)
      select ${accountId}, 'box', card, kind, ${at} from draws order by place
    )
    insert into card_draw (opening_id, place, box_id, card_id, kind, s_misses, ss_misses)
    select ${openingId}, place, box, card, kind, s, ss from draws`.execute(tx)
}

/** A past opening, for verification. */
export async function findOpening(db: Db, openingId: string): Promise<Opening | undefined> {
  const opening = await db
    .selectFrom('card_opening')
    .selectAll()
    .where('id', '=', openingId)
    .executeTakeFirst()
  if (!opening) return undefined
  const draws = await db
    .selectFrom('card_draw')
    .innerJoin('card_box', 'card_box.id', 'card_draw.box_id')
    .select(['card_box.kind as box', 'card_draw.kind', 's_misses', 'ss_misses'])
    .where('opening_id', '=', openingId)
    .orderBy('place')
    .execute()
  return {
    openingId,
    openedAt: opening.opened_at,
    seed: opening.seed,
    seedHash: opening.seed_hash,
    salt: opening.salt,
    oddsVersion: opening.odds_version,
    draws: draws.map(({ box, kind, s_misses: sMisses, ss_misses: ssMisses }) => ({
      box,
      kind,
      level: kindOf(kind).level,
      sMisses,
      ssMisses,
    })),
  }
}
