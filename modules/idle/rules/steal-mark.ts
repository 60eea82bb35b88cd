import { after, before, days, dayStart, earliest, latest, type Instant } from '#kit/time/time.ts'
import type { IdleReward } from './reward.ts'
import { ACCOUNT_AGE, FRIENDS_FOR, GUARD, nextStealAt, steal, type Thief, type Victim } from './steal.ts'
import { allSteps, isOver, STEP, type Stretch } from './stretch.ts'

/** What a thief can take from a friend (spec 4.20): a ripe reward, the 24 hour mark, the daily limit, or nothing yet. */
export type StealMark =
  | { readonly state: 'ripe'; readonly reward: IdleReward }
  | { readonly state: 'taken' | 'limit'; readonly since: Instant; readonly nextAt: Instant }
  /** The next reward grows since then and can be taken then; none grows while the friend is away. */
  | { readonly state: 'none'; readonly next: { readonly since: Instant; readonly at: Instant } | null }

export interface StealChance {
  /** The friend's rewards, oldest first. */
  readonly rewards: readonly IdleReward[]
  readonly stretch: Stretch | undefined
  readonly thief: Thief & { readonly friendsSince: Instant }
  readonly victim: Victim
}

export function stealMark({ rewards, stretch, thief, victim }: StealChance, now: Instant): StealMark {
  const lastAt = thief.lastFromFriendAt
  if (lastAt !== undefined && now < nextStealAt(lastAt))
    return { state: 'taken', since: lastAt, nextAt: nextStealAt(lastAt) }
  const answers = rewards.map((reward) => steal(reward, thief, victim, now))
  const open = answers.find((answer) => answer.ok)
  if (open) return { state: 'ripe', reward: open.value }
  const today = dayStart(now)
  if (answers.some((answer) => !answer.ok && answer.refusal === 'StealLimit'))
    return { state: 'limit', since: today, nextAt: after(today, days(1)) }
  return { state: 'none', next: nextOf({ rewards, stretch, thief, victim }, now) }
}

/** The first one this thief could take, if its owner leaves it. */
function nextOf({ rewards, stretch, thief, victim }: StealChance, now: Instant) {
  if (thief.isNeighbour) return null
  const opensAt = (ripeAt: Instant) =>
    latest(
      after(ripeAt, GUARD),
      after(thief.friendsSince, FRIENDS_FOR),
      after(thief.createdAt, ACCOUNT_AGE),
      after(victim.createdAt, ACCOUNT_AGE),
    )
  const lying = rewards
    .filter((reward) => reward.state === 'ripe' && reward.box === 'normal' && !reward.wasRescued)
    .filter((reward) => reward.state === 'ripe' && opensAt(reward.ripeAt) < reward.claimUntil)
    .map(({ ripeAt }) => ripeAt)
  const growing =
    stretch && !isOver(stretch, now)
      ? allSteps(stretch)
          .filter(({ box, ripeAt }) => box === 'normal' && ripeAt > now)
          .map(({ ripeAt }) => ripeAt)
      : []
  const [first, ...rest] = [...lying, ...growing]
  if (first === undefined) return null
  const ripeAt = earliest(first, ...rest)
  return { since: before(ripeAt, STEP), at: opensAt(ripeAt) }
}
