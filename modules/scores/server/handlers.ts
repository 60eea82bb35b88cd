import type { Db } from '#kit/db/db.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { RankedScore, scoresCalls } from '../calls.ts'
import { tableOf } from '../rules/periods.ts'
import { dareHandlers } from './dare-handlers.ts'
import { replayHandlers } from './replay-handlers.ts'
import { placeOf } from './place-store.ts'
import { firstOf, type Placed } from './score-store.ts'
import { sendHandlers } from './send-handlers.ts'
import type { ScoreServices } from './services.ts'
import { shareHandlers } from './share-handlers.ts'

const TABLE_LENGTH = 20

export function scoresHandlers(services: ScoreServices): HandlersOf<typeof scoresCalls> {
  const { gameOf, facesOf, friendIdsOf } = services
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
    ...dareHandlers(services),

    async listScores({ gameId, level, period, areFriends = false }, { caller, db, now }) {
      const game = gameOf(gameId)
      if (!game) return refuse('GameNotFound')
      const me = caller?.accountId
      if (areFriends && me === undefined) return ok({ scores: [], mine: null, hasMore: false })
      const among = areFriends && me !== undefined ? [me, ...(await friendIdsOf(db, me))] : undefined
      const table = { gameId, level, period: tableOf(period, now) }
      // Friends are so few that all are read: even one far back has a place among them.
      const count = among ? among.length : TABLE_LENGTH + 1
      const first = await firstOf(db, table, game.best, { count, among })
      const listed = first.slice(0, TABLE_LENGTH)
      const placeBehind = async (accountId: number | undefined) => {
        if (among) return first.find((one) => one.accountId === accountId)
        return accountId === undefined ? undefined : placeOf(db, table, game.best, accountId)
      }
      const own = listed.find(({ accountId }) => accountId === me)
      const place = own ?? (await placeBehind(me))
      const scores = await shown(db, place && !own ? [...listed, place] : listed)
      return ok({
        scores: scores.slice(0, TABLE_LENGTH),
        mine: scores.find(({ userId }) => userId === caller?.accountId) ?? null,
        hasMore: first.length > TABLE_LENGTH,
      })
    },
  }
}
