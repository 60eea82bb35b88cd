import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import { BoxCountShape, CardLevelField, Id, KindNumber } from '#modules/cards/calls.ts'
import { BoxKindField } from '#modules/cards/shapes.ts'
import { shareReads } from './shapes.ts'

const Invitation = Type.String({ minLength: 1, maxLength: 26 })
const nothing = Type.Object({})

const Player = renamed(
  { nickname: 'nickName' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: Type.String(),
    avatar: Type.Integer(),
  },
)

/** A page made for sharing, and the text to send with it; never a password. */
export const SharedLinkShape = renamed(
  { pageKey: 'shtmlKey' },
  {
    pageKey: Type.String(),
    /** A path. */
    url: Type.String(),
    title: Type.String(),
    text: Type.String(),
  },
)

/** Content of a shared page (spec 2.9): plain text only, in the reader's language. */
const SharedPageShape = renamed(
  {
    kind: 'type',
    picture: 'img',
    sharer: 'user',
    invitation: 'inviteKey',
    listingId: 'cmkId',
    code: 'sellCode',
    endsAt: 'endTime',
  },
  {
    kind: Type.Enum(['invite', 'card', 'sell', 'page']),
    title: Type.String(),
    text: Type.String(),
    /** Path of the preview image. */
    picture: Type.String(),
    /** Null for pages of the operator. */
    sharer: Type.Union([Player, Type.Null()]),
    /** Empty for pages of the operator. */
    invitation: Type.String(),
    /** Target of its button: a path with the invitation. */
    url: Type.String(),
    card: Type.Optional(
      renamed(
        { kind: 'cocId', number: 'no' },
        { kind: KindNumber, number: Type.String(), level: CardLevelField, name: Type.String() },
      ),
    ),
    listingId: Type.Optional(Id),
    code: Type.Optional(Type.String()),
    endsAt: Type.Union([wireMoment(), Type.Null()]),
  },
)

export const sharingCalls = {
  ...shareReads,
  /** How many players came by an invitation. */
  readShareCount: defineCall({
    wire: 'coc/share/num',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ invitation: 'inviteKey' }, { invitation: Invitation }),
    result: renamed({ opened: 'num', waiting: 'need' }, { opened: Type.Integer(), waiting: Type.Integer() }),
    refusals: ['InviteUnknown'],
  }),
  /** Takes a box earned by sharing. */
  takeShareBox: defineCall({
    wire: 'coc/share/pull',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { box: 'boxType', boxes: 'box' },
      { box: BoxKindField, boxes: Type.Array(BoxCountShape) },
    ),
    refusals: ['ShareNotReady', 'ShareAlreadyTaken'],
  }),
  /** A visitor followed an invitation: rewards the inviter, and unlocks a locked reward. */
  openInvite: defineCall({
    wire: 'coc/share/back',
    access: 'anyone',
    repeat: 'safe',
    params: renamed(
      { invitation: 'inviteKey', deviceId: 'visitId', language: 'langClient', osFamily: 'osClient' },
      {
        invitation: Invitation,
        deviceId: Type.String({ maxLength: 100 }),
        language: Type.String({ maxLength: 20 }),
        osFamily: Type.String({ maxLength: 40 }),
      },
    ),
    result: renamed(
      { inviter: 'user' },
      {
        ok: Type.Boolean(),
        inviter: Type.Union([Player, Type.Null()]),
      },
    ),
    refusals: ['InviteUnknown', 'TooFast'],
  }),
  /** Content of a shared page; an invitation's key works too. */
  readSharedPage: defineCall({
    wire: 'shtml/info',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ key: 'shtmlKey' }, { key: Invitation }),
    result: SharedPageShape,
    refusals: ['SharedPageGone'],
  }),
  /** Makes a page for one of the caller's cards. */
  shareCard: defineCall({
    wire: 'coc/bags/show',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ cardId: 'cocrId' }, { cardId: Id }),
    result: SharedLinkShape,
    refusals: ['CardNotYours'],
  }),
}
