import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller, HandlersOf, SignedInContext } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live, Presence } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import { isHere } from '#modules/presence/server/index.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { STEALS_A_DAY, type Doors, type Visit } from '#modules/idle/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { friendsCalls, Player } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'
import { befriend, MOST_FRIENDS, readUserId, roomFor } from '../rules/friendship.ts'
import {
  beFriends,
  block,
  endFriendship,
  listBlocks,
  listFriendships,
  lockPlayers,
  unblock,
} from './friends-store.ts'
import {
  countFor,
  endRequests,
  findBetween,
  findOpenRequest,
  insertRequest,
  listRequests,
  setRequest,
  type StoredRequest,
} from './request-store.ts'
import { shownMark } from './shown-mark.ts'

export interface FriendsServices {
  readonly facesOf: FacesOf
  readonly live: Live
  /** Whether the caller is too young to look for players by their numbers. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  readonly seenAt: Presence['seenAt']
  /** When accounts were made. */
  createdAtOf(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Instant>>
  /** Those of these accounts that share a device or a network with one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** What a player can take from friends at this moment. */
  stealable(db: Db, visit: Visit, at: { readonly keys: Keys; readonly now: Instant }): Promise<Doors>
  /** Which games these players are in at this moment. */
  playing(db: Db, accountIds: readonly number[], now: Instant): Promise<ReadonlyMap<number, number>>
  /** A game by its number. */
  gameOf(gameId: number, language: Language): Played | undefined
}

interface Played {
  readonly slug: string
  readonly title: string
}

const done = { ok: true }

export function friendsHandlers(services: FriendsServices): HandlersOf<typeof friendsCalls> {
  const { facesOf, live } = services
  const hint = (...accountIds: readonly number[]) =>
    live.toAccounts(accountIds, { kind: FRIENDS_LIVE, body: {} })

  return {
    async listFriends(_params, context) {
      const { db, now, caller, device } = context
      const friendships = await listFriendships(db, caller.accountId)
      const ids = [...friendships.keys()]
      const { marks } = await look(friendships, context)
      const [players, seen, playing] = [
        await playersOf(db, ids),
        await services.seenAt(db, ids),
        await services.playing(db, ids, now),
      ]
      return ok({
        friends: ids.flatMap((id) => {
          const player = players.get(id)
          if (!player) return []
          const gameId = playing.get(id)
          const game = gameId === undefined ? undefined : services.gameOf(gameId, device.language)
          return {
            player,
            isOnline: isHere(seen.get(id), now),
            seenAt: seen.get(id) ?? null,
            friendsSince: friendships.get(id)!,
            playing: game ? { slug: game.slug, title: game.title } : null,
            steal: shownMark(marks.get(id)),
          }
        }),
        max: MOST_FRIENDS,
      })
    },

    async listFriendRequests(_params, { caller: { accountId }, db, now }) {
      const requests = await listRequests(db, accountId, now)
      const players = await playersOf(
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
    },

    async sendFriendRequest({ userId: typed }, { caller, db, keys, now, afterwards }) {
      const { accountId } = caller
      if (await services.isGuided(db, caller)) return refuse('AgeGuided')
      const userId = readUserId(typed)
      if (userId === undefined || userId === accountId) return refuse('InvalidUserId')
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
      afterwards(() => hint(accountId, userId))
      return ok({ state: outcome.value })
    },

    async acceptFriendRequest({ requestId }, { caller: { accountId }, db, now, afterwards }) {
      const known = await findOpenRequest(db, requestId, now)
      if (known?.toId !== accountId) return refuse('FriendRequestGone')
      const { fromId } = known
      const outcome = await inTransaction(db, async (tx) => {
        await lockPlayers(tx, accountId, fromId)
        const player = (await playersOf(tx, [fromId])).get(fromId)
        // It may have been withdrawn, or answered, while this one waited for its turn.
        const request = await findOpenRequest(tx, requestId, now)
        if (!request || !player) return refuse('FriendRequestGone')
        const room = roomFor(await countFor(tx, accountId, fromId, now))
        if (!room.ok) return room
        await becomeFriends(tx, { byId: accountId, otherId: fromId, now })
        return ok({ player })
      })
      afterwards(() => hint(accountId, fromId))
      return outcome
    },

    async ignoreFriendRequest({ requestId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        await lockPlayers(tx, accountId)
        const request = await findOpenRequest(tx, requestId, now)
        if (request?.toId !== accountId) return refuse('FriendRequestGone')
        await setRequest(tx, requestId, 'ignored')
        return ok(done)
      })
    },

    async cancelFriendRequest({ requestId }, { caller: { accountId }, db, now, afterwards }) {
      const known = await findOpenRequest(db, requestId, now)
      if (known?.fromId !== accountId) return refuse('FriendRequestGone')
      afterwards(() => hint(known.toId))
      return inTransaction(db, async (tx) => {
        await lockPlayers(tx, accountId, known.toId)
        if (!(await findOpenRequest(tx, requestId, now))) return refuse('FriendRequestGone')
        await setRequest(tx, requestId, 'cancelled')
        return ok(done)
      })
    },

    async removeFriend({ userId: typed }, { caller: { accountId }, db, afterwards }) {
      const userId = readUserId(typed)
      if (userId === undefined || userId === accountId) return refuse('InvalidUserId')
      const hasEnded = await inTransaction(db, async (tx) => {
        await lockPlayers(tx, accountId, userId)
        return endFriendship(tx, accountId, userId)
      })
      if (hasEnded) afterwards(() => hint(accountId, userId))
      return ok(done)
    },

    async listBlocked(_params, { caller: { accountId }, db }) {
      const blocks = await listBlocks(db, accountId)
      const players = await playersOf(db, [...blocks.keys()])
      return ok({
        blocked: [...players.values()].map((player) => ({ player, blockedAt: blocks.get(player.userId)! })),
      })
    },

    async blockPlayer({ userId: typed }, { caller: { accountId }, db, now, afterwards }) {
      const userId = readUserId(typed)
      if (userId === undefined || userId === accountId) return refuse('InvalidUserId')
      afterwards(() => hint(accountId, userId))
      return inTransaction(db, async (tx) => {
        if (!(await facesOf(tx, [userId])).has(userId)) return refuse('UserNotFound')
        await lockPlayers(tx, accountId, userId)
        await block(tx, accountId, userId, now)
        await endFriendship(tx, accountId, userId)
        await endRequests(tx, accountId, userId, 'cancelled')
        return ok(done)
      })
    },

    async unblockPlayer({ userId: typed }, { caller: { accountId }, db }) {
      const userId = readUserId(typed)
      if (userId === undefined || userId === accountId) return refuse('InvalidUserId')
      await unblock(db, accountId, userId)
      return ok(done)
    },

    async listStealable(_params, context) {
      const { db, caller } = context
      const friendships = await listFriendships(db, caller.accountId)
      const { marks, takenToday } = await look(friendships, context)
      const ripe = [...marks].flatMap(([id, mark]) =>
        mark.state === 'ripe' ? { id, reward: mark.reward } : [],
      )
      const players = await playersOf(
        db,
        ripe.map(({ id }) => id),
      )
      const rewards = ripe.flatMap(({ id, reward }) => {
        const player = players.get(id)
        if (!player || reward.state !== 'ripe') return []
        return { player, rewardId: reward.rewardId, box: reward.box, endsAt: reward.claimUntil }
      })
      return ok({ rewards, takenToday, mostADay: STEALS_A_DAY })
    },
  }

  /** The doors of all friends. */
  async function look(friends: ReadonlyMap<number, Instant>, { caller, db, keys, now }: SignedInContext) {
    const thiefId = caller.accountId
    const ids = [...friends.keys()]
    const createdAt = await services.createdAtOf(db, [thiefId, ...ids])
    const neighbours = await services.neighboursOf(db, thiefId, ids)
    return services.stealable(db, { thiefId, friends, createdAt, neighbours }, { keys, now })
  }

  /** In the order of the numbers; who has deleted the account is missing. */
  async function playersOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Player>> {
    const faces = await facesOf(db, ids)
    return new Map(
      ids.flatMap((userId) => {
        const face = faces.get(userId)
        return face ? [[userId, { userId, nickname: face.nickname, avatar: face.avatar }] as const] : []
      }),
    )
  }
}

const otherIn = ({ fromId, toId }: StoredRequest, accountId: number) => (fromId === accountId ? toId : fromId)

interface Acceptance {
  readonly byId: number
  readonly otherId: number
  readonly now: Instant
}

/** Makes the two friends and tells the one who has asked. The caller holds both. */
async function becomeFriends(tx: Tx, { byId, otherId, now }: Acceptance): Promise<void> {
  await endRequests(tx, byId, otherId, 'accepted')
  await beFriends(tx, byId, otherId, now)
  await notify(tx, now, [{ accountId: otherId, kind: 'friendAccepted', fromId: byId }])
}
