import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DRAW_DOMINOES, duelCatalogue } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { chanceOf } from '#apps/server/deal-chance.ts'
import { openReferee } from '#apps/server/referee.ts'
import { legalMoves } from '#games/dominoes/rules.ts'
import { sealed } from '#games/dominoes/sealed.ts'
import { DRAW, isLay, layMove, type DominoState } from '#games/dominoes/state.ts'
import { NO_TILE } from '#games/dominoes/tiles.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'
import type { Move, Seat } from '../model.ts'
import { turnsIn } from '../rules/duel.ts'
import { duelsPersonalData } from './personal-data.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, pass } = livePlayers(() => portal)
const game = sealed.definitions.find(({ gameId }) => gameId === DRAW_DOMINOES)!
const wish = { gameId: DRAW_DOMINOES, begins: 'me', clock: '5+3', isRated: true } as const
const opened = async (ann: TestDevice) =>
  (await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel

const sightOf = ({ sight }: ShownDuel) => JSON.parse(sight!) as DominoState
const rowOf = (code: string) =>
  portal.db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

/** How the table really stands. */
async function truthOf(code: string): Promise<DominoState> {
  const { seed, moves, deal_key } = await rowOf(code)
  const line = { seed, moves: JSON.parse(moves) as Move[], dealKey: deal_key! }
  const whole = { seat: 0, isOver: true } as const
  return JSON.parse(
    (await openReferee().see({ family: 'dominoes', slug: game.slug }, line, whole))!,
  ) as DominoState
}

/** Ann has opened the game and Ben has come. */
async function begun() {
  const [ann, ben] = [await player(), await player()]
  const { code } = await opened(ann)
  const { duel } = (await ben.call(duelsCalls.joinDuel, { code })).result!
  return { ann, ben, code, duel, seats: [ann, ben] as const }
}
type Table = Awaited<ReturnType<typeof begun>>

/** The side on turn makes the first move that its own sight allows, or one of its choice. */
async function goOn({ seats, code }: Table, choose = (moves: readonly number[]) => moves[0]!) {
  const { turn } = await readIn(seats[0], code)
  const device = seats[turn as 0 | 1]
  const duel = await readIn(device, code)
  const move = choose(legalMoves(game.twist!, sightOf(duel)))
  const { result, error } = await moveIn(device, code, duel.moveCount, move)
  expect(error).toBeNull()
  return { device, move, before: duel, duel: result!.duel }
}

/** All tiles that a seat must not know. */
const unknownTo = ({ hands, stock }: DominoState, seat: Seat | undefined) => [
  ...hands.filter((_hand, index) => index !== seat).flat(),
  ...stock,
]

describe('a game with hidden hands', () => {
  test('is played to its end by two players who see only their own hand, and is rated', async () => {
    const table = await begun()
    let count = 0
    for (;;) {
      const { duel } = await goOn(table)
      count++
      if (duel.status === 'ended') break
    }
    const shown = await readIn(table.ann, table.code)
    expect(shown).toMatchObject({ endedBy: 'board', moveCount: count })
    const [mine, theirs] = sightOf(shown).totals
    expect(shown.winner).toBe(mine! > theirs! ? 0 : 1)
    expect(Math.max(mine!, theirs!)).toBeGreaterThanOrEqual(game.twist!.goal)
    expect(shown.firstRating?.change).toBeTypeOf('number')
    expect(shown.firstRating?.change).not.toBe(0)
    // Everything lies open to both, and to whoever watches.
    const truth = await truthOf(table.code)
    expect(sightOf(shown)).toEqual(truth)
    expect(sightOf(await readIn(table.ben, table.code)).hands).toEqual(truth.hands.toReversed())
    expect(sightOf(await readIn(await player(), table.code))).toEqual(truth)
  })

  test('reveals no tile of the other side, in any answer or message', async () => {
    const table = await begun()
    const { ann, ben, code } = table
    const eve = await player()
    const { deal_key, seed } = await rowOf(code)
    const eyes: readonly (readonly [TestDevice, Seat | undefined])[] = [
      [ann, 0],
      [ben, 1],
      [eve, undefined],
    ]
    heard.length = 0
    for (let round = 0; round < 14; round++) {
      const truth = await truthOf(code)
      for (const [device, seat] of eyes) {
        const after = round
        const answers: unknown[] = []
        const asked = [
          await device.call(duelsCalls.readDuel, { code }),
          await device.call(duelsCalls.joinDuel, { code }),
          await device.call(duelsCalls.keepSeat, { code }),
          await device.call(duelsCalls.claimWin, { code }),
          await device.call(duelsCalls.offerDraw, { code, after: after + 99 }),
          await device.call(duelsCalls.askRematch, { code }),
          await device.call(duelsCalls.makeMove, { code, after: after + 99, move: DRAW }),
        ]
        for (const { result } of asked) {
          if (!result) continue
          expect(result.duel).toMatchObject({ seed: 0, moves: [] })
          const { hands, stock } = sightOf(result.duel)
          const told = [...hands.flat(), ...stock]
          if (truth.phase === 'play')
            expect(told.filter((tile) => unknownTo(truth, seat).includes(tile))).toEqual([])
          if (seat !== undefined) expect(hands[0]).toEqual(truth.hands[seat])
          answers.push(result)
        }
        expect(answers.length).toBeGreaterThanOrEqual(1)
        answers.push((await device.call(duelsCalls.listDuels, {})).result)
        if (seat !== undefined) answers.push(await duelsPersonalData.collect(portal.db, device.userId()))
        const text = JSON.stringify(answers)
        expect(text).not.toContain(deal_key!)
        expect(text).not.toContain(String(seed))
      }
      await goOn(table)
    }
    const told = heard.filter(({ to }) => to === `duel:${code}`)
    expect(told.length).toBeGreaterThanOrEqual(14)
    for (const { body } of heard) expect(body).not.toHaveProperty('move')
    expect(JSON.stringify(heard)).not.toContain(deal_key!)
  })

  test('gives a drawn tile to the player who draws, once, however often the move is sent', async () => {
    const table = await begun()
    let drawn = await goOn(table)
    while (drawn.move !== DRAW) drawn = await goOn(table)
    const { device, before, duel } = drawn
    const [own] = sightOf(duel).hands
    const truth = await truthOf(table.code)
    expect(own).toHaveLength(sightOf(before).hands[0]!.length + 1)
    expect(own).not.toContain(NO_TILE)
    expect(truth.hands[before.seat!]).toEqual(own)
    const again = await Promise.all(
      Array.from({ length: 5 }, () => moveIn(device, table.code, before.moveCount, DRAW)),
    )
    for (const { result } of again) expect(sightOf(result!.duel)).toEqual(sightOf(duel))
    const other = await readIn(device === table.ann ? table.ben : table.ann, table.code)
    expect(sightOf(other).hands[1]).toEqual(own!.map(() => NO_TILE))
    // A draw of an earlier moment is none of this one.
    expect((await moveIn(device, table.code, before.moveCount - 1, DRAW)).error?.name).toBe('NotYourTurn')
  })

  test('does not count a draw as a turn, and lets nobody probe the opponent’s move', async () => {
    const table = await begun()
    let drawn = await goOn(table)
    while (drawn.move !== DRAW) drawn = await goOn(table)
    const { device, before } = drawn
    const rival = device === table.ann ? table.ben : table.ann
    const stored = JSON.parse((await rowOf(table.code)).moves) as Move[]
    expect(stored.at(-1)).toBe(`${DRAW}@`)
    expect(turnsIn(stored)).toBe(stored.filter((move) => typeof move === 'number').length)
    expect((await moveIn(rival, table.code, before.moveCount, DRAW)).error?.name).toBe('NotYourTurn')
    let laid = await goOn(table)
    while (laid.duel.turn === laid.before.turn) laid = await goOn(table)
    const other = laid.device === table.ann ? table.ben : table.ann
    expect((await moveIn(other, table.code, laid.before.moveCount, laid.move)).error?.name).toBe(
      'NotYourTurn',
    )
    expect((await moveIn(laid.device, table.code, laid.before.moveCount, laid.move)).error).toBeNull()
  })

  test('resigning is no loss when the opponent has only drawn', async () => {
    const rules = sealed.rulesOf(game)
    /** A deal in which the second side has to draw at least twice before it can answer the first tile. */
    const opening = (key: string): Move[] | undefined => {
      let state = rules.deal(chanceOf(key, 0))
      const [first] = rules.moves(state)
      const made = [first!, DRAW, DRAW]
      for (const [count, move] of made.entries()) {
        if (!rules.moves(state).includes(move)) return undefined
        state = rules.play(state, move, chanceOf(key, count + 1))
      }
      return [first!, `${DRAW}@`, `${DRAW}@`]
    }
    const keys = Array.from({ length: 400 }, (_, index) => String(index).padStart(43, '0'))
    const key = keys.find(opening)!
    const table = await begun()
    await portal.db
      .updateTable('duel')
      .set({ deal_key: key, moves: JSON.stringify(opening(key)) })
      .where('code', '=', table.code)
      .execute()
    const { result } = await table.ann.call(duelsCalls.resignDuel, { code: table.code })
    expect(result!.duel).toMatchObject({ status: 'ended', endedBy: 'aborted' })
  })

  test('accepts no tile that is not held, no draw when a tile fits, and nothing out of turn or of a spectator', async () => {
    const table = await begun()
    let at = await readIn(table.ann, table.code)
    const fits = (duel: ShownDuel) => legalMoves(game.twist!, sightOf(duel)).some(isLay)
    const onTurn = async () => {
      at = await readIn(table.seats[at.turn as 0 | 1], table.code)
      return at
    }
    while (!fits(await onTurn())) {
      await goOn(table)
      at = await readIn(table.ann, table.code)
    }
    const truth = await truthOf(table.code)
    const mover = table.seats[at.turn as 0 | 1]
    const waits = table.seats[(1 - at.turn!) as 0 | 1]
    const end = truth.arms[0]!.at(-1)?.outer ?? Math.floor(truth.root / 10)
    // Every tile that would fit, had the player it.
    for (const tile of unknownTo(truth, at.turn as Seat)) {
      for (const outer of [Math.floor(tile / 10), tile % 10])
        for (const arm of [0, 1]) {
          const { error } = await moveIn(mover, table.code, at.moveCount, layMove(tile, arm, outer))
          expect(error?.name).toBe('MoveNotAllowed')
        }
    }
    expect(
      unknownTo(truth, at.turn as Seat).some((tile) => [Math.floor(tile / 10), tile % 10].includes(end)),
    ).toBe(true)
    for (const forged of [DRAW, 901, -1, 0, 'DRAW', String(DRAW), `${DRAW}@11`, `${DRAW}@`])
      expect((await moveIn(mover, table.code, at.moveCount, forged)).error?.name).toBe('MoveNotAllowed')
    const [legal] = legalMoves(game.twist!, sightOf(at))
    expect((await moveIn(waits, table.code, at.moveCount, legal!)).error?.name).toBe('NotYourTurn')
    expect((await moveIn(await player(), table.code, at.moveCount, legal!)).error?.name).toBe('DuelNotYours')
    const tabs = await Promise.all(
      [legal!, legal!].map((move) => moveIn(mover, table.code, at.moveCount, move)),
    )
    for (const { result } of tabs) expect(result!.duel.moveCount).toBe(at.moveCount + 1)
  })

  test('is dealt once both have joined, from a key that nobody is told and no two games share', async () => {
    const keys = new Set<string>()
    const hands = new Set<string>()
    for (let round = 0; round < 3; round++) {
      const [ann, ben] = [await player(), await player()]
      const { code, sight } = await opened(ann)
      expect([sight, (await readIn(ann, code)).sight, (await readIn(ben, code)).sight]).toEqual([
        null,
        null,
        null,
      ])
      // Even from equal seeds.
      await portal.db.updateTable('duel').set({ seed: 5 }).where('code', '=', code).execute()
      await ben.call(duelsCalls.joinDuel, { code })
      hands.add(JSON.stringify(sightOf(await readIn(ann, code)).hands))
      keys.add((await rowOf(code)).deal_key!)
    }
    expect([keys.size, hands.size]).toEqual([3, 3])
  })

  test('reveals all hands when it is abandoned or resigned, and deals new ones for a rematch', async () => {
    const table = await begun()
    const { ann, ben, code } = table
    for (let count = 0; count < 3; count++) await goOn(table)
    const { turn } = await readIn(ann, code)
    const [stays, gone] = turn === 0 ? [ben, ann] : [ann, ben]
    await pass(seconds(20))
    await stays.call(duelsCalls.keepSeat, { code })
    expect((await readIn(stays, code))[turn === 0 ? 'firstLeft' : 'secondLeft']).toBeLessThan(minutes(5))
    await pass(seconds(30))
    const claimed = (await stays.call(duelsCalls.claimWin, { code })).result!.duel
    expect(claimed).toMatchObject({ endedBy: 'abandoned', winner: turn === 0 ? 1 : 0 })
    expect(sightOf(claimed).hands.flat()).not.toContain(NO_TILE)
    await gone.call(duelsCalls.askRematch, { code })
    const { rematchCode } = (await stays.call(duelsCalls.askRematch, { code })).result!.duel
    const next = await readIn(ben, rematchCode!)
    expect(next).toMatchObject({ status: 'running', seat: 0, moveCount: 0 })
    expect(sightOf(next).hands[1]!.every((tile) => tile === NO_TILE)).toBe(true)
    expect((await rowOf(rematchCode!)).deal_key).not.toBe((await rowOf(code)).deal_key)
  })

  test('is found by quick match', async () => {
    const [ann, ben] = [await player(), await player()]
    const seek = (device: TestDevice) =>
      device.call(duelsCalls.seekDuel, { gameId: DRAW_DOMINOES, clock: '3+2', isFresh: true })
    await seek(ann)
    const { code } = (await seek(ben)).result!
    const duel = await readIn(ann, code!)
    expect(duel).toMatchObject({ status: 'running', isRated: true })
    expect(sightOf(duel).hands[0]).not.toContain(NO_TILE)
  })
})
