import type { ScoreUnit } from '#kit/game/score-text.ts'
import { createStore } from '#kit/ui/store.ts'
import type { OtherState } from '../model.ts'

/** A game whose boards can be shown. */
export interface ChoiceGame {
  readonly slug: string
  readonly family: string
  readonly title: string
  readonly scoreUnit: ScoreUnit
  /** Stage gradient, centre and edge. */
  readonly ground: readonly string[]
}

/** The state of this device. */
export type HereState = Pick<OtherState, 'run' | 'memory'>

export interface Choice {
  readonly game: ChoiceGame
  readonly here: HereState
  readonly others: readonly OtherState[]
  /** Continues with another state, or with this device's; the rest is deleted. */
  choose(other: OtherState | undefined): void
}

/** The open choice between states; it stays mounted for its closing animation. */
export const choiceTrigger = createStore<{ readonly isOpen: boolean; readonly choice?: Choice }>({
  isOpen: false,
})

export const openChoice = (choice: Choice) => choiceTrigger.change(() => ({ isOpen: true, choice }))
export const closeChoice = () => choiceTrigger.change((now) => ({ ...now, isOpen: false }))
