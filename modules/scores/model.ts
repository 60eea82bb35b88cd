import type { Instant } from '#kit/time/time.ts'

/** Whether high or low is good. */
export type BestRule = 'highest' | 'lowest'

/** One finished and proved run. */
export interface ProvedScore {
  readonly accountId: number
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly endedAt: Instant
}

/** What came of playing a run again. */
export type Replayed =
  | {
      readonly kind: 'ended'
      /** It was played without help, and ended in a way that sets a mark. */
      readonly counts: boolean
      readonly score: number
      readonly seed: number
      readonly level: number
      /** Names level and inputs, where they are many enough to tell one player from another. */
      readonly mark?: string | undefined
    }
  /** More inputs than anybody makes in the time since it began. */
  | { readonly kind: 'tooShort' }
  /** Not a run of this game, or one that takes too long to play. */
  | { readonly kind: 'broken' }
  /** Too many runs wait to be played, or too much was played for this account or network. */
  | { readonly kind: 'busy' }

/** The parameter of a game's address that names a run to beat. */
export const BEAT = 'beat'
/** The parameter of a challenge's address that names who is to be beaten. */
export const RIVAL = 'rival'

/** Opens a game with a shared run to beat, on its deal. */
export const sharedRunLink = (slug: string, key: string): string => `/g/${slug}?${BEAT}=${key}`

/** The best run of a player on a level, as it stands in the table of all time. */
export interface TableRun {
  readonly level: number
  readonly userId: number
}

/** Opens a game with a run of its table to beat. */
export const tableRunLink = (slug: string, { level, userId }: TableRun): string =>
  `/g/${slug}?${BEAT}=${level}.${userId}`

const TABLE_RUN = /^(\d{1,3})\.(\d{1,10})$/

/** The run of a table that an address names; nothing for a text that names none. */
export function tableRunIn(text: string): TableRun | undefined {
  const [, level, userId] = TABLE_RUN.exec(text) ?? []
  return level === undefined ? undefined : { level: Number(level), userId: Number(userId) }
}

export interface RunEnd {
  readonly status: 'won' | 'lost' | 'over'
  readonly score: number
}

/** How a dare to a deal stands. */
export type DareState = 'open' | 'answered' | 'over'
export type DareOutcome = 'won' | 'tied' | 'lost'

/** How a run compares with another one that it was to beat. */
export function verdictOf(best: BestRule, { status, score }: RunEnd, target: number): DareOutcome {
  // Of a run that was lost there is no time.
  if (best === 'lowest' && status !== 'won') return 'lost'
  if (score === target) return 'tied'
  return score > target === (best === 'highest') ? 'won' : 'lost'
}
