import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue } from '#apps/testing/duel-games.ts'
import { duelJobs } from '#apps/testing/duel-rules.ts'
import { livePlayers, readIn } from '#apps/testing/live-duels.ts'
import { idsIn, resignIn, tablePlayers, type Table } from '#apps/testing/tables.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, minutes, seconds } from '#kit/time/time.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { duelsCalls } from '../calls.ts'
import { GONE_AFTER } from '../rules/clock.ts'
import { carryDuels } from './carry-duels.ts'
import { duelsPersonalData } from './personal-data.ts'
import { cleanUpDuels } from './overdue-duels.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, pass } = livePlayers(() => portal)
const { begun, goOn, rowOf } = tablePlayers(() => portal, player)

/** Everybody has had their first turn, so that the clocks run. */
async function pastOpening(table: Table) {
  for (;;) if ((await goOn(table)).duel.openingLeft === null) return
}

describe('a table', () => {
  test('by days goes on without whoever made no move, and rings for the next one', async () => {
    const { code, seats } = await begun(3)
    const { turn } = await readIn(seats[0]!, code)
    portal.wait(days(3))
    const spectator = await player()
    const shown = await readIn(spectator, code)
    expect(shown).toMatchObject({ status: 'running', gone: [turn], turn: (turn! + 1) % 3 })
    await portal.api.deliver()
    const rung = (await seats[(turn! + 1) % 3]!.call(noticesCalls.listNotices, {})).result!.notices
    // Of the others at the table, and of nobody who only looks.
    expect(rung.map(({ kind, from }) => [kind, from?.userId])).toEqual([
      ['duelTurn', seats[(turn! + 2) % 3]!.userId()],
    ])
    portal.wait(days(3))
    await cleanUpDuels(duelJobs(portal))
    const row = await rowOf(code)
    expect(row).toMatchObject({ status: 'ended', ended_by: 'time', winner: (turn! + 2) % 3 })
    expect(JSON.parse(row.places!)).toHaveLength(3)
    const again = await begun(3)
    const first = await readIn(again.seats[0]!, again.code)
    portal.wait(days(3))
    await cleanUpDuels(duelJobs(portal))
    await portal.api.deliver()
    const { notices } = (await again.seats[(first.turn! + 1) % 3]!.call(noticesCalls.listNotices, {})).result!
    expect(notices.map(({ subject }) => subject)).toContain(`/g/crazy-eights?duel=${again.code}`)
  })

  test('at a clock goes on without whose flag has fallen, while the others keep their time', async () => {
    const table = await begun(3, { clock: '1+0' })
    const { code, seats } = table
    await pastOpening(table)
    const { turn } = await readIn(seats[0]!, code)
    await pass(seconds(70))
    const shown = await readIn(seats[0]!, code)
    expect(shown).toMatchObject({ status: 'running', gone: [turn] })
    expect(shown.lefts[turn!]).toBe(0)
    expect(shown.lefts.filter((left) => left > 0)).toHaveLength(2)
    await pass(minutes(2))
    expect(await readIn(seats[0]!, code)).toMatchObject({ status: 'ended', endedBy: 'time' })
  })

  test('goes on without a player who is gone, once another says so', async () => {
    const table = await begun(3, { clock: '5+3' })
    const { code, seats } = table
    await pastOpening(table)
    const { turn } = await readIn(seats[0]!, code)
    const others = seats.filter((_, seat) => seat !== turn)
    expect((await others[0]!.call(duelsCalls.claimWin, { code })).error?.name).toBe('RivalStillHere')
    for (let passed = 0; passed < 5; passed++) {
      await pass(seconds(10))
      for (const other of others) await other.call(duelsCalls.keepSeat, { code })
    }
    const claimed = (await others[0]!.call(duelsCalls.claimWin, { code })).result!.duel
    expect(claimed).toMatchObject({ status: 'running', gone: [turn] })
    expect((await others[0]!.call(duelsCalls.claimWin, { code })).result!.duel.gone).toEqual([turn])
  })

  test('counts the silence of whoever comes next from the moment it is their turn', async () => {
    const table = await begun(3, { clock: '5+3' })
    const { code, seats } = table
    await pastOpening(table)
    const turn = (await readIn(seats[0]!, code)).turn!
    const stays = seats[(turn + 2) % 3]!
    for (let passed = 0; passed < 5; passed++) {
      await pass(seconds(10))
      await stays.call(duelsCalls.keepSeat, { code })
    }
    expect((await readIn(stays, code)).rivalAway).toBeGreaterThanOrEqual(GONE_AFTER)
    const claimed = (await stays.call(duelsCalls.claimWin, { code })).result!.duel
    expect(claimed).toMatchObject({ turn: (turn + 1) % 3, rivalAway: 0 })
    await pass(seconds(40))
    expect((await readIn(stays, code)).rivalAway).toBe(seconds(40))
  })

  test('goes on without a player who was erased, and ends with the last one', async () => {
    const { code, seats } = await begun(3)
    const erase = (device: TestDevice) =>
      inTransaction(portal.db, (tx) =>
        duelsPersonalData.erase(tx, { accountId: device.userId(), systemId: 0, now: portal.now() }),
      )
    const { turn } = await readIn(seats[0]!, code)
    await erase(seats[turn!]!)
    const stays = seats[(turn! + 1) % 3]!
    const shown = await readIn(stays, code)
    expect(shown).toMatchObject({ status: 'running', gone: [turn], turn: (turn! + 1) % 3 })
    expect(shown.players[turn!]).toBeNull()
    await erase(seats[(turn! + 2) % 3]!)
    expect(await readIn(stays, code)).toMatchObject({ status: 'ended', winner: (turn! + 1) % 3 })
    // Two who are erased before anybody looks leave the third as the winner.
    const other = await begun(3)
    await erase(other.seats[0]!)
    await erase(other.seats[1]!)
    expect(await readIn(other.seats[2]!, other.code)).toMatchObject({ status: 'ended', winner: 2 })
  })

  test('is played again by the same people, each of whom moves up by a seat, once all have asked', async () => {
    const { code, seats } = await begun(3, { clock: '5+3' })
    for (const device of seats.slice(0, 2)) await resignIn(device, code)
    const ask = async (device: TestDevice) =>
      (await device.call(duelsCalls.askRematch, { code })).result!.duel
    expect(await ask(seats[0]!)).toMatchObject({ rematchAsked: [0], rematchCode: null })
    expect(await ask(seats[0]!)).toMatchObject({ rematchAsked: [0] })
    expect(await ask(seats[2]!)).toMatchObject({ rematchAsked: [0, 2], rematchCode: null })
    const { rematchCode } = await ask(seats[1]!)
    const next = await readIn(seats[0]!, rematchCode!)
    expect(next).toMatchObject({ status: 'running', moveCount: 0, seat: 2 })
    expect(idsIn(next)).toEqual([seats[1], seats[2], seats[0]].map((one) => one!.userId()))
    expect((await rowOf(rematchCode!)).deal_key).not.toBe((await rowOf(code)).deal_key)
  })

  test('is in the list and the export of each of its players, and moves along to a member', async () => {
    const { code, seats } = await begun(3)
    for (const device of seats) {
      const { duels } = (await device.call(duelsCalls.listDuels, {})).result!
      expect(duels.map((duel) => duel.code)).toContain(code)
    }
    const [, , third] = seats
    const { duels } = (await duelsPersonalData.collect(portal.db, third!.userId())) as { duels: object[] }
    expect(duels).toMatchObject([
      { seat: 'third', players: [seats[0]!.userId(), seats[1]!.userId()], moves: null },
    ])
    const member = await player()
    await inTransaction(portal.db, (tx) => carryDuels(tx, { from: third!.userId(), to: member.userId() }))
    expect(idsIn(await readIn(member, code))[2]).toBe(member.userId())
  })

  test('is kept whole by the database: no earlier release ends it as one of two', async () => {
    const { code, seats } = await begun(3)
    const ended = { status: 'ended', turn: null, ended_by: 'time', winner: 1, ended_at: new Date() } as never
    const change = (values: object) =>
      portal.db.updateTable('duel').set(values).where('code', '=', code).execute()
    await expect(change(ended)).rejects.toThrow('duel_has_places')
    await expect(change({ turn: 3 })).rejects.toThrow('duel_turn_check')
    await expect(change({ third_id: seats[0]!.userId() })).rejects.toThrow('duel_')
    await expect(change({ draw_by: 0 })).rejects.toThrow('duel_draw_of_two')
    await expect(change({ seat_count: 2 })).rejects.toThrow('duel_seats_exist')
  })
})
