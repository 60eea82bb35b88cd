import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { prepared, preparedAlong } from '#kit/db/prepared.ts'
import type { Instant } from '#kit/time/time.ts'
import { isLocked, type HeldCard } from '../rules/collection.ts'
import { type Card, type CardLevel, type CardState, kindOf, kindsOf } from '../model.ts'
import { insertEvents, type NewEvent } from './event-store.ts'
import type { MoveReason } from './tables.ts'

/** A card with everything its screens show. */
export interface StoredCard extends HeldCard {
  readonly obtainedAt: Instant
  readonly usedAt: Instant | null
  readonly usedGameId: number | null
  readonly paidAt: Instant | null
  readonly step: number
}

export const toCard = (row: Selectable<Tables['card']>): StoredCard => ({
  cardId: row.id,
  kind: row.kind,
  ownerId: row.owner_id,
  state: row.state,
  lockedUntil: row.locked_until,
  obtainedAt: row.obtained_at,
  usedAt: row.used_at,
  usedGameId: row.used_game_id,
  paidAt: row.paid_at,
  step: row.step,
})

/** A card as the wire shows it to a player. */
export function shownCard(card: StoredCard, viewerId: number, now: Instant): Card {
  const { level, number } = kindOf(card.kind)
  const locked = isLocked(card, now)
  return {
    cardId: card.cardId,
    kind: card.kind,
    number,
    level,
    state: card.state,
    isMine: card.ownerId === viewerId,
    isLocked: locked,
    lockedUntil: locked ? card.lockedUntil : null,
    obtainedAt: card.obtainedAt,
    usedBy: card.ownerId === viewerId ? card.usedGameId : null,
  }
}

export async function findCard(db: Db, cardId: string): Promise<StoredCard | undefined> {
  const row = await db.selectFrom('card').selectAll().where('id', '=', cardId).executeTakeFirst()
  return row && toCard(row)
}

/** Locks cards until the transaction ends, always in the order of their ids. */
export async function lockCards(tx: Tx, cardIds: readonly string[]): Promise<Map<string, StoredCard>> {
  const rows = await selectHeld(tx, { cardIds: [...cardIds] })
  return new Map(rows.map((row) => [row.id, toCard(row)]))
}

const selectHeld = prepared((tx: Tx, own: { cardIds: readonly string[] }) =>
  tx
    .selectFrom('card')
    .selectAll()
    .where(sql<boolean>`id = any(${own.cardIds}::text[])`)
    .orderBy('id')
    .forUpdate(),
)

export interface Move {
  readonly card: Pick<StoredCard, 'cardId' | 'ownerId' | 'step'>
  readonly to: number
}

export interface Trade {
  readonly reason: MoveReason
  readonly listingId?: string
  readonly lockedUntil: Instant | null
  readonly now: Instant
  /** Events to write with it. */
  readonly events: readonly NewEvent[]
}

/**
 * The only way for cards to change owner: one statement with their chains and events. They arrive in the backpack. Throws when a card
 * is not where it should be; the caller holds the locks of all.
 */
export async function moveCards(
  tx: Tx,
  moves: readonly Move[],
  { reason, listingId, lockedUntil, now, events }: Trade,
): Promise<Map<string, StoredCard>> {
  const at = timestamp(now)
  const lock = lockedUntil === null ? sql`null::timestamptz` : timestamp(lockedUntil)
  // Rows the planner can count: for a list of unknown length it would scan the whole table.
  const list = moves.map(
    ({ card, to }) => sql`(${card.cardId}::text, ${card.ownerId}::bigint, ${to}::bigint, ${card.step}::int)`,
  )
  const { rows } = await sql<Selectable<Tables['card']>>`
    with list (card, src, dst, step) as (values ${sql.join(list)}
    ), moves as (
      insert into card_move (card_id, step, from_id, to_id, reason, listing_id, moved_at, locked_until)
      select card, step + 1, src, dst, ${reason}, ${listingId ?? null}, ${at}, ${lock} from list
    ), events as (${insertEvents(events, now)}
    )
    update card set owner_id = dst, step = list.step + 1, state = 'bag', used_game_id = null, used_at = null,
      locked_until = ${lock}, obtained_at = ${at}
    from list where id = list.card and owner_id = src and card.step = list.step
    returning card.*`.execute(tx)
  if (rows.length !== moves.length) throw new Error('A card was moved by somebody else in spite of its lock')
  return new Map(rows.map((row) => [row.id, toCard(row)]))
}

/** Puts a card into another state; the caller holds its lock. */
export async function setCardState(tx: Tx, cardId: string, state: Exclude<CardState, 'used'>): Promise<void> {
  await updateState(tx, { cardId, state })
}

const updateState = preparedAlong((tx: Tx, own: { cardId: string; state: CardState }) =>
  tx
    .updateTable('card')
    .set({ state: own.state, used_game_id: null, used_at: null })
    .where('id', '=', own.cardId),
)

export interface CardFilter {
  readonly level?: CardLevel | undefined
  readonly state?: CardState | undefined
  readonly kind?: number | undefined
  readonly cursor?: string | undefined
}

/** A player's cards, newest first; a page continues after the card of its cursor. */
export async function listCards(
  db: Db,
  ownerId: number,
  { level, state, kind, cursor }: CardFilter,
  size: number,
): Promise<StoredCard[]> {
  const [obtainedAt, cardId] = readCursor(cursor)
  const rows = await db
    .selectFrom('card')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'void')
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(level !== undefined, (query) =>
      query.where(
        'kind',
        'in',
        kindsOf(level!).map((one) => one.kind),
      ),
    )
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(obtained_at, id) < (to_timestamp(${obtainedAt / 1000}), ${cardId})`),
    )
    .orderBy('obtained_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(toCard)
}

/** Cards that may leave their owner now, oldest first. */
export async function listFreeCards(db: Db, ownerId: number, now: Instant): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('card')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'bag')
    .where(sql<boolean>`(locked_until is null or locked_until <= ${timestamp(now)})`)
    .orderBy('obtained_at')
    .limit(MOST_FREE)
    .execute()
  return rows.map(toCard)
}
/** Which of these players have a tradable card of one of these kinds. */
export async function whoCanGive(
  db: Db,
  ownerIds: readonly number[],
  kinds: readonly number[],
  now: Instant,
): Promise<ReadonlySet<number>> {
  if (ownerIds.length === 0 || kinds.length === 0) return new Set()
  const rows = await db
    .selectFrom('card')
    .select('owner_id')
    .distinct()
    .where('owner_id', 'in', ownerIds)
    .where('kind', 'in', kinds)
    .where('state', '=', 'bag')
    .where(sql<boolean>`(locked_until is null or locked_until <= ${timestamp(now)})`)
    .execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}
/** More than anybody scrolls through to choose one. */
const MOST_FREE = 1000

export const cursorOf = ({ obtainedAt, cardId }: StoredCard) => `${obtainedAt}.${cardId}`

/** An invalid cursor gives an empty page. */
function readCursor(cursor = ''): [obtainedAt: number, cardId: string] {
  const [, obtainedAt = 0, cardId = ''] = /^(\d{1,13})\.(\w{1,26})$/.exec(cursor) ?? []
  return [Number(obtainedAt), cardId]
}

/** How many cards of each kind a player holds: in total, and those that count for sets (not listed). */
export async function countKinds(
  db: Db,
  ownerId: number,
): Promise<
  readonly {
    readonly kind: number
    readonly all: number
    readonly counted: number
  }[]
> {
  return db
    .selectFrom('card')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where state in ('bag', 'used'))::int`.as('counted'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'void')
    .groupBy('kind')
    .execute()
}

/** Cards that are in use. */
export async function listUsed(db: Db, ownerId: number): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('card')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'used')
    .orderBy('used_at')
    .execute()
  return rows.map(toCard)
}

export async function putToUse(tx: Tx, cardId: string, gameId: number, now: Instant): Promise<StoredCard> {
  const row = await tx
    .updateTable('card')
    .set({ state: 'used', used_game_id: gameId, used_at: timestamp(now) })
    .where('id', '=', cardId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCard(row)
}

/** Levels of the cards that an account has in use. */
export async function usedLevels(db: Db, ownerId: number): Promise<readonly CardLevel[]> {
  return (await listUsed(db, ownerId)).map(({ kind }) => kindOf(kind).level)
}
