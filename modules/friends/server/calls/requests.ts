import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { friendsCalls } from '../../calls.ts'
import { mayAnswer, mayWithdraw } from '../../rules/friendship.ts'
import { lockPlayers } from '../friends-store.ts'
import { playersOf, tellFriends } from '../players.ts'
import { findOpenRequest, listRequests, setRequest, type StoredRequest } from '../request-store.ts'
import type { FriendsServices } from '../services.ts'

type Calls = typeof friendsCalls

export function listFriendRequestsWith({ facesOf }: FriendsServices): Handler<Calls['listFriendRequests']> {
  return async (_params, { caller: { accountId }, db, now }) => {
    const requests = await listRequests(db, accountId, now)
    const players = await playersOf(
      facesOf,
      db,
      requests.map((request) => otherIn(request, accountId)),
    )
    const shown = (some: readonly StoredRequest[]) =>
      some.flatMap((request) => {
        const player = players.get(otherIn(request, accountId))
        return player ? { requestId: request.requestId, player, sentAt: request.sentAt } : []
      })
    return ok({
      received: shown(requests.filter(({ toId }) => toId === accountId)),
      sent: shown(requests.filter(({ fromId }) => fromId === accountId)),
    })
  }
}

export const ignoreFriendRequest: Handler<Calls['ignoreFriendRequest']> = async (
  { requestId },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    await lockPlayers(tx, accountId)
    const request = mayAnswer(await findOpenRequest(tx, requestId, now), accountId)
    if (!request.ok) return request
    await setRequest(tx, requestId, 'ignored')
    return ok({ ok: true })
  })

export function cancelFriendRequestWith({ live }: FriendsServices): Handler<Calls['cancelFriendRequest']> {
  return async ({ requestId }, { caller: { accountId }, db, now, afterwards }) => {
    const known = mayWithdraw(await findOpenRequest(db, requestId, now), accountId)
    if (!known.ok) return known
    const { toId } = known.value
    afterwards(() => tellFriends(live, toId))
    return inTransaction(db, async (tx) => {
      await lockPlayers(tx, accountId, toId)
      if (!(await findOpenRequest(tx, requestId, now))) return refuse('FriendRequestGone')
      await setRequest(tx, requestId, 'cancelled')
      return ok({ ok: true })
    })
  }
}

const otherIn = ({ fromId, toId }: StoredRequest, accountId: number) => (fromId === accountId ? toId : fromId)
