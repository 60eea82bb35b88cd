import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Rate } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { CallContext } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import {
  createAccount,
  deleteSession,
  findExpiry,
  findLinkedAccount,
  insertIdentity,
  listLinksOf,
  lockAccount,
  lockAccountAlone,
  lockIdentity,
  makeMember,
  mayEnter,
  newAccountWait,
  noteFormerDevice,
  openAccountSession,
  recordOf,
  spelledAlike,
  type Account,
  type SignInServices,
} from '#modules/account/server/index.ts'
import type { Merge } from '../calls.ts'
import { judgeCode, planEntry, type Entry } from '../rules/oauth.ts'
import { offerGoods, type VisitorGoods } from './merge.ts'
import { readBrowser } from './oauth.ts'
import { lockCode, markCodeUsed, type StoredCode } from './oauth-store.ts'

export interface CodeParams {
  readonly oauthCode: string
  readonly origin: string
  readonly deviceId?: string | undefined
}

/** Codes per network: we made every valid code, so more of them are guesses. */
const CODE_RATE: Rate = { burst: 60, refillEvery: seconds(2) }

/** Signs in, or links a provider, with the one-time code of `/oauth/success` (docs/contract.md 6.1, 9). */
export async function signInByCode(
  params: CodeParams,
  context: CallContext,
  services: SignInServices & { readonly goods: VisitorGoods },
) {
  const { address, db, cookies } = context
  const wait = await takeOfNetwork(services.limiter, 'oauth-code', address, CODE_RATE)
  if (wait > 0) return tooFast(wait)
  const browserHash = readBrowser(cookies)
  if (browserHash === undefined) return refuse('OauthFailed')
  // Derived from the code, so that a lost answer can be repeated although tokens are not stored.
  const token = services.mask('oauth session', `${params.oauthCode} ${browserHash}`)
  return inTransaction(db, (tx) => redeem(tx, { params, context, services, browserHash, token }))
}

interface Redemption {
  readonly params: CodeParams
  readonly context: CallContext
  readonly services: SignInServices & { readonly goods: VisitorGoods }
  readonly browserHash: string
  readonly token: string
}

async function redeem(tx: Tx, redemption: Redemption) {
  const { params, context, services, browserHash, token } = redemption
  const codeHash = hashKey(params.oauthCode)
  const { now } = context
  const judged = judgeCode(await lockCode(tx, codeHash), { browserHash, origin: params.origin, now })
  if (!judged.ok) return judged
  const code = judged.value
  if (code.outcome) return repeat(tx, code, token)
  await lockIdentity(tx, code)
  const arrival = await arrive(tx, code, context)
  const plan = planEntry(arrival)
  if (!plan.ok)
    return plan.refusal === 'OauthBound'
      ? refuse(plan.refusal, { ...plan.data, provider: code.provider })
      : plan
  const entered = await enter(tx, { plan: plan.value, code, redemption })
  if (!entered.ok) return entered
  const { account, isNew } = entered.value
  const caller = arrival.caller?.accountId
  const merge = await mergeOf(tx, { plan: plan.value, visitorId: caller, redemption })
  // A sign-in gives a new token and revokes the one that asked for it (ASVS 7.2.4).
  if (context.caller) await deleteSession(tx, context.caller.accountId, context.caller.sessionId)
  const opening = { account, deviceMask: deviceOf(redemption), token, provider: code.provider, tells: true }
  const { expiresAt, isNewPlace } = await openAccountSession(tx, opening, context)
  if (isNewPlace) await services.newDevice(tx, account.id, now)
  await markCodeUsed(tx, codeHash, { accountId: account.id, isNew, merge }, now)
  return answer(tx, { account, isNew, merge, token, expiresAt, provider: code.provider })
}

/** The arrival, read now: another tab may have been faster. */
async function arrive(tx: Tx, code: StoredCode, { caller }: CallContext) {
  const linkedId = await findLinkedAccount(tx, code)
  const ids = [linkedId, caller?.accountId].filter((id) => id !== undefined)
  const accounts = new Map<number, Account>()
  // Locked in one order, so that two transactions cannot wait for each other.
  const distinct = [...new Set(ids)].toSorted((one, other) => one - other)
  // Two accounts are merged: wait for inserts that reference either.
  const lock = distinct.length > 1 ? lockAccountAlone : lockAccount
  for (const id of distinct) accounts.set(id, await lock(tx, id))
  const account = caller && accounts.get(caller.accountId)
  const links = account ? await listLinksOf(tx, account.id) : []
  return {
    isLink: code.isLink,
    caller: account && { accountId: account.id, kind: account.kind },
    linkedId,
    hasProvider: links.some(({ provider }) => provider === code.provider),
  }
}

interface Entering {
  readonly plan: Entry
  readonly code: StoredCode
  readonly redemption: Redemption
}

async function enter(tx: Tx, { plan, code, redemption }: Entering) {
  const { context, services } = redemption
  const { keys, now } = context
  if (plan.way === 'create') {
    const wait = await newAccountWait(tx, { context, mask: services.mask, rates: services.rates.newAccount })
    if (wait > 0) return tooFast(wait)
    const made = await createAccount(tx, { keys, now, kind: 'member' })
    await noteFormerDevice(tx, made.id, deviceOf(redemption))
    await insertIdentity(tx, { ...code, accountId: made.id, now })
    return ok({ account: made, isNew: true })
  }
  const account = await lockAccount(tx, plan.accountId)
  const entering = mayEnter(account, now)
  if (!entering.ok) return entering
  if (plan.way === 'upgrade') await makeMember(tx, account.id)
  if (plan.way !== 'enter') await insertIdentity(tx, { ...code, accountId: account.id, now })
  return ok({ account: { ...account, kind: 'member' as const }, isNew: false })
}

async function mergeOf(
  tx: Tx,
  { plan, visitorId, redemption }: { plan: Entry; visitorId: number | undefined; redemption: Redemption },
): Promise<Merge> {
  if (plan.way === 'upgrade') return { state: 'upgraded', boxes: 0, cards: 0 }
  if (plan.way !== 'enter' || plan.merge === 'none' || visitorId === undefined)
    return { state: 'none', boxes: 0, cards: 0 }
  const { context, services } = redemption
  const between = { memberId: plan.accountId, visitorId, now: context.now }
  await services.goods.join(tx, { from: visitorId, to: plan.accountId, now: context.now })
  return { state: 'switched', ...(await offerGoods(tx, between, services.goods)) }
}

/** The same request within its minute gets the same answer, unless the session has been ended. */
async function repeat(tx: Tx, { outcome, provider }: StoredCode, token: string) {
  const expiresAt = await findExpiry(tx, hashKey(token))
  if (!outcome || expiresAt === undefined) return refuse('OauthFailed')
  const { accountId, isNew, merge } = outcome
  return answer(tx, { account: await lockAccount(tx, accountId), isNew, merge, token, expiresAt, provider })
}

interface SignedIn {
  readonly account: Account
  readonly isNew: boolean
  readonly merge: Merge
  readonly token: string
  readonly expiresAt: Instant
  readonly provider: string
}

const answer = async (tx: Tx, { provider, ...signedIn }: SignedIn) =>
  ok({
    ...signedIn,
    standing: { provider, linkCount: (await listLinksOf(tx, signedIn.account.id)).length },
  })

/** The device of the calling session; without one the device id from the page, else the browser's own. */
function deviceOf({ params: { deviceId }, context: { caller }, services, browserHash }: Redemption): string {
  if (caller) return recordOf(caller).deviceMask
  return services.mask('device', deviceId === undefined ? browserHash : spelledAlike(deviceId))
}
