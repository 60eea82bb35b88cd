import { hours, minutes, type Instant } from '#kit/time/time.ts'

/** From the most common to the rarest (spec 3.16). */
export const CARD_LEVELS = ['normal', 'rare', 's', 'ss', 'sss'] as const
export type CardLevel = (typeof CARD_LEVELS)[number]

/** Cloud time that a card pays per claim: s and ss daily, sss weekly (spec 9.2). */
export const CARD_TIME = { s: minutes(1), ss: minutes(10), sss: hours(10) } as const

/** Where a card is: in the backpack, on the market, in use at a game, or withdrawn by an operator. */
export type CardState = 'bag' | 'listed' | 'used' | 'void'

/** One card, as its holder sees it; others see it through a listing (spec 3.15). */
export interface Card {
  readonly cardId: string
  readonly kind: number
  /** What is printed on it: `S-07`. */
  readonly number: string
  readonly level: CardLevel
  readonly state: CardState
  readonly isMine: boolean
  readonly isLocked: boolean
  readonly lockedUntil: Instant | null
  readonly obtainedAt: Instant
  /** The game at which it is in use. */
  readonly usedBy: number | null
}

export type BoxKind = 'normal' | 'rare'

export interface BoxCount {
  readonly kind: BoxKind
  readonly count: number
}

/** Why a player got a box. No source is paid for, and none may be added. */
export type BoxSource = 'idle' | 'steal' | 'share' | 'home' | 'gift'

/** Kinds of events in the log of a collection. */
export const CARD_EVENT_KINDS = [
  'box',
  'pull',
  'prank',
  'pranked',
  'back',
  'list',
  'unlist',
  'end',
  'swapOut',
  'swapIn',
  'extractOut',
  'extractIn',
  'useOn',
  'useOff',
  'time',
  'share',
  'home',
  'gift',
  'moveOut',
  'moveIn',
  'boxesOut',
  'boxesIn',
  'void',
  'reverse',
] as const
export type CardEventKind = (typeof CARD_EVENT_KINDS)[number]

/** How many kinds of cards each level has: 52 in all. */
export const KINDS_PER_LEVEL: Readonly<Record<CardLevel, number>> = {
  normal: 20,
  rare: 12,
  s: 10,
  ss: 6,
  sss: 4,
}
const LETTERS: Readonly<Record<CardLevel, string>> = { normal: 'N', rare: 'R', s: 'S', ss: 'SS', sss: 'SSS' }

export interface CardKind {
  readonly kind: number
  readonly level: CardLevel
  /** What is printed on the card: `S-07` (spec 3.15). */
  readonly number: string
}

/** All kinds in the order of their numbers. */
export const CARD_KINDS: readonly CardKind[] = CARD_LEVELS.flatMap((level) =>
  Array.from({ length: KINDS_PER_LEVEL[level] }, (_, index) => ({
    level,
    number: `${LETTERS[level]}-${String(index + 1).padStart(2, '0')}`,
  })),
).map((kind, index) => ({ kind: index + 1, ...kind }))

const byNumber = new Map(CARD_KINDS.map((kind) => [kind.kind, kind]))

export function kindOf(kind: number): CardKind {
  const found = byNumber.get(kind)
  if (!found) throw new RangeError(`There is no card kind ${kind}`)
  return found
}

export const kindsOf = (level: CardLevel): readonly CardKind[] =>
  CARD_KINDS.filter((kind) => kind.level === level)

/** Compares levels: above 0 when the first is higher. */
export const compareLevels = (one: CardLevel, other: CardLevel) =>
  CARD_LEVELS.indexOf(one) - CARD_LEVELS.indexOf(other)
