import type { Language } from '#kit/i18n/languages.ts'
import type { Status } from './contract.ts'
import type { Replay } from './run.ts'

export const WATCH_SPEEDS = [1, 2, 4] as const
export type WatchSpeed = (typeof WATCH_SPEEDS)[number]

/** Where a run that is shown again stands. */
export interface WatchState {
  readonly phase: 'playing' | 'paused' | 'ended'
  /** Inputs shown, of `length` in all. */
  readonly at: number
  readonly length: number
  readonly score: number
  readonly status: Status
  readonly speed: WatchSpeed
}

/** A run that somebody played, shown again: nothing of it is kept, counted or changed by whoever looks on. */
export interface Watch {
  /** Time passes in it; a run of turns goes move by move instead. */
  readonly isRealtime: boolean
  state(): WatchState
  subscribe(listener: () => void): () => void
  pause(): void
  resume(): void
  setSpeed(speed: WatchSpeed): void
  /** Goes to where so many inputs have been shown; from the end it goes on as before. */
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

/** Whoever starts games says how runs are shown again. */
export const connectWatching = (given: WatchOpener) => {
  opener = given
}

/** Shows a run on a canvas of its own. */
export const watchRun = (wish: WatchWish): Promise<Watch> => opener(wish)
