import type { Instant } from '#kit/time/time.ts'

/** A season is a themed collection of games with a table and a card set; a contest is a table alone. */
export const EVENT_KINDS = ['season', 'contest'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The available pictures; an event names one. */
export const EVENT_ART = ['lanterns', 'tides', 'stars'] as const
export type EventArt = (typeof EVENT_ART)[number]

/** How a player's ranks in several games combine into one number. */
export const RANK_RULES = ['sum', 'best'] as const
export type RankRule = (typeof RANK_RULES)[number]

/** Texts of an event in one language. */
export interface EventWords {
  readonly title: string
  /** One sentence, for banner and search engines. */
  readonly lead: string
  /** What it is about, one paragraph each. */
  readonly about: readonly string[]
}

/** An event as an operator writes it; moments are whole seconds in UTC. */
export interface EventPlan {
  readonly slug: string
  readonly kind: EventKind
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly art: EventArt
  /** Slugs of the games of its collection, in order. */
  readonly games: readonly string[]
  /** The hub page it links to. */
  readonly hub: string | undefined
  /** Slugs of the games whose proved scores count; empty without a table. */
  readonly ranked: readonly string[]
  readonly rankRule: RankRule
  /** Kinds of cards in its set. */
  readonly cards: readonly number[]
  /** The version of the odds in force during it; undefined keeps the regular ones. */
  readonly oddsVersion: number | undefined
  readonly words: Readonly<Record<string, EventWords>>
}

/** An event as in its file: moments are texts, and lists may be omitted. */
export interface WrittenEvent {
  readonly slug: string
  readonly kind: EventKind
  readonly startsAt: string
  readonly endsAt: string
  readonly art: EventArt
  readonly games?: readonly string[]
  readonly hub?: string
  readonly ranked?: readonly string[]
  readonly rankRule?: RankRule
  readonly cards?: readonly number[]
  readonly oddsVersion?: number
  readonly texts: Readonly<Record<string, EventWords>>
}
