import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum } from '#kit/contract/renamed.ts'
import { BoxCountShape, BoxKindField } from '#modules/cards/calls.ts'

/** Nothing shared yet, waiting for somebody, a box to take, the day's boxes taken. */
export const ShareState = wireEnum({ none: 0, waiting: 1, open: 2, taken: 3 })

const Invitation = Type.String({ minLength: 1, maxLength: 26 })
const nothing = Type.Object({})

export const sharingCalls = {
  /** The caller's invitation and what it has earned (spec 1.21). */
  readShareBox: defineCall({
    wire: 'coc/share/box',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      {
        invitation: 'inviteKey',
        opened: 'num',
        waiting: 'need',
        box: 'boxType',
        takenToday: 'dayNum',
        mostADay: 'dayMax',
      },
      {
        invitation: Type.String(),
        url: Type.String(),
        /** New devices that came by this link and earned something. */
        opened: Type.Integer(),
        /** Boxes that wait to be taken. */
        waiting: Type.Integer(),
        state: ShareState,
        box: BoxKindField,
        takenToday: Type.Integer(),
        mostADay: Type.Integer(),
      },
    ),
  }),
  /** How many came by an invitation. */
  readShareCount: defineCall({
    wire: 'coc/share/num',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ invitation: 'inviteKey' }, { invitation: Invitation }),
    result: renamed({ opened: 'num', waiting: 'need' }, { opened: Type.Integer(), waiting: Type.Integer() }),
    refusals: ['InviteUnknown'],
  }),
  /** Takes a box that sharing has earned. */
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
  /** A visitor came by an invitation: pays the inviter, and unlocks what waited for it. */
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
        inviter: Type.Union([
          renamed(
            { nickname: 'nickName' },
            { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
          ),
          Type.Null(),
        ]),
      },
    ),
    refusals: ['InviteUnknown', 'TooFast'],
  }),
}
