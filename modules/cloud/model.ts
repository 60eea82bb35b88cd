import type { CardLevel } from '#modules/cards/model.ts'
import type { GameProfile } from '#modules/streaming/model.ts'
import type { Instant } from '#kit/time/time.ts'

/** A player's progress in a queue (spec 4.1). */
export type QueueProgress = 'none' | 'waiting' | 'turn'
/** A player's state in the cloud (spec 4.1). */
export type CloudStatus = 'none' | 'playing' | 'queued'
/** How busy a line is (spec 4.1). */
export type LineLoad = 'free' | 'busy' | 'full'
/** How the operator has stopped a line: no new players, or none at all. */
export type LineStop = 'draining' | 'closed'

/** A group of workers that share one queue. Its name is the operator's. */
export interface Line {
  readonly lineKey: string
  readonly name: string
  readonly area: string
}

/** A game of the cloud as the catalogue keeps it. */
export interface CloudGame {
  readonly gameKey: string
  readonly profile: GameProfile
  /** By language; English is always there, the others only where the game's makers gave them. */
  readonly names: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  /** Our own tags, such as `platformer`, `puzzle`, `racing`, `board`, `shooter`, `arcade`, `strategy`, `cards`, `twoPlayers`. */
  readonly tags: readonly string[]
  readonly neededLevel: CardLevel
  /** A path without a host; empty until a picture was taken. */
  readonly icon: string
  readonly cover: string
  readonly licence: string
  /** Who made it; empty where that is not known. */
  readonly author: string
  /** The age from which it may be played; 0 is for everybody. */
  readonly age: number
  readonly version: string
  readonly isOpen: boolean
  readonly addedAt: Instant
}

/** One play of one player, from the reserved seat to its end. */
export type PlayState = 'reserved' | 'running' | 'away' | 'ended'

/** Kinds of the live messages that say: your place in the queue, or what you play, has changed; read it again (spec 3.8). */
export const QUEUE_LIVE = 'queue'
export const CLOUD_LIVE = 'cloud'
