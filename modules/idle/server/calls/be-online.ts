import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { toWholeSeconds } from '#kit/time/time.ts'
import type { idleCalls } from '../../calls.ts'
import { asOf } from '../../rules/reward.ts'
import { isOver, mayReport } from '../../rules/stretch.ts'
import { beginStretch, listRewards, lockStretch, noteVisit, settle } from '../idle-store.ts'
import { REPORT_EVERY } from '../services.ts'
import { progressOf } from '../shown-reward.ts'

export const startOnline: Handler<typeof idleCalls.startOnline> = async (
  _params,
  { caller: { accountId }, db, keys, now },
) =>
  inTransaction(db, async (tx) => {
    let stretch = await lockStretch(tx, accountId)
    if (stretch) await settle(tx, [stretch], keys, now)
    if (!stretch || isOver(stretch, now))
      stretch = await beginStretch(tx, { code: keys.token(), accountId, startedAt: now, seenAt: now })
    else await noteVisit(tx, stretch.code, now)
    const seen = { ...stretch, seenAt: now }
    return ok({
      stretchCode: seen.code,
      startedAt: seen.startedAt,
      ...progressOf(seen, now),
      reportEverySeconds: toWholeSeconds(REPORT_EVERY),
    })
  })

export const reportOnline: Handler<typeof idleCalls.reportOnline> = async (
  { stretchCode },
  { caller: { accountId }, db, keys, now },
) =>
  inTransaction(db, async (tx) => {
    const held = await lockStretch(tx, accountId)
    if (held) await settle(tx, [held], keys, now)
    const reported = mayReport(held, stretchCode, now)
    if (!reported.ok) return reported
    const stretch = reported.value
    await noteVisit(tx, stretch.code, now)
    const rewards = await listRewards(tx, accountId, now)
    return ok({
      ...progressOf({ ...stretch, seenAt: now }, now),
      ripeCount: rewards.filter((reward) => asOf(reward, now).state === 'ripe').length,
    })
  })
