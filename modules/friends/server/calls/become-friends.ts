import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { friendsCalls } from '../../calls.ts'
import { befriend, mayAnswer, otherPlayer, roomFor } from '../../rules/friendship.ts'
import { beFriends, lockPlayers } from '../friends-store.ts'
import { playersOf, tellFriends } from '../players.ts'
import { countFor, endRequests, findBetween, findOpenRequest, insertRequest } from '../request-store.ts'
import type { FriendsServices } from '../services.ts'

type Calls = typeof friendsCalls

export function sendFriendRequestWith({
  facesOf,
  isGuided,
  live,
}: FriendsServices): Handler<Calls['sendFriendRequest']> {
  return async ({ userId: typed }, { caller, db, keys, now, afterwards }) => {
    const { accountId } = caller
    if (await isGuided(db, caller)) return refuse('AgeGuided')
    const other = otherPlayer(typed, accountId)
    if (!other.ok) return other
    const userId = other.value
    const outcome = await inTransaction(db, async (tx) => {
      if (!(await facesOf(tx, [userId])).has(userId)) return refuse('UserNotFound')
      await lockPlayers(tx, accountId, userId)
      const between = await findBetween(tx, accountId, userId, now)
      const wish = befriend(between, await countFor(tx, accountId, userId, now), now)
      if (!wish.ok) return wish
      if (wish.value === 'accepted') {
        await becomeFriends(tx, { byId: accountId, otherId: userId, now })
        return wish
      }
      await insertRequest(tx, { requestId: keys.id(now), fromId: accountId, toId: userId, sentAt: now })
      await notify(tx, now, [{ accountId: userId, kind: 'friendRequest', fromId: accountId }])
      return wish
    })
    if (!outcome.ok) return outcome
    afterwards(() => tellFriends(live, accountId, userId))
    return ok({ state: outcome.value })
  }
}

export function acceptFriendRequestWith({
  facesOf,
  live,
}: FriendsServices): Handler<Calls['acceptFriendRequest']> {
  return async ({ requestId }, { caller: { accountId }, db, now, afterwards }) => {
    const known = mayAnswer(await findOpenRequest(db, requestId, now), accountId)
    if (!known.ok) return known
    const { fromId } = known.value
    const outcome = await inTransaction(db, async (tx) => {
      await lockPlayers(tx, accountId, fromId)
      const player = (await playersOf(facesOf, tx, [fromId])).get(fromId)
      // It may have been withdrawn or answered while this call waited for the lock.
      const request = await findOpenRequest(tx, requestId, now)
      if (!request || !player) return refuse('FriendRequestGone')
      const room = roomFor(await countFor(tx, accountId, fromId, now))
      if (!room.ok) return room
      await becomeFriends(tx, { byId: accountId, otherId: fromId, now })
      return ok({ player })
    })
    afterwards(() => tellFriends(live, accountId, fromId))
    return outcome
  }
}

interface Acceptance {
  readonly byId: number
  readonly otherId: number
  readonly now: Instant
}

/** Makes the two friends and notifies the one who asked. The caller holds both. */
async function becomeFriends(tx: Tx, { byId, otherId, now }: Acceptance): Promise<void> {
  await endRequests(tx, byId, otherId, 'accepted')
  await beFriends(tx, byId, otherId, now)
  await notify(tx, now, [{ accountId: otherId, kind: 'friendAccepted', fromId: byId }])
}
