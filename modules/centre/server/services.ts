import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { seconds } from '#kit/time/time.ts'
import type { TileCard } from '../calls.ts'

/** A player who goes from game to game starts many; a script starts more. */
export const PLAY_RATE: Rate = { burst: 30, refillEvery: seconds(6) }

export interface CentreServices {
  /** A game as tiles show it; nothing for one that is not in the catalogue any more. */
  cardOf(gameId: number, language: Language): TileCard | undefined
  readonly limiter: Limiter
  readonly rate: Rate
}
