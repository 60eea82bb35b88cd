import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyCentre } from '#apps/testing/empty-centre.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { centreCalls } from '../calls.ts'
import { computeLists } from './index.ts'

const { startPlay, reportPlay, stopPlay, rateGame, readOpinions } = centreCalls
const GAME = 1752
const ten = Array.from({ length: 10 }, (_, index) => index)
const together = <T>(act: (index: number) => Promise<T>) => Promise.all(ten.map(act))

let portal: TestPortal
let anna: TestDevice
beforeAll(async () => {
  portal = await openTestPortal()
  anna = portal.device('Anna')
  await anna.signIn()
})
afterAll(() => portal.close())
beforeEach(() => emptyCentre(portal.db))

test.for([1, 2, 3])('ten tabs that begin a game at once share one play (round %d)', async () => {
  const answers = await together(() => anna.call(startPlay, { gameId: GAME }))
  expect(new Set(answers.map(({ result }) => result?.playId)).size).toBe(1)
  expect(await portal.db.selectFrom('play').selectAll().execute()).toHaveLength(1)
})

test.for([1, 2, 3])('ten tabs that find the old play expired begin one new play (round %d)', async () => {
  await anna.call(startPlay, { gameId: GAME })
  portal.wait(minutes(5))
  const answers = await together(() => anna.call(startPlay, { gameId: GAME }))
  expect(new Set(answers.map(({ result }) => result?.playId)).size).toBe(1)
  expect(await portal.db.selectFrom('play').selectAll().execute()).toHaveLength(2)
})

test.for([1, 2, 3])('time reported ten times at once counts once (round %d)', async () => {
  const { result } = await anna.call(startPlay, { gameId: GAME })
  portal.wait(seconds(60))
  await together((index) => anna.call(index === 5 ? stopPlay : reportPlay, result!))
  const [own] = await portal.db.selectFrom('game_player').select('played_ms').execute()
  expect(own?.played_ms).toBe(60_000)
  const [day] = await portal.db.selectFrom('play_day').select('played_ms').execute()
  expect(day?.played_ms).toBe(60_000)
})

test.for([1, 2, 3, 4, 5])('ten simultaneous likes and dislikes leave one (round %d)', async () => {
  const { result } = await anna.call(startPlay, { gameId: GAME })
  portal.wait(seconds(60))
  await anna.call(stopPlay, result!)
  await together((index) =>
    anna.call(rateGame, { gameId: GAME, opinion: (['likes', 'dislikes', 'none'] as const)[index % 3]! }),
  )
  const last = (await anna.call(readOpinions, { gameId: GAME })).result!
  expect(last).toMatchObject({
    likes: last.opinion === 'likes' ? 1 : 0,
    dislikes: last.opinion === 'dislikes' ? 1 : 0,
  })
})

test.for([1, 2, 3])('ten players who like a game at once give ten likes (round %d)', async () => {
  const crowd = ten.map((index) => portal.device(`crowd ${index}`))
  await Promise.all(crowd.map((one) => one.signIn()))
  const plays = await Promise.all(crowd.map((one) => one.call(startPlay, { gameId: GAME })))
  portal.wait(seconds(60))
  await Promise.all([
    ...crowd.map((one, index) => one.call(stopPlay, plays[index]!.result!)),
    ...crowd.map((one) => one.call(rateGame, { gameId: GAME, opinion: 'likes' })),
  ])
  const [tally] = await portal.db.selectFrom('game_tally').selectAll().execute()
  expect(tally).toMatchObject({ players: 10, likes: 10, dislikes: 0 })
})

test.for([1, 2, 3])('of ten processes one computes the lists of a minute (round %d)', async () => {
  portal.wait(minutes(1))
  const computed = await together(() => computeLists(portal.db, portal.now()))
  expect(computed.filter(Boolean)).toHaveLength(1)
})
