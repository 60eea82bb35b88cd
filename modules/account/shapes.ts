import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import type { AgeStanding } from './model.ts'

/** The account of the caller, as its own screens show it. */
export const AccountStatus = renamed(
  { nickname: 'nickName', isNicknameFree: 'nickFree', linkCount: 'linkNum', erasesAt: 'eraseTime' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one; the client then shows a neutral name. */
    nickname: Type.String(),
    avatar: Type.Integer(),
    isVisitor: Type.Boolean(),
    /** The key of the provider that a member came in with; a visitor has none. */
    provider: Type.Union([Type.String(), Type.Null()]),
    /** Providers that open the account. */
    linkCount: Type.Integer(),
    /** On the account's first day. */
    isNew: Type.Boolean(),
    /** The first change need not wait. */
    isNicknameFree: Type.Boolean(),
    /** Whether the account may not write in any chat, and until when; no moment when it is for good. */
    chat: renamed(
      { endsAt: 'endTime' },
      { isOff: Type.Boolean(), endsAt: Type.Union([wireMoment(), Type.Null()]) },
    ),
    /** What the player's age allows; missing until the question was answered. */
    age: Type.Optional(Type.Unsafe<AgeStanding>({ type: 'string' })),
    /** The account goes then unless it is kept; missing when it stays. */
    erasesAt: Type.Optional(wireMoment()),
  },
)
export type AccountStatus = Static<typeof AccountStatus>

const SessionToken = renamed(
  { token: 'tokenStr', expiresAt: 'expireTime' },
  { token: Type.String(), expiresAt: wireMoment() },
)

/** What a browser keeps of its session under its user-info entry (spec 3.6). */
export const StoredUser = renamed({ session: 'tokenInfo' }, { session: SessionToken })

const deviceParams = renamed({ deviceId: 'visitId' }, { deviceId: Type.String({ maxLength: 100 }) })
/** What every way of signing in answers; some add to it. */
export const signedInNames = { session: 'tokenInfo', account: 'userInfo', canRecover: 'recover' } as const
export const signedInFields = {
  session: SessionToken,
  account: AccountStatus,
  /** This very call made the account. */
  isNew: Type.Boolean(),
  /** The device had another account, which this browser could not prove to be its own. */
  canRecover: Type.Optional(Type.Boolean()),
  serverTime: wireMoment(),
}
export const signedIn = renamed(signedInNames, signedInFields)

/** The calls that every page begins with: the first load of a page carries these and no others of the account. */
export const signInCalls = {
  /** Signs a device in as a visitor; a device that was never seen gets an account. */
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
