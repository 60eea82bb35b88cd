// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { settled } from '#kit/testing/settled.ts'
import { createStore } from '#kit/ui/store.ts'
import { connectApi } from '#kit/web/api.ts'
import { centreCalls } from '../calls.ts'
import { beginPlays } from './begin-plays.ts'
import { reportEnd } from './report-end.ts'

const sent: (readonly [wire: string, params: unknown])[] = []
const answer = async (wire: string, params: unknown) => {
  sent.push([wire, params])
  return { id: 1, result: { playId: 'P1', ok: true }, error: null }
}
connectApi(answer)

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
  await settled()
}

const stopped = () => vi.waitFor(() => expect(sent.at(-1)![0]).toBe(centreCalls.stopPlay.wire))

test('a play reports once that a run of its game was finished', async () => {
  const games = createStore<{ readonly gameId: number } | undefined>({ gameId: 7 })
  beginPlays(games, [])
  await play(7)
  reportEnd(8)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1' })
  await play(7)
  reportEnd(7)
  reportEnd(7)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1', hasEnded: true })
  await play(7)
  leave()
  await stopped()
  expect(sent.at(-1)![1]).toEqual({ playId: 'P1' })
})

/** The portal's page anew, woken by the mouse and by a press on `target`, made so long after its game stood. */
async function wakeAnew(later: number, target: Element = document.body) {
  vi.resetModules()
  sent.length = 0
  // Not dispatched: the pages of earlier tests still listen.
  const press = new Event('pointerup')
  Object.defineProperty(press, 'target', { value: target })
  const ready = performance.mark('game-ready')
  Object.defineProperty(press, 'timeStamp', { value: ready.startTime + later })
  const woken = [new Event('pointermove'), press]
  const anew = await import('./begin-plays.ts')
  const api = await import('#kit/web/api.ts')
  api.connectApi(answer)
  anew.beginPlays(createStore<{ readonly gameId: number } | undefined>({ gameId: 7 }), woken)
  return sent.map(([wire]) => wire)
}

test('the gesture that loads the page’s late parts counts for the game it touched, not for the next one', async () => {
  expect(await wakeAnew(-1)).toEqual([])
  expect(await wakeAnew(1)).toEqual([centreCalls.startPlay.wire])
})

test('a press that leads from one game to another plays neither', async () => {
  document.body.innerHTML = '<a href="/g/other"><i></i></a><button></button>'
  const [link, button] = [document.querySelector('i')!, document.querySelector('button')!]
  expect(await wakeAnew(1, button)).toEqual([centreCalls.startPlay.wire])
  expect(await wakeAnew(1, link)).toEqual([])
  // The page of the game is gone, and the button with it.
  const gone = wakeAnew(1, button)
  button.remove()
  expect(await gone).toEqual([])
})
