import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { Id } from '#modules/cards/calls.ts'
import { BoxKindField } from '#modules/cards/shapes.ts'

/** A player as others see them. */
export const Player = renamed(
  { nickname: 'nickName' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: Type.String(),
    avatar: Type.Integer(),
  },
)
export type Player = Static<typeof Player>

/** Nothing to take, ripe for the caller, one taken within 24 hours, daily limit reached. */
export const StealState = wireEnum({ none: 0, ripe: 1, taken: 2, limit: 3 })
export type StealState = Static<typeof StealState>

const StealMark = renamed(
  { rewardId: 'olwId', nextAt: 'nextTime', growsFrom: 'startTime' },
  {
    state: StealState,
    rewardId: Type.Optional(Id),
    /** When to read again: the next reward may be ripe, or the 24 hours or the day have passed. */
    nextAt: Type.Union([wireMoment(), Type.Null()]),
    /** Since when the next one grows, for the ring around the face. */
    growsFrom: Type.Union([wireMoment(), Type.Null()]),
  },
)
export type StealMark = Static<typeof StealMark>

export const Friend = renamed(
  { player: 'user', seenAt: 'seenTime', friendsSince: 'time', steal: 'prank', playing: 'game' },
  {
    player: Player,
    isOnline: Type.Boolean(),
    seenAt: Type.Union([wireMoment(), Type.Null()]),
    friendsSince: wireMoment(),
    /** The game that the friend is playing. */
    playing: Type.Union([
      renamed(
        { title: 'name', hasRooms: 'isRoom' },
        {
          slug: Type.String(),
          title: Type.String(),
          /** It has rooms, so a friend can be joined in theirs. */
          hasRooms: Type.Boolean(),
          /** The live duel that the friend plays in, which the caller may watch. */
          duelCode: Type.Optional(Type.String()),
        },
      ),
      Type.Null(),
    ]),
    steal: StealMark,
  },
)
export type Friend = Static<typeof Friend>

export const FriendRequest = renamed(
  { requestId: 'friId', player: 'user', sentAt: 'time' },
  { requestId: Id, player: Player, sentAt: wireMoment() },
)
export type FriendRequest = Static<typeof FriendRequest>

/** As typed; an invalid number is refused as such, not as a malformed request (spec 8.3). */
const TypedUserId = Type.Union([Type.Number(), Type.String({ maxLength: 40 })])
const toUser = Type.Object({ userId: TypedUserId })
const ofRequest = renamed({ requestId: 'friId' }, { requestId: Id })
const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })

export const friendsCalls = {
  /** The caller's friends: who is online, and who has something to take (spec 4.19, 4.20). */
  listFriends: defineCall({
    wire: 'fri/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed({ friends: 'list' }, { friends: Type.Array(Friend), max: Type.Integer() }),
  }),
  /** Open requests to and from the caller. */
  listFriendRequests: defineCall({
    wire: 'fri/apply/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { received: 'in', sent: 'out' },
      { received: Type.Array(FriendRequest), sent: Type.Array(FriendRequest) },
    ),
  }),
  /** Sends a friend request; if that player has sent one, they become friends at once (spec 2.32, 4.19). */
  sendFriendRequest: defineCall({
    wire: 'fri/apply/send',
    access: 'visitor',
    repeat: 'safe',
    asksAge: true,
    params: toUser,
    result: Type.Object({ state: wireEnum({ waiting: 0, accepted: 1 }) }),
    refusals: [
      'InvalidUserId',
      'UserNotFound',
      'AlreadyFriends',
      'FriendRequestSent',
      'FriendListFull',
      'TooFast',
      'AgeGuided',
    ],
  }),
  /** Accepts a request that the caller has received (spec 4.19). */
  acceptFriendRequest: defineCall({
    wire: 'fri/apply/accept',
    access: 'visitor',
    repeat: 'safe',
    params: ofRequest,
    result: renamed({ player: 'user' }, { player: Player }),
    refusals: ['FriendRequestGone', 'FriendListFull'],
  }),
  /** Ignores a received request; its sender does not learn of it (spec 4.19). */
  ignoreFriendRequest: defineCall({
    wire: 'fri/apply/ignore',
    access: 'visitor',
    repeat: 'safe',
    params: ofRequest,
    result: done,
    refusals: ['FriendRequestGone'],
  }),
  /** Withdraws one of the caller's requests. */
  cancelFriendRequest: defineCall({
    wire: 'fri/apply/cancel',
    access: 'visitor',
    repeat: 'safe',
    params: ofRequest,
    result: done,
    refusals: ['FriendRequestGone'],
  }),
  /** Ends a friendship for both, without telling the other (spec 4.19). */
  removeFriend: defineCall({
    wire: 'fri/del',
    access: 'visitor',
    repeat: 'safe',
    params: toUser,
    result: done,
    refusals: ['InvalidUserId'],
  }),
  /** Whom the caller has blocked, latest first. */
  listBlocked: defineCall({
    wire: 'fri/block/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { blocked: 'list' },
      {
        blocked: Type.Array(
          renamed({ player: 'user', blockedAt: 'time' }, { player: Player, blockedAt: wireMoment() }),
        ),
      },
    ),
  }),
  /** Blocks a player: the friendship and all requests end, and the two no longer see each other. */
  blockPlayer: defineCall({
    wire: 'fri/block/on',
    access: 'visitor',
    repeat: 'safe',
    params: toUser,
    result: done,
    refusals: ['InvalidUserId', 'UserNotFound', 'BlockListFull'],
  }),
  /** Lifts a block; the friendship is not restored. */
  unblockPlayer: defineCall({
    wire: 'fri/block/off',
    access: 'visitor',
    repeat: 'safe',
    params: toUser,
    result: done,
    refusals: ['InvalidUserId'],
  }),
  /** What the caller can take from friends now, and the rest of the daily limit (spec 1.9). */
  listStealable: defineCall({
    wire: 'fri/prank/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { rewards: 'list', takenToday: 'dayNum', mostADay: 'dayMax' },
      {
        rewards: Type.Array(
          renamed(
            { player: 'user', rewardId: 'olwId', box: 'boxType', endsAt: 'endTime' },
            { player: Player, rewardId: Id, box: BoxKindField, endsAt: wireMoment() },
          ),
        ),
        takenToday: Type.Integer(),
        mostADay: Type.Integer(),
      },
    ),
  }),
}
