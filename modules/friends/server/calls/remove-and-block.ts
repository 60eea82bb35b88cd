import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { friendsCalls } from '../../calls.ts'
import { mayBlock, otherPlayer } from '../../rules/friendship.ts'
import { block, countBlocks, endFriendship, listBlocks, lockPlayers, unblock } from '../friends-store.ts'
import { playersOf, tellFriends } from '../players.ts'
import { endRequests } from '../request-store.ts'
import type { FriendsServices } from '../services.ts'

type Calls = typeof friendsCalls

export function removeFriendWith({ live }: FriendsServices): Handler<Calls['removeFriend']> {
  return async ({ userId: typed }, { caller: { accountId }, db, afterwards }) => {
    const other = otherPlayer(typed, accountId)
    if (!other.ok) return other
    const userId = other.value
    const hasEnded = await inTransaction(db, async (tx) => {
      await lockPlayers(tx, accountId, userId)
      return endFriendship(tx, accountId, userId)
    })
    if (hasEnded) afterwards(() => tellFriends(live, accountId, userId))
    return ok({ ok: true })
  }
}

export function listBlockedWith({ facesOf }: FriendsServices): Handler<Calls['listBlocked']> {
  return async (_params, { caller: { accountId }, db }) => {
    const blocks = await listBlocks(db, accountId)
    const players = await playersOf(facesOf, db, [...blocks.keys()])
    return ok({
      blocked: [...players.values()].map((player) => ({ player, blockedAt: blocks.get(player.userId)! })),
    })
  }
}

export function blockPlayerWith({ facesOf, live }: FriendsServices): Handler<Calls['blockPlayer']> {
  return async ({ userId: typed }, { caller: { accountId }, db, now, afterwards }) => {
    const other = otherPlayer(typed, accountId)
    if (!other.ok) return other
    const userId = other.value
    afterwards(() => tellFriends(live, accountId, userId))
    return inTransaction(db, async (tx) => {
      if (!(await facesOf(tx, [userId])).has(userId)) return refuse('UserNotFound')
      await lockPlayers(tx, accountId, userId)
      const { blocks, isBlocked } = await countBlocks(tx, accountId, userId)
      const free = mayBlock(blocks, isBlocked)
      if (!free.ok) return free
      await block(tx, accountId, userId, now)
      await endFriendship(tx, accountId, userId)
      await endRequests(tx, accountId, userId, 'cancelled')
      return ok({ ok: true })
    })
  }
}

export const unblockPlayer: Handler<Calls['unblockPlayer']> = async (
  { userId: typed },
  { caller: { accountId }, db },
) => {
  const other = otherPlayer(typed, accountId)
  if (!other.ok) return other
  await unblock(db, accountId, other.value)
  return ok({ ok: true })
}
