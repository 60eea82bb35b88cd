import type { Db } from '#kit/db/db.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { RankedScore, scoresCalls } from '../calls.ts'
import type { BestRule } from '../model.ts'
import { tableOf } from '../rules/periods.ts'
import { replayHandlers, type ReplayServices } from './replay-handlers.ts'
import { firstOf, placeOf, type Placed } from './score-store.ts'
import { sendHandlers } from './send-handlers.ts'
import { shareHandlers } from './share-handlers.ts'

/** Playing a run again costs more than any other call. */
export const SCORE_RATE: Rate = { burst: 8, refillEvery: seconds(6) }
/** Runs begun: somebody who fails at once begins anew every other second. */
export const RUN_RATE: Rate = { burst: 30, refillEvery: seconds(2) }
const TABLE_LENGTH = 20

/** A game as far as its scores go. */
export interface ScoredGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly version: string
  readonly best: BestRule
  readonly isRanked: boolean
}

/** What came of playing a run again. */
export type Replayed =
  | {
      readonly kind: 'ended'
      readonly hasWon: boolean
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

/** A run to play again: for whom, and how long it can have been played. */
export interface ReplayWish {
  readonly packed: string
  readonly accountId: number
  readonly network: string
  readonly begunAt: Instant
  readonly now: Instant
}

export interface ScoreServices extends ReplayServices {
  /** Plays a packed replay in a thread of its own, within a time limit. */
  replay(game: ScoredGame, wish: ReplayWish): Promise<Replayed>
  /** Names as pages show them to the whole world. */
  readonly facesOnPages: FacesOf
  readonly limiter: Limiter
  readonly rate: Rate
  readonly runRate: Rate
}

export function scoresHandlers(services: ScoreServices): HandlersOf<typeof scoresCalls> {
  const { gameOf, facesOf } = services
  const shown = async (db: Db, placed: readonly Placed[]): Promise<RankedScore[]> => {
    const faces = await facesOf(
      db,
      placed.map(({ accountId }) => accountId),
    )
    return placed.map(({ rank, accountId, score, endedAt }) => {
      const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
      return { rank, userId: accountId, nickname, avatar, score, endedAt }
    })
  }

  return {
    ...replayHandlers(services),
    ...sendHandlers(services),
    ...shareHandlers(services),

    async listScores({ gameId, level, period }, { caller, db, now }) {
      const game = gameOf(gameId)
      if (!game) return refuse('GameNotFound')
      const table = { gameId, level, period: tableOf(period, now) }
      const first = await firstOf(db, table, game.best, TABLE_LENGTH + 1)
      const listed = first.slice(0, TABLE_LENGTH)
      const own = caller && listed.find(({ accountId }) => accountId === caller.accountId)
      const place = own ?? (caller && (await placeOf(db, table, game.best, caller.accountId)))
      const scores = await shown(db, place && !own ? [...listed, place] : listed)
      return ok({
        scores: scores.slice(0, TABLE_LENGTH),
        mine: scores.find(({ userId }) => userId === caller?.accountId) ?? null,
        hasMore: first.length > TABLE_LENGTH,
      })
    },
  }
}
