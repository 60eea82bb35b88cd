import { ok, refuse } from '#kit/result/result.ts'
import {
  after,
  before,
  days,
  dayStart,
  hours,
  toEpochSeconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'
import { CARD_TIME, kindOf, kindsOf, type CardLevel } from '#modules/cards/model.ts'
import type { Grant, TimeCaps, TimeSource } from '../model.ts'

export type CardTimeSource = Exclude<TimeSource, 'newcomer' | 'gift'>
export const CARD_TIME_SOURCES = [
  's',
  'ss',
  'sss',
  'sSet',
  'ssSet',
] as const satisfies readonly CardTimeSource[]

/** A weekly source can be claimed again after this (docs/contract.md A22). */
export const CLAIM_WEEK = days(7)

interface TimeRule {
  readonly level: CardLevel
  /** Time per card, or for the whole set. */
  readonly pays: Duration
  readonly isSet: boolean
  /** How long it lasts, and when it can be claimed again: on the next day (UTC), or a week later. */
  readonly lasts: Duration
  readonly every: 'day' | 'week'
}

/** Cloud time from cards: each card pays, and a complete set once (spec 9.2 to 9.4). */
export const TIME_RULES: Readonly<Record<CardTimeSource, TimeRule>> = {
  s: { level: 's', pays: CARD_TIME.s, isSet: false, lasts: hours(24), every: 'day' },
  ss: { level: 'ss', pays: CARD_TIME.ss, isSet: false, lasts: hours(24), every: 'day' },
  sss: { level: 'sss', pays: CARD_TIME.sss, isSet: false, lasts: days(7), every: 'week' },
  sSet: { level: 's', pays: hours(1), isSet: true, lasts: hours(24), every: 'day' },
  ssSet: { level: 'ss', pays: hours(2), isSet: true, lasts: hours(24), every: 'day' },
}

/** When a source can be claimed again (docs/contract.md A22). */
export const nextClaimAt = ({ every }: TimeRule, claimedAt: Instant): Instant =>
  every === 'day' ? after(dayStart(claimedAt), days(1)) : after(claimedAt, CLAIM_WEEK)

/** A card that paid after this moment, to any owner, does not pay yet (docs/contract.md A23). */
export const paidBefore = ({ every }: TimeRule, now: Instant): Instant =>
  every === 'day' ? dayStart(now) : before(now, CLAIM_WEEK)

export interface Payable {
  /** Cards of the level that have not paid in this period, up to the limit. */
  readonly cards: number
  /** Different kinds of the level that the player holds. */
  readonly kinds: number
}

/** The operator's limit of cards for a source; undefined without one. */
export const capOf = (source: CardTimeSource, caps: TimeCaps): number | undefined =>
  source === 's' || source === 'ss' || source === 'sss' ? caps[source] : undefined

/** How many of a player's cards count for a source. */
export const countedCards = (source: CardTimeSource, cards: number, caps: TimeCaps): number =>
  Math.min(cards, capOf(source, caps) ?? cards)

/** What the counted cards pay now. */
export function worthOf(source: CardTimeSource, { cards, kinds }: Payable): Duration {
  const rule = TIME_RULES[source]
  if (rule.isSet) return (kinds === kindsOf(rule.level).length ? rule.pays : 0) as Duration
  return (cards * rule.pays) as Duration
}

/** Different kinds of a source's level among those that a player holds. */
export const kindsFor = (source: CardTimeSource, held: readonly number[]): number =>
  held.filter((kind) => kindOf(kind).level === TIME_RULES[source].level).length

/** What a source would pay now, and whether it can be claimed. */
export function claimNow(
  source: CardTimeSource,
  payable: Payable,
  { lastClaimAt, now }: { readonly lastClaimAt: Instant | undefined; readonly now: Instant },
) {
  const worth = worthOf(source, payable)
  const nextAt = lastClaimAt === undefined ? null : nextClaimAt(TIME_RULES[source], lastClaimAt)
  if (nextAt !== null && now < nextAt) return { worth, state: 'claimed', nextAt } as const
  return { worth, state: worth > 0 ? 'open' : 'none', nextAt: null } as const
}

/** Only the time of cards is claimed; other time is granted automatically. */
export const mayClaim = (source: TimeSource) =>
  source === 'newcomer' || source === 'gift' ? refuse('NoTimeToClaim') : ok(source)

export function claim(
  source: CardTimeSource,
  payable: Payable,
  { lastClaimAt, now }: { readonly lastClaimAt: Instant | undefined; readonly now: Instant },
) {
  const rule = TIME_RULES[source]
  const nextAt = lastClaimAt && nextClaimAt(rule, lastClaimAt)
  if (nextAt && now < nextAt) return refuse('TimeTooSoon', { nextTime: toEpochSeconds(nextAt) })
  const worth = worthOf(source, payable)
  if (worth === 0) return refuse('NoTimeToClaim')
  return ok({ worth, endsAt: after(now, rule.lasts), nextAt: nextClaimAt(rule, now) })
}

/** Total remaining seconds of several grants. */
export const totalOf = (grants: readonly Pick<Grant, 'secondsLeft'>[]) =>
  grants.reduce((sum, { secondsLeft }) => sum + secondsLeft, 0)
