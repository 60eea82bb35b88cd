import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { BoxCountShape, Id } from '#modules/cards/calls.ts'
import { BoxKindField } from '#modules/cards/shapes.ts'

/** Ripening, ready, taken, stolen by a friend, lost to the system, waiting for a shared link. */
export const RewardState = wireEnum({ ripening: 0, ripe: 1, taken: 2, stolen: 3, lost: 4, locked: 5 })
export type RewardState = Static<typeof RewardState>

export const Reward = renamed(
  {
    rewardId: 'olwId',
    box: 'boxType',
    startedAt: 'startTime',
    ripeAt: 'readyTime',
    endsAt: 'endTime',
    takenAt: 'pullTime',
    takenBy: 'userId',
  },
  {
    rewardId: Id,
    box: BoxKindField,
    state: RewardState,
    startedAt: wireMoment(),
    ripeAt: wireMoment(),
    /** Until when it can be taken, or rescued. */
    endsAt: wireMoment(),
    takenAt: Type.Union([wireMoment(), Type.Null()]),
    /** The friend who took it. */
    takenBy: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether sharing can bring it back. */
    canRescue: Type.Boolean(),
  },
)
export type Reward = Static<typeof Reward>

const moment = () => Type.Union([wireMoment(), Type.Null()])

const nothing = Type.Object({})

export const idleCalls = {
  /** Begins a stretch, or returns the running one: a second tab gets the same code (spec 4.13). */
  startOnline: defineCall({
    wire: 'coc/online/start',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      {
        stretchCode: 'onlineCode',
        startedAt: 'startTime',
        visitBy: 'visitEndTime',
        nextRipeAt: 'nextTime',
        seconds: 'accSec',
        reportEverySeconds: 'reportSec',
      },
      {
        stretchCode: Type.String(),
        startedAt: wireMoment(),
        /** Accrued so far. */
        seconds: Type.Integer(),
        /** Without a visit until then the stretch is interrupted. */
        visitBy: wireMoment(),
        nextRipeAt: moment(),
        reportEverySeconds: Type.Integer(),
      },
    ),
  }),
  /** Heartbeat of the player. It only updates the time of the last visit, by the server's clock. */
  reportOnline: defineCall({
    wire: 'coc/online/report',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ stretchCode: 'onlineCode' }, { stretchCode: Type.String({ maxLength: 64 }) }),
    result: renamed(
      { visitBy: 'visitEndTime', nextRipeAt: 'nextTime', seconds: 'accSec', ripeCount: 'newNum' },
      {
        seconds: Type.Integer(),
        visitBy: wireMoment(),
        nextRipeAt: moment(),
        /** Rewards ready to be taken. */
        ripeCount: Type.Integer(),
      },
    ),
    refusals: ['OnlineCodeUnknown'],
  }),
  /** The rewards of the last days and the running stretch. */
  listRewards: defineCall({
    wire: 'coc/online/reward/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { rewards: 'list', stretch: 'now', lockedReward: 'lock' },
      {
        rewards: Type.Array(Reward),
        stretch: Type.Union([
          renamed(
            {
              startedAt: 'startTime',
              seconds: 'accSec',
              capSeconds: 'capSec',
              visitBy: 'visitEndTime',
              nextRipeAt: 'nextTime',
              rareSeconds: 'rareSec',
            },
            {
              startedAt: wireMoment(),
              seconds: Type.Integer(),
              capSeconds: Type.Integer(),
              visitBy: wireMoment(),
              nextRipeAt: moment(),
              rareSeconds: Type.Integer(),
            },
          ),
          Type.Null(),
        ]),
        lockedReward: Type.Union([Reward, Type.Null()]),
      },
    ),
  }),
  /** Takes a ripe reward: one's own, or a friend's (docs/contract.md A16). */
  takeReward: defineCall({
    wire: 'coc/online/pull',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ rewardId: 'olwId' }, { rewardId: Id }),
    result: renamed(
      { rewardId: 'olwId', box: 'boxType', boxes: 'box', nextStealAt: 'nextTime' },
      {
        rewardId: Id,
        box: BoxKindField,
        from: Type.Enum(['own', 'friend']),
        boxes: Type.Array(BoxCountShape),
        /** When the same friend can be visited again. */
        nextStealAt: moment(),
      },
    ),
    refusals: [
      'NotFound',
      'RewardNotReady',
      'RewardTakenByFriend',
      'RewardAlreadyTaken',
      'RewardGone',
      'RewardLocked',
      'StealTooSoon',
      'StealLimit',
      'StealGuarded',
      /** An operator has disabled stealing. */
      'Closed',
    ],
  }),
  /** Locks a stolen or lost reward: the first new device that opens the link unlocks it (docs/contract.md A14). */
  rescueReward: defineCall({
    wire: 'coc/online/rescue',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ rewardId: 'olwId' }, { rewardId: Id }),
    result: renamed({ invitation: 'inviteKey' }, { reward: Reward, invitation: Type.String() }),
    refusals: ['NotFound', 'RewardNotReady', 'RewardAlreadyTaken', 'RewardGone', 'ShareAlreadyTaken'],
  }),
}
