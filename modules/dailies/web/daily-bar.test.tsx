// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { DealtSeed } from '#kit/game/play-model.ts'
import type { Play } from '#kit/game/play.ts'
import { openCountUp } from '#kit/game/testing/open-count-up.ts'
import { ok } from '#kit/result/result.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { dailiesCalls } from '../calls.ts'
import { DailyBar } from './DailyBar.tsx'
import { gameOf, own, today } from './testing/answers.ts'

afterEach(cleanup)

const DAY = '2026-01-10'

function Shown({ play, daily }: { readonly play: Play; readonly daily: string | undefined }) {
  const state = useSyncExternalStore(play.subscribe, play.state)
  return <DailyBar game={{ gameId: 2, scoreUnit: 'points' }} play={play} state={state} daily={daily} />
}

interface Story {
  /** The day by the server. */
  readonly now?: string
  readonly daily?: string
  /** What the server knows as done, from the second question on. */
  readonly done?: readonly number[]
  readonly games?: readonly number[]
  /** What the rival whom the address names has reached. */
  readonly rival?: number
  readonly deal?: () => DealtSeed | undefined
}

function openGame({ now = DAY, daily = 'today', done = [2], games = [1, 2, 3], rival, deal }: Story = {}) {
  const opened = openCountUp(deal ? { deal } : {})
  const play = { ...opened.play, canvas: document.createElement('canvas') }
  opened.seen.context.host.ready()
  let [asked, told] = [0, 0]
  renderOnPage(<Shown play={play} daily={daily} />, {
    ...(rival === undefined ? {} : { path: '/g/count-up?daily=today&rival=70042' }),
    answers: [
      answering(dailiesCalls.readToday, () => {
        told++
        return ok({ ...today, day: now, games: games.map(gameOf) })
      }),
      answering(scoresCalls.readRival, ({ level, userId }) =>
        ok({
          gameId: 2,
          level,
          score: rival ?? 0,
          best: 'highest',
          sharer: { userId, nickname: 'Anna', avatar: 1 },
        }),
      ),
      answering(dailiesCalls.readOwnDays, () => ok(own({ done: asked++ === 0 ? [] : done, days: 5 }))),
    ],
  })
  return { ...opened, play, toldToday: () => told }
}
const finish = ({ add, play }: ReturnType<typeof openGame>) => {
  while (play.state().phase !== 'ended') add(2)
}

test('a link begins the daily challenge once, and the player may restart', async () => {
  const { play, seen } = openGame()
  await waitFor(() => expect(play.state().daily).toBe(true))
  expect(seen.run.seed).toBe(42)
  play.restart()
  expect(play.state().daily).toBe(false)
})

test('a challenge that began before the server had dealt a run polls until there is one', async () => {
  let asked = 0
  const game = openGame({ deal: () => (++asked > 4 ? { runId: 'late', seed: 11 } : undefined) })
  await waitFor(() => expect(game.play.state().daily).toBe(true))
  // Nobody but the bar asks here: the run is not over.
  await waitFor(() => expect(asked).toBe(5), { timeout: 6000 })
  expect([game.play.runId(), game.play.replay()?.seed]).toEqual(['late', 42])
})

test('its end shows how many are done once the server has the score, with a link to the next', async () => {
  const game = openGame()
  await waitFor(() => expect(game.play.state().daily).toBe(true))
  finish(game)
  expect(
    await screen.findByText('Today’s three: 1 of 3 · 5 days in a row', {}, { timeout: 6000 }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Next: Game 1' }).getAttribute('href')).toBe(
    '/g/game-1?daily=today',
  )
})

test('after the last of the three it links to all of them', async () => {
  const game = openGame({ done: [1, 2, 3] })
  await waitFor(() => expect(game.play.state().daily).toBe(true))
  finish(game)
  await screen.findByText('Today’s three: 3 of 3 · 5 days in a row', {}, { timeout: 6000 })
  expect(screen.getByRole('link', { name: 'All three' }).getAttribute('href')).toBe('/today')
})

test('a day of the archive says that it is not counted', async () => {
  const game = openGame({ now: '2026-01-12', daily: DAY })
  await waitFor(() => expect(game.play.state().daily).toBe(true))
  finish(game)
  expect(await screen.findByText('An earlier day, played for fun: it is not counted.')).toBeDefined()
})

test('a daily link to a game that is not one of the three shows nothing', async () => {
  const game = openGame({ games: [1, 3, 4] })
  await waitFor(() => expect(game.play.state().daily).toBe(true))
  finish(game)
  await waitFor(() => expect(game.toldToday()).toBe(1))
  expect(document.querySelector('[data-bar]')).toBeNull()
})

test.for([
  [1, /You did it! .*Anna.* had 1\./],
  [99, /Anna.* stays ahead with 99\./],
] as const)(
  'the rival’s score of %d is shown before the start, and the comparison at the end',
  async ([rival, verdict]) => {
    const game = openGame({ rival, done: [] })
    expect(await screen.findByText(new RegExp(`Anna.* reached ${rival} on this deal`))).toBeDefined()
    finish(game)
    expect(await screen.findByText(verdict)).toBeDefined()
    expect(screen.queryByText(/on this deal/)).toBeNull()
  },
)
