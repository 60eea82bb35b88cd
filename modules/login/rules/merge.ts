import { ok, refuse } from '#kit/result/result.ts'
import { after, hours, minutes, type Instant } from '#kit/time/time.ts'

/** What a visitor has that may move. */
export interface Goods {
  readonly boxes: number
  readonly cards: number
}

/** A visitor account must be this old before its goods can move (docs/contract.md 9). */
export const VISITOR_AGE = hours(24)
/** How long the offer is open; signing in again from the same visitor reopens it. */
export const OFFER_LASTS = minutes(30)

/** Whether to ask a member who was a visitor about the visitor's goods. */
export function mayOfferGoods(
  {
    hasMerged,
    wasLeft,
    createdAt,
    goods,
  }: {
    /** The member has taken some visitor's goods. */
    readonly hasMerged: boolean
    /** The member has declined this visitor's goods. */
    readonly wasLeft: boolean
    /** When the visitor's account was made. */
    readonly createdAt: Instant
    readonly goods: Goods
  },
  now: Instant,
): boolean {
  return !hasMerged && !wasLeft && now >= after(createdAt, VISITOR_AGE) && goods.boxes + goods.cards > 0
}

export interface Offer {
  readonly state: string
  readonly endsAt: Instant
}

/** Whether a member may move a visitor's goods now, or has already done so. */
export function mayMoveGoods<Known extends Offer>(
  offer: Known,
  visitor: { readonly kind: string; readonly bannedUntil: Instant | null },
  now: Instant,
) {
  if (offer.state === 'taken') return ok(offer)
  const isBanned = visitor.bannedUntil !== null && now < visitor.bannedUntil
  return now < offer.endsAt && visitor.kind === 'visitor' && !isBanned ? ok(offer) : refuse('OfferGone')
}

/** Whether a provider may be unlinked: one must remain, or the owner could not sign in again. */
export const mayEndLink = (links: readonly unknown[]) => (links.length > 1 ? ok(true) : refuse('LastLink'))
