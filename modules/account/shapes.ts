import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import type { AgeStanding } from './model.ts'

/** The caller's account, as its own screens show it. */
export const AccountStatus = renamed(
  { nickname: 'nickName', isNicknameFree: 'nickFree', linkCount: 'linkNum', erasesAt: 'eraseTime' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one; the client then shows a default name. */
    nickname: Type.String(),
    avatar: Type.Integer(),
    isVisitor: Type.Boolean(),
    /** The provider that a member signed in with; a visitor has none. */
    provider: Type.Union([Type.String(), Type.Null()]),
    /** Number of linked providers. */
    linkCount: Type.Integer(),
    /** True on the account's first day. */
    isNew: Type.Boolean(),
    /** True while the first change, which has no waiting time, is unused. */
    isNicknameFree: Type.Boolean(),
    /** Whether the account is muted in all chats and until when; no moment means permanently. */
    chat: renamed(
      { endsAt: 'endTime' },
      { isOff: Type.Boolean(), endsAt: Type.Union([wireMoment(), Type.Null()]) },
    ),
    /** What the player's age allows; missing until they answer the age question. */
    age: Type.Optional(Type.Unsafe<AgeStanding>({ type: 'string' })),
    /** When the account is erased unless it is kept; missing when it stays. */
    erasesAt: Type.Optional(wireMoment()),
  },
)
export type AccountStatus = Static<typeof AccountStatus>

const SessionToken = renamed(
  { token: 'tokenStr', expiresAt: 'expireTime' },
  { token: Type.String(), expiresAt: wireMoment() },
)

/** What a browser stores of its session under `user-info` (spec 3.6). */
export const StoredUser = renamed({ session: 'tokenInfo' }, { session: SessionToken })

const deviceParams = renamed({ deviceId: 'visitId' }, { deviceId: Type.String({ maxLength: 100 }) })
/** The answer of every way to sign in; some add fields. */
export const signedInNames = { session: 'tokenInfo', account: 'userInfo', canRecover: 'recover' } as const
export const signedInFields = {
  session: SessionToken,
  account: AccountStatus,
  /** True when this call created the account. */
  isNew: Type.Boolean(),
  /** The device has another account, which this browser could not prove to own. */
  canRecover: Type.Optional(Type.Boolean()),
  serverTime: wireMoment(),
}
export const signedIn = renamed(signedInNames, signedInFields)

/** The calls that every page starts with: the first load carries these and no other account calls. */
export const signInCalls = {
  /** Signs a device in as a visitor; an unknown device gets a new account. */
  signInDevice: defineCall({
    wire: 'acc/signin/device/id',
    access: 'anyone',
    repeat: 'safe',
    params: deviceParams,
    result: signedIn,
    refusals: ['InvalidDevice', 'AccountBanned', 'TooFast', 'HumanNeeded'],
  }),
  /** The caller. */
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
    params: Type.Object({}),
    result: Type.Object({ ok: Type.Boolean() }),
  }),
}
