import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { seconds, toWholeSeconds } from '#kit/time/time.ts'
import type { RankedScore, scoresCalls } from '../calls.ts'
import type { BestRule } from '../model.ts'
import { dailySeed, isDailyOpen, tableOf, tablesFor } from '../rules/periods.ts'
import { replayHandlers, type ReplayServices } from './replay-handlers.ts'
import { enterScore, firstOf, placeOf, type Placed } from './score-store.ts'

/** Playing a run again costs more than any other call. */
export const SCORE_RATE: Rate = { burst: 8, refillEvery: seconds(6) }
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
    }
  /** Not a run of this game, or one that takes too long to play. */
  | { readonly kind: 'broken' }
  /** Too many runs wait to be played. */
  | { readonly kind: 'busy' }

export interface ScoreServices extends ReplayServices {
  /** Plays a packed replay in a thread of its own, within a time limit. */
  replay(game: ScoredGame, packed: string): Promise<Replayed>
  readonly limiter: Limiter
  readonly rate: Rate
}

export function scoresHandlers(services: ScoreServices): HandlersOf<typeof scoresCalls> {
  const { gameOf, replay, facesOf, limiter, rate } = services
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

    async sendScore({ gameId, score, version, replay: packed, day }, { caller, db, now }) {
      const game = gameOf(gameId)
      if (!game) return refuse('GameNotFound')
      if (!game.isRanked) return refuse('ScoreNotRanked')
      if (version !== game.version) return refuse('ReplayOutdated')
      if (day !== undefined && !isDailyOpen(day, now)) return refuse('DailyOver')
      const wait = await limiter.take('score', String(caller.accountId), rate)
      if (wait > 0) return refuse('TooFast', { retrySec: toWholeSeconds(wait) })
      const run = await replay(game, packed)
      if (run.kind === 'busy') return refuse('TooFast', { retrySec: 5 })
      const { best } = game
      if (run.kind === 'broken' || run.score !== score || (best === 'lowest' && !run.hasWon))
        return refuse('ReplayBroken')
      if (day !== undefined && run.seed !== dailySeed(day, game.slug)) return refuse('ReplayBroken')
      const { level } = run
      const proved = { accountId: caller.accountId, gameId, level, score, endedAt: now }
      const entered = await inTransaction(db, (tx) =>
        enterScore(tx, proved, {
          periods: tablesFor(now, day),
          best,
          proof: { version, replay: packed },
        }),
      )
      const week = { gameId, level, period: tableOf('week', now) }
      const place = await placeOf(db, week, best, caller.accountId)
      return ok({ isBest: entered.has('ever'), weekRank: place?.rank ?? 0 })
    },

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
