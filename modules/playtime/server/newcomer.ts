import { inTransaction } from '#kit/db/transaction.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { after, toWholeSeconds } from '#kit/time/time.ts'
import { isPatient, NEWCOMER_LASTS, NEWCOMER_TIME } from '../rules/claims.ts'
import { grantTime, hasNewcomerTime, lockClaims, markNewcomer } from './grant-store.ts'
import type { PlaytimeServices } from './services.ts'

/** Grants newcomer's time if due; returns the seconds. */
export async function payNewcomer(
  services: PlaytimeServices,
  { caller: { accountId }, db, keys, now, address }: SignedInContext,
): Promise<number> {
  if (await hasNewcomerTime(db, `account:${accountId}`)) return 0
  const createdAt = await services.createdAt(db, accountId)
  if (!isPatient(createdAt, now) && !address.isLocal) {
    const wait = await services.limiter.take('newcomer', address.network, services.newcomerRate)
    if (wait > 0) return 0
  }
  return inTransaction(db, async (tx) => {
    await lockClaims(tx, accountId)
    const devices = await services.deviceMasksOf(tx, accountId)
    const isNew = await markNewcomer(
      tx,
      [`account:${accountId}`, ...devices.map((mask) => `device:${mask}`)],
      now,
    )
    if (!isNew) return 0
    const seconds = toWholeSeconds(NEWCOMER_TIME)
    const endsAt = after(now, NEWCOMER_LASTS)
    const grant = { grantId: keys.id(now), source: 'newcomer', seconds, secondsLeft: seconds } as const
    await grantTime(tx, accountId, { ...grant, startedAt: now, endsAt })
    return seconds
  })
}
