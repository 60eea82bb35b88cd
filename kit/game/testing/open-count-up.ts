import { seededRandom } from '#kit/random/random.ts'
import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { openPlay } from '../play.ts'
import type { DealtSeed } from '../play-model.ts'
import { readRecord } from '../record.ts'
import { countUp, countView } from './count-up.ts'

interface CountUpWishes {
  readonly definition?: typeof countUp
  readonly realtime?: boolean
  readonly storage?: TextStorage
  readonly day?: { readonly name: string; readonly seed: number }
  readonly deal?: () => DealtSeed | undefined
}

/** The smallest game on a page that records what the game asks for. */
export function openCountUp({
  definition = countUp,
  realtime = false,
  storage = memoryStorage(),
  day = { name: '2026-01-10', seed: 42 },
  deal,
}: CountUpWishes = {}) {
  const { view, seen } = countView(realtime)
  const services: string[] = []
  const play = openPlay({
    canvas: {} as HTMLCanvasElement,
    view,
    definition,
    language: 'ar',
    text: (key) => key,
    storage,
    services: {
      sound: (name, pitch) => void services.push(`sound ${name} ${pitch}`),
      vibrate: () => void services.push('vibrate'),
      toast: (text) => void services.push(`toast ${text}`),
      announce: (text) => void services.push(`announce ${text}`),
      confetti: () => void services.push('confetti'),
      playing: (on) => void services.push(`playing ${on}`),
    },
    random: seededRandom(1),
    day,
    reducedMotion: false,
    ...(deal ? { deal } : {}),
  })
  const add = (...inputs: (1 | 2)[]) => {
    for (const input of inputs) seen.run.apply(input)
    if (seen.run.sim.status !== 'playing') seen.context.host.over()
  }
  return { play, seen, services, storage, add, record: () => readRecord(storage, 'count-up') }
}
