// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#kit/ui/store.ts'
import { instant, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { OPEN_AFTER, reportPlays, REPORT_EVERY, TRY_AGAIN_AFTER } from './report-plays.ts'

beforeEach(() => void vi.useFakeTimers({ now: instant('2026-03-10T12:00Z') }))
afterEach(() => void vi.useRealTimers())

function openWorld({
  isTouched = false,
  gameId,
  page: element = new EventTarget(),
}: { readonly isTouched?: boolean; readonly gameId?: number; readonly page?: EventTarget } = {}) {
  const games = createStore<{ readonly gameId: number } | undefined>(
    gameId === undefined ? undefined : { gameId },
  )
  const page = Object.assign(element, { hidden: false as boolean })
  const said: string[] = []
  const opened: number[] = []
  const answers = { start: true, report: true as boolean | Error }
  let plays = 0
  reportPlays({
    games,
    page: page as unknown as Document,
    clock: () => Date.now() as Instant,
    isTouched,
    open: (gameId) => void opened.push(gameId),
    async start(gameId) {
      said.push(`start ${gameId}`)
      if (!answers.start) throw new Error('refused')
      return `p${++plays}`
    },
    async report(playId) {
      said.push(`report ${playId}`)
      if (answers.report instanceof Error) throw answers.report
      return answers.report
    },
    stop: (playId) => void said.push(`stop ${playId}`),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    said,
    opened,
    answers,
    open: (gameId?: number) => games.change(() => (gameId === undefined ? undefined : { gameId })),
    async touch(type = 'pointerdown', target: EventTarget = page) {
      target.dispatchEvent(new Event(type, { bubbles: true }))
      await settle()
    },
    async hide(hidden: boolean) {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
      await settle()
    },
    wait: (length: Duration) => vi.advanceTimersByTimeAsync(length),
  }
}

test('a game counts as opened after three seconds, played or not', async () => {
  const { opened, open, wait } = openWorld()
  open(7)
  await wait(seconds(2))
  open(8)
  await wait(OPEN_AFTER)
  expect(opened).toEqual([8])
  open(8)
  await wait(minutes(1))
  open()
  await wait(OPEN_AFTER)
  open(8)
  await wait(OPEN_AFTER)
  expect(opened).toEqual([8, 8])
})

test('a play begins with the first touch in a game, not with its page', async () => {
  const { said, open, touch, wait } = openWorld()
  await touch()
  open(7)
  await wait(minutes(2))
  expect(said).toEqual([])
  await touch()
  await touch()
  expect(said).toEqual(['start 7'])
})

test.for([
  [true, ['start 7']],
  [false, []],
] as const)('a game touched before reporting started is played at once: %s', ([isTouched, all]) => {
  expect(openWorld({ isTouched, gameId: 7 }).said).toEqual(all)
})

test('a press that began before plays were reported begins one when it ends', async () => {
  const { said, open, touch } = openWorld()
  open(7)
  await touch('pointerup')
  expect(said).toEqual(['start 7'])
})

test('a link is not played, whatever it leads to', async () => {
  const page = document.createElement('main')
  page.innerHTML = '<a href="/"><b></b></a><canvas></canvas>'
  document.body.append(page)
  const { said, open, touch } = openWorld({ page })
  open(7)
  await touch('pointerdown', page.querySelector('b')!)
  await touch('keydown', page.querySelector('a')!)
  expect(said).toEqual([])
  await touch('pointerdown', page.querySelector('canvas')!)
  expect(said).toEqual(['start 7'])
})

test('a play is reported every minute and stopped when the player leaves', async () => {
  const { said, open, touch, wait } = openWorld()
  open(7)
  await touch()
  await wait(REPORT_EVERY)
  await wait(REPORT_EVERY)
  open(undefined)
  await wait(minutes(5))
  expect(said).toEqual(['start 7', 'report p1', 'report p1', 'stop p1'])
})

test('a hidden page stops the play, and the next touch begins another', async () => {
  const { said, open, touch, hide, wait } = openWorld()
  open(7)
  await touch()
  await hide(true)
  await wait(minutes(3))
  await touch()
  await hide(false)
  await touch()
  expect(said).toEqual(['start 7', 'stop p1', 'start 7'])
})

test('each game has its own play', async () => {
  const { said, open, touch } = openWorld()
  open(7)
  await touch()
  open(8)
  await touch()
  expect(said).toEqual(['start 7', 'stop p1', 'start 8'])
})

test('five minutes without input end the play', async () => {
  const { said, open, touch, wait } = openWorld()
  open(7)
  await touch()
  await wait(minutes(30))
  expect(said.filter((one) => one.startsWith('report'))).toHaveLength(4)
  expect(said.at(-1)).toBe('stop p1')
})

test('a play that the server ended begins again at the next touch; an unreachable server does not end it', async () => {
  const { said, answers, open, touch, wait } = openWorld()
  open(7)
  await touch()
  answers.report = new Error('offline')
  await wait(REPORT_EVERY)
  answers.report = false
  await wait(REPORT_EVERY)
  await touch()
  expect(said).toEqual(['start 7', 'report p1', 'report p1', 'start 7'])
})

test('a refused start is retried later', async () => {
  const { said, answers, open, touch, wait } = openWorld()
  answers.start = false
  open(7)
  await touch()
  await touch()
  expect(said).toEqual(['start 7'])
  await wait((TRY_AGAIN_AFTER - seconds(1)) as Duration)
  await touch()
  expect(said).toHaveLength(1)
  await wait(seconds(1))
  await touch()
  expect(said).toHaveLength(2)
})
