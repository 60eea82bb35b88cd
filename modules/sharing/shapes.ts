import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum } from '#kit/contract/renamed.ts'
import { BoxKindField } from '#modules/cards/shapes.ts'

/** Nothing shared yet, waiting for a visitor, a box to take, daily limit reached. */
export const ShareState = wireEnum({ none: 0, waiting: 1, open: 2, taken: 3 })

/** Read by every page after the first successful status (spec 4.4): a file of its own, because all pages load it. */
export const shareReads = {
  /** The caller's invitation and what it has earned (spec 1.21). */
  readShareBox: defineCall({
    wire: 'coc/share/box',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
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
        /** Boxes that can be taken. */
        waiting: Type.Integer(),
        state: ShareState,
        box: BoxKindField,
        takenToday: Type.Integer(),
        mostADay: Type.Integer(),
      },
    ),
  }),
}
