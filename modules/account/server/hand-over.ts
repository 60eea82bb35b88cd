import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { CallContext, SignedInContext } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import { after, minutes, type Instant } from '#kit/time/time.ts'
import { mayEnter } from '../rules/ban.ts'
import { spelledAlike, type Evidence } from '../rules/device.ts'
import { HAND_OVER_LASTS, judgeHandOverCode, mayHandOver, type HandOverUse } from '../rules/hand-over-code.ts'
import { addKey, findEvidence, lockAccount, lockDevice, noteDevice } from './account-store.ts'
import { bringDevice, insertHandOverCode, lockHandOverCode, markHandOverCodeUsed } from './hand-over-store.ts'
import { keepKey, openAccountSession, readKey, signInWait, type SignInServices } from './sign-in.ts'

/** Codes one account may make; the guide and a shared link need few. */
export const HAND_OVER_RATE = { burst: 10, refillEvery: minutes(1) }

/** Makes a code that lets another browser continue as the caller. */
export async function makeHandCode(use: HandOverUse, context: SignedInContext, limiter: Limiter) {
  const { caller, db, keys, now } = context
  const free = mayHandOver(caller.access)
  if (!free.ok) return free
  const wait = await limiter.take('hand-code', String(caller.accountId), HAND_OVER_RATE)
  if (wait > 0) return tooFast(wait)
  const handCode = keys.token()
  const endsAt = after(now, HAND_OVER_LASTS[use])
  const isForInstall = use === 'install'
  await inTransaction(db, async (tx) => {
    const { id: accountId } = await lockAccount(tx, caller.accountId)
    await insertHandOverCode(tx, {
      codeHash: hashKey(handCode),
      accountId,
      isForInstall,
      madeAt: now,
      endsAt,
    })
  })
  return ok({ handCode, endsAt })
}

interface HandParams {
  readonly handCode: string
  readonly deviceId: string
  readonly replaces?: boolean | undefined
}

/** Makes this browser another device of the visitor who made the code. */
export async function signInByHand(params: HandParams, context: CallContext, services: SignInServices) {
  const deviceMask = services.mask('device', spelledAlike(params.deviceId))
  const wait = await signInWait(deviceMask, context, services)
  if (wait > 0) return tooFast(wait)
  const codeHash = hashKey(params.handCode)
  const key = readKey(context)
  const { replaces = false } = params
  const entry: Entry = { context, deviceMask, codeHash, keyHash: key && hashKey(key), replaces }
  const outcome = await inTransaction(context.db, (tx) => enter(tx, entry, services))
  if (outcome.ok) keepKey(context, outcome.value.newKey)
  return outcome
}

interface Entry {
  readonly context: CallContext
  readonly deviceMask: string
  readonly codeHash: string
  readonly keyHash: string | undefined
  readonly replaces: boolean
}

async function enter(tx: Tx, entry: Entry, services: SignInServices) {
  const { context, deviceMask, codeHash, keyHash, replaces } = entry
  const { now, keys, device, address } = context
  await lockDevice(tx, deviceMask)
  const judged = judgeHandOverCode(await lockHandOverCode(tx, codeHash), deviceMask, now)
  if (!judged.ok) return judged
  const entering = mayEnter(await lockAccount(tx, judged.value.accountId), now)
  if (!entering.ok) return entering
  const account = entering.value
  const evidence = await findEvidence(tx, deviceMask, keyHash)
  const { keyAccountId } = evidence
  // A link that somebody sent must not take a browser's account away: its key is the only way back to a visitor.
  if (!replaces && keyAccountId !== undefined && keyAccountId !== account.id)
    return refuse('OtherAccountHere')
  await markHandOverCodeUsed(tx, codeHash, deviceMask, now)
  const place = { network: address.network, platform: device.platform }
  const seen = { ...place, deviceMask, accountId: account.id, now }
  // Knowing the id of a device must not be enough to move it to another account.
  if (isFree(evidence)) await bringDevice(tx, seen)
  else await noteDevice(tx, seen)
  const newKey = keys.token()
  await addKey(tx, { accountId: account.id, deviceMask, keyHash: hashKey(newKey), now })
  const session = await openAccountSession(tx, { account, deviceMask, tells: true }, context)
  if (session.isNewPlace) await services.newDevice(tx, account.id, now)
  return ok({ account, newKey, ...session })
}

/** A free device, or one that this browser's key proves to be its own. */
const isFree = ({ device, keyAccountId }: Evidence) => !device || device.accountId === keyAccountId

/** The installed app was opened with its code although its browser already had the account: the code is used up. */
export async function noteInstalledStart(
  tx: Tx,
  { accountId, handCode, now }: { accountId: number; handCode: string; now: Instant },
): Promise<void> {
  const codeHash = hashKey(handCode)
  const code = await lockHandOverCode(tx, codeHash)
  if (code?.accountId !== accountId || code.use !== 'install' || code.used || now >= code.endsAt) return
  await markHandOverCodeUsed(tx, codeHash, 'installed', now)
}
