import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { PersonalData } from '#kit/server/personal-data.ts'
import { after, type Instant } from '#kit/time/time.ts'
import {
  listDue,
  listIdle,
  lockLeaving,
  setLeaving,
  signOutEverywhere,
  stopLeaving,
  SYSTEM_ACCOUNT_ID,
} from '#modules/account/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import {
  erasesAt,
  isDue,
  MEMBER_TOLD_BEFORE,
  membersUnusedSince,
  visitorsUnusedSince,
} from '../rules/leaving.ts'

/** Small batches: each account is a separate transaction, and the portal keeps running. */
const AT_ONCE = 50

/**
 * Requests erasure: signs the account out everywhere at once and erases it after the grace period. A second request changes nothing.
 */
export async function askErasure(db: Db, accountId: number, now: Instant): Promise<Instant> {
  return inTransaction(db, async (tx) => {
    const leaving = await lockLeaving(tx, accountId)
    const at = leaving?.because === 'asked' ? leaving.erasesAt : erasesAt(now)
    await setLeaving(tx, accountId, { erasesAt: at, because: 'asked' })
    await signOutEverywhere(tx, accountId)
    return at
  })
}

/** Keeps an account marked for erasure. */
export const keepAccount = (db: Db, accountId: number): Promise<void> => stopLeaving(db, accountId)

export interface LeavingParts {
  /** Personal data of each module; the account itself comes last. */
  readonly personal: readonly PersonalData[]
  readonly log: Pick<CallLog, 'error'>
  /** Called for every erased account. */
  readonly gone: (accountId: number) => void
}

/**
 * Erases a due account; false when there is nothing to erase. In one transaction: an account either exists, or is erased with the
 * ledger's chains intact.
 */
export async function eraseIfDue(
  db: Db,
  { personal }: Pick<LeavingParts, 'personal'>,
  { accountId, now }: { readonly accountId: number; readonly now: Instant },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!isDue(await lockLeaving(tx, accountId), now)) return false
    for (const { erase } of personal) await erase(tx, { accountId, systemId: SYSTEM_ACCOUNT_ID, now })
    return true
  })
}

/** Erases all due accounts. One that fails blocks no other, and is retried later; throws at the end if there was one. */
export async function eraseDue(db: Db, parts: LeavingParts, now: Instant): Promise<void> {
  const failed: number[] = []
  for (;;) {
    const due = await listDue(db, now, { size: AT_ONCE, but: failed })
    for (const accountId of due)
      try {
        if (await eraseIfDue(db, parts, { accountId, now })) parts.gone(accountId)
      } catch (error) {
        failed.push(accountId)
        parts.log.error({ err: error, accountId }, 'An account was not erased')
      }
    if (due.length < AT_ONCE) break
  }
  if (failed.length > 0) throw new Error(`${failed.length} accounts could not be erased`)
}

/**
 * Marks unused accounts. A visitor is erased at once: nobody can return to it, since its sessions have expired. A member is notified a
 * month before, also by push if subscribed.
 */
export async function findIdle(db: Db, now: Instant): Promise<void> {
  for (;;) {
    const visitors = await listIdle(db, {
      kind: 'visitor',
      unusedSince: visitorsUnusedSince(now),
      size: AT_ONCE,
    })
    for (const accountId of visitors) await leaveIdle(db, accountId, { erasesAt: now, isTold: false, now })
    const members = await listIdle(db, {
      kind: 'member',
      unusedSince: membersUnusedSince(now),
      size: AT_ONCE,
    })
    for (const accountId of members)
      await leaveIdle(db, accountId, { erasesAt: after(now, MEMBER_TOLD_BEFORE), isTold: true, now })
    if (visitors.length < AT_ONCE && members.length < AT_ONCE) return
  }
}

interface IdleLeave {
  readonly erasesAt: Instant
  readonly isTold: boolean
  readonly now: Instant
}

async function leaveIdle(db: Db, accountId: number, { erasesAt: at, isTold, now }: IdleLeave): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await lockLeaving(tx, accountId)) return
    await setLeaving(tx, accountId, { erasesAt: at, because: 'idle' })
    if (isTold) await notify(tx, now, [{ accountId, kind: 'erasureSoon' }])
  })
}
