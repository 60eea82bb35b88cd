import { hash32, seededRandom, type Random } from '#kit/random/random.ts'
import type { Sim, SimEvent, Status } from './contract.ts'

/** Rules of a turn-based game as pure functions over a plain, JSON-shaped state. */
export interface TurnRules<State, Input> {
  start(random: Random): State
  step(
    state: State,
    input: Input,
    random: Random,
  ): { readonly state: State; readonly events: readonly SimEvent[] }
  legal(state: State): readonly Input[]
  status(state: State): Status
  score(state: State): number
  progress(state: State): number
}

/** A sim whose state the view can read. */
export interface TurnSim<State, Input> extends Sim<Input> {
  readonly state: State
}

interface Saved<State> {
  readonly state: State
  readonly luck: number
}

/** For `Family.takenBack`: undo does not remove mistakes from the count. */
export function keepingMistakes(undone: string, before: string): string {
  const { state } = JSON.parse(undone) as Saved<{ readonly mistakes: number }>
  const back = JSON.parse(before) as Saved<{ readonly mistakes: number }>
  return JSON.stringify({ ...back, state: { ...back.state, mistakes: state.mistakes } })
}

/** Makes a sim from pure rules: stores state and random numbers, saves and restores both. */
export function turnSim<State, Input>(
  rules: TurnRules<State, Input>,
  seed: number,
  saved?: string,
): TurnSim<State, Input> {
  const kept = saved ? (JSON.parse(saved) as Saved<State>) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`turn:${seed}`))
  let state = kept ? kept.state : rules.start(random)
  return {
    get state() {
      return state
    },
    get status() {
      return rules.status(state)
    },
    get score() {
      return rules.score(state)
    },
    get progress() {
      return rules.progress(state)
    },
    legal: () => rules.legal(state),
    apply(input) {
      const next = rules.step(state, input, random)
      state = next.state
      return next.events
    },
    hash: () => hash32(JSON.stringify(state)).toString(36),
    save: () => JSON.stringify({ state, luck: random.state() }),
  }
}
