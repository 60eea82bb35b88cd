import type { Play } from '#kit/game/play.ts'
import type { Replay } from '#kit/game/run.ts'
import type { ScoreUnit } from '#kit/game/score-text.ts'
import { createStore } from '#kit/ui/store.ts'
import type { Period } from '../calls.ts'

/** A game as its runs are shown. */
export interface RunGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly scoreUnit: ScoreUnit
  /** Stage gradient, centre and edge. */
  readonly ground: readonly string[]
}

/** A run to watch: a table entry, or the one the player has just ended. */
export interface ShownRun {
  readonly score: number
  readonly player?: { readonly userId: number; readonly nickname: string; readonly avatar: number }
  readonly from: { readonly period: Period; readonly userId: number } | { readonly replay: Replay }
}

export interface RunWish {
  readonly game: RunGame
  readonly level: number
  /** The game running on the page below. */
  readonly play: Play | undefined
  /** Without it the dialog asks whom to race. */
  readonly run?: ShownRun
}

/** State of the dialog in which runs are watched and rivals chosen; it stays mounted for its closing animation. */
export const runTrigger = createStore<{ readonly isOpen: boolean; readonly wish?: RunWish }>({
  isOpen: false,
})

export const openRunOverlay = (wish: RunWish) => runTrigger.change(() => ({ isOpen: true, wish }))
export const closeRunOverlay = () => runTrigger.change((now) => ({ ...now, isOpen: false }))
