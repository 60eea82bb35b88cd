import type { Db, Tx } from '#kit/db/db.ts'
import type { ScoreUnit } from '#kit/game/score-text.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { BestRule, ProvedScore, Replayed } from '../model.ts'

/** Playing a run again costs more than any other call. */
export const SCORE_RATE: Rate = { burst: 8, refillEvery: seconds(6) }
/** Runs begun: somebody who fails at once begins anew every other second. */
export const RUN_RATE: Rate = { burst: 30, refillEvery: seconds(2) }

/** A game as far as its scores go. */
export interface ScoredGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly version: string
  readonly best: BestRule
  readonly unit: ScoreUnit
  readonly isRanked: boolean
}

/** A run to play again: for whom, and how long it can have been played. */
export interface ReplayWish {
  readonly packed: string
  readonly accountId: number
  readonly network: string
  readonly begunAt: Instant
  readonly now: Instant
}

export interface ReplayServices {
  gameOf(gameId: number): ScoredGame | undefined
  readonly facesOf: FacesOf
  readonly friendIdsOf: (db: Db, accountId: number) => Promise<readonly number[]>
  /** Whom the caller does not get to see: accounts that have gone, players who are blocked either way. */
  readonly hiddenFrom: (
    db: Db,
    accountId: number | undefined,
    others: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** A proved run of the challenge of a day. */
export interface DailyRun extends ProvedScore {
  readonly day: string
  /** Seconds east of UTC, where the player is. */
  readonly utcOffset: number
}

export interface ScoreServices extends ReplayServices {
  /** Plays a packed replay in a thread of its own, within a time limit. */
  replay(game: ScoredGame, wish: ReplayWish): Promise<Replayed>
  /** Hears of every challenge that was finished, in the transaction that stores its score. */
  finishedDaily(tx: Tx, run: DailyRun): Promise<void>
  /** Names of the events in which a score of this game and level counts now. */
  eventsCounting(
    db: Db,
    played: { readonly slug: string; readonly level: number },
    now: Instant,
  ): Promise<readonly string[]>
  /** Names as pages show them to the whole world. */
  readonly facesOnPages: FacesOf
  readonly limiter: Limiter
  readonly rate: Rate
  readonly runRate: Rate
}
