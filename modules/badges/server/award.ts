import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { holdPresent } from '#modules/account/server/index.ts'
import { earned } from '../rules/badges.ts'
import { NO_FACTS, tallyOf, type Facts, type Tally } from '../rules/facts.ts'
import { addBadges, carriedBy, dropBadges, noteCarry, wonBadges } from './badge-store.ts'
import { noteReached } from './owner-store.ts'
import type { AwardParts, FactReaders } from './services.ts'

/** Reads what other modules have proved; values that can decrease there are kept at their maximum here. */
async function readFacts(tx: Tx, accountId: number, read: FactReaders): Promise<Facts> {
  const proved = await read.proved(tx, accountId)
  const played = await read.played(tx, accountId)
  const collected = await read.collected(tx, accountId)
  const invited = await read.invited(tx, accountId)
  const { beaten, ...duels } = await read.duels(tx, accountId)
  const rated = await read.rated(tx, accountId)
  const friends = new Set(await read.friends(tx, accountId))
  const seen = {
    friends: friends.size,
    hasSpoken: await read.hasSpoken(tx, accountId),
    friendsBeaten: beaten.filter((id) => friends.has(id)).length,
  }
  const reached = await noteReached(tx, accountId, seen)
  return { ...proved, ...collected, ...reached, played, invited, duels, rated }
}

export interface Standing {
  readonly tally: Tally
  readonly badgeIds: ReadonlySet<string>
}

/**
 * What an account's facts earn, including those of the visitor it was before. An erased account has none, even if an older
 * announcement names it: nothing about it may be stored again, and it cannot be erased meanwhile.
 */
async function standingOf(tx: Tx, accountId: number, { facts, world }: AwardParts): Promise<Standing> {
  const isHere = (await holdPresent(tx, [accountId])).has(accountId)
  if (!isHere) return { tally: tallyOf(NO_FACTS, world.games), badgeIds: new Set() }
  const tally = tallyOf(await readFacts(tx, accountId, facts), world.games)
  const badgeIds = new Set(earned(tally, world.families))
  for (const visitorId of await carriedBy(tx, accountId)) {
    const carried = tallyOf(await readFacts(tx, visitorId, facts), world.games)
    for (const badgeId of earned(carried, world.families)) badgeIds.add(badgeId)
  }
  return { tally, badgeIds }
}

/** Awards what an account has earned and does not have yet. */
export async function award(
  tx: Tx,
  accountId: number,
  parts: AwardParts,
  now: Instant,
): Promise<Standing & { readonly isNew: boolean }> {
  const standing = await standingOf(tx, accountId, parts)
  const had = new Set((await wonBadges(tx, accountId)).map(({ badgeId }) => badgeId))
  const missing = [...standing.badgeIds].filter((badgeId) => !had.has(badgeId))
  await addBadges(tx, accountId, missing, now)
  return { ...standing, isNew: missing.length > 0 }
}

export interface Recounted {
  readonly accountId: number
  readonly added: readonly string[]
  readonly dropped: readonly string[]
}

/**
 * Recomputes an account's badges from stored facts: missing ones are added, unfounded ones removed, the rest keep their date. Locking
 * the account is enough: facts only grow, and won badges are read before them, so a badge awarded meanwhile is not taken for an
 * unfounded one.
 */
export function recount(db: Db, accountId: number, parts: AwardParts, now: Instant): Promise<Recounted> {
  return inTransaction(db, async (tx) => {
    const had = (await wonBadges(tx, accountId)).map(({ badgeId }) => badgeId)
    const { badgeIds } = await standingOf(tx, accountId, parts)
    const added = [...badgeIds].filter((badgeId) => !had.includes(badgeId))
    const dropped = had.filter((badgeId) => !badgeIds.has(badgeId))
    await addBadges(tx, accountId, added, now)
    await dropBadges(tx, accountId, dropped)
    return { accountId, added, dropped }
  })
}

/** Carries a visitor's badges over to the member they became. */
export async function carryBadges(
  tx: Tx,
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: Instant },
): Promise<void> {
  await noteCarry(tx, to, from)
  const badges = await wonBadges(tx, from)
  await addBadges(
    tx,
    to,
    badges.map(({ badgeId }) => badgeId),
    now,
  )
}
