import { cliff, type CliffState } from './modes/cliff.ts'
import { cross, type CrossState } from './modes/cross.ts'
import { guess, type GuessState } from './modes/guess.ts'
import { hunt, type HuntState } from './modes/hunt.ts'
import { pairs, type PairsState } from './modes/pairs.ts'
import { swap, type SwapState } from './modes/swap.ts'
import { tide, type TideState } from './modes/tide.ts'
import { wheel, type WheelState } from './modes/wheel.ts'
import type { Mode } from './series.ts'

export type State =
  | TideState
  | HuntState
  | SwapState
  | CrossState
  | PairsState
  | GuessState
  | WheelState
  | CliffState

export type ModeName = State['mode']

const all: { readonly [Name in ModeName]: Mode<Extract<State, { readonly mode: Name }>> } = {
  tide,
  hunt,
  swap,
  cross,
  pairs,
  guess,
  wheel,
  cliff,
}

/** The rules of a mode; a state always comes back to the mode that dealt it. */
export const modeOf = (name: ModeName) => all[name] as unknown as Mode<State>
