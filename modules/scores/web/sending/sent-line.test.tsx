// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ParamsOf } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { Play } from '#kit/game/play.ts'
import { openCountUp } from '#kit/game/testing/open-count-up.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { minutes } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'
import { scoresCalls } from '../../calls.ts'
import { dealRuns } from '../deal-runs.ts'
import { SentLine } from './SentLine.tsx'
import { useSendScore } from './use-send-score.ts'

// That of jsdom has no stream, which packing a run needs.
Object.assign(globalThis, { Blob })
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const RUN = 'R'.repeat(26)
const game = { gameId: 4, isRanked: true, scoreUnit: 'points' } as const

function Ended({ play }: { readonly play: Play }) {
  const state = useSyncExternalStore(play.subscribe, play.state)
  return state.phase === 'ended' ? <End play={play} /> : <p>playing</p>
}
function End({ play }: { readonly play: Play }) {
  const sent = useSendScore(game, play, play.state())
  return sent ? <SentLine sent={sent} /> : null
}

type Answer = ErrorName | 'no answer' | { readonly rank: number; readonly players: number }
const late = Promise.withResolvers<Answer>()

/** A page on which a run has ended; the server answers one after the other, and goes on with the last answer. */
function endRun(answers: readonly (Answer | Promise<Answer>)[], more: Partial<Play> = {}) {
  const sent: ParamsOf<typeof scoresCalls.sendScore>[] = []
  const left = [...answers]
  const { play: opened, add } = openCountUp()
  const play = { ...opened, version: 'test', runId: () => RUN, ...more }
  renderOnPage(<Ended play={play} />, {
    answers: [
      answering(scoresCalls.sendScore, async (params) => {
        sent.push(params)
        const answer = await (left.length > 1 ? left.shift()! : left[0]!)
        if (answer === 'no answer') throw new CallError('Unreachable')
        if (typeof answer === 'string') return refuse(answer)
        return ok({ isBest: true, weekRank: answer.rank, weekPlayers: answer.players })
      }),
    ],
  })
  const playOut = () =>
    act(() => {
      for (let turn = 0; turn < 40 && play.state().phase !== 'ended'; turn++) add(2)
    })
  playOut()
  return { play, sent, playOut }
}
const found = (text: string | RegExp) => screen.findByText(text)

test.for([
  [4, 1, false],
  [5, 1, true],
  [5, 0, false],
] as const)('among %d players the place %d is shown: %s', ([players, rank, told]) => {
  renderOnPage(<SentLine sent={{ state: 'placed', rank, players }} />)
  expect(screen.queryAllByText(`Number ${rank} this week`)).toHaveLength(told ? 1 : 0)
})

describe('a run that the server does not count', () => {
  test.for([
    ['RunTooShort', 'Less time passed on our server’s clock than this run takes. The next one counts'],
    ['ReplayOutdated', 'The game was updated during this run. The next one counts'],
    ['RunCopied', 'Exactly this run was already played by somebody else'],
    ['RunUnknown', 'This run was not begun here, so it does not count'],
    ['DailyOver', 'That day’s challenge is over'],
  ] as const)('shows it, with the reason: %s', async ([refusal, why]) => {
    const { sent } = endRun([refusal])
    await found('Not counted')
    expect(screen.getByText(why)).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  test('is reported briefly to a player who is already in the next run', async () => {
    const { play } = endRun([late.promise])
    act(() => play.restart())
    await found('playing')
    late.resolve('RunTooShort')
    await found(/^Less time passed/)
  })

  test('was not dealt, because it began without a connection', async () => {
    const { play, sent, playOut } = endRun(['RunUnknown'], { runId: () => undefined })
    await found('This first run was just for you. The next one counts for tables and badges.')
    act(() => play.restart())
    playOut()
    await found('This run began without a connection to our server, so it was just for you.')
    expect(sent).toEqual([])
  })

  test('is too long to be checked', async () => {
    const { sent } = endRun(['RunUnknown'], { replay: () => undefined })
    await found('This run is too long for our server to check, so it was just for you.')
    expect(sent).toEqual([])
  })
})

test('a run on a stored seed whose start was never reported began without a connection', async () => {
  const runId = 'K'.repeat(26)
  const storage = memoryStorage()
  storage.write('dealt-runs', JSON.stringify([{ runId, seed: 1 }]))
  dealRuns(storage, () => Promise.reject(new CallError('Unreachable')))(4)
  endRun(['RunUnknown'], { runId: () => runId })
  await found('This run began without a connection to our server, so it was just for you.')
})

test('a score without a connection waits, and is resent', async () => {
  const { sent } = endRun(['no answer', { rank: 3, players: 9 }])
  await found(/^No connection/)
  await act(() => vi.advanceTimersByTimeAsync(minutes(1)))
  await found('Number 3 this week')
  expect(sent).toHaveLength(2)
})

test('a score without an answer for half an hour is not abandoned: the player can resend it', async () => {
  const { sent } = endRun(['no answer'])
  await found(/^No connection/)
  await act(() => vi.advanceTimersByTimeAsync(minutes(40)))
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = sent.length
  fireEvent.click(again)
  await waitFor(() => expect(sent).toHaveLength(before + 1))
})

test('a run whose start reached the server late is sent as soon as it can be accepted', async () => {
  const storage = memoryStorage()
  storage.write('dealt-runs', JSON.stringify([{ runId: RUN, seed: 1 }]))
  dealRuns(storage, async () => ({ runs: [] }))(4)
  const inputs = Array.from({ length: 60 * 20 }, () => 1)
  const { sent } = endRun([{ rank: 1, players: 9 }], {
    isRealtime: true,
    replay: () => ({ seed: 1, level: 1, inputs }),
  })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(sent).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await found('Number 1 this week')
})
