import type { Verb } from './definitions.ts'
import type { TouchScene } from './scenes/touch-scene.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: TouchScene }>>> = {
  'crab-thump': () => import('./scenes/crab-thump.ts'),
  'basket-run': () => import('./scenes/basket-run.ts'),
  'shell-sorter': () => import('./scenes/shell-sorter.ts'),
  'colour-tap': () => import('./scenes/colour-tap.ts'),
  'bubble-rush': () => import('./scenes/bubble-rush.ts'),
  'odd-shell': () => import('./scenes/odd-shell.ts'),
  'echo-conches': () => import('./scenes/echo-conches.ts'),
  'tide-drums': () => import('./scenes/tide-drums.ts'),
  'firefly-jars': () => import('./scenes/firefly-jars.ts'),
  'fish-feed': () => import('./scenes/fish-feed.ts'),
  'leaky-boat': () => import('./scenes/leaky-boat.ts'),
  'pirate-windows': () => import('./scenes/pirate-windows.ts'),
  'flak-night': () => import('./scenes/flak-night.ts'),
  'card-snap': () => import('./scenes/card-snap.ts'),
  'juggle-trio': () => import('./scenes/juggle-trio.ts'),
  'more-gulls': () => import('./scenes/more-gulls.ts'),
  'true-bite': () => import('./scenes/true-bite.ts'),
  'pancake-deck': () => import('./scenes/pancake-deck.ts'),
  'shell-shuffle': () => import('./scenes/shell-shuffle.ts'),
  'quick-draw': () => import('./scenes/quick-draw.ts'),
  'fuse-snuff': () => import('./scenes/fuse-snuff.ts'),
  'plate-spin': () => import('./scenes/plate-spin.ts'),
  'nest-guard': () => import('./scenes/nest-guard.ts'),
  'rule-crabs': () => import('./scenes/rule-crabs.ts'),
  'stain-wipe': () => import('./scenes/stain-wipe.ts'),
  'chain-burst': () => import('./scenes/chain-burst.ts'),
}
