import { expect, onTestFinished, test } from 'vitest'
import { days, seconds } from '#kit/time/time.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { endOverdueDuels, rateMatch } from '#modules/duels/server/index.ts'
import { duelCatalogue, TIC_TAC_TOE } from './duel-games.ts'
import { duelJobs } from './duel-rules.ts'
import { livePlayers, moveIn, readIn } from './live-duels.ts'
import type { TestDevice } from './test-device.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'
import { openWholeReads } from './whole-reads.ts'

/** The tables that what a portal does reads whole; it has to ask so many things at least. */
async function readsWhole(portal: TestPortal, atLeast: number, work: () => Promise<void>) {
  const wholeReads = await openWholeReads(portal)
  try {
    const asked = await portal.queriesOf(work)
    expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThan(atLeast)
    return await wholeReads.of(asked)
  } finally {
    await wholeReads.close()
  }
}

/** What was asked for has to work, or its statements are not seen. */
async function done<Answer extends { readonly error: unknown }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  expect(answer.error).toBeNull()
  return answer
}

test('no call of duels, live duels and rated matches scans a table that grows with the players', async () => {
  const portal = await openTestPortal({ catalogue: duelCatalogue })
  onTestFinished(() => portal.close())
  const { begun, pass, underWay, won, player } = livePlayers(() => portal)
  const ask = (device: TestDevice, call: 'keepSeat' | 'askRematch' | 'resignDuel', code: string) =>
    done(device.call(duelsCalls[call], { code }))
  const whole = await readsWhole(portal, 40, async () => {
    const table = await begun({ isRated: true })
    const { ann, ben, code } = table
    await ask(ann, 'keepSeat', code)
    await done(ben.call(duelsCalls.sayPhrase, { code, phrase: 1 }))
    await done(ann.call(duelsCalls.offerDraw, { code, after: 0 }))
    await won(table)
    expect(await readIn(ann, code)).toMatchObject({ status: 'ended', winner: 0 })
    await ask(ann, 'askRematch', code)
    await ask(ben, 'askRematch', code)
    await done(ann.call(duelsCalls.listBestRated, { gameId: TIC_TAC_TOE }))
    await done(ann.call(duelsCalls.listRatings, { userId: ben.userId() }))
    await done(ann.call(duelsCalls.listDuels, {}))
    const left = await underWay()
    for (let turn = 0; turn < 6; turn++) {
      await pass(seconds(10))
      await ask(left.ann, 'keepSeat', left.code)
    }
    await done(left.ann.call(duelsCalls.claimWin, { code: left.code }))
    const given = await begun()
    await moveIn(given.ann, given.code, 0, 4)
    await ask(given.ben, 'resignDuel', given.code)
    for (const seeker of [await player(), await player()])
      await done(seeker.call(duelsCalls.seekDuel, { gameId: TIC_TAC_TOE, clock: '3+2', isFresh: true }))
    await done((await player()).call(duelsCalls.stopSeeking, {}))
    await endOverdueDuels(duelJobs(portal))
    const [one, other] = [await player(), await player()]
    const match = {
      code: 'match',
      family: 'hoops',
      players: [one.userId(), other.userId()] as const,
      winner: 0 as const,
      endedAt: portal.now(),
    }
    expect(await rateMatch(portal.db, match)).toHaveLength(2)
    portal.wait(days(8))
    await portal.api.jobs.sweep()
  })
  expect(whole).toEqual([])
})
