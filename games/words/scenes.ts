import type { State } from './modes.ts'
import type { Desk, Scene } from './scene.ts'
import { cliffScene } from './scenes/cliff.ts'
import { crossScene } from './scenes/cross.ts'
import { guessScene } from './scenes/guess.ts'
import { huntScene } from './scenes/hunt.ts'
import { pairsScene } from './scenes/pairs.ts'
import { swapScene } from './scenes/swap.ts'
import { tideScene } from './scenes/tide.ts'
import { wheelScene } from './scenes/wheel.ts'

type Scenes = {
  readonly [Name in State['mode']]: (desk: Desk<Extract<State, { readonly mode: Name }>>) => Scene
}

const scenes: Scenes = {
  tide: tideScene,
  hunt: huntScene,
  swap: swapScene,
  cross: crossScene,
  pairs: pairsScene,
  guess: guessScene,
  wheel: wheelScene,
  cliff: cliffScene,
}

/** The scene of a mode; a desk only ever holds states of the mode it was opened for. */
export const sceneOf = (mode: State['mode'], desk: Desk<State>): Scene =>
  (scenes[mode] as unknown as (desk: Desk<State>) => Scene)(desk)
