import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, KALAH, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { duelJobs } from '#apps/testing/duel-rules.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { duelsCalls } from '../calls.ts'
import { endOverdueDuels, cleanUpDuels } from './overdue-duels.ts'
import { FIRST_MOVE_WITHIN, GONE_AFTER, LIVE_WAITS_FOR } from '../rules/clock.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, pass, again, begun, underWay, won } = livePlayers(() => portal)
const keep = (device: TestDevice, code: string) => device.call(duelsCalls.keepSeat, { code })

describe('a live duel', () => {
  test('follows its clock, which moves and increments change', async () => {
    const { ann, ben, code } = await begun()
    expect(await readIn(ann, code)).toMatchObject({
      clock: '3+2',
      firstLeft: minutes(3),
      secondLeft: minutes(3),
      openingLeft: FIRST_MOVE_WITHIN,
      isRated: false,
    })
    await moveIn(ann, code, 0, 0)
    await moveIn(ben, code, 1, 3)
    await pass(seconds(25))
    expect(await readIn(ben, code)).toMatchObject({ firstLeft: seconds(155), openingLeft: null })
    const { result } = await moveIn(ann, code, 2, 1)
    expect(result!.duel).toMatchObject({ firstLeft: seconds(157), secondLeft: minutes(3) })
  })

  test('shows a move to everybody at the board with the message itself', async () => {
    const { ben, code, ann } = await underWay()
    heard.length = 0
    await moveIn(ann, code, 2, 1)
    const { body } = heard.find(({ to }) => to === `duel:${code}`)!
    expect(body).toMatchObject({ moveNum: 3, move: 1, turn: 1, leftB: minutes(3) })
    expect((await readIn(ben, code)).moves).toEqual([0, 3, 1])
  })

  test('is lost by the player who runs out of time by the server’s clock, also without open pages', async () => {
    const { ann, ben, code } = await underWay({ clock: '1+0' })
    await pass(milliseconds(minutes(1) + 500))
    expect(await readIn(ben, code)).toMatchObject({
      status: 'ended',
      endedBy: 'time',
      winner: 1,
      firstLeft: 0,
    })
    expect((await moveIn(ann, code, 2, 1)).error?.name).toBe('DuelOver')
    const row = await portal.db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirst()
    expect(row).toMatchObject({ status: 'ended', ended_by: 'time', winner: 1, due_at: null })
  })

  test('has its expired clock reported by the page that sees it, which notifies all others', async () => {
    const { ann, ben, code } = await underWay({ clock: '1+0' })
    await pass(seconds(60))
    portal.wait(seconds(1))
    heard.length = 0
    expect((await keep(ben, code)).result!.duel).toMatchObject({ endedBy: 'time', winner: 1 })
    expect(heard.some(({ to }) => to === `duel:${code}`)).toBe(true)
    expect((await readIn(ann, code)).status).toBe('ended')
  })

  test('survives a restart of its server: clocks stop while nobody can move', async () => {
    const { ann, ben, code } = await underWay({ clock: '1+0' })
    await pass(seconds(20))
    portal.wait(minutes(20))
    await portal.restart()
    // The page is quicker than the job of the new server.
    expect((await moveIn(ann, code, 2, 1)).result?.duel).toMatchObject({
      status: 'running',
      firstLeft: seconds(40),
    })
    await pass(seconds(30))
    expect(await readIn(ben, code)).toMatchObject({ status: 'running', secondLeft: seconds(30) })
    await pass(seconds(31))
    expect(await readIn(ben, code)).toMatchObject({ endedBy: 'time', winner: 0 })
  })

  test('is not lost by an outage, whether the job, a read or a claim comes first', async () => {
    const tables = [
      await underWay({ clock: '1+0' }),
      await underWay({ clock: '1+0', isRated: true }),
    ] as const
    await pass(seconds(20))
    portal.wait(minutes(20))
    await portal.restart()
    const [read, claimed] = tables
    expect(await readIn(read.ann, read.code)).toMatchObject({ status: 'running', firstLeft: 0 })
    expect((await claimed.ben.call(duelsCalls.claimWin, { code: claimed.code })).error?.name).toBe(
      'RivalStillHere',
    )
    portal.wait(minutes(20))
    await cleanUpDuels(duelJobs(portal))
    for (const { ann, code } of tables)
      expect(await readIn(ann, code)).toMatchObject({ status: 'running', firstLeft: seconds(40) })
  })

  test('continues while only the job is down: players’ pages keep it alive', async () => {
    const { ann, ben, code } = await underWay({ clock: '1+0' })
    await pass(seconds(4))
    for (let gone = 0; gone < seconds(40); gone += seconds(4)) {
      portal.wait(seconds(4))
      await keep(gone % seconds(8) === 0 ? ann : ben, code)
    }
    await endOverdueDuels(duelJobs(portal))
    expect(await readIn(ann, code)).toMatchObject({ status: 'running', firstLeft: seconds(16) })
  })

  test('without a first move counts for nobody', async () => {
    const { ann, ben, code } = await begun({ clock: '3+2', isRated: true })
    await pass(FIRST_MOVE_WITHIN)
    expect(await readIn(ann, code)).toMatchObject({ endedBy: 'aborted', winner: null })
    const other = await again({ ann, ben }, { isRated: true })
    expect((await ann.call(duelsCalls.resignDuel, { code: other.code })).result!.duel.endedBy).toBe('aborted')
    expect((await ann.call(duelsCalls.listRatings, {})).result!.ratings).toEqual([])
  })

  test('is won by the player who stays, once the opponent has been gone for long enough', async () => {
    const { ann, ben, code } = await underWay({ clock: '5+3' })
    const claim = (device: TestDevice) => device.call(duelsCalls.claimWin, { code })
    for (let beat = 0; beat < GONE_AFTER - seconds(5); beat += seconds(4)) {
      await pass(seconds(4))
      await keep(ann, code)
    }
    expect((await claim(ann)).error?.name).toBe('RivalStillHere')
    await pass(seconds(5))
    const stranger = await player()
    expect((await claim(stranger)).error?.name).toBe('DuelNotYours')
    expect((await readIn(ann, code)).rivalAway).toBeGreaterThanOrEqual(GONE_AFTER)
    expect((await claim(ann)).result!.duel).toMatchObject({ endedBy: 'abandoned', winner: 0 })
    // Asked twice, because the answer was lost.
    expect((await claim(ann)).result!.duel).toMatchObject({ endedBy: 'abandoned', winner: 0 })
    expect((await moveIn(ben, code, 3, 5)).error?.name).toBe('DuelOver')
  })

  test('continues for a player who returns in time', async () => {
    const { ann, ben, code } = await underWay({ clock: '5+3' })
    await pass(seconds(40))
    await keep(ben, code)
    await pass(seconds(10))
    await keep(ann, code)
    expect((await ann.call(duelsCalls.claimWin, { code })).error?.name).toBe('RivalStillHere')
    expect((await moveIn(ann, code, 2, 1)).error).toBeNull()
  })

  test('is withdrawn when nobody follows its link', async () => {
    const ann = await player()
    const wish = { gameId: TIC_TAC_TOE, begins: 'me', clock: '3+2' } as const
    const { code } = (await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
    await pass(milliseconds(LIVE_WAITS_FOR - 1))
    expect((await readIn(ann, code)).status).toBe('waiting')
    portal.wait(milliseconds(1))
    expect(await readIn(ann, code)).toMatchObject({ status: 'ended', endedBy: 'withdrawn' })
  })

  test('leads to a rematch with the same clock and swapped seats', async () => {
    const table = await begun({ clock: '5+3', isRated: true })
    await won(table)
    await table.ann.call(duelsCalls.askRematch, { code: table.code })
    const { result } = await table.ben.call(duelsCalls.askRematch, { code: table.code })
    const next = await readIn(table.ben, result!.duel.rematchCode!)
    expect(next).toMatchObject({
      status: 'running',
      clock: '5+3',
      seat: 0,
      isRated: true,
      openingLeft: FIRST_MOVE_WITHIN,
    })
  })
})

describe('a live duel accepts', () => {
  test.for([
    ['no move of the other side', 'ben', 2, 'NotYourTurn'],
    ['no move of a board that has gone on', 'ann', 1, 'NotYourTurn'],
    ['no move that the rules forbid', 'ann', 2, 'MoveNotAllowed'],
  ] as const)('%s', async ([, who, after, refusal]) => {
    const table = await underWay()
    const taken = refusal === 'MoveNotAllowed' ? 3 : 5
    expect((await moveIn(table[who], table.code, after, taken)).error?.name).toBe(refusal)
    expect((await readIn(table.ann, table.code)).moves).toEqual([0, 3])
  })

  test('nothing from somebody who only has the link: no move, seat, phrase or claim', async () => {
    const { code } = await underWay()
    const eve = await player()
    expect((await moveIn(eve, code, 2, 1)).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.joinDuel, { code })).error?.name).toBe('DuelFull')
    expect((await keep(eve, code)).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.resignDuel, { code })).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.offerDraw, { code, after: 2 })).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.sayPhrase, { code, phrase: 1 })).error?.name).toBe('DuelNotYours')
    expect(await readIn(eve, code)).toMatchObject({ seat: null, status: 'running', rivalAway: null })
  })

  test('at most half a second of claimed network delay', async () => {
    const { ann, code } = await underWay()
    await pass(seconds(60))
    const { result } = await moveIn(ann, code, 2, 1, 0)
    expect(result!.duel.firstLeft).toBe(minutes(2) + seconds(2) + 500)
    for (const spent of [-1, 1e12, 0.5]) {
      const asked = await ann.post('/api/game/duel/move', {
        body: { id: 1, head: ann.head, params: { duelCode: code, moveNum: 3, move: 5, useTime: spent } },
        headers: { authorization: `Bearer ${ann.token}` },
      })
      expect(asked.json().error, String(spent)).not.toBeNull()
    }
  })

  test('no clock that its family does not offer', async () => {
    const ann = await player()
    const wish = { gameId: KALAH, begins: 'me', clock: '10+0' } as const
    expect((await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).error?.name).toBe(
      'GameNotFound',
    )
  })

  test('one of eight phrases, sent to everybody at the board', async () => {
    const { ben, code } = await underWay()
    heard.length = 0
    expect((await ben.call(duelsCalls.sayPhrase, { code, phrase: 4 })).error).toBeNull()
    expect(heard.at(-1)).toMatchObject({ to: `duel:${code}`, body: { phrase: 4, saySeat: 1 } })
    const many = heard.length
    expect((await ben.call(duelsCalls.sayPhrase, { code, phrase: 9 as 8 })).error).not.toBeNull()
    expect(heard).toHaveLength(many)
  })
})
