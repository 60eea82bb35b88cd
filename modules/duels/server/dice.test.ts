import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raceBoard } from '#apps/testing/dice-player.ts'
import { BACKGAMMON, duelCatalogue, HYPERGAMMON, NARDE } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { definitions } from '#games/race-boards/definitions.ts'
import { endsTurn, madeOf } from '#kit/game/duel/casts.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, pass } = livePlayers(() => portal)
const gameOf = (gameId: number) => definitions.find((one) => one.gameId === gameId)!
const boardOf = (duel: ShownDuel, gameId = BACKGAMMON) => raceBoard(gameOf(gameId), duel)
const opened = async (ann: TestDevice, gameId = BACKGAMMON) =>
  (
    await ann.call(
      duelsCalls.openDuel,
      { gameId, begins: 'me', clock: '3+2', isRated: true },
      { opId: randomUUID() },
    )
  ).result!.duel

/** Ann begins, Ben has come. */
async function begun(gameId = BACKGAMMON) {
  const [ann, ben] = [await player(), await player()]
  const { code } = await opened(ann, gameId)
  const { duel } = (await ben.call(duelsCalls.joinDuel, { code })).result!
  return { ann, ben, code, duel, seats: [ann, ben] as const }
}
type Table = Awaited<ReturnType<typeof begun>>

/** Plays a move of the seat on turn. */
const play = async ({ seats, code }: Pick<Table, 'seats' | 'code'>, duel: ShownDuel, move: string) =>
  (await moveIn(seats[duel.turn as 0 | 1], code, duel.moveCount, move)).result!.duel

/** Plays on until the turn goes over; answers the last two standings. */
async function handOver(table: Table) {
  let [before, duel] = [table.duel, table.duel]
  do {
    before = duel
    duel = await play(table, duel, boardOf(duel).legal[0]!)
  } while (!endsTurn(duel.moves.at(-1)!))
  return { before, duel }
}

describe('a duel with dice', () => {
  test('is played to its end with the server’s throws, and rated', async () => {
    const table = await begun(HYPERGAMMON)
    let { duel } = table
    const throws: string[] = []
    while (duel.status === 'running') {
      const { legal, position } = boardOf(duel, HYPERGAMMON)
      expect(position.turn).toBe(duel.turn)
      throws.push(position.thrown.join())
      duel = await play(table, duel, legal[duel.moveCount % legal.length]!)
    }
    expect(duel.endedBy).toBe('board')
    expect(boardOf(duel, HYPERGAMMON).position.outcome).toBe(duel.winner)
    expect(new Set(throws).size).toBeGreaterThan(5)
    expect(duel.firstRating?.change).not.toBe(0)
    expect(await readIn(await player(), table.code)).toMatchObject({ moves: duel.moves, seat: null })
  })

  test('shows nobody the first throw before both players have joined', async () => {
    const seeds: number[] = []
    for (let round = 0; round < 3; round++) {
      const [ann, ben] = [await player(), await player()]
      const { seed, code } = await opened(ann)
      expect([seed, (await readIn(ann, code)).seed, (await readIn(ben, code)).seed]).toEqual([0, 0, 0])
      seeds.push((await ben.call(duelsCalls.joinDuel, { code })).result!.duel.seed)
      expect((await readIn(ann, code)).seed).toBe(seeds.at(-1))
    }
    expect(new Set(seeds).size).toBe(3)
  })

  test('reveals no throw before the move it follows, not even from equal boards', async () => {
    const followed = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const table = await begun()
      await portal.db.updateTable('duel').set({ seed: 5 }).where('code', '=', table.code).execute()
      const duel = await readIn(table.ann, table.code)
      const { before, duel: after } = await handOver({ ...table, duel })
      const made = madeOf(after.moves.at(-1)!)
      expect(boardOf(before).after(String(made))).toMatchObject({ thrown: [], dice: [] })
      followed.add(boardOf(after).position.thrown.join())
    }
    expect(followed.size).toBeGreaterThan(1)
  })

  test('sends each throw with the message of the move before it', async () => {
    const table = await begun()
    heard.length = 0
    const { duel } = await handOver(table)
    const told = heard.filter(({ to }) => to === `duel:${table.code}`).at(-1)!
    expect(told.body).toMatchObject({ moveNum: duel.moveCount, move: duel.moves.at(-1), turn: duel.turn })
  })

  test('accepts no throw from a player', async () => {
    const table = await begun()
    const { ann, code, duel } = table
    const [move] = boardOf(duel).legal
    for (const claimed of [`${move}@6.6.6.6`, `${move}@`, `${move}@6.5_4.3`, '@6.6.6.6'])
      expect((await moveIn(ann, code, 0, claimed)).error?.name).toBe('MoveNotAllowed')
    const { before, duel: after } = await handOver(table)
    const claimed = `${madeOf(after.moves.at(-1)!)}@6.6.6.6`
    expect((await moveIn(ann, code, before.moveCount, claimed)).error?.name).toBe('NotYourTurn')
    expect((await readIn(ann, code)).moves).toEqual(after.moves)
  })

  test('throws once per move, however often it is sent', async () => {
    const table = await begun()
    const { before, duel } = await handOver(table)
    const made = madeOf(duel.moves.at(-1)!)
    const again = await Promise.all(
      Array.from({ length: 5 }, () => moveIn(table.ann, table.code, before.moveCount, made)),
    )
    for (const { result } of again) expect(result!.duel.moves).toEqual(duel.moves)
  })

  test('accepts one of two simultaneous moves of two tabs, and throws for it alone', async () => {
    const table = await begun()
    const { legal } = boardOf(table.duel)
    const tabs = await Promise.all(legal.map((move) => moveIn(table.ann, table.code, 0, move)))
    expect(tabs.filter(({ error }) => error === null)).toHaveLength(1)
    const { moves } = await readIn(table.ben, table.code)
    expect(moves).toHaveLength(1)
  })

  test('accepts no move out of turn, of a spectator, or with the opponent’s dice', async () => {
    const table = await begun()
    const eve = await player()
    const [move] = boardOf(table.duel).legal
    expect((await moveIn(table.ben, table.code, 0, move!)).error?.name).toBe('NotYourTurn')
    expect((await moveIn(eve, table.code, 0, move!)).error?.name).toBe('DuelNotYours')
    const { duel } = await handOver(table)
    const waits = table.seats[duel.turn === 0 ? 1 : 0]
    const theirs = boardOf(duel).legal[0]!
    expect((await moveIn(waits, table.code, duel.moveCount, theirs)).error?.name).toBe('NotYourTurn')
  })

  test('follows its clock, is won by the player who stays, and leads to a rematch with another throw', async () => {
    const table = await begun()
    const { ann, ben, code } = table
    // Both have had a turn: before that there is no game to lose.
    const { duel } = await handOver({ ...table, ...(await handOver(table)) })
    const [stays, gone] = duel.turn === 0 ? [ben, ann] : [ann, ben]
    await pass(seconds(20))
    await stays.call(duelsCalls.keepSeat, { code })
    const left = (await readIn(stays, code))[duel.turn === 0 ? 'firstLeft' : 'secondLeft']!
    expect(left).toBeLessThan(minutes(3))
    await pass(seconds(30))
    const claimed = (await stays.call(duelsCalls.claimWin, { code })).result!.duel
    expect(claimed).toMatchObject({ endedBy: 'abandoned', winner: duel.turn === 0 ? 1 : 0 })
    await gone.call(duelsCalls.askRematch, { code })
    const { rematchCode } = (await stays.call(duelsCalls.askRematch, { code })).result!.duel
    const next = await readIn(ben, rematchCode!)
    expect(next).toMatchObject({ status: 'running', seat: 0, moves: [] })
    expect(next.seed).not.toBe(duel.seed)
  })

  test('gives the increment per turn, not per move', async () => {
    const table = await begun()
    let { duel } = await handOver({ ...table, ...(await handOver(table)) })
    const leftOf = ({ turn, firstLeft, secondLeft }: ShownDuel) => (turn === 0 ? firstLeft : secondLeft)!
    expect(leftOf(duel)).toBe(minutes(3))
    await pass(seconds(10))
    const { turn } = duel
    let moves = 0
    do {
      duel = await play(table, duel, boardOf(duel).legal[0]!)
      moves++
      if (!endsTurn(duel.moves.at(-1)!)) expect(leftOf(duel)).toBe(minutes(3) - seconds(10))
    } while (!endsTurn(duel.moves.at(-1)!))
    expect(moves).toBeGreaterThan(1)
    expect(leftOf({ ...duel, turn })).toBe(minutes(3) - seconds(8))
  })

  test('counts the moves of a first double as one turn, after which resigning is no loss yet', async () => {
    const table = await begun(NARDE)
    const firstOf = (seed: number) => raceBoard(gameOf(NARDE), { ...table.duel, seed }).position.thrown
    const seed = Array.from({ length: 99 }, (_, index) => index + 1).find(
      (one) => firstOf(one).join() === '1,1,1,1',
    )!
    await portal.db.updateTable('duel').set({ seed }).where('code', '=', table.code).execute()
    let duel = await readIn(table.ann, table.code)
    for (let move = 0; move < 3; move++) duel = await play(table, duel, boardOf(duel, NARDE).legal[0]!)
    expect(duel).toMatchObject({ turn: 0, moveCount: 3 })
    const over = (await table.ann.call(duelsCalls.resignDuel, { code: table.code })).result!.duel
    expect(over).toMatchObject({ endedBy: 'aborted', winner: null, firstRating: { change: null } })
  })

  test('is found by quick match', async () => {
    const [ann, ben] = [await player(), await player()]
    const seek = (device: TestDevice) =>
      device.call(duelsCalls.seekDuel, { gameId: BACKGAMMON, clock: '3+2', isFresh: true })
    await seek(ann)
    const { code } = (await seek(ben)).result!
    const duel = await readIn(ann, code!)
    expect(boardOf(duel).legal.length).toBeGreaterThan(0)
    expect(duel).toMatchObject({ status: 'running', isRated: true })
  })
})
