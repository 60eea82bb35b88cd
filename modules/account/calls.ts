import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'

/** The account of the caller, as its own screens show it. */
export const AccountStatus = renamed(
  { nickname: 'nickName', isNicknameFree: 'nickFree' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one; the client then shows a neutral name. */
    nickname: Type.String(),
    avatar: Type.Integer(),
    isVisitor: Type.Boolean(),
    /** On the account's first day. */
    isNew: Type.Boolean(),
    /** The first change need not wait. */
    isNicknameFree: Type.Boolean(),
    /** Whether the account may not write in any chat, and until when; no moment when it is for good. */
    chat: renamed(
      { endsAt: 'endTime' },
      { isOff: Type.Boolean(), endsAt: Type.Union([wireMoment(), Type.Null()]) },
    ),
  },
)
export type AccountStatus = Static<typeof AccountStatus>

const SessionToken = renamed(
  { token: 'tokenStr', expiresAt: 'expireTime' },
  { token: Type.String(), expiresAt: wireMoment() },
)

/** What a browser keeps of its session under its user-info entry (spec 3.6). */
export const StoredUser = renamed({ session: 'tokenInfo' }, { session: SessionToken })

/** One place where the account is signed in. */
export const SignedInPlace = renamed(
  { osFamily: 'devOS', startedAt: 'startTime', seenAt: 'seenTime', isCurrent: 'isMine' },
  {
    sessionId: Type.String(),
    platform: Type.String(),
    osFamily: Type.String(),
    language: Type.String(),
    startedAt: wireMoment(),
    seenAt: wireMoment(),
    isCurrent: Type.Boolean(),
  },
)
export type SignedInPlace = Static<typeof SignedInPlace>

/** A code in a link lasts minutes, one in the manifest of the installed app days. */
const HandUse = Type.Enum(['link', 'install'])

const deviceParams = renamed({ deviceId: 'visitId' }, { deviceId: Type.String({ maxLength: 100 }) })
const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const signedIn = renamed(
  { session: 'tokenInfo', account: 'userInfo', canRecover: 'recover' },
  {
    session: SessionToken,
    account: AccountStatus,
    /** This very call made the account. */
    isNew: Type.Boolean(),
    /** The device had another account, which this browser could not prove to be its own. */
    canRecover: Type.Optional(Type.Boolean()),
    serverTime: wireMoment(),
  },
)

export const accountCalls = {
  /** Signs a device in as a visitor; a device that was never seen gets an account. */
  signInDevice: defineCall({
    wire: 'acc/signin/device/id',
    access: 'anyone',
    repeat: 'safe',
    params: deviceParams,
    result: signedIn,
    refusals: ['InvalidDevice', 'AccountBanned', 'TooFast', 'HumanNeeded'],
  }),
  /** A code that lets another browser, or the installed app, continue as this visitor (contract 3.9). */
  makeHandCode: defineCall({
    wire: 'acc/hand/make',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ use: 'mode' }, { use: Type.Optional(HandUse) }),
    result: renamed({ endsAt: 'endTime' }, { handCode: Type.String(), endsAt: wireMoment() }),
    refusals: ['HandCodeInvalid', 'TooFast'],
  }),
  /** Signs this browser in as the visitor whose code it brings; a code works once. */
  signInByHand: defineCall({
    wire: 'acc/signin/hand',
    access: 'anyone',
    repeat: 'safe',
    params: renamed(
      { deviceId: 'visitId' },
      { handCode: Type.String({ maxLength: 100 }), deviceId: Type.String({ maxLength: 100 }) },
    ),
    result: signedIn,
    refusals: ['HandCodeInvalid', 'InvalidDevice', 'AccountBanned', 'TooFast'],
  }),
  /** Who the caller is. */
  readStatus: defineCall({
    wire: 'acc/signin/status',
    access: 'visitor',
    repeat: 'read',
    params: deviceParams,
    result: AccountStatus,
  }),
  /** Ends the session of the token at once. */
  signOut: defineCall({
    wire: 'acc/signout',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: done,
  }),
  /** Chooses the name that others see. Names are not unique: the number beside them is. */
  setNickname: defineCall({
    wire: 'me/set/nickname',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ nickname: 'nickName' }, { nickname: Type.String() }),
    result: renamed(
      { nickname: 'nickName', nextChangeAt: 'nextTime' },
      { userId: Type.Integer(), nickname: Type.String(), nextChangeAt: wireMoment() },
    ),
    refusals: ['InvalidNickname', 'NicknameRejected', 'NicknameTooSoon'],
  }),
  /** Everywhere the account is signed in, the place last used first. */
  listSessions: defineCall({
    wire: 'me/session/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { places: 'list', hasMore: 'more' },
      { places: Type.Array(SignedInPlace), hasMore: Type.Boolean() },
    ),
  }),
  /** Ends one of the caller's own sessions. */
  endSession: defineCall({
    wire: 'me/session/off',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ sessionId: Type.String({ maxLength: 26 }) }),
    result: done,
  }),
}
