import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { hours, minutes, type Instant } from '#kit/time/time.ts'
import type { TriedBadge } from '../calls.ts'

/** Uploads and games begun in one network; many developers may share one. */
export const UPLOAD_RATE: Rate = { burst: 60, refillEvery: minutes(10) }
/** Covers of one account: each takes a process of its own. */
export const COVER_RATE: Rate = { burst: 5, refillEvery: minutes(1) }
/** Games that one account may report. */
export const GAME_REPORT_RATE: Rate = { burst: 10, refillEvery: hours(1) }

/** How a game went in the last days. */
export interface GameFigures {
  readonly days: number
  readonly players: number
  readonly returned: number
  readonly plays: number
  readonly playedSec: number
}

/** What the studio asks of the parts around it. */
export interface StudioServices {
  /** Where parts of uploads wait. */
  readonly folder: string
  readonly gamesUrl: string | undefined
  readonly genres: readonly string[]
  /** The badges that a stored version declares. */
  badgesOf(slug: string, version: string, language: Language): Promise<readonly TriedBadge[]>
  isDecent(text: string): boolean
  /** Whether a game that is shown, but for this one, has a title that looks so (`titleSkeleton`). */
  isShownTitle(skeleton: string, exceptSlug: string): boolean
  /** Whether a game is shown that comes from elsewhere. */
  isOfOthers(slug: string): boolean
  /** Whether a slug belongs to a game of the build or is kept for one. */
  isTaken(slug: string): boolean
  isLanguage(text: string): boolean
  figuresOf(db: Db, slug: string, now: Instant): Promise<GameFigures>
  /** Our own encoding of a picture that a developer has sent; nothing for what is none. */
  encodeCover(file: string): Promise<Buffer | undefined>
  /** A version has come: it is looked at without waiting. */
  wakeChecks(): void
  readonly limiter: Limiter
  readonly rates: { readonly upload: Rate; readonly cover: Rate; readonly gameReport: Rate }
}
