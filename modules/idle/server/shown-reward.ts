import { before, type Instant } from '#kit/time/time.ts'
import type { Reward } from '../calls.ts'
import { asOf, canRescue, endOf, type IdleReward } from '../rules/reward.ts'
import { accrued, nextRipeAt, RARE_AFTER, STEP, stretchEnd } from '../rules/stretch.ts'
import type { StoredStretch } from './idle-store.ts'

/** Progress of a stretch. */
export const progressOf = (stretch: StoredStretch, now: Instant) => ({
  seconds: Math.floor(accrued(stretch, now) / 1000),
  visitBy: stretchEnd(stretch),
  nextRipeAt: nextRipeAt(stretch, now),
})

export function shownReward(stored: IdleReward, now: Instant): Reward {
  const reward = asOf(stored, now)
  return {
    rewardId: reward.rewardId,
    box: reward.box,
    state: reward.state,
    startedAt: before(reward.ripeAt, reward.box === 'rare' ? RARE_AFTER : STEP),
    ripeAt: reward.ripeAt,
    endsAt: endOf(reward),
    takenAt: reward.state === 'taken' || reward.state === 'stolen' ? reward.takenAt : null,
    takenBy: reward.state === 'stolen' ? reward.takenBy : null,
    canRescue: canRescue(reward, now),
  }
}
