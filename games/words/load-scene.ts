import type { ModeName, State } from './modes.ts'
import type { Desk, Scene } from './scene.ts'

type SceneOf<Name extends ModeName> = (desk: Desk<Extract<State, { readonly mode: Name }>>) => Scene

/** Each scene comes by itself: a page carries the drawing of its own game only. */
const scenes: { readonly [Name in ModeName]: () => Promise<SceneOf<Name>> } = {
  tide: async () => (await import('./scenes/tide.ts')).tideScene,
  hunt: async () => (await import('./scenes/hunt.ts')).huntScene,
  swap: async () => (await import('./scenes/swap.ts')).swapScene,
  cross: async () => (await import('./scenes/cross.ts')).crossScene,
  pairs: async () => (await import('./scenes/pairs.ts')).pairsScene,
  guess: async () => (await import('./scenes/guess.ts')).guessScene,
  wheel: async () => (await import('./scenes/wheel.ts')).wheelScene,
  cliff: async () => (await import('./scenes/cliff.ts')).cliffScene,
  snakes: async () => (await import('./scenes/snakes.ts')).snakesScene,
  stacks: async () => (await import('./scenes/stacks.ts')).stacksScene,
  lock: async () => (await import('./scenes/lock.ts')).lockScene,
  rain: async () => (await import('./scenes/rain.ts')).rainScene,
  maze: async () => (await import('./scenes/maze.ts')).mazeScene,
  latin: async () => (await import('./scenes/latin.ts')).latinScene,
  cipher: async () => (await import('./scenes/cipher.ts')).cipherScene,
  halves: async () => (await import('./scenes/halves.ts')).halvesScene,
  sieve: async () => (await import('./scenes/sieve.ts')).sieveScene,
  slips: async () => (await import('./scenes/slips.ts')).slipsScene,
  braid: async () => (await import('./scenes/braid.ts')).braidScene,
  shells: async () => (await import('./scenes/shells.ts')).shellsScene,
}

/** The scene of a mode; a desk only ever holds states of the mode it was opened for. */
export const loadScene = (mode: ModeName) =>
  scenes[mode]() as unknown as Promise<(desk: Desk<State>) => Scene>
