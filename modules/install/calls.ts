import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum } from '#kit/contract/renamed.ts'
import { BoxCountShape } from '#modules/cards/calls.ts'
import { BoxKindField } from '#modules/cards/shapes.ts'

/** Not started from the home screen yet, ready to take, taken. */
export const HomeGiftState = wireEnum({ waiting: 0, ready: 1, taken: 2 })
export type HomeGiftState = Static<typeof HomeGiftState>

export const installCalls = {
  /** The state of the gift for the home screen (spec 1.27, 9.8). */
  readHomeGift: defineCall({
    wire: 'coc/home/info',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ count: 'num' }, { state: HomeGiftState, count: Type.Integer() }),
  }),
  /** Takes the boxes given for installing the portal on the home screen (spec 9.8). */
  takeHomeGift: defineCall({
    wire: 'coc/home/pull',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { display: 'mode' },
      {
        /** The display mode that the browser reports. */
        display: Type.String({ maxLength: 30 }),
        /** The code with which the manifest started the portal. */
        handCode: Type.Optional(Type.String({ maxLength: 100 })),
      },
    ),
    result: renamed(
      { box: 'boxType', count: 'num', boxes: 'box' },
      { box: BoxKindField, count: Type.Integer(), boxes: Type.Array(BoxCountShape) },
    ),
    refusals: ['NotInstalled', 'HomeGiftTaken', 'TooFast'],
  }),
}
