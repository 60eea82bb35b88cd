import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, KALAH, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { milliseconds, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { duelsCalls } from '../calls.ts'
import type { Move } from '../model.ts'
import { FIRST_MOVE_WITHIN, GONE_AFTER, LIVE_WAITS_FOR, type ClockName } from '../rules/clock.ts'
import { MOST_RATED_OF_PAIR } from '../rules/rating.ts'
import { dropFlags } from './tidy.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function player(): Promise<TestDevice> {
  strangers++
  const device = portal.device(`by the clock ${strangers}`)
  device.address = `198.51.${strangers}.7`
  await device.signIn()
  return device
}

/** Time passes while a server looks at the clocks. */
async function pass(length: Duration) {
  for (let gone = 0; gone < length; gone += seconds(10)) {
    portal.wait(milliseconds(Math.min(seconds(10), length - gone)))
    await dropFlags(portal.db, portal.now())
  }
}

const move = (device: TestDevice, code: string, after: number, one: Move, spent?: number) =>
  device.call(duelsCalls.makeMove, { code, after, move: one, ...(spent === undefined ? {} : { spent }) })
const read = async (device: TestDevice, code: string) =>
  (await device.call(duelsCalls.readDuel, { code })).result!.duel
const keep = (device: TestDevice, code: string) => device.call(duelsCalls.keepSeat, { code })
const ratingsOf = async (device: TestDevice) =>
  (await device.call(duelsCalls.listRatings, {})).result!.ratings

interface Table {
  readonly ann: TestDevice
  readonly ben: TestDevice
  readonly code: string
}

/** Ann has opened a live duel, begins it, and Ben has come. */
async function begun(clock: ClockName = '3+2', isRated = false, gameId = TIC_TAC_TOE): Promise<Table> {
  const [ann, ben] = [await player(), await player()]
  return again({ ann, ben }, clock, isRated, gameId)
}

async function again(
  { ann, ben }: Omit<Table, 'code'>,
  clock: ClockName,
  isRated: boolean,
  gameId = TIC_TAC_TOE,
): Promise<Table> {
  const opened = await ann.call(
    duelsCalls.openDuel,
    { gameId, begins: 'me', clock, isRated },
    { opId: randomUUID() },
  )
  const { code } = opened.result!.duel
  expect((await ben.call(duelsCalls.joinDuel, { code })).error).toBeNull()
  heard.length = 0
  return { ann, ben, code }
}

/** Both have made their first move. */
async function underWay(...wish: Parameters<typeof begun>) {
  const table = await begun(...wish)
  await move(table.ann, table.code, 0, 0)
  await move(table.ben, table.code, 1, 3)
  return table
}

/** Ann wins by three in a row. */
async function won({ ann, ben, code }: Table) {
  for (const [index, cell] of [0, 3, 1, 4, 2].entries())
    await move(index % 2 === 0 ? ann : ben, code, index, cell)
}

describe('a live duel', () => {
  test('runs by its clock, which moves and their increments change', async () => {
    const { ann, ben, code } = await begun()
    expect(await read(ann, code)).toMatchObject({
      clock: '3+2',
      firstLeft: minutes(3),
      secondLeft: minutes(3),
      openingLeft: FIRST_MOVE_WITHIN,
      isRated: false,
    })
    await move(ann, code, 0, 0)
    await move(ben, code, 1, 3)
    await pass(seconds(25))
    expect(await read(ben, code)).toMatchObject({ firstLeft: seconds(155), openingLeft: null })
    const { result } = await move(ann, code, 2, 1)
    expect(result!.duel).toMatchObject({ firstLeft: seconds(157), secondLeft: minutes(3) })
  })

  test('shows a move to everybody at the board with the message itself', async () => {
    const { ben, code, ann } = await underWay()
    heard.length = 0
    await move(ann, code, 2, 1)
    const { body } = heard.find(({ to }) => to === `duel:${code}`)!
    expect(body).toMatchObject({ moveNum: 3, move: 1, turn: 1, leftB: minutes(3) })
    expect((await read(ben, code)).moves).toEqual([0, 3, 1])
  })

  test('is lost by whoever runs out of time, as the server sees it, also when no page is left', async () => {
    const { ann, ben, code } = await underWay('1+0')
    await pass(milliseconds(minutes(1) + 500))
    expect(await read(ben, code)).toMatchObject({ status: 'ended', endedBy: 'time', winner: 1, firstLeft: 0 })
    expect((await move(ann, code, 2, 1)).error?.name).toBe('DuelOver')
    const row = await portal.db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirst()
    expect(row).toMatchObject({ status: 'ended', ended_by: 'time', winner: 1, due_at: null })
  })

  test('has its fallen flag written down by the page that sees it, which tells all others', async () => {
    const { ann, ben, code } = await underWay('1+0')
    await pass(seconds(60))
    portal.wait(seconds(1))
    heard.length = 0
    expect((await keep(ben, code)).result!.duel).toMatchObject({ endedBy: 'time', winner: 1 })
    expect(heard.some(({ to }) => to === `duel:${code}`)).toBe(true)
    expect((await read(ann, code)).status).toBe('ended')
  })

  test('survives the end of its server: clocks stand still while nobody could move', async () => {
    const { ann, ben, code } = await underWay('1+0')
    await pass(seconds(20))
    portal.wait(minutes(20))
    await portal.restart()
    // The page is quicker than the job of the new server.
    expect((await move(ann, code, 2, 1)).result?.duel).toMatchObject({
      status: 'running',
      firstLeft: seconds(40),
    })
    await pass(seconds(30))
    expect(await read(ben, code)).toMatchObject({ status: 'running', secondLeft: seconds(30) })
    await pass(seconds(31))
    expect(await read(ben, code)).toMatchObject({ endedBy: 'time', winner: 0 })
  })

  test('that nobody begins counts for nobody', async () => {
    const { ann, ben, code } = await begun('3+2', true)
    await pass(FIRST_MOVE_WITHIN)
    expect(await read(ann, code)).toMatchObject({ endedBy: 'aborted', winner: null })
    const other = await again({ ann, ben }, '3+2', true)
    expect((await ann.call(duelsCalls.resignDuel, { code: other.code })).result!.duel.endedBy).toBe('aborted')
    expect(await ratingsOf(ann)).toEqual([])
  })

  test('is won by whoever stays, once the other has been gone for long enough', async () => {
    const { ann, ben, code } = await underWay('5+3')
    const claim = (device: TestDevice) => device.call(duelsCalls.claimWin, { code })
    for (let beat = 0; beat < GONE_AFTER - seconds(5); beat += seconds(4)) {
      await pass(seconds(4))
      await keep(ann, code)
    }
    expect((await claim(ann)).error?.name).toBe('RivalStillHere')
    await pass(seconds(5))
    const stranger = await player()
    expect((await claim(stranger)).error?.name).toBe('DuelNotYours')
    expect((await read(ann, code)).rivalAway).toBeGreaterThanOrEqual(GONE_AFTER)
    expect((await claim(ann)).result!.duel).toMatchObject({ endedBy: 'abandoned', winner: 0 })
    // Asked twice, because the answer was lost.
    expect((await claim(ann)).result!.duel).toMatchObject({ endedBy: 'abandoned', winner: 0 })
    expect((await move(ben, code, 3, 5)).error?.name).toBe('DuelOver')
  })

  test('goes on for whoever comes back in time', async () => {
    const { ann, ben, code } = await underWay('5+3')
    await pass(seconds(40))
    await keep(ben, code)
    await pass(seconds(10))
    await keep(ann, code)
    expect((await ann.call(duelsCalls.claimWin, { code })).error?.name).toBe('RivalStillHere')
    expect((await move(ann, code, 2, 1)).error).toBeNull()
  })

  test('is withdrawn when nobody follows its link', async () => {
    const ann = await player()
    const wish = { gameId: TIC_TAC_TOE, begins: 'me', clock: '3+2' } as const
    const { code } = (await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
    await pass(milliseconds(LIVE_WAITS_FOR - 1))
    expect((await read(ann, code)).status).toBe('waiting')
    portal.wait(milliseconds(1))
    expect(await read(ann, code)).toMatchObject({ status: 'ended', endedBy: 'withdrawn' })
  })

  test('leads to a rematch by the same clock, with the seats changed', async () => {
    const table = await begun('5+3', true)
    await won(table)
    await table.ann.call(duelsCalls.askRematch, { code: table.code })
    const { result } = await table.ben.call(duelsCalls.askRematch, { code: table.code })
    const next = await read(table.ben, result!.duel.rematchCode!)
    expect(next).toMatchObject({
      status: 'running',
      clock: '5+3',
      seat: 0,
      isRated: true,
      openingLeft: FIRST_MOVE_WITHIN,
    })
  })
})

describe('a live duel takes', () => {
  test.for([
    ['no move of the other side', 'ben', 2, 'NotYourTurn'],
    ['no move of a board that has gone on', 'ann', 1, 'NotYourTurn'],
    ['no move that the rules forbid', 'ann', 2, 'MoveNotAllowed'],
  ] as const)('%s', async ([, who, after, refusal]) => {
    const table = await underWay()
    const taken = refusal === 'MoveNotAllowed' ? 3 : 5
    expect((await move(table[who], table.code, after, taken)).error?.name).toBe(refusal)
    expect((await read(table.ann, table.code)).moves).toEqual([0, 3])
  })

  test('nothing from whoever only has the link: no move, no seat, no word, no claim', async () => {
    const { code } = await underWay()
    const eve = await player()
    expect((await move(eve, code, 2, 1)).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.joinDuel, { code })).error?.name).toBe('DuelFull')
    expect((await keep(eve, code)).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.resignDuel, { code })).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.offerDraw, { code, after: 2 })).error?.name).toBe('DuelNotYours')
    expect((await eve.call(duelsCalls.sayPhrase, { code, phrase: 1 })).error?.name).toBe('DuelNotYours')
    expect(await read(eve, code)).toMatchObject({ seat: null, status: 'running', rivalAway: null })
  })

  test('no more than half a second from a page that lies about its time', async () => {
    const { ann, code } = await underWay()
    await pass(seconds(60))
    const { result } = await move(ann, code, 2, 1, 0)
    expect(result!.duel.firstLeft).toBe(minutes(2) + seconds(2) + 500)
    for (const spent of [-1, 1e12, 0.5]) {
      const asked = await ann.post('/api/game/duel/move', {
        body: { id: 1, head: ann.head, params: { duelCode: code, moveNum: 3, move: 5, useTime: spent } },
        headers: { authorization: `Bearer ${ann.token}` },
      })
      expect(asked.json().error, String(spent)).not.toBeNull()
    }
  })

  test('no clock that its family does not have', async () => {
    const ann = await player()
    const wish = { gameId: KALAH, begins: 'me', clock: '10+0' } as const
    expect((await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).error?.name).toBe(
      'GameNotFound',
    )
  })

  test('one phrase of eight, heard by everybody at the board', async () => {
    const { ben, code } = await underWay()
    expect((await ben.call(duelsCalls.sayPhrase, { code, phrase: 4 })).error).toBeNull()
    expect(heard.at(-1)).toMatchObject({ to: `duel:${code}`, body: { phrase: 4, saySeat: 1 } })
    const many = heard.length
    expect((await ben.call(duelsCalls.sayPhrase, { code, phrase: 9 as 8 })).error).not.toBeNull()
    expect(heard).toHaveLength(many)
  })
})

describe('a rating', () => {
  test('comes from a finished rated duel, once, and is shown in it', async () => {
    const table = await begun('3+2', true)
    expect(await read(table.ann, table.code)).toMatchObject({
      isRated: true,
      firstRating: { rating: 1500, isProvisional: true, change: null },
    })
    await won(table)
    const end = await read(table.ben, table.code)
    expect(end.firstRating).toEqual({ rating: 1662, isProvisional: true, change: 162 })
    expect(end.secondRating).toEqual({ rating: 1338, isProvisional: true, change: -162 })
    // A replayed move, a resignation after the end, the job: nothing counts twice.
    await move(table.ann, table.code, 4, 2)
    await table.ben.call(duelsCalls.resignDuel, { code: table.code })
    await pass(seconds(20))
    expect(await ratingsOf(table.ann)).toMatchObject([
      { rating: 1662, games: 1, wins: 1, isProvisional: true },
    ])
    expect(await ratingsOf(table.ben)).toMatchObject([{ rating: 1338, games: 1, wins: 0 }])
  })

  test('comes from resigning and from a fallen flag, but not from a friendly game', async () => {
    const first = await underWay('1+0', true)
    await first.ann.call(duelsCalls.resignDuel, { code: first.code })
    expect(await ratingsOf(first.ben)).toMatchObject([{ wins: 1 }])
    const second = await underWay('1+0', true)
    await pass(seconds(61))
    expect(await ratingsOf(second.ben)).toMatchObject([{ wins: 1 }])
    const friendly = await underWay('1+0', false)
    await friendly.ann.call(duelsCalls.resignDuel, { code: friendly.code })
    expect(await ratingsOf(friendly.ben)).toEqual([])
  })

  test('cannot be farmed by two who play each other all day', async () => {
    const { ann, ben } = await begun()
    for (let game = 0; game < MOST_RATED_OF_PAIR; game++) await won(await again({ ann, ben }, '3+2', true))
    const beyond = await again({ ann, ben }, '3+2', true)
    expect((await read(ann, beyond.code)).isRated).toBe(false)
    await won(beyond)
    expect(await ratingsOf(ann)).toMatchObject([{ games: MOST_RATED_OF_PAIR }])
  })

  test('is none between two of one network', async () => {
    const [ann, ben] = [await player(), await player()]
    ben.address = ann.address
    await ben.signIn()
    const table = await again({ ann, ben }, '3+2', true)
    expect((await read(ann, table.code)).isRated).toBe(false)
  })

  test('is in the table of its family once it is firm, and not before', async () => {
    const table = await begun('3+2', true)
    await won(table)
    const { ann, ben } = table
    const best = async () => (await ben.call(duelsCalls.listBestRated, { gameId: KALAH })).result!
    const ofLines = async () => (await ben.call(duelsCalls.listBestRated, { gameId: TIC_TAC_TOE })).result!
    const firm = (device: TestDevice) =>
      portal.db
        .updateTable('duel_rating')
        .set({ deviation: 80 })
        .where('account_id', '=', device.userId())
        .execute()
    expect(await ofLines()).toMatchObject({
      players: [],
      own: { rating: 1338, games: 1, isProvisional: true },
    })
    await firm(ann)
    const { players, own } = await ofLines()
    expect(players).toMatchObject([{ player: { userId: ann.userId() }, rating: 1662, isProvisional: false }])
    expect(own?.isProvisional).toBe(true)
    expect(await best()).toMatchObject({ players: [], own: null })
    const seen = await ben.call(duelsCalls.listRatings, { userId: ann.userId() })
    expect(seen.result!.ratings).toMatchObject([{ rating: 1662, wins: 1 }])
  })
})
