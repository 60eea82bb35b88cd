import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { idleCalls } from '../../calls.ts'
import { ownReward, rescue } from '../../rules/reward.ts'
import { countRescues, lockReward, lockSides, storeReward } from '../idle-store.ts'
import type { IdleServices } from '../services.ts'
import { shownReward } from '../shown-reward.ts'

export function rescueRewardWith({ invitationOf }: IdleServices): Handler<typeof idleCalls.rescueReward> {
  return async ({ rewardId }, { caller: { accountId }, db, now }) =>
    inTransaction(db, async (tx) => {
      await lockSides(tx, accountId)
      const own = ownReward(await lockReward(tx, rewardId), accountId)
      if (!own.ok) return own
      const outcome = rescue(own.value, await countRescues(tx, accountId, now), now)
      if (!outcome.ok) return outcome
      await storeReward(tx, outcome.value)
      const invitation = await invitationOf(tx, accountId, now)
      return ok({ reward: shownReward(outcome.value, now), invitation })
    })
}
