import type { Db, Tx } from '#kit/db/db.ts'
import type { ScoreUnit } from '#kit/game/score-text.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { BestRule, ProvedScore, Replayed } from '../model.ts'

/** Replaying a run costs more than any other call. */
export const SCORE_RATE: Rate = { burst: 8, refillEvery: seconds(6) }
/** Begun runs: a player who fails at once starts again every other second. */
export const RUN_RATE: Rate = { burst: 30, refillEvery: seconds(2) }

/** A game as scores see it. */
export interface ScoredGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly version: string
  readonly best: BestRule
  readonly unit: ScoreUnit
  readonly isRanked: boolean
}

/** A run to replay: for whom, and how long it can have lasted. */
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
  /** Accounts that the caller may not see: erased ones, and players blocked either way. */
  readonly hiddenFrom: (
    db: Db,
    accountId: number | undefined,
    others: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** A proved run of a daily challenge. */
export interface DailyRun extends ProvedScore {
  readonly day: string
  /** UTC offset of the player in seconds. */
  readonly utcOffset: number
}

export interface ScoreServices extends ReplayServices {
  /** Replays a packed run in a worker thread, with a time limit. */
  replay(game: ScoredGame, wish: ReplayWish): Promise<Replayed>
  /** Called for every finished challenge, in the transaction that stores its score. */
  finishedDaily(tx: Tx, run: DailyRun): Promise<void>
  /** Running events in which a score of this game and level counts. */
  eventsCounting(
    db: Db,
    played: { readonly slug: string; readonly level: number },
    now: Instant,
  ): Promise<readonly string[]>
  /** Names for public pages. */
  readonly facesOnPages: FacesOf
  readonly limiter: Limiter
  readonly rate: Rate
  readonly runRate: Rate
}
