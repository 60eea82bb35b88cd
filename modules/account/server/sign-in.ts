import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import { times, type Limiter, type Rate } from '#kit/limits/limiter.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { CallContext } from '#kit/server/handler.ts'
import { REGION_CROWD, regionOf } from '#kit/server/client-address.ts'
import { hashKey, type Mask } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { days, hours, seconds, toWholeSeconds, type Duration, type Instant } from '#kit/time/time.ts'
import { mayEnter } from '../rules/ban.ts'
import { planSignIn, spelledAlike } from '../rules/device.ts'
import { expiryOf } from '../rules/session.ts'
import * as store from './account-store.ts'
import { isNewPlace } from './device-access.ts'
import { insertSession } from './session-store.ts'

export interface SignInServices {
  /** Notifies an account of a sign-in on an unknown device. */
  readonly newDevice: (tx: Tx, accountId: number, now: Instant) => Promise<void>
  readonly mask: Mask
  readonly limiter: Limiter
  readonly rates: SignInRates
}

export interface SignInRates {
  /** Per device; a network may sign in thirty times as often. */
  readonly signIn: Rate
  /** New accounts per household; every one of these limits must have a token left. */
  readonly newAccount: Readonly<Record<string, Rate>>
}

export const SIGN_IN_RATES: SignInRates = {
  signIn: { burst: 5, refillEvery: seconds(12) },
  newAccount: {
    // A school behind one address: two classes open the portal at once.
    'new-account-hour': { burst: 60, refillEvery: (hours(1) / 60) as Duration },
    'new-account-day': { burst: 150, refillEvery: (days(1) / 150) as Duration },
  },
}

/** Several households like the school of two classes; what their sign-ins cost the database is bounded by turns. */
const NETWORK_CROWD = 30
/** Sign-ins of one network that this process works on; others come in between, whatever one network sends. */
const inTurn = limitConcurrency(2)
/** Holds the device key: proof that this browser signed in before. Scripts cannot read it. */
const KEY_COOKIE = 'did'
const KEY_LIFETIME = days(400)

/** Signs a device in and writes its key into the browser. */
export async function signInDevice(deviceId: string, context: CallContext, services: SignInServices) {
  const { mask, rates } = services
  const deviceMask = mask('device', spelledAlike(deviceId))
  const wait = await signInWait(deviceMask, context, services)
  if (wait > 0) return tooFast(wait)
  const key = readKey(context)
  const attempt: Attempt = {
    context,
    mask,
    newAccountRates: rates.newAccount,
    deviceMask,
    keyHash: key && hashKey(key),
  }
  const enter = () => inTransaction(context.db, (tx) => signIn(tx, attempt))
  const { address } = context
  const outcome = await (address.isLocal ? enter() : inTurn(regionOf(address.network), enter))
  if (!outcome.ok) return outcome
  // Written only after the account is committed; an existing key is renewed for another 400 days.
  keepKey(context, outcome.value.newKey ?? key)
  return outcome
}

/** The device key that the browser brings. */
export const readKey = ({ cookies }: CallContext) => cookies.read(KEY_COOKIE)

/** Writes the device key into the browser. */
export function keepKey({ cookies }: CallContext, key: string | undefined) {
  if (key) cookies.keep(KEY_COOKIE, key, KEY_LIFETIME)
}

/** How long a device, or its network, has to wait before it may sign in. */
export async function signInWait(
  deviceMask: string,
  { address }: CallContext,
  { limiter, rates: { signIn: rate } }: SignInServices,
): Promise<Duration> {
  const wait = await limiter.take('sign-in', deviceMask, rate)
  if (wait > 0) return wait
  return takeOfNetwork(limiter, 'sign-in-network', address, times(rate, NETWORK_CROWD))
}

interface Attempt {
  readonly context: CallContext
  readonly mask: Mask
  readonly newAccountRates: SignInRates['newAccount']
  readonly deviceMask: string
  readonly keyHash: string | undefined
}

async function signIn(tx: Tx, attempt: Attempt) {
  const { context, deviceMask, keyHash } = attempt
  const { now, keys, device, address } = context
  const place = { network: address.network, platform: device.platform }
  await store.lockDevice(tx, deviceMask)
  const evidence = await store.findEvidence(tx, deviceMask, keyHash)
  const plan = planSignIn(evidence, place, now)
  if (plan.way === 'create') {
    const wait = await newAccountWait(tx, { context, mask: attempt.mask, rates: attempt.newAccountRates })
    if (wait > 0) return refuse('HumanNeeded', { kind: 'wait', retrySec: toWholeSeconds(wait) })
  }
  const account =
    plan.way === 'enter'
      ? await store.lockAccount(tx, plan.accountId)
      : await store.createAccount(tx, { keys, now, kind: 'visitor' })
  const entering = mayEnter(account, now)
  if (!entering.ok) return entering
  const needsKey = plan.way === 'create' || plan.needsKey
  await store.noteDevice(tx, { ...place, deviceMask, accountId: account.id, now })
  const newKey = needsKey ? keys.token() : undefined
  if (newKey) await store.addKey(tx, { accountId: account.id, deviceMask, keyHash: hashKey(newKey), now })
  else if (keyHash) await store.moveKey(tx, { keyHash, deviceMask })
  const session = await openAccountSession(tx, { account, deviceMask }, context)
  const canRecover = plan.way === 'create' && plan.canRecover
  return ok({ account, ...session, newKey, isNew: plan.way === 'create', canRecover })
}

interface Opening {
  readonly account: store.Account
  readonly deviceMask: string
  /** Drawn at random unless the caller must know it. */
  readonly token?: string
  readonly provider?: string | null
  /** Signed in by code or provider: check whether the device is new to the account. */
  readonly tells?: boolean
}

/** Opens a session of an account on a device. The caller holds the lock on the account. */
export async function openAccountSession(
  tx: Tx,
  { account, deviceMask, token: chosen, provider = null, tells = false }: Opening,
  { keys, now, device, address }: CallContext,
) {
  const token = chosen ?? keys.token()
  const expiresAt = expiryOf(account.kind, now, now)
  const isNew = tells && (await isNewPlace(tx, account.id, deviceMask))
  await insertSession(tx, {
    id: keys.id(now),
    tokenHash: hashKey(token),
    accountId: account.id,
    deviceMask,
    expiresAt,
    now,
    device,
    provider,
    network: address.network,
  })
  return { token, expiresAt, isNewPlace: isNew }
}

/** Loopback is not limited: tests run there, and so may a proxy that is not configured. */
export async function newAccountWait(
  tx: Tx,
  {
    context,
    mask,
    rates,
  }: {
    readonly context: CallContext
    readonly mask: Mask
    readonly rates: SignInRates['newAccount']
  },
): Promise<Duration> {
  const { address, now } = context
  if (address.isLocal) return 0 as Duration
  const limiter = postgresLimiter(tx, () => now)
  const household = mask('household', address.household)
  for (const [name, rate] of Object.entries(rates)) {
    const wait = await limiter.take(name, household, rate)
    if (wait > 0) return wait
  }
  const region = regionOf(address.network)
  if (region === address.network) return 0 as Duration
  for (const [name, rate] of Object.entries(rates)) {
    const wait = await limiter.take(name, mask('household', region), times(rate, REGION_CROWD))
    if (wait > 0) return wait
  }
  return 0 as Duration
}
