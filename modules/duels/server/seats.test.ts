import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, RIPTIDE, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { idsIn, joinIn, openTable, resignIn, sightOf, tablePlayers } from '#apps/testing/tables.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { BANK, THROW } from '#games/dice/riptide-rules.ts'
import { scoringMasks } from '#games/dice/riptide-score.ts'
import { duelsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player } = livePlayers(() => portal)
const { begun } = tablePlayers(() => portal, player)
/** No throw of six dice has so many bits. */
const NO_MOVE = 2 * BANK
const begin = (device: TestDevice, code: string) => device.call(duelsCalls.beginDuel, { code })

describe('seats by a link', () => {
  test('fill one by one, everybody sees who has come, and with the last one it begins', async () => {
    const [ann, ben, cleo, dan, eve] = await Promise.all([player(), player(), player(), player(), player()])
    const opened = (await openTable(ann)).result!.duel
    expect(opened).toMatchObject({
      status: 'waiting',
      seat: 0,
      players: [{}, null, null, null],
      isRated: false,
    })
    const { code } = opened
    expect((await joinIn(ben, code)).result!.duel).toMatchObject({ status: 'waiting', seat: 1, sight: null })
    await joinIn(cleo, code)
    expect((await joinIn(cleo, code)).result!.duel.seat).toBe(2)
    expect(idsIn(await readIn(ann, code)).filter((id) => id !== undefined)).toHaveLength(3)
    const full = (await joinIn(dan, code)).result!.duel
    expect(full.status).toBe('running')
    expect(idsIn(full).toSorted()).toEqual([ann, ben, cleo, dan].map((one) => one.userId()).toSorted())
    expect((await joinIn(eve, code)).error?.name).toBe('DuelFull')
    expect((await readIn(eve, code)).seat).toBeNull()
  })

  test('are given to those who came when whoever opened it begins, and to nobody else', async () => {
    const [ann, ben, cleo] = await Promise.all([player(), player(), player()])
    const { code } = (await openTable(ann, { clock: '5+3' })).result!.duel
    expect((await begin(ann, code)).error?.name).toBe('DuelTooFew')
    await joinIn(ben, code)
    await joinIn(cleo, code)
    expect((await begin(ben, code)).error?.name).toBe('DuelNotYours')
    expect((await begin(await player(), code)).error?.name).toBe('DuelNotYours')
    const { duel } = (await begin(ann, code)).result!
    expect(duel).toMatchObject({ status: 'running', isRated: false })
    expect(idsIn(duel).toSorted()).toEqual([ann, ben, cleo].map((one) => one.userId()).toSorted())
    expect(duel.lefts).toHaveLength(3)
    expect((await begin(ann, code)).error).toBeNull()
    expect((await joinIn(await player(), code)).error?.name).toBe('DuelFull')
    expect(sightOf(await readIn(ann, code)).hands.map(({ length }) => length)).toEqual([6, 6, 6])
  })

  test('may be two of four: then it is a duel like any other', async () => {
    const [ann, ben] = await Promise.all([player(), player()])
    const { code } = (await openTable(ann)).result!.duel
    await joinIn(ben, code)
    await begin(ann, code)
    const { duel } = (await resignIn(ben, code)).result!
    expect(duel).toMatchObject({ status: 'ended', endedBy: 'resigned', places: [] })
    expect(duel.players[duel.winner!]!.userId).toBe(ann.userId())
  })

  test('are given back by a guest, and taken back by whoever opened it', async () => {
    const [ann, ben, cleo] = await Promise.all([player(), player(), player()])
    const { code } = (await openTable(ann, { seatCount: 3 })).result!.duel
    await joinIn(ben, code)
    expect((await resignIn(ben, code)).result!.duel).toMatchObject({ status: 'waiting', seat: null })
    expect((await joinIn(cleo, code)).result!.duel.seat).toBe(1)
    expect((await resignIn(ann, code)).result!.duel).toMatchObject({ status: 'ended', endedBy: 'withdrawn' })
  })

  test('are two where the game knows no more, and never five', async () => {
    const ann = await player()
    expect((await openTable(ann, { gameId: TIC_TAC_TOE, seatCount: 3 })).error?.name).toBe('GameNotFound')
    expect((await openTable(ann, { seatCount: 5 })).error).not.toBeNull()
  })

  test('let each of them begin, by chance', async () => {
    const first = new Set<boolean>()
    for (let round = 0; round < 12 && first.size < 2; round++) {
      const { people, seats } = await begun(3)
      first.add(seats[0] === people[0])
    }
    expect(first.size).toBe(2)
  })
})

test('dice are thrown by the server for three, in the open', async () => {
  const { code, seats } = await begun(3, { gameId: RIPTIDE })
  const scores = new Set<number>()
  for (let count = 0; count < 30; count++) {
    const { turn } = await readIn(seats[0]!, code)
    const device = seats[turn!]!
    const duel = await readIn(device, code)
    const seen = JSON.parse(duel.sight!) as { dice: number[]; speaker: number; scores: number[] }
    expect(seen.speaker).toBe(0)
    for (const score of seen.scores) scores.add(score)
    const move = seen.dice.length === 0 ? THROW : scoringMasks(seen.dice)[0]! + BANK
    expect((await moveIn(device, code, duel.moveCount, move)).error).toBeNull()
    expect((await moveIn(device, code, duel.moveCount, NO_MOVE)).error?.name).toBe('NotYourTurn')
  }
  expect(scores.size).toBeGreaterThan(1)
})
