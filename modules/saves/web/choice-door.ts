import type { ScoreUnit } from '#kit/game/score-text.ts'
import { createStore } from '#kit/ui/store.ts'
import type { OtherState } from '../model.ts'

/** A game as far as its boards are shown. */
export interface ChoiceGame {
  readonly slug: string
  readonly family: string
  readonly title: string
  readonly scoreUnit: ScoreUnit
  /** Light of the stage, centre and edge. */
  readonly ground: readonly string[]
}

/** What this device goes on with. */
export type HereState = Pick<OtherState, 'run' | 'memory'>

export interface Choice {
  readonly game: ChoiceGame
  readonly here: HereState
  readonly others: readonly OtherState[]
  /** Goes on with another state, or with the one here; the rest is gone. */
  choose(other: OtherState | undefined): void
}

/** The question which of several states counts; what it showed stays for its closing motion. */
export const choiceDoor = createStore<{ readonly isOpen: boolean; readonly choice?: Choice }>({
  isOpen: false,
})

export const openChoice = (choice: Choice) => choiceDoor.change(() => ({ isOpen: true, choice }))
export const closeChoice = () => choiceDoor.change((now) => ({ ...now, isOpen: false }))
