import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import { joinIn, resignIn, sightOf, tablePlayers } from '#apps/testing/tables.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { DRAW } from '#games/shedding/state.ts'
import { duelsCalls } from '../calls.ts'
import type { Move } from '../model.ts'
import { duelsPersonalData } from './personal-data.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player } = livePlayers(() => portal)
const { begun, truthOf, goOn, rowOf } = tablePlayers(() => portal, player)
const begin = (device: TestDevice, code: string) => device.call(duelsCalls.beginDuel, { code })

describe('a table', () => {
  test('is played to its end by four who see their own hand alone, and places them', async () => {
    const table = await begun(4)
    for (;;) if ((await goOn(table)).duel.status === 'ended') break
    const shown = await readIn(table.seats[0]!, table.code)
    const { totals } = await truthOf(table.code)
    expect(shown).toMatchObject({ endedBy: 'board', winner: totals.indexOf(Math.max(...totals)) })
    expect(shown.places).toEqual(totals.map((one) => 1 + totals.filter((other) => other > one).length))
    expect(sightOf(shown)).toEqual(await truthOf(table.code))
    const results = portal.db.selectFrom('duel_result').selectAll().where('code', '=', table.code)
    expect(await results.execute()).toEqual([])
  })

  test('tells nobody a card of anybody else, in any answer or message', async () => {
    const table = await begun(3, { clock: '5+3' })
    const { seats, code } = table
    const eyes = [...seats, await player()]
    const { deal_key, seed } = await rowOf(code)
    heard.length = 0
    for (let round = 0; round < 12; round++) {
      const truth = await truthOf(code)
      for (const [seat, device] of eyes.entries()) {
        const unknown = [...truth.hands.filter((_, index) => index !== seat).flat(), ...truth.stock]
        const asked = [
          await device.call(duelsCalls.readDuel, { code }),
          await joinIn(device, code),
          await begin(device, code),
          await device.call(duelsCalls.keepSeat, { code }),
          await device.call(duelsCalls.claimWin, { code }),
          await device.call(duelsCalls.offerDraw, { code, after: 999 }),
          await device.call(duelsCalls.askRematch, { code }),
          await device.call(duelsCalls.makeMove, { code, after: 999, move: DRAW }),
        ]
        const answers: unknown[] = [(await device.call(duelsCalls.listDuels, {})).result]
        for (const { result } of asked) {
          if (!result) continue
          answers.push(result)
          expect(result.duel).toMatchObject({ seed: 0, moves: [] })
          const { hands, stock } = sightOf(result.duel)
          const told = [...hands.flat(), ...stock].filter((card) => !isFaceDown(card))
          if (truth.phase === 'play') expect(told.filter((card) => unknown.includes(card))).toEqual([])
          if (seat < seats.length) expect(hands[0]).toEqual(truth.hands[seat])
        }
        expect(answers.length).toBeGreaterThan(1)
        answers.push(await duelsPersonalData.collect(portal.db, device.userId()))
        const text = JSON.stringify(answers)
        expect(text).not.toContain(deal_key!)
        expect(text).not.toContain(String(seed))
      }
      await goOn(table)
    }
    for (const { body } of heard) expect(body).not.toHaveProperty('move')
    expect(JSON.stringify(heard)).not.toContain(deal_key!)
  })

  test('takes no move out of turn, of a spectator, of a card that is not held, and none that says somebody has left', async () => {
    const table = await begun(3)
    const { seats, code } = table
    const { turn, moveCount } = await readIn(seats[0]!, code)
    const truth = await truthOf(code)
    const mover = seats[turn!]!
    const tried = async (device: TestDevice, move: Move) =>
      (await moveIn(device, code, moveCount, move)).error?.name
    for (const [seat, device] of seats.entries())
      if (seat !== turn) expect(await tried(device, DRAW)).toBe('NotYourTurn')
    expect(await tried(await player(), DRAW)).toBe('DuelNotYours')
    const foreign = [...truth.hands.filter((_, seat) => seat !== turn).flat(), ...truth.stock]
    for (const card of foreign) expect(await tried(mover, card)).toBe('MoveNotAllowed')
    for (const forged of ['!0', '!1', '!2', '!3', '!9', '!', `${DRAW}@`, String(DRAW), -1])
      expect(await tried(mover, forged)).toBe('MoveNotAllowed')
    const { device, before, move } = await goOn(table)
    for (const other of seats)
      expect((await moveIn(other, code, before.moveCount, move)).error?.name).toBe(
        other === device ? undefined : 'NotYourTurn',
      )
  })

  test('goes on when somebody leaves, on turn or not, and the last one left has won', async () => {
    const table = await begun(4)
    const { code, seats } = table
    await goOn(table)
    const { turn } = await readIn(seats[0]!, code)
    const waits = (turn! + 2) % 4
    const held = (await truthOf(code)).hands
    const left = (await resignIn(seats[waits]!, code)).result!.duel
    expect(left).toMatchObject({ status: 'running', turn, gone: [waits] })
    const now = await truthOf(code)
    expect(now.hands[waits]).toEqual([])
    expect(now.stock).toEqual(expect.arrayContaining([...held[waits]!]))
    // Whoever has left sees no hand, and changes nothing any more.
    const shown = await readIn(seats[waits]!, code)
    expect(sightOf(shown).hands.flat().every(isFaceDown)).toBe(true)
    expect((await moveIn(seats[waits]!, code, shown.moveCount, DRAW)).error?.name).toBe('NotYourTurn')
    expect((await resignIn(seats[waits]!, code)).result!.duel.moveCount).toBe(shown.moveCount)
    const gone = (await resignIn(seats[turn!]!, code)).result!.duel
    expect(gone).toMatchObject({ status: 'running', gone: [waits, turn] })
    expect([waits, turn]).not.toContain(gone.turn)
    const next = await goOn(table)
    const rest = [0, 1, 2, 3].filter((seat) => seat !== waits && seat !== turn)
    const [winner, last] = next.seat === rest[0] ? rest : rest.toReversed()
    const over = (await resignIn(seats[last!]!, code)).result!.duel
    expect(over).toMatchObject({ status: 'ended', endedBy: 'resigned', winner })
    expect([winner, last, turn, waits].map((seat) => over.places[seat!])).toEqual([1, 2, 3, 4])
  })
})
