import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import { LONGEST_BAN_APPEAL } from './model.ts'
import { signedIn, signInCalls } from './shapes.ts'

export { AccountStatus, signedInFields, signedInNames, StoredUser } from './shapes.ts'

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

/** A code in a link lives for minutes, one in the manifest of the installed app for days. */
const HandOverUse = Type.Enum(['link', 'install'])

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })

export const accountCalls = {
  ...signInCalls,
  /** A code that lets another browser, or the installed app, continue as this visitor (docs/contract.md 9). */
  makeHandCode: defineCall({
    wire: 'acc/hand/make',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ use: 'mode' }, { use: Type.Optional(HandOverUse) }),
    result: renamed({ endsAt: 'endTime' }, { handCode: Type.String(), endsAt: wireMoment() }),
    refusals: ['HandCodeInvalid', 'TooFast'],
  }),
  /**
   * Signs this browser in as the visitor who made the code. A code works once. Of a browser whose key is another account's it is refused,
   * unless the player has said that it replaces that account.
   */
  signInByHand: defineCall({
    wire: 'acc/signin/hand',
    access: 'anyone',
    repeat: 'safe',
    params: renamed(
      { deviceId: 'visitId' },
      {
        handCode: Type.String({ maxLength: 100 }),
        deviceId: Type.String({ maxLength: 100 }),
        replaces: Type.Optional(Type.Boolean()),
      },
    ),
    result: signedIn,
    refusals: ['HandCodeInvalid', 'OtherAccountHere', 'InvalidDevice', 'AccountBanned', 'TooFast'],
  }),
  /** Why this browser's account is banned, until when, and the state of its appeal. */
  readBan: defineCall({
    wire: 'acc/ban/status',
    access: 'anyone',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { endsAt: 'endTime' },
      {
        state: Type.Enum(['none', 'possible', 'open', 'kept']),
        /** Missing when the ban is permanent or there is none. */
        endsAt: Type.Optional(wireMoment()),
        /** In the player's language. */
        reason: Type.String(),
        answer: Type.String(),
      },
    ),
    refusals: ['TooFast'],
  }),
  /** Appeals a ban, once; another operator reviews it. */
  appealBan: defineCall({
    wire: 'acc/ban/appeal',
    access: 'anyone',
    repeat: 'safe',
    params: Type.Object({ text: Type.String({ minLength: 1, maxLength: LONGEST_BAN_APPEAL }) }),
    result: done,
    refusals: ['NotFound', 'TooFast'],
  }),
  /**
   * Sets the display name. Names need not be unique; the number is. Typing a name asks for the age first, picking an offered one does
   * not.
   */
  setNickname: defineCall({
    wire: 'me/set/nickname',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ nickname: 'nickName' }, { nickname: Type.String() }),
    result: renamed(
      { nickname: 'nickName', nextChangeAt: 'nextTime' },
      { userId: Type.Integer(), nickname: Type.String(), nextChangeAt: wireMoment() },
    ),
    refusals: ['InvalidNickname', 'NicknameRejected', 'NicknameTooSoon', 'AgeNeeded', 'AgeGuided'],
  }),
  /** Every place where the account is signed in, last used first. */
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
