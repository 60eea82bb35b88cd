// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ParamsOf } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { openCountUp } from '#kit/game/testing/open-count-up.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { speechOf } from '#kit/i18n/testing/speech-of.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { scoresCalls } from '../../calls.ts'
import { shareResult, type Message } from './share-result.ts'

// That of jsdom has no stream, which packing a run needs.
Object.assign(globalThis, { Blob })
afterEach(cleanup)

const KEY = 'K'.repeat(26)
const RUN = 'R'.repeat(26)
const RACED = 'S'.repeat(26)
const game = {
  gameId: 4,
  slug: 'count-up',
  family: 'count-up',
  title: 'Count Up',
  isRanked: true,
  scoreUnit: 'points',
  ground: [],
} as const

interface Story {
  readonly language?: Language
  readonly isRanked?: boolean
  readonly refusal?: ErrorName
  readonly raced?: string
  readonly play?: Partial<Play>
  readonly state?: Partial<PlayState>
  readonly shape?: string
  /** The browser has forgotten the tap. */
  readonly isLate?: boolean
}

async function shareEnd({
  language = 'en',
  play,
  state,
  raced,
  refusal,
  isRanked = true,
  isLate,
  shape,
}: Story) {
  const asked: ParamsOf<typeof scoresCalls.shareRun>[] = []
  renderOnPage(null, {
    answers: [
      answering(scoresCalls.shareRun, (params) => {
        asked.push(params)
        return refusal ? refuse(refusal) : ok({ key: KEY })
      }),
    ],
  })
  const opened = openCountUp()
  const result = { status: 'over', score: 1234, isBest: true } as const
  const run = {
    game: { ...game, isRanked },
    play: { ...opened.play, version: 'test', runId: () => RUN, ...play },
    state: { ...opened.play.state(), phase: 'ended' as const, best: 1234, result, ...state },
    raced,
    speech: { language, say: speechOf(language) },
  }
  const [sent, put]: [Message[], Message[]] = [[], []]
  const share = () =>
    shareResult(run, {
      async send(message) {
        if (isLate) throw new Error('NotAllowedError')
        sent.push(message)
        return 'copied'
      },
      ask: (message) => void put.push(message),
      shapeOf: async () => shape,
    })
  await share()
  return { asked, sent, put, share }
}

describe('the end of a run', () => {
  test('is shared with its score and a link to the same deal', async () => {
    const { sent, asked } = await shareEnd({})
    expect(sent).toEqual([
      {
        path: `/g/count-up?beat=${KEY}`,
        title: 'Count Up',
        words: 'Count Up: 1,234\nCan you beat me on the same deal?',
      },
    ])
    expect(asked).toMatchObject([{ gameId: 4, runId: RUN, score: 1234, version: 'test' }])
    expect(asked[0]).not.toHaveProperty('day')
    expect(await screen.findByText('Copied: your result with the link')).toBeDefined()
  })

  test('is proved once, however often it is shared', async () => {
    const { share, asked, sent } = await shareEnd({})
    await share()
    expect([asked.length, sent.length]).toEqual([1, 2])
  })

  test.for<[string, Story, string]>([
    [
      'a level',
      {
        play: { levels: 12 },
        state: { level: 7, result: { status: 'won', score: 1234, isBest: true, stars: 2 } },
      },
      'Count Up, level 7: 1,234\n⭐⭐☆\nCan you beat me on the same deal?',
    ],
    [
      'the challenge of the day',
      { state: { daily: true, best: 2000 } },
      'Count Up, daily challenge of January 10: 1,234\n🟩🟩🟩⬜⬜\nCan you beat me on the same deal?',
    ],
    [
      'a level in German',
      { language: 'de', play: { levels: 12 }, state: { level: 7, best: 1234 } },
      'Count Up, Level 7: 1.234\n🟩🟩🟩🟩🟩\nSchlägst du mich in derselben Runde?',
    ],
    [
      'a game whose runs have one',
      { shape: '🟨⬜⬜\n🟩🟩🟩' },
      'Count Up: 1,234\n🟨⬜⬜\n🟩🟩🟩\nCan you beat me on the same deal?',
    ],
    [
      'a level of such a game',
      { shape: '🟩🟩🟩', play: { levels: 12 }, state: { level: 7 } },
      'Count Up, level 7: 1,234\n🟩🟩🟩\nCan you beat me on the same deal?',
    ],
  ])('of %s shows its shape in emoji', async ([, story, words]) => {
    expect((await shareEnd(story)).sent[0]!.words).toBe(words)
  })

  test('of a daily challenge names the day, and of a race the raced run', async () => {
    const daily = await shareEnd({ state: { daily: true } })
    expect(daily.asked).toMatchObject([{ day: '2026-01-10' }])
    const race = await shareEnd({ state: { isRacing: true }, raced: RACED })
    expect(race.asked).toMatchObject([{ raced: RACED }])
    const own = await shareEnd({ raced: RACED })
    expect(own.asked[0]).not.toHaveProperty('raced')
  })

  test.for<[string, Story]>([
    ['that is not ranked', { isRanked: false }],
    ['that the server has not dealt', { play: { runId: () => undefined } }],
    ['whose inputs are not all known', { play: { replay: () => undefined } }],
    ['without points', { state: { result: { status: 'over', score: 0, isBest: false } } }],
    ['that raced a line of a table', { state: { isRacing: true } }],
  ])('%s has a link to the game only', async ([, story]) => {
    const { sent, asked } = await shareEnd(story)
    expect(sent[0]).toMatchObject({ path: '/g/count-up' })
    expect(sent[0]!.words).toContain('Can you beat that?')
    expect(asked).toEqual([])
  })

  test.for(['ReplayBroken', 'RunUnknown', 'TooFast', 'RunCopied'] as const)(
    'that is refused with %s has a link to the game only',
    async (refusal) => {
      expect((await shareEnd({ refusal })).sent[0]).toMatchObject({ path: '/g/count-up' })
    },
  )

  test('without an answer of the server says so, and is retried', async () => {
    const { sent, asked, share } = await shareEnd({ refusal: 'ServerError' })
    expect(await screen.findByText(/link could not be made/)).toBeDefined()
    await share()
    expect([sent.length, asked.length]).toEqual([0, 2])
  })

  test('opens the dialog when the browser no longer accepts the user gesture', async () => {
    const { put, sent } = await shareEnd({ isLate: true })
    expect(sent).toEqual([])
    expect(put).toMatchObject([{ path: `/g/count-up?beat=${KEY}` }])
  })
})
