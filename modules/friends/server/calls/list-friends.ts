import { ok } from '#kit/result/result.ts'
import type { Handler, SignedInContext } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import { STEALS_A_DAY } from '#modules/idle/server/index.ts'
import { isHere } from '#modules/presence/server/index.ts'
import type { friendsCalls } from '../../calls.ts'
import { MOST_FRIENDS } from '../../rules/friendship.ts'
import { listFriendships } from '../friends-store.ts'
import { playersOf } from '../players.ts'
import type { FriendsServices } from '../services.ts'
import { shownMark } from '../shown-mark.ts'

export function listFriendsWith(services: FriendsServices): Handler<typeof friendsCalls.listFriends> {
  return async (_params, context) => {
    const { db, now, caller, device } = context
    const friendships = await listFriendships(db, caller.accountId)
    const ids = [...friendships.keys()]
    const { marks } = await stealMarksOf(services, friendships, context)
    const [players, seen, playing, boards] = [
      await playersOf(services.facesOf, db, ids),
      await services.seenAt(db, ids),
      await services.playing(db, ids, now),
      await services.boardsToWatch(db, caller.accountId, { friendIds: ids, now }),
    ]
    return ok({
      friends: ids.flatMap((id) => {
        const player = players.get(id)
        if (!player) return []
        const board = boards.get(id)
        const gameId = board?.gameId ?? playing.get(id)
        const game = gameId === undefined ? undefined : services.gameOf(gameId, device.language)
        return {
          player,
          isOnline: isHere(seen.get(id), now),
          seenAt: seen.get(id) ?? null,
          friendsSince: friendships.get(id)!,
          playing: game
            ? {
                slug: game.slug,
                title: game.title,
                hasRooms: game.hasRooms,
                ...(board ? { duelCode: board.code } : {}),
              }
            : null,
          steal: shownMark(marks.get(id)),
        }
      }),
      max: MOST_FRIENDS,
    })
  }
}

export function listStealableWith(services: FriendsServices): Handler<typeof friendsCalls.listStealable> {
  return async (_params, context) => {
    const { db, caller } = context
    const friendships = await listFriendships(db, caller.accountId)
    const { marks, takenToday } = await stealMarksOf(services, friendships, context)
    const ripe = [...marks].flatMap(([id, mark]) =>
      mark.state === 'ripe' ? { id, reward: mark.reward } : [],
    )
    const players = await playersOf(
      services.facesOf,
      db,
      ripe.map(({ id }) => id),
    )
    const rewards = ripe.flatMap(({ id, reward }) => {
      const player = players.get(id)
      if (!player || reward.state !== 'ripe') return []
      return { player, rewardId: reward.rewardId, box: reward.box, endsAt: reward.claimUntil }
    })
    return ok({ rewards, takenToday, mostADay: STEALS_A_DAY })
  }
}

/** What can be stolen from each friend. */
async function stealMarksOf(
  { createdAtOf, neighboursOf, stealable }: FriendsServices,
  friends: ReadonlyMap<number, Instant>,
  { caller, db, keys, now }: SignedInContext,
) {
  const thiefId = caller.accountId
  const ids = [...friends.keys()]
  const createdAt = await createdAtOf(db, [thiefId, ...ids])
  const neighbours = await neighboursOf(db, thiefId, ids)
  return stealable(db, { thiefId, friends, createdAt, neighbours }, { keys, now })
}
