import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'

const nothing = Type.Object({})

export const presenceCalls = {
  /** Number of players online: exact up to a thousand, then rounded to two digits. */
  countOnline: defineCall({
    wire: 'sys/online/num',
    access: 'anyone',
    repeat: 'read',
    params: nothing,
    result: renamed({ online: 'onlineNum' }, { online: Type.Integer() }),
  }),
  /** A ticket that opens one socket at `/api/live`, once, within half a minute. */
  takeTicket: defineCall({
    wire: 'sys/ws/ticket',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed({ endsAt: 'endTime' }, { ticket: Type.String(), endsAt: wireMoment() }),
  }),
  /** The server's clock, which all moments on the wire refer to. */
  readTime: defineCall({
    wire: 'sys/time',
    access: 'anyone',
    repeat: 'read',
    params: nothing,
    result: renamed({ now: 'serverTime' }, { now: wireMoment() }),
  }),
}
