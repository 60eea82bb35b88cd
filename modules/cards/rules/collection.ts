import { after, days, type Instant } from '#kit/time/time.ts'
import { CARD_LEVELS, type CardLevel, type CardState, compareLevels, kindOf, kindsOf } from '../model.ts'
import { refuse, ok } from '#kit/result/result.ts'

/** A traded card may not be traded again for a week (spec 4.23). */
export const TRADE_LOCK = days(7)
/** Cards that may be in use at once. */
export const MOST_IN_USE = 3

/** A card as the rules see it. */
export interface HeldCard {
  readonly cardId: string
  readonly kind: number
  readonly ownerId: number
  readonly state: CardState
  readonly lockedUntil: Instant | null
}

export const lockAfterTrade = (now: Instant) => after(now, TRADE_LOCK)

export const isLocked = ({ lockedUntil }: Pick<HeldCard, 'lockedUntil'>, now: Instant) =>
  lockedUntil !== null && lockedUntil > now

/** Whether a card may leave its owner: in the backpack and not trade-locked (spec 4.23, docs/contract.md A8). */
export function mayLeave(card: HeldCard | undefined, ownerId: number, now: Instant) {
  if (card?.ownerId !== ownerId || card.state === 'void') return refuse('ListingNotYours')
  if (card.state !== 'bag') return refuse('CardBusy')
  if (isLocked(card, now)) return refuse('CardLocked', { endTime: Math.floor(card.lockedUntil! / 1000) })
  return ok(card)
}

export interface CardSet {
  readonly level: CardLevel
  readonly have: number
  readonly all: number
  readonly isComplete: boolean
}

/** The sets of a collection: cards in the backpack and in use count, listed cards do not. */
export function setsOf(kinds: Iterable<number>): readonly CardSet[] {
  const have = new Set(kinds)
  return CARD_LEVELS.map((level) => {
    const all = kindsOf(level)
    const count = all.filter(({ kind }) => have.has(kind)).length
    return { level, have: count, all: all.length, isComplete: count === all.length }
  })
}

/** Whether a card may be put to use at a game that requires a level (docs/contract.md A18, A19). */
export function mayUse(
  card: HeldCard | undefined,
  {
    ownerId,
    inUse,
    isGameTaken,
    needs,
  }: {
    readonly ownerId: number
    /** Number of the player's cards in use. */
    readonly inUse: number
    /** Another card is in use at this game. */
    readonly isGameTaken: boolean
    readonly needs: CardLevel
  },
) {
  if (card?.ownerId !== ownerId || card.state === 'void') return refuse('CardNotYours')
  if (card.state !== 'bag' || isGameTaken) return refuse('CardBusy')
  if (compareLevels(kindOf(card.kind).level, needs) < 0) return refuse('CardLevelTooLow')
  return inUse >= MOST_IN_USE ? refuse('UseLimit', { useMax: MOST_IN_USE }) : ok(card)
}

/** Whether a player may take a card out of use; one already in the backpack stays there. */
export function mayStopUsing<Known extends HeldCard>(card: Known | undefined, ownerId: number) {
  if (card?.ownerId !== ownerId || card.state === 'void') return refuse('CardNotYours')
  return card.state === 'listed' ? refuse('CardBusy') : ok(card)
}
