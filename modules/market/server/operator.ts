import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { deletedOf } from '#modules/account/server/index.ts'
import { chainOf, lockCards, moveCards, setCardState, type StoredCard } from '#modules/cards/server/index.ts'
import { readCode } from '../rules/codes.ts'
import type { StoredListing } from '../rules/listing.ts'
import { planReverse, type TradedCard } from '../rules/reverse.ts'
import { closeListing, lockListing } from './listing-store.ts'
import './tables.ts'

export interface Trade {
  readonly listingId: string
  readonly code: string
  readonly tradedAt: Instant
  readonly how: 'swap' | 'redeem'
  readonly sellerId: number
  readonly takerId: number
  readonly cardId: string
  readonly givenCardId: string | null
}

/** How far back an operator sees trades. */
export const TRADES_LISTED_FOR = days(90)

/** The latest trades: of everybody, or of one account. */
export async function listTrades(
  db: Db,
  {
    accountId,
    size,
    now,
  }: { readonly accountId?: number | undefined; readonly size: number; readonly now: Instant },
): Promise<readonly Trade[]> {
  const rows = await db
    .selectFrom('market_listing')
    .selectAll()
    .where('state', '=', 'taken')
    .where('closed_at', '>', timestamp(before(now, TRADES_LISTED_FOR)))
    .$if(accountId !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('seller_id', '=', accountId!), eb('taker_id', '=', accountId!)])),
    )
    .orderBy('closed_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    listingId: row.id,
    code: row.code,
    tradedAt: row.closed_at!,
    how: row.given_card_id === null ? 'redeem' : 'swap',
    sellerId: row.seller_id,
    takerId: row.taker_id!,
    cardId: row.card_id,
    givenCardId: row.given_card_id,
  }))
}

/** A reversed trade: each card with its move. */
export interface Returned {
  readonly cardId: string
  readonly kind: number
  readonly fromId: number
  readonly toId: number
}

/**
 * Reverses a trade, given its listing or code: every card returns to its previous owner, without a trade lock. The listing stays
 * taken, so that its code no longer works.
 */
export async function reverseTrade(
  tx: Tx,
  name: string,
  now: Instant,
): Promise<
  | { readonly ok: true; readonly listing: StoredListing; readonly returned: readonly Returned[] }
  | { readonly ok: false; readonly why: string }
> {
  const code = readCode(name)
  const listing = (await lockListing(tx, { listingId: name })) ?? (code && (await lockListing(tx, { code })))
  if (!listing) return { ok: false, why: `there is no trade "${name}"` }
  const cards = await lockCards(tx, [listing.cardId, ...(listing.givenCardId ? [listing.givenCardId] : [])])
  const traded = new Map<string, TradedCard>()
  for (const card of cards.values()) traded.set(card.cardId, await withLastMove(tx, card))
  const plan = planReverse(listing, traded, now)
  if (!plan.ok) return plan
  const [gone] = await deletedOf(
    tx,
    plan.returns.map(({ toId }) => toId),
  )
  if (gone !== undefined) return { ok: false, why: `account ${gone}, which would get a card, was deleted` }
  const returned = plan.returns.map((one) => ({ ...one, kind: cards.get(one.cardId)!.kind }))
  await moveCards(
    tx,
    returned.map(({ cardId, toId }) => ({ card: cards.get(cardId)!, to: toId })),
    {
      reason: 'reverse',
      listingId: listing.listingId,
      lockedUntil: null,
      now,
      events: returned.flatMap(({ cardId, kind, fromId, toId }) => [
        { accountId: fromId, kind: 'reverse', card: { cardId, kind }, target: toId } as const,
        { accountId: toId, kind: 'reverse', card: { cardId, kind }, target: fromId } as const,
      ]),
    },
  )
  return { ok: true, listing, returned }
}

async function withLastMove(tx: Tx, card: StoredCard): Promise<TradedCard> {
  const { reason, listingId, movedAt } = (await chainOf(tx, card.cardId)).at(-1)!
  return { ...card, lastMove: { reason, listingId, movedAt } }
}

/** Takes a card off the market; returns its listing. */
export async function withdrawListing(tx: Tx, cardId: string, now: Instant): Promise<string | undefined> {
  const running = await tx
    .selectFrom('market_listing')
    .select('id')
    .where('card_id', '=', cardId)
    .where('state', '=', 'on')
    .forUpdate()
    .executeTakeFirst()
  if (!running) return undefined
  await closeListing(tx, running.id, { state: 'void', now })
  await setCardState(tx, cardId, 'bag')
  return running.id
}

/** Codes of listings, for commands that show a card's history. */
export async function codesOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('market_listing')
    .select(['id', 'code'])
    .where('id', 'in', [...listingIds])
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** A listing by id or code, in any state: who offered it, and who took it. */
export async function findListing(db: Db, name: string) {
  const code = readCode(name)
  const row = await db
    .selectFrom('market_listing')
    .select(['id', 'code', 'seller_id', 'taker_id', 'card_id', 'state'])
    .where(({ or, eb }) => or([eb('id', '=', name), ...(code ? [eb('code', '=', code)] : [])]))
    .executeTakeFirst()
  return (
    row && {
      listingId: row.id,
      code: row.code,
      sellerId: row.seller_id,
      takerId: row.taker_id,
      cardId: row.card_id,
      state: row.state,
    }
  )
}
