// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlay } from '#kit/game/play.ts'
import { recordKey } from '#kit/game/record.ts'
import { blindPage } from '#kit/game/testing/blind-page.ts'
import { seededRandom } from '#kit/random/random.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { definitions } from './definitions.ts'
import view from './view.ts'

const definition = definitions[0]!
const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page in the mode for two. */
function openForTwo() {
  const page = blindPage()
  const storage = memoryStorage()
  const record = { bests: {}, plays: 1, level: 4, stars: {}, options: { mode: 'duel' } }
  storage.write(recordKey(definition.slug), JSON.stringify(record))
  const play = openPlay({
    canvas: page.canvas,
    view,
    definition,
    language: 'en',
    text: (key) => key,
    storage,
    services: {
      sound: () => undefined,
      vibrate: () => undefined,
      toast: () => undefined,
      announce: () => undefined,
      confetti: () => undefined,
      playing: () => undefined,
    },
    random: seededRandom(1),
    day: { name: '2026-01-10', seed: 42 },
    reducedMotion: false,
  })
  const finger = (type: string, pointerId: number, x: number, y: number) =>
    page.canvas.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 }), {
        pointerId,
      }),
    )
  return { page, play, finger }
}

test('two hands cut at the same time, the minute ends for both, and the page hears who has how many', () => {
  const { page, play, finger } = openForTwo()
  vi.advanceTimersByTime(SECOND)
  expect([play.state().phase, play.state().score]).toEqual(['playing', 0])
  finger('pointerdown', 1, 40, 400)
  finger('pointerdown', 2, 40, 150)
  for (let tick = 0; tick < 3000 && play.state().phase !== 'ended'; tick++) {
    const x = 20 + ((tick * 37) % 320)
    finger('pointermove', 1, x, 380 + ((tick * 13) % 100))
    finger('pointermove', 2, 360 - x, 60 + ((tick * 17) % 150))
    vi.advanceTimersByTime(32)
  }
  page.throwWhatFailed()
  const { result, isAssisted, progress } = play.state()
  expect([result?.status, result?.reason, isAssisted]).toEqual(['over', 'end.duel', true])
  expect(result!.score).toBeGreaterThan(0)
  expect(progress!.coins).toBeGreaterThan(0)
  play.restart()
  vi.advanceTimersByTime(SECOND)
  expect(play.state()).toMatchObject({ phase: 'playing', score: 0 })
  play.destroy()
  page.leave()
})
