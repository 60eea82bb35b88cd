import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { centreCalls } from '../../calls.ts'
import { likedBy } from '../play-store.ts'
import type { CentreServices } from '../services.ts'

const PAGE = 50
/** Limit of paging. */
const FURTHEST = 10_000

/** The caller's favourites; games no longer in the catalogue are skipped. */
export function listLikedWith({ cardOf }: CentreServices): Handler<typeof centreCalls.listLiked> {
  return async ({ cursor }, { caller: { accountId }, db, device: { language } }) => {
    const start = Math.min(FURTHEST, Math.max(0, Math.floor(Number(cursor ?? 0)) || 0))
    const liked = await likedBy(db, accountId, { start, most: PAGE + 1 })
    const hasMore = liked.length > PAGE
    const games = liked.slice(0, PAGE).flatMap((gameId) => cardOf(gameId, language) ?? [])
    return ok({ games, hasMore, ...(hasMore ? { cursor: String(start + PAGE) } : {}) })
  }
}
