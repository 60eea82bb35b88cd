// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { TouchScene } from './scenes/touch-scene.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: TouchScene }>>> = {
  'basket-run': () => import('./scenes/basket-run.ts'),
  'bubble-rush': () => import('./scenes/bubble-rush.ts'),
  'card-snap': () => import('./scenes/card-snap.ts'),
  'chain-burst': () => import('./scenes/chain-burst.ts'),
  'colour-tap': () => import('./scenes/colour-tap.ts'),
  'crab-thump': () => import('./scenes/crab-thump.ts'),
  'echo-conches': () => import('./scenes/echo-conches.ts'),
  'firefly-jars': () => import('./scenes/firefly-jars.ts'),
  'fish-feed': () => import('./scenes/fish-feed.ts'),
  'flak-night': () => import('./scenes/flak-night.ts'),
  'fuse-snuff': () => import('./scenes/fuse-snuff.ts'),
  'juggle-trio': () => import('./scenes/juggle-trio.ts'),
  'leaky-boat': () => import('./scenes/leaky-boat.ts'),
  'more-gulls': () => import('./scenes/more-gulls.ts'),
  'nest-guard': () => import('./scenes/nest-guard.ts'),
  'odd-shell': () => import('./scenes/odd-shell.ts'),
  'pancake-deck': () => import('./scenes/pancake-deck.ts'),
  'pirate-windows': () => import('./scenes/pirate-windows.ts'),
  'plate-spin': () => import('./scenes/plate-spin.ts'),
  'quick-draw': () => import('./scenes/quick-draw.ts'),
  'rule-crabs': () => import('./scenes/rule-crabs.ts'),
  'shell-shuffle': () => import('./scenes/shell-shuffle.ts'),
  'shell-sorter': () => import('./scenes/shell-sorter.ts'),
  'stain-wipe': () => import('./scenes/stain-wipe.ts'),
  'tide-drums': () => import('./scenes/tide-drums.ts'),
  'true-bite': () => import('./scenes/true-bite.ts'),
}
