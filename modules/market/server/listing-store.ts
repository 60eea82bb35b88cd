import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { moment, prepared, preparedAlong, sendAlong } from '#kit/db/prepared.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { kindOf, kindsOf, type CardLevel } from '#modules/cards/model.ts'
import type { Notice } from '#modules/notices/model.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { StoredListing } from '../rules/listing.ts'
import './tables.ts'

const toListing = (row: Selectable<Tables['market_listing']>): StoredListing => ({
  listingId: row.id,
  cardId: row.card_id,
  sellerId: row.seller_id,
  kind: row.kind,
  code: row.code,
  wants: row.wants,
  state: row.state,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  wrongGuesses: row.wrong_guesses,
  takerId: row.taker_id,
  givenCardId: row.given_card_id,
})

/** A listing's password: sealed for its owner, masked for comparison. */
export interface StoredPassword {
  readonly sealed: string
  readonly mask: string
}

export interface NewListing {
  readonly listingId: string
  readonly cardId: string
  readonly sellerId: number
  readonly kind: number
  readonly code: string
  readonly password: StoredPassword
  readonly wants: readonly number[]
  readonly startedAt: Instant
  readonly endsAt: Instant
}

export async function insertListing(tx: Tx, listing: NewListing): Promise<void> {
  const written = tx.insertInto('market_listing').values({
    id: listing.listingId,
    card_id: listing.cardId,
    seller_id: listing.sellerId,
    kind: listing.kind,
    code: listing.code,
    password_sealed: listing.password.sealed,
    password_mask: listing.password.mask,
    wants: sql`${[...listing.wants]}::smallint[]`,
    started_at: timestamp(listing.startedAt),
    ends_at: timestamp(listing.endsAt),
    closed_at: null,
    taker_id: null,
    given_card_id: null,
  })
  await sendAlong(tx, written)
}

/** Locks a listing until the transaction ends, so that only one taker wins. */
export async function lockListing(
  tx: Tx,
  by: { readonly code: string } | { readonly listingId: string },
): Promise<(StoredListing & { readonly password: StoredPassword }) | undefined> {
  const row = await tx
    .selectFrom('market_listing')
    .selectAll()
    .where('code' in by ? 'code' : 'id', '=', 'code' in by ? by.code : by.listingId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...toListing(row), password: { sealed: row.password_sealed, mask: row.password_mask } }
}

export async function findListing(
  db: Db,
  by: { readonly code: string } | { readonly listingId: string },
): Promise<StoredListing | undefined> {
  const row = await db
    .selectFrom('market_listing')
    .selectAll()
    .where('code' in by ? 'code' : 'id', '=', 'code' in by ? by.code : by.listingId)
    .executeTakeFirst()
  return row && toListing(row)
}

/** Ends a listing that was not taken; the caller has locked it. */
export async function closeListing(
  tx: Tx,
  listingId: string,
  { state, now }: { readonly state: 'back' | 'expired' | 'void'; readonly now: Instant },
): Promise<void> {
  const closed = tx
    .updateTable('market_listing')
    .set({ state, closed_at: timestamp(now) })
    .where('id', '=', listingId)
  await sendAlong(tx, closed)
}

export interface Taking {
  readonly takerId: number
  readonly givenCardId?: string | null
  readonly now: Instant
}

/**
 * Records who has taken a listing and notifies the lister; the caller has locked it. Sent together with the statement that moves the
 * cards.
 */
export async function noteTaken(
  tx: Tx,
  listing: StoredListing,
  { takerId, givenCardId = null, now }: Taking,
): Promise<void> {
  await markTaken(tx, { listingId: listing.listingId, takerId, givenCardId, now: new Date(now) })
  await notify(tx, now, listerHears(listing, takerId))
}

interface Taken extends Pick<StoredListing, 'listingId' | 'givenCardId'> {
  readonly takerId: number
  readonly now: Date
}

const markTaken = preparedAlong((tx: Tx, taken: Taken) =>
  tx
    .updateTable('market_listing')
    .set({
      state: 'taken',
      closed_at: moment(taken.now),
      taker_id: taken.takerId,
      given_card_id: taken.givenCardId,
    })
    .where('id', '=', taken.listingId),
)

/** Notifies the lister of the card taken. */
const listerHears = ({ sellerId, kind }: StoredListing, fromId: number): readonly Notice[] => [
  { accountId: sellerId, kind: 'swapDone', fromId, subject: kindOf(kind).number },
]

export async function setPassword(
  tx: Tx,
  listingId: string,
  { sealed, mask }: StoredPassword,
): Promise<void> {
  await tx
    .updateTable('market_listing')
    .set({ password_sealed: sealed, password_mask: mask, wrong_guesses: 0 })
    .where('id', '=', listingId)
    .execute()
}

export async function countRunning(db: Db, sellerId: number): Promise<number> {
  const [row] = await selectRunningCount(db, { sellerId })
  return row!.count
}

const selectRunningCount = prepared((db: Db, own: { sellerId: number }) =>
  db
    .selectFrom('market_listing')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', own.sellerId)
    .where('state', '=', 'on'),
)

/** A seller's listings, open ones first, with their sealed passwords. */
export async function listOwn(db: Db, sellerId: number, now: Instant, size: number) {
  const rows = await db
    .selectFrom('market_listing')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`(state = 'on' or closed_at > ${timestamp(before(now, days(30)))})`)
    .orderBy(sql`state = 'on' desc`)
    .orderBy('started_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({ ...toListing(row), sealed: row.password_sealed }))
}

export interface ListingFilter {
  readonly level?: CardLevel | undefined
  readonly kind?: number | undefined
  /** Only these kinds. */
  readonly among?: readonly number[] | undefined
  readonly cursor?: string | undefined
}

export const cursorOf = ({ startedAt, listingId }: StoredListing) => `${startedAt}.${listingId}`

/** Open listings, newest first. */
export async function listRunning(
  db: Db,
  { level, kind, among, cursor }: ListingFilter,
  now: Instant,
  size: number,
): Promise<StoredListing[]> {
  const ofLevel = kind === undefined ? level && kindsOf(level).map((one) => one.kind) : [kind]
  const kinds = among && ofLevel ? among.filter((one) => ofLevel.includes(one)) : (among ?? ofLevel)
  if (kinds?.length === 0) return []
  const own = { now: new Date(now), size }
  if (kinds === undefined && cursor === undefined) return (await selectNewest(db, own)).map(toListing)
  const rows = await newest(db, own)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .$if(cursor !== undefined, (query) => query.where(behind(cursor!)))
    .execute()
  return rows.map(toListing)
}

const newest = (db: Db, own: { now: Date; size: number }) =>
  db
    .selectFrom('market_listing')
    .selectAll()
    .where('state', '=', 'on')
    .where('ends_at', '>', moment(own.now))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(own.size)
const selectNewest = prepared(newest)

function behind(cursor: string) {
  const [, startedAt = 0, listingId = ''] = /^(\d{1,13})\.(\w{1,26})$/.exec(cursor) ?? []
  return sql<boolean>`(started_at, id) < (to_timestamp(${Number(startedAt) / 1000}), ${listingId})`
}

/** Open listings of others that accept one of these kinds: the swap hall (docs/contract.md A3). */
export async function listPayable(
  db: Db,
  accountId: number,
  kinds: readonly number[],
  {
    cursor,
    now,
    size,
  }: { readonly cursor: string | undefined; readonly now: Instant; readonly size: number },
): Promise<StoredListing[]> {
  if (kinds.length === 0) return []
  const levels = new Map<number, readonly number[]>()
  for (const kind of kinds) {
    const own = kindOf(kind).level
    for (const other of kindsOf(own))
      if (other.kind !== kind) levels.set(other.kind, [...(levels.get(other.kind) ?? []), kind])
  }
  if (levels.size === 0) return []
  const payments = JSON.stringify([...levels].map(([kind, pay]) => ({ kind, pay })))
  const { rows } = await sql<Selectable<Tables['market_listing']>>`
    select market_listing.* from market_listing
    join (
      select (item ->> 'kind')::smallint as kind,
        array(select value::smallint from json_array_elements_text(item -> 'pay')) as pay
      from json_array_elements(${payments}::json) item
    ) payment on payment.kind = market_listing.kind
    where state = 'on' and ends_at > ${timestamp(now)} and seller_id <> ${accountId}
      and (wants = '{}' or wants && payment.pay)
      and ${cursor === undefined ? sql`true` : behind(cursor)}
    order by started_at desc, id desc limit ${size}`.execute(db)
  return rows.map(toListing)
}

/** Locks listings that have expired but are still stored as open, until the transaction ends. */
export async function lockExpired(
  tx: Tx,
  now: Instant,
  size: number,
  sellerId?: number,
): Promise<StoredListing[]> {
  const rows = await tx
    .selectFrom('market_listing')
    .selectAll()
    .where('state', '=', 'on')
    .where('ends_at', '<=', timestamp(now))
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', sellerId!))
    .orderBy('card_id')
    .limit(size)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toListing)
}
