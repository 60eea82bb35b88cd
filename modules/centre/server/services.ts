import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { seconds } from '#kit/time/time.ts'
import type { TileCard } from '../calls.ts'

/** A player who browses games starts many; a script starts more. */
export const PLAY_RATE: Rate = { burst: 30, refillEvery: seconds(6) }

export interface CentreServices {
  /** A game's tile; undefined for one no longer in the catalogue. */
  cardOf(gameId: number, language: Language): TileCard | undefined
  readonly limiter: Limiter
  readonly rate: Rate
}
