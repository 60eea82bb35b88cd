import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, KALAH, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { duelRecord, duelsPersonalData } from '#modules/duels/server/index.ts'
import { friendsCalls } from '#modules/friends/calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function two() {
  const both = ['Ann', 'Ben'].map((name) => portal.device(`${name} ${++strangers}`)) as [
    TestDevice,
    TestDevice,
  ]
  for (const device of both) await device.signIn()
  return both
}

async function begun(first: TestDevice, second: TestDevice, gameId = TIC_TAC_TOE) {
  const opened = await first.call(duelsCalls.openDuel, { gameId, begins: 'me' }, { opId: randomUUID() })
  const { code } = opened.result!.duel
  expect((await second.call(duelsCalls.joinDuel, { code })).error).toBeNull()
  return code
}

/** The first seat makes three in a row, after five moves. */
async function won(first: TestDevice, second: TestDevice) {
  const code = await begun(first, second)
  for (const [after, move] of [0, 3, 1, 4, 2].entries())
    await (after % 2 === 0 ? first : second).call(duelsCalls.makeMove, { code, after, move })
  return code
}

const names = async (device: TestDevice) => {
  await portal.api.deliver()
  const rows = await portal.db
    .selectFrom('badge_won')
    .select('badge_id')
    .where('account_id', '=', device.userId())
    .orderBy('badge_id')
    .execute()
  return rows.map((row) => row.badge_id)
}
const recount = (device: TestDevice) =>
  operatorTerminal(portal, { catalogue: () => duelCatalogue }).run(
    'badges',
    'recount',
    '--account',
    String(device.userId()),
  )

test('a finished duel gives both players their badges, and the winner theirs, when it is announced', async () => {
  const [ann, ben] = await two()
  await won(ann, ben)
  expect(await names(ann)).toEqual(['duels/1', 'duelsWon/1'])
  expect(await names(ben)).toEqual(['duels/1'])
})

test('winning from the second seat, against a friend, in two kinds of games', async () => {
  const [ann, ben] = await two()
  await ann.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
  await ben.call(friendsCalls.sendFriendRequest, { userId: ann.userId() })
  const code = await begun(ann, ben)
  for (const [after, move] of [0, 3, 1, 4, 8, 5].entries())
    await (after % 2 === 0 ? ann : ben).call(duelsCalls.makeMove, { code, after, move })
  const other = await begun(ann, ben, KALAH)
  // Holes are free to choose: each side empties one after another until ten moves are made.
  let made = 0
  for (let tries = 0; made < 10 && tries < 200; tries++) {
    const { duel } = (await ann.call(duelsCalls.readDuel, { code: other })).result!
    const mover = duel.turn === 0 ? ann : ben
    const answer = await mover.call(duelsCalls.makeMove, { code: other, after: made, move: tries % 12 })
    if (!answer.error) made = answer.result!.duel.moves.length
  }
  expect(made).toBe(10)
  await ann.call(duelsCalls.resignDuel, { code: other })
  const reached = await names(ben)
  expect(reached).toEqual(
    expect.arrayContaining(['duelKinds/1', 'duelsSecond/1', 'duelsWon/1', 'friendsBeaten/1']),
  )

  // A recount gives the same: when all is lost, when the duels are forgotten, when the friendship is over.
  await portal.db.deleteFrom('badge_won').where('account_id', '=', ben.userId()).execute()
  await recount(ben)
  expect(await names(ben)).toEqual(reached)
  await portal.db.deleteFrom('duel').execute()
  await ben.call(friendsCalls.removeFriend, { userId: ann.userId() })
  expect((await recount(ben)).text).toContain('0 badges came, 0 went')
})

test('repeatedly resigning at once gives nobody badges', async () => {
  const [ann, ben] = await two()
  for (let turn = 0; turn < 3; turn++) {
    const code = await begun(ann, ben)
    await ann.call(duelsCalls.makeMove, { code, after: 0, move: 4 })
    expect((await ben.call(duelsCalls.resignDuel, { code })).error).toBeNull()
  }
  expect([await names(ann), await names(ben)]).toEqual([[], []])
})

test('one win a day against the same player counts, and none against a visitor in the same network', async () => {
  const [ann, ben] = await two()
  await won(ann, ben)
  await won(ann, ben)
  const wins = async () => [...(await duelRecord(portal.db, ann.userId())).won.values()]
  expect(await wins()).toEqual([1])
  expect((await duelRecord(portal.db, ann.userId())).finished).toBe(2)
  portal.wait(days(1))
  await won(ann, ben)
  expect(await wins()).toEqual([2])

  const [dora, own] = await two()
  for (const device of [dora, own]) {
    device.address = '203.0.113.9'
    await device.call(accountCalls.signOut, {})
    device.token = undefined
    await device.signIn()
  }
  await won(dora, own)
  expect(await duelRecord(portal.db, dora.userId())).toMatchObject({ finished: 0, beaten: [] })
})

test('a duel counts once, whatever happens later', async () => {
  const [ann, ben] = await two()
  const code = await won(ann, ben)
  for (const device of [ben, ann]) await device.call(duelsCalls.askRematch, { code }, { opId: randomUUID() })
  portal.wait(days(1))
  const rows = await portal.db.selectFrom('duel_result').selectAll().where('code', '=', code).execute()
  expect(rows.map(({ account_id, outcome }) => [account_id, outcome]).toSorted()).toEqual(
    [
      [ann.userId(), 'won'],
      [ben.userId(), 'lost'],
    ].toSorted(),
  )
})

test('erasing a player deletes their duel results and their id in the results of others', async () => {
  const [ann, ben] = await two()
  await won(ann, ben)
  expect(await duelsPersonalData.collect(portal.db, ben.userId())).toMatchObject({
    results: [{ game: TIC_TAC_TOE, player: ann.userId(), seat: 'second', outcome: 'lost' }],
  })
  await inTransaction(portal.db, (tx) =>
    duelsPersonalData.erase(tx, { accountId: ben.userId(), systemId: 1, now: portal.now() }),
  )
  const rows = await portal.db
    .selectFrom('duel_result')
    .select(['account_id', 'against_id'])
    .where('account_id', 'in', [ann.userId(), ben.userId()])
    .execute()
  expect(rows).toEqual([{ account_id: ann.userId(), against_id: null }])
})
