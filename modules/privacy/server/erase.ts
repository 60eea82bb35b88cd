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

/** Few at a time: each account is a separate transaction, and the portal runs meanwhile. */
const AT_ONCE = 50

/** An account that its player gives up: signed out everywhere at once, gone after the grace. Asked again it is no sooner. */
export async function askErasure(db: Db, accountId: number, now: Instant): Promise<Instant> {
  return inTransaction(db, async (tx) => {
    const leaving = await lockLeaving(tx, accountId)
    const at = leaving?.because === 'asked' ? leaving.erasesAt : erasesAt(now)
    await setLeaving(tx, accountId, { erasesAt: at, because: 'asked' })
    await signOutEverywhere(tx, accountId)
    return at
  })
}

/** Keeps an account that was about to go. */
export const keepAccount = (db: Db, accountId: number): Promise<void> => stopLeaving(db, accountId)

export interface LeavingParts {
  /** What each module knows of players; the account itself comes last. */
  readonly personal: readonly PersonalData[]
  readonly log: Pick<CallLog, 'error'>
  /** Called with every account that is gone. */
  readonly gone: (accountId: number) => void
}

/**
 * Erases an account whose day has come; false when there is nothing to erase. Everything happens in one transaction: an
 * account is there, or it is gone and the ledger's chains go on without it.
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

/**
 * Erases the accounts whose day has come. One that cannot be erased holds up no other, and is tried again later; throws in
 * the end when there was one.
 */
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
 * Looks for accounts that nobody uses any more. A visitor goes at once: nobody can come back to it, its sessions are long
 * over. A member hears of it by the bell, and by push if they asked for it, a month before.
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
