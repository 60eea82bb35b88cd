import type { Instant } from '#kit/time/time.ts'
import type { CardLevel } from '#modules/cards/model.ts'

/** Open, taken, withdrawn by its owner, expired, withdrawn by an operator. */
export type ListingState = 'on' | 'taken' | 'back' | 'expired' | 'void'

/** A card on the market (spec 3.17). */
export interface Listing {
  readonly listingId: string
  readonly code: string
  readonly kind: number
  readonly number: string
  readonly level: CardLevel
  readonly state: ListingState
  readonly isMine: boolean
  readonly seller: {
    readonly userId: number
    /** Empty until the player chooses one. */
    readonly nickname: string
    readonly avatar: number
  }
  readonly startedAt: Instant
  readonly endsAt: Instant
  readonly secondsLeft: number
  /** Kinds the owner accepts in return; none means any of the same level. */
  readonly wants: number[]
  /** For the owner only, as are the wrong guesses. */
  readonly password?: string
  readonly wrongGuesses?: number
}
