import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { duelsCalls, RatingLine } from '../../calls.ts'
import { isProvisional, ratingAt, type Rating } from '../../rules/rating.ts'
import { bestOf, findRatings, placeOf, ratingsOf } from '../rating-store.ts'
import type { DuelsServices } from '../services.ts'

type Calls = typeof duelsCalls

const MOST_SHOWN = 50

const lineOf = (known: Rating): RatingLine => ({
  rating: Math.round(known.rating),
  isProvisional: isProvisional(known),
  games: known.games,
  wins: known.wins,
  draws: known.draws,
})

export function listBestRatedWith(services: DuelsServices): Handler<Calls['listBestRated']> {
  return async ({ gameId }, { db, caller, now, device: { language } }) => {
    const family = services.ratedFamilyOf(gameId)
    if (family === undefined) return refuse('GameNotFound')
    const { accountId } = caller
    const best = await bestOf(db, family, MOST_SHOWN, (one) => !isProvisional(ratingAt(one, now)))
    const rated = await findRatings(db, family, [accountId, ...(await services.friendIdsOf(db, accountId))])
    const among = [...rated].map(([id, rating]) => ({ ...rating, accountId: id }))
    const faces = await services.facesOf(
      db,
      [...best, ...among].map((one) => one.accountId),
    )
    const shown = (players: readonly (Rating & { readonly accountId: number })[]) =>
      players.flatMap((one) => {
        const face = faces.get(one.accountId)
        if (!face) return []
        const { nickname, avatar } = face
        return [{ player: { userId: one.accountId, nickname, avatar }, ...lineOf(ratingAt(one, now)) }]
      })
    const own = rated.get(accountId)
    const placeIn = (table: typeof best, rating: Rating) => {
      if (isProvisional(ratingAt(rating, now))) return null
      const index = table.findIndex((one) => one.accountId === accountId)
      return index < 0 ? placeOf(db, family, { accountId, rating: rating.rating }) : index + 1
    }
    const hasFriends = among.some((one) => one.accountId !== accountId)
    const inOrder = among.toSorted(
      (one, other) => other.rating - one.rating || one.accountId - other.accountId,
    )
    return ok({
      title: services.titleOf(family, language),
      friends: hasFriends ? shown(inOrder.slice(0, MOST_SHOWN)) : [],
      players: shown(best),
      own: own ? { ...lineOf(ratingAt(own, now)), place: await placeIn(best, own) } : null,
    })
  }
}

export function listRatingsWith(services: DuelsServices): Handler<Calls['listRatings']> {
  return async ({ userId }, { db, caller, now, device: { language } }) => {
    const { accountId } = caller
    const whose = userId ?? accountId
    if (!(await services.facesOf(db, [whose])).has(whose)) return refuse('UserNotFound')
    // A block is never revealed: there is just nothing to see.
    const isBlocked = whose !== accountId && (await services.blockedWith(db, accountId, [whose])).size > 0
    const ratings = isBlocked ? [] : await ratingsOf(db, whose)
    return ok({
      ratings: ratings.map((one) => ({
        title: services.titleOf(one.family, language),
        ...lineOf(ratingAt(one, now)),
      })),
    })
  }
}
