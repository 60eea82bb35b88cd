import { ok, refuse } from '#kit/result/result.ts'
import { after, hours, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import type { BoxKind } from '#modules/cards/model.ts'

/** How long a ripe reward waits for its owner before the system takes it (spec 4.17, docs/contract.md A13). */
export const CLAIM_WITHIN = hours(24)
/** How long a stolen or lost reward can be rescued by sharing (docs/contract.md A14). */
export const RESCUE_WITHIN = hours(24)
export const RESCUES_A_DAY = 1

export interface Common {
  readonly rewardId: string
  readonly ownerId: number
  readonly box: BoxKind
  readonly ripeAt: Instant
  /** Its owner has rescued it by sharing, or is trying to. */
  readonly wasRescued: boolean
}

/** Each state has the fields that it needs. */
export type IdleReward = Common &
  (
    | { readonly state: 'ripe'; readonly claimUntil: Instant }
    | { readonly state: 'taken'; readonly takenAt: Instant }
    | { readonly state: 'stolen'; readonly takenAt: Instant; readonly takenBy: number }
    | { readonly state: 'lost'; readonly lostAt: Instant }
    | { readonly state: 'locked'; readonly lockedAt: Instant }
  )

/** An expired reward is lost, whether or not a job has stored that (spec 4.17). */
export function asOf(reward: IdleReward, now: Instant): IdleReward {
  if (reward.state === 'ripe' && now >= reward.claimUntil)
    return { ...reward, state: 'lost', lostAt: reward.claimUntil }
  if (reward.state !== 'locked') return reward
  const rescueEnd = after(reward.lockedAt, RESCUE_WITHIN)
  return now >= rescueEnd ? { ...reward, state: 'lost', lostAt: rescueEnd } : reward
}

/** Until when a reward can be taken or rescued. */
export function endOf(reward: IdleReward): Instant {
  if (reward.state === 'ripe') return reward.claimUntil
  if (reward.state === 'taken') return reward.takenAt
  const since =
    reward.state === 'stolen' ? reward.takenAt : reward.state === 'lost' ? reward.lostAt : reward.lockedAt
  return after(since, RESCUE_WITHIN)
}

/** A reward that only its owner can see. */
export const ownReward = (reward: IdleReward | undefined, accountId: number) =>
  reward?.ownerId === accountId ? ok(reward) : refuse('NotFound')

/** Whether the owner may take a reward (spec 4.17). */
export function takeOwn(stored: IdleReward, now: Instant) {
  const reward = asOf(stored, now)
  if (now < reward.ripeAt) return refuse('RewardNotReady', { readyTime: toEpochSeconds(reward.ripeAt) })
  if (reward.state === 'taken') return refuse('RewardAlreadyTaken')
  if (reward.state === 'stolen') return refuse('RewardTakenByFriend', { userId: reward.takenBy })
  if (reward.state === 'lost') return refuse('RewardGone')
  if (reward.state === 'locked') return refuse('RewardLocked')
  return ok(reward)
}

export const canRescue = (stored: IdleReward, now: Instant) => {
  const reward = asOf(stored, now)
  return (reward.state === 'stolen' || reward.state === 'lost') && now < endOf(reward)
}

/** Whether a failed reward may wait for a shared link (spec 4.18, docs/contract.md A14). */
export function rescue(stored: IdleReward, rescuedToday: number, now: Instant) {
  const reward = asOf(stored, now)
  if (reward.state === 'locked') return ok(reward)
  if (reward.state === 'ripe') return refuse('RewardNotReady', { readyTime: toEpochSeconds(reward.ripeAt) })
  if (reward.state === 'taken') return refuse('RewardAlreadyTaken')
  if (!canRescue(reward, now)) return refuse('RewardGone')
  if (rescuedToday >= RESCUES_A_DAY) return refuse('ShareAlreadyTaken')
  return ok({ ...reward, state: 'locked' as const, lockedAt: now, wasRescued: true })
}
