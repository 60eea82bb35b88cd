import { ok, refuse } from '#kit/result/result.ts'
import { after, hours, minutes, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import { asOf, type IdleReward } from './reward.ts'

/** For this long only its owner can take a ripe reward (docs/economy.md 4). */
export const GUARD = minutes(30)
/** One reward per friend in this time (spec 4.20, 9.6). */
export const STEAL_EVERY = hours(24)
export const STEALS_A_DAY = 3
export const LOSSES_A_DAY = 2
/** Minimum age of a friendship, so that friendships made for stealing are worth nothing at first. */
export const FRIENDS_FOR = hours(24)
export const ACCOUNT_AGE = hours(48)

export interface Thief {
  /** Since when the two are friends. */
  readonly friendsSince: Instant | undefined
  /** When this thief last stole from this friend. */
  readonly lastFromFriendAt: Instant | undefined
  readonly takenToday: number
  readonly createdAt: Instant
  /** Shares a device or network with this friend: probably one person with two accounts. */
  readonly isNeighbour: boolean
}

export interface Victim {
  readonly lostToday: number
  readonly createdAt: Instant
}

export const nextStealAt = (lastAt: Instant) => after(lastAt, STEAL_EVERY)

/** Whether a friend may take a reward (spec 4.20). Anybody else only learns that it does not exist. */
export function steal(stored: IdleReward, thief: Thief, victim: Victim, now: Instant) {
  if (thief.friendsSince === undefined) return refuse('NotFound')
  const reward = asOf(stored, now)
  if (now < reward.ripeAt) return refuse('RewardNotReady', { readyTime: toEpochSeconds(reward.ripeAt) })
  if (reward.state === 'stolen') return refuse('RewardTakenByFriend', { userId: reward.takenBy })
  if (reward.state === 'taken') return refuse('RewardAlreadyTaken')
  if (reward.state !== 'ripe') return refuse('RewardGone')
  const next = thief.lastFromFriendAt && nextStealAt(thief.lastFromFriendAt)
  if (next && now < next) return refuse('StealTooSoon', { nextTime: toEpochSeconds(next) })
  if (thief.takenToday >= STEALS_A_DAY || victim.lostToday >= LOSSES_A_DAY) return refuse('StealLimit')
  const guarded =
    reward.box !== 'normal' ||
    reward.wasRescued ||
    thief.isNeighbour ||
    now < after(reward.ripeAt, GUARD) ||
    now < after(thief.friendsSince, FRIENDS_FOR) ||
    now < after(thief.createdAt, ACCOUNT_AGE) ||
    now < after(victim.createdAt, ACCOUNT_AGE)
  return guarded ? refuse('StealGuarded') : ok(reward)
}
