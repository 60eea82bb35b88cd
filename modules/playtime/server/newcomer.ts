import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import { regionOf, type ClientAddress } from '#kit/server/client-address.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { Mask } from '#kit/server/masking.ts'
import { after, between, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { crowdEndsAt, isSettled, joinCrowd, NEWCOMER_LASTS, NEWCOMER_TIME } from '../rules/newcomers.ts'
import { findCrowd, noteCrowd } from './crowd-store.ts'
import { grantTime, hasNewcomerTime, listLive, lockClaims, markNewcomer } from './grant-store.ts'
import { SETTLED_RATES, type PlaytimeServices } from './services.ts'

/** A class that comes at once waits here, and not with a connection of the database each. */
const inTurn = limitConcurrency(1)

/** Grants newcomer's time if due; returns the seconds. */
export async function payNewcomer(services: PlaytimeServices, context: SignedInContext): Promise<number> {
  const { caller, db, address } = context
  if (await hasNewcomerTime(db, [`account:${caller.accountId}`])) return 0
  return inTurn(regionOf(address.network), () => inTransaction(db, (tx) => pay(tx, services, context)))
}

async function pay(tx: Tx, services: PlaytimeServices, context: SignedInContext): Promise<number> {
  const { accountId } = context.caller
  const { keys, now } = context
  await lockClaims(tx, accountId)
  const devices = await services.deviceMasksOf(tx, accountId)
  const marks = [`account:${accountId}`, ...devices.map((mask) => `device:${mask}`)]
  // Whoever was paid before takes no place of others.
  const wasPaid = await hasNewcomerTime(tx, marks)
  const endsAt = wasPaid ? undefined : await endOfTime(tx, services, context)
  if (!wasPaid && endsAt === undefined) return 0
  if (!(await markNewcomer(tx, marks, now)) || endsAt === undefined) return 0
  const seconds = toWholeSeconds(NEWCOMER_TIME)
  const grant = { grantId: keys.id(now), source: 'newcomer', seconds, secondsLeft: seconds } as const
  await grantTime(tx, accountId, { ...grant, startedAt: now, endsAt })
  return seconds
}

/**
 * Until when a newcomer's time lasts; undefined where they are not paid now. All counts are in the database: a restart or another
 * process gives no second round. A household and a network of IPv6 are a whole region here, since that may be one person's.
 */
async function endOfTime(
  tx: Tx,
  services: PlaytimeServices,
  context: SignedInContext,
): Promise<Instant | undefined> {
  const { address, now } = context
  const wholeDay = after(now, NEWCOMER_LASTS)
  if (address.isLocal) return wholeDay
  const limiter = postgresLimiter(tx, () => now)
  const network = services.mask('newcomer network', regionOf(address.network))
  if ((await limiter.take('newcomer', network, services.newcomerRate)) === 0) return wholeDay
  const household = householdOf(services.mask, address)
  if (await isPaidAsSettled(tx, services, { ...context, household })) return wholeDay
  await lockNamed(tx, `newcomers ${household}`)
  const crowd = joinCrowd(await findCrowd(tx, household), now)
  if (!crowd) return undefined
  await noteCrowd(tx, household, crowd)
  return crowdEndsAt(crowd)
}

const householdOf = (mask: Mask, { household }: ClientAddress) => mask('household', regionOf(household))

/** The household of somebody who has newcomer's time to play, as a mask; null for anybody else, and on localhost. */
export async function newcomersHousehold(
  db: Db,
  mask: Mask,
  { caller, address, now }: SignedInContext,
): Promise<string | null> {
  if (address.isLocal) return null
  const grants = await listLive(db, caller.accountId, now)
  return grants.some(({ source }) => source === 'newcomer') ? householdOf(mask, address) : null
}

async function isPaidAsSettled(
  tx: Tx,
  services: PlaytimeServices,
  { caller, now, household }: SignedInContext & { readonly household: string },
): Promise<boolean> {
  const age = between(await services.createdAt(tx, caller.accountId), now)
  const played = await services.playedBy(tx, caller.accountId)
  if (!isSettled({ age, played })) return false
  if (caller.access === 'member') return true
  const limiter = postgresLimiter(tx, () => now)
  await sql`savepoint settled`.execute(tx)
  for (const [name, rate] of Object.entries(SETTLED_RATES)) {
    if ((await limiter.take(name, household, rate)) === 0) continue
    // Whoever the week refuses gives the token of the day back.
    await sql`rollback to savepoint settled`.execute(tx)
    return false
  }
  return true
}
