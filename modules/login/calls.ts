import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { signedInFields, signedInNames } from '#modules/account/calls.ts'

/** The known brands have their own mark; any other provider is shown by its name. */
export const ProviderKind = Type.Enum(['google', 'facebook', 'apple', 'other'])
export type ProviderKind = Static<typeof ProviderKind>

/** A provider that opens an account: the key is what its addresses carry. */
export const SignInProvider = Type.Object({
  provider: Type.String(),
  kind: ProviderKind,
  name: Type.String(),
})
export type SignInProvider = Static<typeof SignInProvider>

/** A provider of the caller's own account; one that the operator has switched off is named by its key. */
export const AccountLink = renamed(
  { linkedAt: 'linkTime' },
  { provider: Type.String(), kind: ProviderKind, name: Type.String(), linkedAt: wireMoment() },
)
export type AccountLink = Static<typeof AccountLink>

/** What became of the visitor that signed in (docs/contract.md 9). */
export const MergeState = wireEnum({ none: 0, upgraded: 1, switched: 2 })
/** The visitor's goods that may be moved to the member, if any: they are offered once. */
export const Merge = renamed(
  { boxes: 'otherBoxNum', cards: 'otherCardNum' },
  { state: MergeState, boxes: Type.Integer(), cards: Type.Integer() },
)
export type Merge = Static<typeof Merge>

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })

export const loginCalls = {
  /** The providers a visitor may sign in with, as the operator has set them; none shows no sign-in at all (spec 1.22). */
  listProviders: defineCall({
    wire: 'acc/oauth/list',
    access: 'anyone',
    repeat: 'read',
    params: nothing,
    result: renamed({ providers: 'list' }, { providers: Type.Array(SignInProvider) }),
  }),
  /** Ends what `/oauth/success` began: signs in with the one-time code, or links the provider (spec 7.21). */
  signInByCode: defineCall({
    wire: 'acc/signin/oauth/code',
    access: 'anyone',
    repeat: 'safe',
    params: renamed(
      { deviceId: 'visitId', origin: 'originStr' },
      {
        oauthCode: Type.String({ maxLength: 100 }),
        origin: Type.String({ maxLength: 300 }),
        /** Only a browser without a session need say which device it is. */
        deviceId: Type.Optional(Type.String({ maxLength: 100 })),
      },
    ),
    result: renamed(signedInNames, { ...signedInFields, merge: Merge }),
    /**
     * `OauthBound` says with `choice` what would work: to `switch` the account, to `link` the provider from the account
     * itself, or to `unlink` the other identity of the same provider first.
     */
    refusals: ['OauthFailed', 'OauthOrigin', 'OauthBound', 'InvalidDevice', 'AccountBanned', 'TooFast'],
  }),
  /** Moves the visitor's boxes and cards to the member who came from it; a retry gets the same answer. */
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
        /** Cards that stand on the market stay with the visitor. */
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
  /** The providers that open the caller's account, the oldest link first. */
  listLinks: defineCall({
    wire: 'acc/link/list',
    access: 'member',
    repeat: 'read',
    params: nothing,
    result: renamed({ links: 'list' }, { links: Type.Array(AccountLink) }),
  }),
  /** Takes a provider off the account, and ends the other sessions that began with it; the last one stays. */
  endLink: defineCall({
    wire: 'acc/link/off',
    access: 'member',
    repeat: 'safe',
    params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
    result: done,
    refusals: ['LastLink'],
  }),
}
