import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import { GrantShape, timeReads, TimeSourceField, total } from './shapes.ts'

export const playtimeCalls = {
  ...timeReads,
  /** Claims the time of a source: it replaces the rest of that source's last claim (docs/contract.md A20). */
  claimTime: defineCall({
    wire: 'yyx/time/pull',
    access: 'visitor',
    repeat: 'keyed',
    params: renamed({ source: 'timeType' }, { source: TimeSourceField }),
    result: renamed(
      { ...total, grant: 'time', nextAt: 'nextTime' },
      { grant: GrantShape, totalSeconds: Type.Integer(), nextAt: wireMoment() },
    ),
    refusals: ['TimeTooSoon', 'NoTimeToClaim'],
  }),
}
