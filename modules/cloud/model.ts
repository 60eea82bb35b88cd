import type { CardLevel } from '#modules/cards/model.ts'
import type { GameProfile } from '#modules/streaming/model.ts'
import type { Instant } from '#kit/time/time.ts'

/** A player's progress in a queue (spec 4.1). */
export type QueueProgress = 'none' | 'waiting' | 'turn'
/** A player's state in the cloud (spec 4.1). */
export type CloudStatus = 'none' | 'playing' | 'queued'
/** How busy a line is (spec 4.1). */
export type LineLoad = 'free' | 'busy' | 'full'
/** How an operator has stopped a line: no new players, or none at all. */
export type LineStop = 'draining' | 'closed'

/** A group of workers that share one queue. Its name is the operator's. */
export interface Line {
  readonly lineKey: string
  readonly name: string
  readonly area: string
}

/** A cloud game in the catalogue. */
export interface CloudGame {
  readonly gameKey: string
  readonly profile: GameProfile
  /** By language; English always exists, the others only if the game's makers supplied them. */
  readonly names: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  /** Our own tags, such as `platformer`, `puzzle`, `racing`, `board`, `shooter`, `arcade`, `strategy`, `cards`, `twoPlayers`. */
  readonly tags: readonly string[]
  readonly neededLevel: CardLevel
  /** A path without a host; empty until a picture exists. */
  readonly icon: string
  readonly cover: string
  readonly licence: string
  /** Its author; empty if unknown. */
  readonly author: string
  /** Minimum age; 0 is everybody. */
  readonly age: number
  readonly version: string
  readonly isOpen: boolean
  readonly addedAt: Instant
}

/** One play of one player, from the reserved seat to its end. */
export type PlayState = 'reserved' | 'running' | 'away' | 'ended'

/** Kinds of live messages: the place in the queue, or the play, has changed and should be read again (spec 3.8). */
export const QUEUE_LIVE = 'queue'
export const CLOUD_LIVE = 'cloud'
