import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, vi } from 'vitest'
import { compileText } from '#kit/i18n/compile-text.ts'
import { translator, type Translate } from '#kit/i18n/texts.ts'
import { seededRandom } from '#kit/random/random.ts'
import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import type { GameDefinition, GameView } from '../contract.ts'
import { openPlay } from '../play.ts'
import { readRecord, writeRecord, type GameRecord } from '../record.ts'
import { blindPage } from './blind-page.ts'

interface Begun {
  /** The stored record of an earlier visit. */
  readonly record?: Partial<GameRecord>
  readonly storage?: TextStorage
}

export function englishOf(family: string): Translate {
  const words = JSON.parse(readFileSync(`games/${family}/messages/en.json`, 'utf8')) as Record<string, string>
  return translator(
    'en',
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileText(text)])),
  )
}

/** For tests in jsdom: opens games of one family in English on blind pages, with a manual clock; call it once in a file. */
export function gameRig<Definition extends GameDefinition, Input>(
  family: string,
  view: GameView<Definition, Input>,
) {
  const text = englishOf(family)
  let leave = () => undefined as void
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    leave()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  return (definition: Definition, { record, storage = memoryStorage() }: Begun = {}) => {
    const { slug } = definition
    if (record) writeRecord(storage, slug, { ...readRecord(storage, slug), plays: 1, ...record })
    const toasts: string[] = []
    const silent = () => undefined
    const page = blindPage()
    leave = page.leave
    const play = openPlay({
      canvas: page.canvas,
      view,
      definition,
      language: 'en',
      text,
      storage,
      services: {
        sound: silent,
        vibrate: silent,
        announce: silent,
        confetti: silent,
        playing: silent,
        toast: (said) => void toasts.push(said),
      },
      random: seededRandom(4),
      day: { name: '2026-01-10', seed: 42 },
      reducedMotion: true,
    })
    return { play, page, toasts, storage, memory: () => readRecord(storage, slug).memory }
  }
}
