// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ParamsOf } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { Play } from '#kit/game/play.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { openCountUp } from '#kit/game/testing/open-count-up.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { scoresCalls, type DealDare } from '../../calls.ts'
import { ChallengeBar } from './ChallengeBar.tsx'

// That of jsdom has no stream, which packing a run needs.
Object.assign(globalThis, { Blob })
afterEach(cleanup)

const KEY = 'K'.repeat(26)
const RUN = 'R'.repeat(26)
const anna = { userId: 70_042, nickname: 'Anna', avatar: 1 }
const game = { gameId: 4, slug: 'count-up', family: 'count-up', scoreUnit: 'points', ground: [] } as const
const open: DealDare = {
  key: KEY,
  gameId: 4,
  slug: 'count-up',
  level: 4,
  score: 3,
  unit: 'points',
  isMine: false,
  player: anna,
  state: 'open',
  answer: null,
  outcome: null,
  daredAt: instant('2026-11-29T12:00:00Z'),
}

function Shown({ play }: { readonly play: Play }) {
  const state = useSyncExternalStore(play.subscribe, play.state)
  return <ChallengeBar game={game} play={play} state={state} shareKey={KEY} />
}

/** A page that a dare leads to; the server fails so often before it takes an answer. */
async function openDare(dare: DealDare, failures = 0, refusal: ErrorName = 'TooFast') {
  const opened = openCountUp()
  const play = { ...opened.play, version: 'test', runId: () => RUN, canvas: document.createElement('canvas') }
  const sent: ParamsOf<typeof scoresCalls.answerDare>[] = []
  let shown = dare
  const replay = await packReplay({ seed: 9, level: 4, inputs: [2, 2, 2] })
  renderOnPage(<Shown play={play} />, {
    answers: [
      answering(scoresCalls.readSharedRun, () =>
        ok({ gameId: 4, level: 4, score: dare.score, best: 'highest', sharer: anna }),
      ),
      answering(scoresCalls.readSharedReplay, () => ok({ score: dare.score, version: 'test', replay })),
      answering(scoresCalls.listDares, () => ok({ dares: [shown], runs: [] })),
      answering(scoresCalls.answerDare, (params) => {
        sent.push(params)
        if (sent.length <= failures) return refuse(refusal)
        shown = { ...dare, state: 'answered', answer: params.score, outcome: 'won' }
        return ok({ outcome: 'won' })
      }),
    ],
  })
  return { ...opened, play, sent }
}
async function playOut({ play, add }: Awaited<ReturnType<typeof openDare>>) {
  fireEvent.click(await screen.findByRole('button', { name: 'Take it on' }))
  await waitFor(() => expect(play.state().isRacing).toBe(true))
  for (let turn = 0; turn < 40 && play.state().phase !== 'ended'; turn++) add(2)
}

test('a dare states that the first finished run counts, and sends that run once', async () => {
  const page = await openDare(open)
  expect(await screen.findByText(/Anna.* dares you/)).toBeDefined()
  await playOut(page)
  await waitFor(() => expect(page.sent).toHaveLength(1))
  const { score } = page.play.state()
  expect(page.sent[0]).toMatchObject({ key: KEY, runId: RUN, gameId: 4, score, version: 'test' })
  expect(await screen.findByText(new RegExp(`settled.*Anna.*: 3, you: ${score}`))).toBeDefined()
  expect(page.sent).toHaveLength(1)
})

test('a failed answer to a dare is reported, and a tap resends it', async () => {
  const page = await openDare(open, 1)
  await playOut(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/settled/)).toBeDefined()
  expect(page.sent).toHaveLength(2)
})

test('an answer to a dare that does not count shows the reason, and is not offered again', async () => {
  const page = await openDare(open, 1, 'RunCopied')
  await playOut(page)
  expect(await screen.findByText('Exactly this run was already played by somebody else')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the player who dared sees that the friend has not played yet, and sends no answer', async () => {
  const page = await openDare({ ...open, isMine: true, player: { ...anna, nickname: 'Ben' } })
  expect(await screen.findByText(/Ben.* has not played this deal yet/)).toBeDefined()
  await playOut(page)
  expect(page.sent).toEqual([])
})
