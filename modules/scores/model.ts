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
