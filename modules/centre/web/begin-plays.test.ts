// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createStore } from '#kit/ui/store.ts'
import { connectApi } from '#kit/web/api.ts'
import { centreCalls } from '../calls.ts'
import { beginPlays } from './begin-plays.ts'
import { tellEnd } from './tell-end.ts'

const sent: (readonly [wire: string, params: unknown])[] = []
connectApi(async (wire, params) => {
  sent.push([wire, params])
  return { id: 1, result: { playId: 'P1', ok: true }, error: null }
})

/** The player looks at something else, and comes back. */
function leave() {
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

async function play(gameId: number) {
  document.dispatchEvent(new Event('keydown'))
  await vi.waitFor(() => expect(sent.at(-1)).toEqual([centreCalls.startPlay.wire, { gameId }]))
  // The answer has to be heard before the play can be stopped.
  await new Promise((resolve) => setTimeout(resolve))
}

const stopped = () => vi.waitFor(() => expect(sent.at(-1)![0]).toBe(centreCalls.stopPlay.wire))

test('a play tells once that a run of its game was played to its end', async () => {
  const games = createStore<{ readonly gameId: number } | undefined>({ gameId: 7 })
  beginPlays(games)
  await play(7)
  tellEnd(8)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1' })
  await play(7)
  tellEnd(7)
  tellEnd(7)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1', hasEnded: true })
  await play(7)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1' })
})
