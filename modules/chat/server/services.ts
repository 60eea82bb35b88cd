import type { Db } from '#kit/db/db.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller } from '#kit/server/handler.ts'
import type { Live } from '#kit/server/live.ts'
import { milliseconds, minutes, type Instant } from '#kit/time/time.ts'
import type { HoldsWord } from './chat-words.ts'
import type { TopicViewServices } from './topic-views.ts'

/** Messages from one network: ten writers at full speed (docs/trust.md 1). */
export const NETWORK_RATE: Rate = { burst: 10, refillEvery: milliseconds(500) }

/** Reports from one network: three readers who use all of theirs. */
export const REPORT_RATE: Rate = { burst: 60, refillEvery: minutes(24) }

/** What the chat needs from other modules. */
export interface ChatServices extends TopicViewServices {
  readonly live: Live
  readonly holdsWord: HoldsWord
  /** Whether the caller may use ready-made phrases only. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  /** A ready-made phrase in a language. */
  phraseText(phrase: number, language: Language): string
  readonly limiter: Limiter
  readonly networkRate: Rate
  hasGame(gameId: number): boolean
  createdAt(db: Db, accountId: number): Promise<Instant>
  createdAtOf(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Instant>>
  /** The devices and regions (`regionOf`) that accounts were seen at. */
  placesOf(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>
  /** Which of these players the account has blocked or is blocked by. */
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** All players whom the account has blocked or is blocked by; undefined where they are more than that. */
  allBlockedWith(db: Db, accountId: number, most: number): Promise<readonly number[] | undefined>
  /** Whether a text contains the password of one of the account's open listings. */
  revealsPassword(db: Db, accountId: number, text: string): Promise<boolean>
}
