import type { Tx } from '#kit/db/db.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { CLAIM_WITHIN } from '../rules/reward.ts'
import { lockLockedReward, storeReward } from './idle-store.ts'

export { idleHandlers } from './handlers.ts'
export type { IdleServices } from './services.ts'
export { notifyOfRipe } from './notify-of-ripe.ts'
export { tidyIdle } from './idle-store.ts'
export { stealable, type StealMarks, type Visit } from './stealable.ts'
export { CLAIM_WITHIN } from '../rules/reward.ts'
export { LOSSES_A_DAY, STEAL_EVERY, STEALS_A_DAY } from '../rules/steal.ts'
export type { StealMark } from '../rules/steal-mark.ts'
export { idleInvariants } from './invariants.ts'
export { idlePersonalData } from './personal-data.ts'

/** A new visitor opened the player's link: the locked reward can be taken again, for a day (spec 4.18). */
export async function unlockReward(tx: Tx, accountId: number, now: Instant): Promise<boolean> {
  const reward = await lockLockedReward(tx, accountId, now)
  if (!reward) return false
  await storeReward(tx, { ...reward, state: 'ripe', claimUntil: after(now, CLAIM_WITHIN) })
  return true
}
