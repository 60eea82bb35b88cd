import type { Language } from '#kit/i18n/languages.ts'
import type { Status } from './contract.ts'
import type { Replay } from './run.ts'

export const WATCH_SPEEDS = [1, 2, 4] as const
export type WatchSpeed = (typeof WATCH_SPEEDS)[number]

/** Position in a replayed run. */
export interface WatchState {
  readonly phase: 'playing' | 'paused' | 'ended'
  /** Inputs shown, of `length` in all. */
  readonly at: number
  readonly length: number
  readonly score: number
  readonly status: Status
  readonly speed: WatchSpeed
}

/** A replay of somebody's run: nothing is stored, counted or changed. */
export interface Watch {
  /** Whether it plays in real time; a turn-based run goes move by move. */
  readonly isRealtime: boolean
  state(): WatchState
  subscribe(listener: () => void): () => void
  pause(): void
  resume(): void
  setSpeed(speed: WatchSpeed): void
  /** Seeks to where this many inputs have been shown; from the end, play continues as before. */
  seek(at: number): void
  destroy(): void
}

export interface WatchWish {
  readonly slug: string
  readonly family: string
  readonly canvas: HTMLCanvasElement
  readonly language: Language
  readonly replay: Replay
}

type WatchOpener = (wish: WatchWish) => Promise<Watch>

let opener: WatchOpener = () => Promise.reject(new Error('connectWatching was not called'))

/** Set by the module that starts games: how runs are replayed. */
export const connectWatching = (given: WatchOpener) => {
  opener = given
}

/** Shows a run on its own canvas. */
export const watchRun = (wish: WatchWish): Promise<Watch> => opener(wish)
