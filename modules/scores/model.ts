import type { Instant } from '#kit/time/time.ts'

/** Whether high or low is better. */
export type BestRule = 'highest' | 'lowest'

/** One finished and proved run. */
export interface ProvedScore {
  readonly accountId: number
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly endedAt: Instant
}

/** The result of replaying a run. */
export type Replayed =
  | {
      readonly kind: 'ended'
      /** It was played without help, and ended in a way that counts. */
      readonly counts: boolean
      readonly score: number
      readonly seed: number
      readonly level: number
      /** Digest of level and inputs, if there are enough to distinguish players. */
      readonly mark?: string | undefined
    }
  /** More inputs than anybody makes in the time since it began. */
  | { readonly kind: 'tooShort' }
  /** Not a valid run of this game, or one that takes too long to replay. */
  | { readonly kind: 'broken' }
  /** Too many runs are queued, or this account or network has used up its rate. */
  | { readonly kind: 'busy' }

/** The query parameter that names a run to beat. */
export const BEAT = 'beat'
/** The query parameter of a challenge that names the player to beat. */
export const RIVAL = 'rival'

/** Link to a game with a shared run to beat, on its deal. */
export const sharedRunLink = (slug: string, key: string): string => `/g/${slug}?${BEAT}=${key}`

/** A player's best run on a level, in the all-time table. */
export interface TableRun {
  readonly level: number
  readonly userId: number
}

/** Link to a game with a run of its table to beat. */
export const tableRunLink = (slug: string, { level, userId }: TableRun): string =>
  `/g/${slug}?${BEAT}=${level}.${userId}`

const TABLE_RUN = /^(\d{1,3})\.(\d{1,10})$/

/** Parses the table run in an address; undefined for invalid text. */
export function tableRunIn(text: string): TableRun | undefined {
  const [, level, userId] = TABLE_RUN.exec(text) ?? []
  return level === undefined ? undefined : { level: Number(level), userId: Number(userId) }
}

export interface RunEnd {
  readonly status: 'won' | 'lost' | 'over'
  readonly score: number
}

/** State of a dare. */
export type DareState = 'open' | 'answered' | 'over'
export type DareOutcome = 'won' | 'tied' | 'lost'

/** How a run compares with the one it was to beat. */
export function verdictOf(best: BestRule, { status, score }: RunEnd, target: number): DareOutcome {
  // A lost run has no time.
  if (best === 'lowest' && status !== 'won') return 'lost'
  if (score === target) return 'tied'
  return score > target === (best === 'highest') ? 'won' : 'lost'
}
