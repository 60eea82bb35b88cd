// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Play } from '#kit/game/play.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { openCountUp } from '#kit/game/testing/open-count-up.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { scoresCalls } from '../../calls.ts'
import { ChallengeBar } from './ChallengeBar.tsx'

// That of jsdom has no stream, which packing a run needs.
Object.assign(globalThis, { Blob })
afterEach(cleanup)

const KEY = 'K'.repeat(26)
const game = { gameId: 4, slug: 'count-up', family: 'count-up', scoreUnit: 'points', ground: [] } as const
const run: ResultOf<typeof scoresCalls.readSharedRun> = {
  gameId: 4,
  level: 4,
  score: 1234,
  best: 'highest',
  sharer: { userId: 70_042, nickname: 'Anna', avatar: 1 },
}

interface Story {
  readonly found?:
    | ReturnType<typeof ok<typeof run>>
    | ReturnType<typeof refuse<'NotFound' | 'ReplayOutdated'>>
  readonly version?: string
  readonly score?: number
  readonly shareKey?: string
}

function Shown({ play, shareKey }: { readonly play: Play; readonly shareKey: string }) {
  const state = useSyncExternalStore(play.subscribe, play.state)
  return <ChallengeBar game={game} play={play} state={state} shareKey={shareKey} />
}

/** A page that was opened by a link; what it asked the server for is kept. */
async function openLink({ found = ok(run), version = 'test', shareKey = KEY }: Story = {}) {
  const opened = openCountUp()
  const play = { ...opened.play, version: 'test', canvas: document.createElement('canvas') }
  const asked: ParamsOf<typeof scoresCalls.readSharedRun>[] = []
  const named: ParamsOf<typeof scoresCalls.readRival>[] = []
  const replay = await packReplay({ seed: 9, level: 4, inputs: [2, 2, 2] })
  renderOnPage(<Shown play={play} shareKey={shareKey} />, {
    answers: [
      answering(scoresCalls.readSharedRun, (params) => {
        asked.push(params)
        return found
      }),
      answering(scoresCalls.readRival, (line) => {
        named.push(line)
        return found
      }),
      answering(scoresCalls.readReplay, () => ok({ score: run.score, version, replay })),
      answering(scoresCalls.readSharedReplay, () => ok({ score: run.score, version, replay })),
    ],
  })
  return { ...opened, asked, named }
}
const take = async () => fireEvent.click(await screen.findByRole('button', { name: 'Take it on' }))
const untilRacing = (play: Play) => waitFor(() => expect(play.state().isRacing).toBe(true))

describe('a link to a shared run', () => {
  test('offers to beat its player, and one tap starts the race on the same deal', async () => {
    const { play, seen } = await openLink()
    expect(await screen.findByText(/Anna.* reached 1,234 on this deal/)).toBeDefined()
    await take()
    await untilRacing(play)
    expect([seen.run.seed, seen.run.level]).toEqual([9, 4])
    expect(screen.queryByText(/1,234/)).toBeNull()
  })

  test('shows the progress of the other run, move by move, in a game that draws no ghost', async () => {
    const { play, seen } = await openLink()
    expect(play.canRace).toBe(false)
    await take()
    await untilRacing(play)
    const line = await screen.findByRole('group', { name: /Race against .*Anna/ })
    expect(line.textContent).toMatch(/Anna.*: 0You: 0/)
    seen.run.apply(1)
    await waitFor(() => expect(line.textContent).toMatch(/Anna.*: 2You: 1/))
    seen.run.apply(1)
    seen.run.apply(1)
    await waitFor(() => expect(line.textContent).toMatch(/Anna.* is done: 6You: 3/))
  })

  test('shows no name if the player is hidden from the reader', async () => {
    await openLink({ found: ok({ ...run, sharer: null }) })
    expect(await screen.findByText(/Somebody.* reached 1,234/)).toBeDefined()
  })

  test('of a player without a nickname has the default name', async () => {
    await openLink({ found: ok({ ...run, sharer: { userId: 70_042, nickname: '', avatar: 1 } }) })
    expect(await screen.findByText(/Islander 0042/)).toBeDefined()
  })

  test.for<[string, Story, RegExp]>([
    ['that nobody made', { found: refuse('NotFound') }, /over or was never there/],
    ['of another game', { found: ok({ ...run, gameId: 5 }) }, /over or was never there/],
    ['of older rules', { found: refuse('ReplayOutdated') }, /rules of this game have changed/],
  ])('%s shows it and disappears', async ([, story, words]) => {
    await openLink(story)
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByText(/1,234/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(words)).toBeNull()
  })

  test.for([
    ['nothing', ''],
    ['small letters', 'k'.repeat(26)],
    ['too many', '9'.repeat(40)],
    ['markup', '%3Cb%3E'],
    ['a path', '../../x'],
  ] as const)('that is invalid, such as %s, is not requested', async ([, shareKey]) => {
    const { asked } = await openLink({ shareKey })
    expect(await screen.findByText(/never there/)).toBeDefined()
    expect(asked).toEqual([])
  })

  test('from a table names level and player, and starts a race against their best run', async () => {
    const { asked, named, play, seen } = await openLink({ shareKey: '4.70042' })
    expect(await screen.findByText(/Anna.* reached 1,234 on this deal/)).toBeDefined()
    expect(named[0]).toEqual({ gameId: 4, level: 4, period: 'ever', userId: 70_042 })
    expect(asked).toEqual([])
    await take()
    await untilRacing(play)
    expect([seen.run.seed, seen.run.level]).toEqual([9, 4])
  })

  test('is not raced by a page with other rules', async () => {
    const { play } = await openLink({ version: 'newer' })
    await take()
    expect(await screen.findByText(/rules of this game have changed/)).toBeDefined()
    expect(play.state().isRacing).toBe(false)
  })
})

describe('the end of a race', () => {
  test.for([
    [5, /You did it!.*Anna.* had 5/, [1, 1, 2, 2]],
    [6, /A tie!/, [2, 2, 2]],
    [7, /Anna.* stays ahead with 7/, [2, 2, 2]],
  ] as const)('against %i shows who is ahead', async ([target, words, moves]) => {
    const { play, add } = await openLink({ found: ok({ ...run, score: target }) })
    await take()
    await untilRacing(play)
    add(...moves)
    expect(await screen.findByText(words)).toBeDefined()
  })
})
