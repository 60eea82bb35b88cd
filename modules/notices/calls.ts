import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import type { NoticeKind } from './model.ts'

const NoticeKindField = wireEnum<NoticeKind>({
  boxReady: 0,
  stolen: 1,
  friendRequest: 2,
  friendAccepted: 3,
  swapDone: 4,
  inviteOpened: 5,
  erasureSoon: 6,
  duelTurn: 7,
  newDevice: 8,
  wishListed: 9,
  eventBegun: 10,
  passed: 11,
  dared: 12,
  drawOffered: 13,
  dealDared: 14,
  dareAnswered: 15,
})
const Id = Type.String({ minLength: 1, maxLength: 26 })

const Player = renamed(
  { nickname: 'nickName' },
  { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
)

export const ShownNotice = renamed(
  { noticeId: 'nteId', kind: 'type', from: 'user', at: 'time' },
  {
    noticeId: Id,
    kind: NoticeKindField,
    /** The other player; null if there is none, or they were erased. */
    from: Type.Union([Player, Type.Null()]),
    /** What it is about: a card's number, a reward, the path of a game. */
    subject: Type.Union([Type.String(), Type.Null()]),
    /** The name of the game that it is about. */
    game: Type.Optional(Type.String()),
    at: wireMoment(),
    isSeen: Type.Boolean(),
  },
)
export type ShownNotice = Static<typeof ShownNotice>

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const Endpoint = Type.String({ minLength: 1, maxLength: 1000 })
/** Bytes of a browser's key, as base64url. */
const KeyText = Type.String({ pattern: '^[\\w-]{16,120}={0,2}$' })

export const noticesCalls = {
  /** The player's notifications, newest first. */
  listNotices: defineCall({
    wire: 'me/notice/list',
    access: 'visitor',
    repeat: 'read',
    params: renamed(
      { pageSize: 'size' },
      { cursor: Type.Optional(Id), pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) },
    ),
    result: renamed(
      { notices: 'list', hasMore: 'more', unseenCount: 'unseen' },
      {
        notices: Type.Array(ShownNotice),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(Id),
        unseenCount: Type.Integer(),
      },
    ),
  }),
  /** Marks everything up to this notice as seen. */
  markSeen: defineCall({
    wire: 'me/notice/seen',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ upTo: 'nteId' }, { upTo: Id }),
    result: renamed({ unseenCount: 'unseen' }, { unseenCount: Type.Integer() }),
  }),
  /** Whether push is offered to this player, and the key with which a browser subscribes. Declared minors get none. */
  readPush: defineCall({
    wire: 'me/push/info',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { publicKey: 'key', isOffered: 'isOpen' },
      { isOffered: Type.Boolean(), publicKey: Type.String() },
    ),
  }),
  /** Subscribes this browser to push messages. */
  startPush: defineCall({
    wire: 'me/push/on',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({
      endpoint: Endpoint,
      keys: Type.Object({ p256dh: KeyText, auth: KeyText }),
    }),
    result: done,
    refusals: ['Closed', 'InvalidParams'],
  }),
  /** Unsubscribes this browser. */
  stopPush: defineCall({
    wire: 'me/push/off',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ endpoint: Endpoint }),
    result: done,
  }),
}
