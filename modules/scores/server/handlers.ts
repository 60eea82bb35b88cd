import type { Db } from '#kit/db/db.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { RankedScore, scoresCalls } from '../calls.ts'
import { tableOf } from '../rules/periods.ts'
import { replayHandlers } from './replay-handlers.ts'
import { firstOf, placeOf, type Placed } from './score-store.ts'
import { sendHandlers } from './send-handlers.ts'
import type { ScoreServices } from './services.ts'
import { shareHandlers } from './share-handlers.ts'

const TABLE_LENGTH = 20

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
