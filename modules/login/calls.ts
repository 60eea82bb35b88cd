import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { signedInFields, signedInNames } from '#modules/account/calls.ts'

/** Known brands have their own logo; any other provider is shown by name. */
export const ProviderKind = Type.Enum(['google', 'facebook', 'apple', 'other'])
export type ProviderKind = Static<typeof ProviderKind>

/** A sign-in provider: the key is the one in its addresses. */
export const SignInProvider = Type.Object({
  provider: Type.String(),
  kind: ProviderKind,
  name: Type.String(),
})
export type SignInProvider = Static<typeof SignInProvider>

/** A provider linked to the caller's account; one that an operator has disabled is named by its key. */
export const AccountLink = renamed(
  { linkedAt: 'linkTime' },
  { provider: Type.String(), kind: ProviderKind, name: Type.String(), linkedAt: wireMoment() },
)
export type AccountLink = Static<typeof AccountLink>

/** The state of the visitor account that signed in (docs/contract.md 9). */
export const MergeState = wireEnum({ none: 0, upgraded: 1, switched: 2 })
/** The visitor's goods that may be moved to the member, if any: offered once. */
export const Merge = renamed(
  { boxes: 'otherBoxNum', cards: 'otherCardNum' },
  { state: MergeState, boxes: Type.Integer(), cards: Type.Integer() },
)
export type Merge = Static<typeof Merge>

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })

export const loginCalls = {
  /** The sign-in providers configured by the operator; without any no sign-in is shown (spec 1.22). */
  listProviders: defineCall({
    wire: 'acc/oauth/list',
    access: 'anyone',
    repeat: 'read',
    params: nothing,
    result: renamed({ providers: 'list' }, { providers: Type.Array(SignInProvider) }),
  }),
  /** Completes the flow of `/oauth/success`: signs in with the one-time code, or links the provider (spec 7.21). */
  signInByCode: defineCall({
    wire: 'acc/signin/oauth/code',
    access: 'anyone',
    repeat: 'safe',
    params: renamed(
      { deviceId: 'visitId', origin: 'originStr' },
      {
        oauthCode: Type.String({ maxLength: 100 }),
        origin: Type.String({ maxLength: 300 }),
        /** Required only without a session. */
        deviceId: Type.Optional(Type.String({ maxLength: 100 })),
      },
    ),
    result: renamed(signedInNames, { ...signedInFields, merge: Merge }),
    /**
     * `OauthBound` states in `choice` what would work: `switch` to the account, `link` the provider from within the account, or first
     * `unlink` the other identity of the same provider.
     */
    refusals: ['OauthFailed', 'OauthOrigin', 'OauthBound', 'InvalidDevice', 'AccountBanned', 'TooFast'],
  }),
  /** Moves the visitor's boxes and cards to the member they became; a retry gets the same answer. */
  moveGoods: defineCall({
    wire: 'acc/merge/take',
    access: 'member',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { boxes: 'boxNum', cards: 'cardNum', leftBehind: 'leftNum' },
      {
        boxes: Type.Integer(),
        cards: Type.Integer(),
        /** Listed cards stay with the visitor. */
        leftBehind: Type.Integer(),
      },
    ),
    refusals: ['OfferGone'],
  }),
  /** Leaves the visitor's goods with the visitor, for good. */
  leaveGoods: defineCall({
    wire: 'acc/merge/leave',
    access: 'member',
    repeat: 'safe',
    params: nothing,
    result: done,
  }),
  /** The providers linked to the caller's account, oldest first. */
  listLinks: defineCall({
    wire: 'acc/link/list',
    access: 'member',
    repeat: 'read',
    params: nothing,
    result: renamed({ links: 'list' }, { links: Type.Array(AccountLink) }),
  }),
  /** Unlinks a provider, and ends the other sessions opened with it; the last provider stays. */
  endLink: defineCall({
    wire: 'acc/link/off',
    access: 'member',
    repeat: 'safe',
    params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
    result: done,
    refusals: ['LastLink'],
  }),
}
