import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { QuizDefinition } from './definitions.ts'
import type { Layout } from './layout.ts'
import type { Drawing, Shown } from './quiz-scene.ts'
import type { QuizRules, State } from './rules.ts'
import type { Words } from './words.ts'

export const stateOf = (run: Run<number>) => (run.sim as TurnSim<State, number>).state

/** A question as drawn, and its run. */
export interface QuizTable {
  readonly context: GameContext<QuizDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly rules: QuizRules
  readonly isRtl: boolean
  readonly words: Words
  run: Run<number>
  shown: Shown
  isStarted: boolean
  isFinished: boolean
  cursor: number | undefined
  arrived: number
  marked: number
  pressed: { readonly place: number; k: number } | undefined
  shaken: { readonly place: number; k: number } | undefined
  waiting: ReturnType<typeof setTimeout> | undefined
  layout: Layout
  readonly drawing: Drawing
  readonly guide: Coach
  readonly stage: Stage
}

export const state = (table: QuizTable) => stateOf(table.run)

export function later(table: QuizTable, seconds: number, act: () => void) {
  clearTimeout(table.waiting)
  table.waiting = setTimeout(act, seconds * 1000)
}
