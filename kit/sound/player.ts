import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { SoundEngine } from './engine.ts'
import { trackFor, type Scene } from './rules.ts'
import { readSettings, writeSettings, type SoundSettings } from './settings.ts'
import type { AnySound } from './sounds.ts'

/** The part of the sound that loads with the page; the engine loads after the first gesture. */
export interface SoundPlayer {
  /** Call it in every gesture's handler: browsers allow sound only from there. */
  unlock(): void
  play(name: AnySound, semitones?: number): void
  vibrate(): void
  setScene(scene: Scene): void
  /** True while a sheet or a dialog covers the page. */
  duck(on: boolean): void
  settings(): SoundSettings
  change(part: Partial<SoundSettings>): void
  subscribe(listener: () => void): () => void
}

export interface SoundWorld {
  readonly storage: TextStorage
  readonly scene?: Scene
  readonly makeContext?: () => AudioContext
  readonly loadEngine?: () => Promise<{ openEngine(context: AudioContext): SoundEngine }>
  readonly page?: Pick<Document, 'hidden' | 'addEventListener'>
  readonly clock?: () => number
  readonly buzz?: (milliseconds: number) => unknown
}

const VIBRATION_MS = 50
/** A sound that waited longer than this for the engine is dropped. */
const STALE_MS = 350

/** Other apps leave a phone's audio context "interrupted" when they close: a gesture resumes it. */
function wakeWith({ hidden }: Pick<Document, 'hidden'>, context: AudioContext): Promise<void> | undefined {
  if (hidden) return context.suspend()
  return context.state === 'running' ? undefined : context.resume()
}

export function soundPlayer({
  storage,
  scene = { page: 'portal' },
  makeContext = () => new AudioContext(),
  loadEngine = () => import('./engine.ts'),
  page = document,
  clock = () => performance.now(),
  buzz = (milliseconds) => navigator.vibrate?.(milliseconds),
}: SoundWorld): SoundPlayer {
  let settings = readSettings(storage)
  let context: AudioContext | undefined
  let engine: SoundEngine | undefined
  let ducked = false
  let waiting: { readonly name: AnySound; readonly semitones: number; readonly at: number } | undefined
  const listeners = new Set<() => void>()

  const follow = () => engine?.setTrack(trackFor(scene, { music: settings.music, unlocked: true }))
  const wake = () => {
    if (context) wakeWith(page, context)?.catch(ignoreFailure('woken by the next touch'))
  }
  page.addEventListener('visibilitychange', wake)

  async function start(created: AudioContext) {
    const { openEngine } = await loadEngine()
    engine = openEngine(created)
    engine.setSound(settings.sound)
    engine.duck(ducked)
    follow()
    if (waiting && settings.sound && clock() - waiting.at < STALE_MS)
      engine.play(waiting.name, waiting.semitones)
    waiting = undefined
  }

  function begin() {
    try {
      context = makeContext()
    } catch {
      // Without a sound device the page continues silently.
      return
    }
    start(context).catch(() => (context = undefined))
  }

  const player: SoundPlayer = {
    unlock() {
      if (!context && (settings.music || settings.sound)) begin()
      wake()
    },
    play(name, semitones = 0) {
      if (!settings.sound) return
      if (engine) engine.play(name, semitones)
      else waiting = { name, semitones, at: clock() }
    },
    vibrate() {
      if (settings.vibration) buzz(VIBRATION_MS)
    },
    setScene(next) {
      scene = next
      follow()
    },
    duck(on) {
      ducked = on
      engine?.duck(on)
    },
    settings: () => settings,
    change(part) {
      settings = { ...settings, ...part }
      writeSettings(storage, settings)
      engine?.setSound(settings.sound)
      if (!settings.music) engine?.silence()
      follow()
      // The switch itself is a gesture.
      player.unlock()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return player
}

/** Unlocks the sound in every gesture; returns how to stop listening. */
export function unlockOnGesture(player: Pick<SoundPlayer, 'unlock'>, target: EventTarget): () => void {
  const leave = new AbortController()
  for (const gesture of ['pointerup', 'mousedown', 'keydown'])
    target.addEventListener(gesture, () => player.unlock(), { capture: true, signal: leave.signal })
  return () => leave.abort()
}
