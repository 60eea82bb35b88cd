// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameDefinition, GameView } from '#kit/game/contract.ts'
import { openPlay } from '#kit/game/play.ts'
import { blindPage } from '#kit/game/testing/blind-page.ts'
import { translator, type Texts, type Translate } from '#kit/i18n/texts.ts'
import { seededRandom } from '#kit/random/random.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { familyFolders, ROOT } from '../scripts/games-gate/load-families.ts'
import { runChoice } from '../scripts/proofs/choice.ts'

const { changed, ofTheDay } = runChoice(ROOT)
const folders = familyFolders().filter((name) => changed.includes(name) || ofTheDay.includes(name))
/** Half a second of pictures before the first touch, and as many after each. */
const FRAMES = 30
const FRAME_MS = 16

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SILENT = {
  sound: () => undefined,
  vibrate: () => undefined,
  toast: () => undefined,
  announce: () => undefined,
  confetti: () => undefined,
  playing: () => undefined,
}

type Page = ReturnType<typeof blindPage>

/** Opens a game, lets it draw, touches it and presses keys; throws what the game throws. */
async function tryOut(
  { canvas, touch, press, throwWhatFailed }: Page,
  view: GameView<GameDefinition, unknown>,
  definition: GameDefinition,
  text: Translate,
) {
  const play = openPlay({
    canvas,
    view,
    definition,
    language: 'en',
    text,
    storage: memoryStorage(),
    services: SILENT,
    random: seededRandom(definition.gameId),
    day: { name: '2026-01-10', seed: 42 },
    reducedMotion: false,
  })
  // Some views come in parts, as on a page.
  await vi.dynamicImportSettled()
  const draw = () => vi.advanceTimersByTime(FRAMES * FRAME_MS)
  draw()
  for (const [x, y] of [
    [0.5, 0.5],
    [0.5, 0.85],
    [0.12, 0.12],
  ] as const) {
    touch(x, y)
    draw()
  }
  for (const key of ['ArrowLeft', 'ArrowDown', 'Enter', ' ']) press(key)
  draw()
  play.destroy()
  throwWhatFailed()
}

if (folders.length === 0) test('no screen has changed', () => expect(folders).toEqual([]))
test.for(folders)('[1.1] every game of %s draws, and takes a touch and keys', async (folder) => {
  const { default: view } = (await import(join(ROOT, 'games', folder, 'view.ts'))) as {
    default: GameView<GameDefinition, unknown>
  }
  const texts = JSON.parse(readFileSync(join(ROOT, 'games', folder, 'messages/en.json'), 'utf8')) as Texts
  const text = translator('en', texts)
  const failures: string[] = []
  for (const definition of view.family.definitions) {
    const page = blindPage()
    try {
      await tryOut(page, view, definition, text)
    } catch (cause) {
      failures.push(`${definition.slug}: ${(cause as Error).stack?.split('\n').slice(0, 3).join(' ')}`)
    } finally {
      page.leave()
      vi.clearAllTimers()
    }
  }
  expect(failures).toEqual([])
})
