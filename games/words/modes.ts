import { braid, type BraidState } from './modes/braid.ts'
import { cipher, type CipherState } from './modes/cipher.ts'
import { cliff, type CliffState } from './modes/cliff.ts'
import { cross, type CrossState } from './modes/cross.ts'
import { guess, type GuessState } from './modes/guess.ts'
import { halves, type HalvesState } from './modes/halves.ts'
import { hunt, type HuntState } from './modes/hunt.ts'
import { latin, type LatinState } from './modes/latin.ts'
import { lock, type LockState } from './modes/lock.ts'
import { maze, type MazeState } from './modes/maze.ts'
import { pairs, type PairsState } from './modes/pairs.ts'
import { rain, type RainState } from './modes/rain.ts'
import { shells, type ShellsState } from './modes/shells.ts'
import { sieve, type SieveState } from './modes/sieve.ts'
import { slips, type SlipsState } from './modes/slips.ts'
import { snakes, type SnakesState } from './modes/snakes.ts'
import { stacks, type StacksState } from './modes/stacks.ts'
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
  | SnakesState
  | StacksState
  | LockState
  | RainState
  | MazeState
  | LatinState
  | CipherState
  | HalvesState
  | SieveState
  | SlipsState
  | BraidState
  | ShellsState

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
  snakes,
  stacks,
  lock,
  rain,
  maze,
  latin,
  cipher,
  halves,
  sieve,
  slips,
  braid,
  shells,
}

/** The rules of a mode; a state always comes back to the mode that dealt it. */
export const modeOf = (name: ModeName) => all[name] as unknown as Mode<State>
