import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { holdPresent } from '#modules/account/server/index.ts'
import { earned } from '../rules/badges.ts'
import { NO_FACTS, tallyOf, type Facts, type Tally } from '../rules/facts.ts'
import { addBadges, carriedBy, dropBadges, noteCarry, wonBadges } from './badge-store.ts'
import { noteReached, reachedBy, type Reached } from './owner-store.ts'
import type { AwardParts, FactReaders } from './services.ts'

/** Turns values that can decrease in other modules into their maxima. */
type Reach<On extends Db> = (on: On, accountId: number, seen: Reached) => Promise<Reached>

/** Reads what other modules have proved; values that can decrease there are kept at their maximum here. */
async function readFacts<On extends Db>(
  on: On,
  accountId: number,
  read: FactReaders,
  reach: Reach<On>,
): Promise<Facts> {
  const proved = await read.proved(on, accountId)
  const played = await read.played(on, accountId)
  const collected = await read.collected(on, accountId)
  const invited = await read.invited(on, accountId)
  const { beaten, ...duels } = await read.duels(on, accountId)
  const rated = await read.rated(on, accountId)
  const friends = new Set(await read.friends(on, accountId))
  const reached = await reach(on, accountId, {
    friends: friends.size,
    hasSpoken: await read.hasSpoken(on, accountId),
    friendsBeaten: beaten.filter((id) => friends.has(id)).length,
  })
  return { ...proved, ...collected, ...reached, played, invited, duels, rated }
}

export interface Standing {
  readonly tally: Tally
  readonly badgeIds: ReadonlySet<string>
}

/** What an account's facts earn, including those of the visitor it was before. */
async function earnedBy<On extends Db>(
  on: On,
  accountId: number,
  { facts, world }: AwardParts,
  reach: Reach<On>,
): Promise<Standing> {
  const tally = tallyOf(await readFacts(on, accountId, facts, reach), world.games)
  const badgeIds = new Set(earned(tally, world.families))
  for (const visitorId of await carriedBy(on, accountId)) {
    const carried = tallyOf(await readFacts(on, visitorId, facts, reach), world.games)
    for (const badgeId of earned(carried, world.families)) badgeIds.add(badgeId)
  }
  return { tally, badgeIds }
}

const nothingEarned = ({ world }: AwardParts): Standing => ({
  tally: tallyOf(NO_FACTS, world.games),
  badgeIds: new Set(),
})

/**
 * The same, with the maxima stored. An erased account has earned nothing, even if an older announcement names it: nothing about it
 * may be stored again, and it cannot be erased meanwhile.
 */
async function standingOf(tx: Tx, accountId: number, parts: AwardParts): Promise<Standing> {
  const isHere = (await holdPresent(tx, [accountId])).has(accountId)
  if (!isHere) return nothingEarned(parts)
  return earnedBy(tx, accountId, parts, noteReached)
}

/** What an account has earned and does not have yet. */
async function missingTo(db: Db, accountId: number, { badgeIds }: Standing): Promise<readonly string[]> {
  const had = new Set((await wonBadges(db, accountId)).map(({ badgeId }) => badgeId))
  return [...badgeIds].filter((badgeId) => !had.has(badgeId))
}

/** Awards what an account has earned and does not have yet. */
export async function award(
  tx: Tx,
  accountId: number,
  parts: AwardParts,
  now: Instant,
): Promise<{ readonly isNew: boolean }> {
  const standing = await standingOf(tx, accountId, parts)
  const missing = await missingTo(tx, accountId, standing)
  await addBadges(tx, accountId, missing, now)
  return { isNew: missing.length > 0 }
}

/**
 * As `award`, but a look that finds nothing new locks and writes nothing. What it finds may be stored later without being read again:
 * facts only grow, maxima are raised and never set, and an account erased meanwhile is left out.
 */
export async function awardIfNew(
  db: Db,
  accountId: number,
  parts: AwardParts,
  now: Instant,
): Promise<Standing> {
  const risen = new Map<number, Reached>()
  const standing = await earnedBy(db, accountId, parts, async (on, owner, seen) => {
    const { reached, isNew } = await reachedBy(on, owner, seen)
    if (isNew) risen.set(owner, reached)
    return reached
  })
  const missing = await missingTo(db, accountId, standing)
  if (risen.size === 0 && missing.length === 0) return standing
  return inTransaction(db, async (tx) => {
    const present = await holdPresent(tx, [accountId, ...risen.keys()])
    if (!present.has(accountId)) return nothingEarned(parts)
    for (const [owner, reached] of risen) if (present.has(owner)) await noteReached(tx, owner, reached)
    await addBadges(tx, accountId, missing, now)
    return standing
  })
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
