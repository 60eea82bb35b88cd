import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { centreCalls } from '../../calls.ts'
import { isPlayer } from '../../rules/play.ts'
import { changePlayer, readPlayer, readTally } from '../play-store.ts'
import type { CentreServices } from '../services.ts'

export function rateGameWith({ cardOf }: CentreServices): Handler<typeof centreCalls.rateGame> {
  return async ({ gameId, opinion }, { caller: { accountId }, db, now, device: { language } }) => {
    if (!cardOf(gameId, language)) return refuse('GameNotFound')
    await inTransaction(db, (tx) => changePlayer(tx, { accountId, gameId }, { opinion, saidAt: now }))
    return opinions(db, accountId, gameId)
  }
}

export function readOpinionsWith({ cardOf }: CentreServices): Handler<typeof centreCalls.readOpinions> {
  return async ({ gameId }, { caller: { accountId }, db, device: { language } }) =>
    cardOf(gameId, language) ? opinions(db, accountId, gameId) : refuse('GameNotFound')
}

async function opinions(db: Db, accountId: number, gameId: number) {
  const own = await readPlayer(db, accountId, gameId)
  const { likes, dislikes } = await readTally(db, gameId)
  return ok({ opinion: own.opinion, likes, dislikes, isCounted: isPlayer(own) })
}
