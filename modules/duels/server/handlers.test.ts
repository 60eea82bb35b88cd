import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, KALAH, NO_DUEL, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, hours, minutes } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { duelsCalls } from '../calls.ts'
import type { Beginner, Move } from '../model.ts'
import { duelsPersonalData } from './personal-data.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function players(count: number): Promise<TestDevice[]> {
  const devices = Array.from({ length: count }, () => portal.device(`duellist ${++strangers}`))
  for (const device of devices) await device.signIn()
  heard.length = 0
  return devices
}

const open = (device: TestDevice, gameId = TIC_TAC_TOE, begins: Beginner = 'me') =>
  device.call(duelsCalls.openDuel, { gameId, begins }, { opId: randomUUID() })
const codeBy = async (device: TestDevice, gameId = TIC_TAC_TOE) =>
  (await open(device, gameId)).result!.duel.code
const read = async (device: TestDevice, code: string) =>
  (await device.call(duelsCalls.readDuel, { code })).result!.duel
const join = (device: TestDevice, code: string) => device.call(duelsCalls.joinDuel, { code })
const move = (device: TestDevice, code: string, after: number, one: Move) =>
  device.call(duelsCalls.makeMove, { code, after, move: one })
const list = async (device: TestDevice) => (await device.call(duelsCalls.listDuels, {})).result!.duels
const noticesOf = async (device: TestDevice) => {
  await portal.api.deliver()
  const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
  return notices.map(({ kind, subject }) => [kind, subject])
}

/** Ann has opened a game, begins it, and Ben has come. */
async function begun(gameId = TIC_TAC_TOE) {
  const [ann, ben] = await players(2)
  const code = await codeBy(ann!, gameId)
  expect((await join(ben!, code)).error).toBeNull()
  return { ann: ann!, ben: ben!, code }
}

/** Ann has three in a row after five moves. */
async function played() {
  const table = await begun()
  for (const [index, cell] of [0, 3, 1, 4, 2].entries())
    await move(index % 2 === 0 ? table.ann : table.ben, table.code, index, cell)
  return table
}

describe('a duel', () => {
  test('is opened, joined by its link, and played to its end', async () => {
    const [ann, ben] = await players(2)
    const { duel } = (await open(ann!)).result!
    expect(duel).toMatchObject({ status: 'waiting', seat: 0, turn: null, second: null, slug: 'tic-tac-toe' })
    const joined = (await join(ben!, duel.code)).result!.duel
    expect(joined).toMatchObject({ status: 'running', seat: 1, turn: 0, first: { userId: ann!.userId() } })
    for (const [index, cell] of [0, 3, 1, 4].entries())
      expect((await move(index % 2 === 0 ? ann! : ben!, duel.code, index, cell)).error).toBeNull()
    const end = (await move(ann!, duel.code, 4, 2)).result!.duel
    expect(end).toMatchObject({ status: 'ended', endedBy: 'board', winner: 0, dueAt: null })
    expect(await read(ben!, duel.code)).toMatchObject({ moves: [0, 3, 1, 4, 2], winner: 0, seat: 1 })
  })

  test('against a friend notifies them by the bell, with a link to the board', async () => {
    const [ann, ben, cleo] = await players(3)
    await ann!.call(friendsCalls.sendFriendRequest, { userId: ben!.userId() })
    await ben!.call(friendsCalls.sendFriendRequest, { userId: ann!.userId() })
    const ask = (friend: TestDevice) =>
      ann!.call(
        duelsCalls.openDuel,
        { gameId: TIC_TAC_TOE, begins: 'friend', friendId: friend.userId() },
        { opId: randomUUID() },
      )
    const { code } = (await ask(ben!)).result!.duel
    expect(await noticesOf(ben!)).toContainEqual(['duelTurn', `/g/tic-tac-toe?duel=${code}`])
    expect((await join(ben!, code)).result?.duel).toMatchObject({ status: 'running', seat: 0, turn: 0 })
    expect((await ask(cleo!)).error?.name).toBe('UserNotFound')
    expect(await noticesOf(cleo!)).toEqual([])
  })

  test('begins with the player named by the opener', async () => {
    const [ann] = await players(1)
    expect((await open(ann!, TIC_TAC_TOE, 'friend')).result!.duel.seat).toBe(1)
  })

  test('gives another turn if the rules do', async () => {
    const { ann, ben, code } = await begun(KALAH)
    // Four seeds from the third house end in the store.
    expect((await move(ann, code, 0, 2)).result!.duel.turn).toBe(0)
    expect((await move(ben, code, 1, 7)).error?.name).toBe('NotYourTurn')
    expect((await move(ann, code, 1, 0)).result!.duel.turn).toBe(1)
  })

  test.for([
    ['of the side that waits', 'ben', 0, 4, 'NotYourTurn'],
    ['that the rules forbid', 'ann', 0, 9, 'MoveNotAllowed'],
    ['that is no move at all', 'ann', 0, 'queen', 'MoveNotAllowed'],
    ['on a board that is not there', 'ann', 1, 4, 'NotYourTurn'],
  ] as const)('accepts no move %s', async ([, who, after, cell, refusal]) => {
    const table = await begun()
    expect((await move(table[who], table.code, after, cell)).error?.name).toBe(refusal)
    expect((await read(table.ann, table.code)).moves).toEqual([])
  })

  test('accepts each field once', async () => {
    const { ann, ben, code } = await begun()
    await move(ann, code, 0, 4)
    expect((await move(ben, code, 1, 4)).error?.name).toBe('MoveNotAllowed')
  })

  test('recognises a resent move whose answer was lost', async () => {
    const { ann, code } = await begun()
    await move(ann, code, 0, 4)
    const again = await move(ann, code, 0, 4)
    expect(again.result?.duel.moves).toEqual([4])
  })

  test('can be watched by third parties, who can do nothing', async () => {
    const { ann, code } = await begun()
    const [eve] = await players(1)
    expect((await join(eve!, code)).error?.name).toBe('DuelFull')
    expect(await read(eve!, code)).toMatchObject({ seat: null, turn: 0 })
    expect((await move(eve!, code, 0, 4)).error?.name).toBe('DuelNotYours')
    expect((await eve!.call(duelsCalls.resignDuel, { code })).error?.name).toBe('DuelNotYours')
    expect((await eve!.call(duelsCalls.askRematch, { code })).error?.name).toBe('DuelNotYours')
    expect((await read(ann, code)).status).toBe('running')
  })

  test('with an unknown code or a game that is not for two is refused', async () => {
    const [ann] = await players(1)
    const unknown = await ann!.call(duelsCalls.readDuel, { code: 'a'.repeat(16) })
    expect(unknown.error).toMatchObject({ name: 'DuelUnknown', code: 200901 })
    expect((await open(ann!, NO_DUEL)).error?.name).toBe('GameNotFound')
    expect((await open(ann!, 999_999)).error?.name).toBe('GameNotFound')
  })
})

describe('a duel of two players', () => {
  test('looks full to a player blocked by its opener', async () => {
    const [ann, ben] = await players(2)
    const code = await codeBy(ann!)
    await ann!.call(friendsCalls.blockPlayer, { userId: ben!.userId() })
    expect((await join(ben!, code)).error?.name).toBe('DuelFull')
  })

  test('is announced on its topic and to both players', async () => {
    const { ann, ben, code } = await begun()
    heard.length = 0
    await move(ann, code, 0, 4)
    expect(heard.filter(({ kind }) => kind === 'duels')).toEqual([
      { to: `duel:${code}`, kind: 'duels', body: { moveNum: 1, move: 4, turn: 1 } },
      { to: [ann.userId(), ben.userId()], kind: 'duels', body: { code } },
    ])
    heard.length = 0
    await move(ann, code, 0, 4)
    expect(heard).toEqual([])
  })

  test('ends without a winner when its moves are no longer allowed', async () => {
    const { ann, code } = await begun()
    await portal.db.updateTable('duel').set({ moves: '[99]' }).where('code', '=', code).execute()
    expect((await move(ann, code, 1, 4)).result!.duel).toMatchObject({ endedBy: 'rules', winner: null })
  })

  test('continues after a restart of the server', async () => {
    const { ann, ben, code } = await begun()
    await move(ann, code, 0, 4)
    await portal.restart()
    expect((await move(ben, code, 1, 4)).error?.name).toBe('MoveNotAllowed')
    expect((await move(ben, code, 1, 0)).result!.duel.moves).toEqual([4, 0])
  })
})

describe('time', () => {
  test('of three days expires for the player to move, with and without the job', async () => {
    const { ann, ben, code } = await begun()
    portal.wait(minutes(3 * 24 * 60 - 1))
    await Promise.all([ann.signIn(), ben.signIn()])
    expect((await read(ben, code)).status).toBe('running')
    portal.wait(minutes(1))
    expect(await read(ben, code)).toMatchObject({ status: 'ended', endedBy: 'time', winner: 1 })
    expect((await move(ann, code, 0, 4)).error?.name).toBe('DuelOver')
    await portal.api.tidy()
    const row = await portal.db
      .selectFrom('duel')
      .select(['status', 'winner'])
      .where('code', '=', code)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'ended', winner: 1 })
  })

  test('of seven days expires for an empty seat, and after thirty more the duel is deleted', async () => {
    const [ann] = await players(1)
    const code = await codeBy(ann!)
    portal.wait(days(7))
    await ann!.signIn()
    expect(await read(ann!, code)).toMatchObject({ status: 'ended', endedBy: 'withdrawn' })
    await portal.api.tidy()
    portal.wait(days(30))
    await ann!.signIn()
    await portal.api.tidy()
    expect((await ann!.call(duelsCalls.readDuel, { code })).error?.name).toBe('DuelUnknown')
  })
})

describe('the end', () => {
  test('comes when a player resigns', async () => {
    const { ann, ben, code } = await begun()
    const given = (await ben.call(duelsCalls.resignDuel, { code })).result!.duel
    expect(given).toMatchObject({ endedBy: 'resigned', winner: 0 })
    expect((await move(ann, code, 0, 4)).error?.name).toBe('DuelOver')
  })

  test('leads to a rematch with swapped seats, when both ask', async () => {
    const { ann, ben, code } = await played()
    const asked = (await ben.call(duelsCalls.askRematch, { code })).result!.duel
    expect(asked).toMatchObject({ rematchBy: 1, rematchCode: null })
    const { rematchCode } = (await ann.call(duelsCalls.askRematch, { code })).result!.duel
    expect(await read(ben, rematchCode!)).toMatchObject({ status: 'running', seat: 0, turn: 0, moves: [] })
    // Once more is the same game.
    expect((await ben.call(duelsCalls.askRematch, { code })).result!.duel.rematchCode).toBe(rematchCode)
  })
})

describe('the bell', () => {
  test('notifies a player who is away when it becomes their turn, and leads to the board', async () => {
    const { ann, ben, code } = await begun()
    portal.wait(minutes(5))
    await move(ann, code, 0, 4)
    expect(await noticesOf(ben)).toEqual([['duelTurn', `/g/tic-tac-toe?duel=${code}`]])
  })

  test('is silent for a player who is online', async () => {
    const { ann, ben, code } = await begun()
    portal.wait(minutes(5))
    await read(ben, code)
    await move(ann, code, 0, 4)
    expect(await noticesOf(ben)).toEqual([])
  })
})

describe('a player', () => {
  test('sees duels with their turn first', async () => {
    const [ann, ben] = await players(2)
    const waits = await codeBy(ann!)
    const theirs = await codeBy(ann!)
    await join(ben!, theirs)
    await move(ann!, theirs, 0, 4)
    const over = await codeBy(ann!)
    await ann!.call(duelsCalls.resignDuel, { code: over })
    portal.wait(hours(1))
    const mine = await codeBy(ann!)
    await join(ben!, mine)
    expect((await list(ann!)).map(({ code }) => code)).toEqual([mine, theirs, waits, over])
    expect((await list(ben!)).map(({ code }) => code)).toEqual([theirs, mine])
  })

  test('has at most twenty open duels', async () => {
    const [ann, ben] = await players(2)
    const codes: string[] = []
    for (let count = 0; count < 20; count++) codes.push(await codeBy(ann!))
    expect((await open(ann!)).error).toMatchObject({ name: 'DuelLimit', code: 200906 })
    const foreign = await codeBy(ben!)
    expect((await join(ann!, foreign)).error?.name).toBe('DuelLimit')
    await ann!.call(duelsCalls.resignDuel, { code: codes[0]! })
    expect((await join(ann!, foreign)).error).toBeNull()
  })

  test('an erased player has resigned, and their seat is empty', async () => {
    const { ann, ben, code } = await begun()
    const erase = () =>
      inTransaction(portal.db, (tx) =>
        duelsPersonalData.erase(tx, { accountId: ben.userId(), systemId: 0, now: portal.now() }),
      )
    const { duels } = (await duelsPersonalData.collect(portal.db, ben.userId())) as { duels: object[] }
    expect(duels).toMatchObject([{ game: TIC_TAC_TOE, seat: 'second', player: ann.userId(), moves: [] }])
    await erase()
    await erase()
    expect(await read(ann, code)).toMatchObject({ endedBy: 'resigned', winner: 0, second: null })
    expect(await duelsPersonalData.collect(portal.db, ben.userId())).toMatchObject({ duels: [], results: [] })
    expect((await ann.call(duelsCalls.askRematch, { code })).error?.name).toBe('DuelOver')
  })
})
