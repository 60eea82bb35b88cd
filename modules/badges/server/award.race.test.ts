import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'
import { awardParts } from '#apps/server/badges.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { lockAccountAlone } from '#modules/account/server/index.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { award, awardIfNew } from './award.ts'
import { noteCarry, wonBadges } from './badge-store.ts'
import { noteReached, readOwner } from './owner-store.ts'
import type { AwardParts } from './services.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('an account cannot be erased between reading its facts and storing badges', async () => {
  const device = portal.device('nearly gone')
  await device.signIn()
  const accountId = device.userId()
  const { db } = portal
  const outcome = await inTransaction(db, async (tx) => {
    await award(tx, accountId, awardParts(catalogueOf([])), portal.now())
    return inTransaction(db, async (other) => {
      await sql`set local lock_timeout = '200ms'`.execute(other)
      await lockAccountAlone(other, accountId)
      return 'erased meanwhile'
    }).catch((error: { code?: string }) => {
      // lock_not_available
      if (error.code === '55P03') return 'waits'
      throw error
    })
  })
  expect(outcome).toBe('waits')
})

describe('a look that finds something new', () => {
  const parts = awardParts(catalogueOf([]))
  /** A player with a friend, of whom badges know nothing yet. */
  async function befriended(name: string) {
    const [one, other] = [portal.device(name), portal.device(`friend of ${name}`)]
    await one.signIn()
    await other.signIn()
    await one.call(friendsCalls.sendFriendRequest, { userId: other.userId() })
    await other.call(friendsCalls.sendFriendRequest, { userId: one.userId() })
    return one.userId()
  }
  const storedOf = async (accountId: number) => ({
    badges: (await wonBadges(portal.db, accountId)).map(({ badgeId }) => badgeId),
    friends: (await readOwner(portal.db, accountId)).mostFriends,
  })
  /** The parts of which `then` runs after the last fact was read. */
  const followedBy = (then: (accountId: number) => Promise<unknown>): AwardParts => ({
    ...parts,
    facts: {
      ...parts.facts,
      async hasSpoken(db, accountId) {
        const spoken = await parts.facts.hasSpoken(db, accountId)
        await then(accountId)
        return spoken
      },
    },
  })
  const look = (accountId: number, of: AwardParts) => awardIfNew(portal.db, accountId, of, portal.now())

  test('reads each fact once, and stores it', async () => {
    const accountId = await befriended('Olga')
    let reads = 0
    await look(
      accountId,
      followedBy(async () => reads++),
    )
    expect(reads).toBe(1)
    expect(await storedOf(accountId)).toEqual({ badges: ['friends/1'], friends: 1 })
  })

  test('does not lower what another look has stored meanwhile', async () => {
    const accountId = await befriended('Pia')
    const visitorId = await befriended('Pia before')
    // The visitor's facts are read after the member's maxima.
    await inTransaction(portal.db, (tx) => noteCarry(tx, accountId, visitorId))
    await look(
      accountId,
      followedBy(async (id) => {
        if (id !== visitorId) return
        await inTransaction(portal.db, (tx) =>
          noteReached(tx, accountId, { friends: 5, hasSpoken: true, friendsBeaten: 2 }),
        )
      }),
    )
    expect(await storedOf(accountId)).toEqual({ badges: ['friends/1'], friends: 5 })
    expect(await storedOf(visitorId)).toEqual({ badges: [], friends: 1 })
  })

  test('stores nothing about an account that was erased meanwhile', async () => {
    const accountId = await befriended('Quentin')
    const { badgeIds } = await look(
      accountId,
      followedBy((id) =>
        portal.db
          .updateTable('account')
          .set({ deleted_at: timestamp(portal.now()) })
          .where('id', '=', id)
          .execute(),
      ),
    )
    expect([...badgeIds]).toEqual([])
    expect(await storedOf(accountId)).toEqual({ badges: [], friends: 0 })
  })
})
