import { sql } from 'kysely'
import { hours } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import type { TestPortal } from './test-portal.ts'

/** Two who have been friends for days; one takes what has ripened at the other's. */
export async function stealOnce({ db, device, wait }: TestPortal) {
  const [ann, ben] = [device('Ann'), device('Ben')]
  await ann.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
  await ben.call(friendsCalls.sendFriendRequest, { userId: ann.userId() })
  await sql`update friendship set since_at = since_at - interval '3 days'`.execute(db)
  await sql`update account set created_at = created_at - interval '3 days'`.execute(db)
  await ben.call(idleCalls.startOnline, {})
  wait(hours(4))
  const { rewards } = (await ann.call(friendsCalls.listStealable, {})).result!
  await ann.call(idleCalls.takeReward, { rewardId: rewards[0]!.rewardId })
}
