// npm run registry writes the entries: each of scenes/*.ts with openScene.
import type { ModeName, State } from './modes.ts'
import type { WordTools, Scene } from './scene.ts'

type SceneOf<Name extends ModeName> = (tools: WordTools<Extract<State, { readonly mode: Name }>>) => Scene

/** Scenes load separately: a page has the drawing of its own game only. */
const scenes: { readonly [Name in ModeName]: () => Promise<{ readonly openScene: SceneOf<Name> }> } = {
  braid: () => import('./scenes/braid.ts'),
  cipher: () => import('./scenes/cipher.ts'),
  cliff: () => import('./scenes/cliff.ts'),
  cross: () => import('./scenes/cross.ts'),
  guess: () => import('./scenes/guess.ts'),
  halves: () => import('./scenes/halves.ts'),
  hunt: () => import('./scenes/hunt.ts'),
  latin: () => import('./scenes/latin.ts'),
  lock: () => import('./scenes/lock.ts'),
  maze: () => import('./scenes/maze.ts'),
  pairs: () => import('./scenes/pairs.ts'),
  rain: () => import('./scenes/rain.ts'),
  shells: () => import('./scenes/shells.ts'),
  sieve: () => import('./scenes/sieve.ts'),
  slips: () => import('./scenes/slips.ts'),
  snakes: () => import('./scenes/snakes.ts'),
  stacks: () => import('./scenes/stacks.ts'),
  swap: () => import('./scenes/swap.ts'),
  tide: () => import('./scenes/tide.ts'),
  wheel: () => import('./scenes/wheel.ts'),
}

/** The scene of a mode; a tools only ever holds states of the mode it was opened for. */
export const loadScene = async (mode: ModeName) =>
  (await scenes[mode]()).openScene as unknown as (tools: WordTools<State>) => Scene
