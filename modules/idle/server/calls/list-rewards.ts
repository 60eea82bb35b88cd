import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { toWholeSeconds } from '#kit/time/time.ts'
import type { idleCalls } from '../../calls.ts'
import { isOver, RARE_AFTER, STRETCH_CAP } from '../../rules/stretch.ts'
import { listRewards as readRewards, lockStretch, settle } from '../idle-store.ts'
import { progressOf, shownReward } from '../shown-reward.ts'

export const listRewards: Handler<typeof idleCalls.listRewards> = async (
  _params,
  { caller: { accountId }, db, keys, now },
) => {
  const { stretch, rewards } = await inTransaction(db, async (tx) => {
    const open = await lockStretch(tx, accountId)
    if (open) await settle(tx, [open], keys, now)
    const running = open && !isOver(open, now) ? open : undefined
    return { stretch: running, rewards: await readRewards(tx, accountId, now) }
  })
  const shown = rewards.map((reward) => shownReward(reward, now))
  return ok({
    rewards: shown,
    stretch: stretch
      ? {
          startedAt: stretch.startedAt,
          capSeconds: toWholeSeconds(STRETCH_CAP),
          rareSeconds: toWholeSeconds(RARE_AFTER),
          ...progressOf(stretch, now),
        }
      : null,
    lockedReward: shown.find(({ state }) => state === 'locked') ?? null,
  })
}
