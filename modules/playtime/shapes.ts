import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import type { TimeSource } from './model.ts'

export const TimeSourceField = wireEnum<TimeSource>({
  newcomer: 0,
  s: 1,
  ss: 2,
  sss: 3,
  sSet: 4,
  ssSet: 5,
  gift: 6,
})

export const GrantShape = renamed(
  {
    grantId: 'ytmId',
    source: 'timeType',
    seconds: 'allSec',
    secondsLeft: 'leftSec',
    startedAt: 'startTime',
    endsAt: 'endTime',
  },
  {
    grantId: Type.String({ minLength: 1, maxLength: 26 }),
    source: TimeSourceField,
    seconds: Type.Integer(),
    secondsLeft: Type.Integer(),
    startedAt: wireMoment(),
    endsAt: wireMoment(),
  },
)

/** No source, claimable, claimed. */
export const ClaimState = wireEnum({ none: 0, open: 1, claimed: 2 })

export const TimeClaim = renamed(
  {
    source: 'timeType',
    count: 'num',
    mostCounted: 'cap',
    seconds: 'sec',
    isComplete: 'isSet',
    nextAt: 'nextTime',
    replacesSeconds: 'dropSec',
  },
  {
    source: TimeSourceField,
    /** Cards that would pay now. */
    count: Type.Integer(),
    /** Most that count; null where each does. */
    mostCounted: Type.Union([Type.Integer(), Type.Null()]),
    seconds: Type.Integer(),
    /** For sets: whether it is complete. */
    isComplete: Type.Boolean(),
    state: ClaimState,
    nextAt: Type.Union([wireMoment(), Type.Null()]),
    /** Rest of the last claim, which would be replaced (docs/contract.md A20). */
    replacesSeconds: Type.Integer(),
  },
)
export type TimeClaim = Static<typeof TimeClaim>

const nothing = Type.Object({})
export const total = { totalSeconds: 'timeTotal' }

/** Read by every page after the first successful status (spec 4.4): a file of its own, because all pages load it. */
export const timeReads = {
  /** Grants the newcomer's ten minutes once, and returns what can be claimed (spec 9.1). */
  checkTime: defineCall({
    wire: 'yyx/time/check',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { ...total, newcomerSeconds: 'newSec', isNewcomerPaid: 'isNewGot', claims: 'pulls' },
      {
        /** Granted by this call. */
        newcomerSeconds: Type.Integer(),
        isNewcomerPaid: Type.Boolean(),
        claims: Type.Array(TimeClaim),
        totalSeconds: Type.Integer(),
      },
    ),
  }),
  /** Remaining time by grant, the soonest to expire first. */
  listGrants: defineCall({
    wire: 'yyx/time/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { ...total, grants: 'list' },
      { totalSeconds: Type.Integer(), grants: Type.Array(GrantShape) },
    ),
  }),
}
