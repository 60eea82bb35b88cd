import { sql } from 'kysely'
import { timestamp, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { lockAccount, lockAccountAlone } from '#modules/account/server/index.ts'
import { mayMoveGoods, mayOfferGoods, OFFER_LASTS, type Goods } from '../rules/merge.ts'
import './tables.ts'

export interface MovedGoods extends Goods {
  /** Cards that could not be moved. */
  readonly leftBehind: number
}

/** Services of the modules that hold the goods. */
export interface VisitorGoods {
  count(tx: Tx, accountId: number, now: Instant): Promise<Goods>
  /** Moves everything movable, in the given transaction. */
  move(
    tx: Tx,
    journey: { readonly from: number; readonly to: number; readonly seed: string; readonly now: Instant },
  ): Promise<MovedGoods>
  /** Merges what needs no question, at every such sign-in, because nobody loses anything by it. The caller holds both accounts. */
  join(tx: Tx, journey: { readonly from: number; readonly to: number; readonly now: Instant }): Promise<void>
}

interface Between {
  readonly memberId: number
  readonly visitorId: number
  readonly now: Instant
}

const NOTHING: Goods = { boxes: 0, cards: 0 }

/** Offers a member their visitor account's goods; the caller holds both accounts (docs/contract.md 9). */
export async function offerGoods(
  tx: Tx,
  { memberId, visitorId, now }: Between,
  goods: VisitorGoods,
): Promise<Goods> {
  const visitor = await lockAccount(tx, visitorId)
  if (visitor.kind !== 'visitor') return NOTHING
  const earlier = await tx
    .selectFrom('login_merge')
    .select(['visitor_id', 'state'])
    .where('member_id', '=', memberId)
    .execute()
  const offered = await goods.count(tx, visitorId, now)
  const standing = {
    hasMerged: earlier.some(({ state }) => state === 'taken'),
    wasLeft: earlier.some((one) => one.visitor_id === visitorId && one.state === 'left'),
    createdAt: visitor.createdAt,
    goods: offered,
  }
  if (!mayOfferGoods(standing, now)) return NOTHING
  await tx.deleteFrom('login_merge').where('member_id', '=', memberId).where('state', '=', 'open').execute()
  await tx
    .insertInto('login_merge')
    .values({
      member_id: memberId,
      visitor_id: visitorId,
      state: 'open',
      ends_at: timestamp(after(now, OFFER_LASTS)),
    })
    .execute()
  return offered
}

/** Moves the offered goods, once in the life of a member. */
export async function moveGoods({ caller, db, keys, now }: SignedInContext, goods: VisitorGoods) {
  return inTransaction(db, async (tx) => {
    const to = caller.accountId
    const found = await findOffer(tx, to)
    if (!found) return refuse('OfferGone')
    const { visitorId: from } = found
    // Waits for boxes being stored for the visitor, since this happens only once.
    const first = await lockAccountAlone(tx, Math.min(from, to))
    const second = await lockAccountAlone(tx, Math.max(from, to))
    const visitor = first.id === from ? first : second
    // Read again: another tab may have answered while this one waited.
    const offer = await findOffer(tx, to)
    if (offer?.visitorId !== from) return refuse('OfferGone')
    const open = mayMoveGoods(offer, visitor, now)
    if (!open.ok) return open
    if (offer.state === 'taken') return ok(offer.moved)
    const moved = await goods.move(tx, { from, to, seed: keys.token(), now })
    await tx
      .updateTable('login_merge')
      .set({ state: 'taken', boxes: moved.boxes, cards: moved.cards, left_behind: moved.leftBehind })
      .where('member_id', '=', to)
      .where('visitor_id', '=', from)
      .execute()
    return ok(moved)
  })
}

/** The offer that is open or was accepted. */
async function findOffer(tx: Tx, memberId: number) {
  const row = await tx
    .selectFrom('login_merge')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['open', 'taken'])
    .executeTakeFirst()
  return (
    row && {
      visitorId: row.visitor_id,
      state: row.state,
      endsAt: row.ends_at,
      moved: { boxes: row.boxes, cards: row.cards, leftBehind: row.left_behind },
    }
  )
}

/** The goods stay where they are, and this visitor is not asked again. */
export async function leaveGoods({ caller, db }: SignedInContext) {
  await sql`update login_merge set state = 'left' where member_id = ${caller.accountId} and state = 'open'`.execute(
    db,
  )
  return ok({ ok: true })
}
