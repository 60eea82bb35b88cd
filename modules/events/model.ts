import type { Instant } from '#kit/time/time.ts'

/** A season is a themed collection of games with a table and a set of cards; a contest is a table alone. */
export const EVENT_KINDS = ['season', 'contest'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The pictures that are drawn; an event names one. */
export const EVENT_ART = ['lanterns', 'tides', 'stars'] as const
export type EventArt = (typeof EVENT_ART)[number]

/** How the ranks of one player in several games become one number. */
export const RANK_RULES = ['sum', 'best'] as const
export type RankRule = (typeof RANK_RULES)[number]

/** What an event says in one language. */
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
  /** Slugs of the games of its collection, in their order. */
  readonly games: readonly string[]
  /** A page of games that it leads on to. */
  readonly hub: string | undefined
  /** Slugs of the games whose proved scores count; none where it has no table. */
  readonly ranked: readonly string[]
  readonly rankRule: RankRule
  /** Kinds of cards that make its set. */
  readonly cards: readonly number[]
  /** The version of the odds that is in force in its time; nothing leaves the regular one in force. */
  readonly oddsVersion: number | undefined
  readonly words: Readonly<Record<string, EventWords>>
}

/** An event as its file has it: moments are texts, and lists may be left out. */
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
