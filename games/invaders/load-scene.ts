// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { RankScene } from './scenes/rank-scene.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: RankScene }>>> = {
  'chain-pop': () => import('./scenes/chain-pop.ts'),
  'coco-bomber': () => import('./scenes/coco-bomber.ts'),
  'crash-whirl': () => import('./scenes/crash-whirl.ts'),
  'echo-squad': () => import('./scenes/echo-squad.ts'),
  'galaxy-divers': () => import('./scenes/galaxy-divers.ts'),
  'heli-rescue': () => import('./scenes/heli-rescue.ts'),
  'hut-watch': () => import('./scenes/hut-watch.ts'),
  'paint-lanes': () => import('./scenes/paint-lanes.ts'),
  'pier-rail': () => import('./scenes/pier-rail.ts'),
  'reef-centipede': () => import('./scenes/reef-centipede.ts'),
  'split-bubbles': () => import('./scenes/split-bubbles.ts'),
  'sun-and-shade': () => import('./scenes/sun-and-shade.ts'),
  'tiny-planet': () => import('./scenes/tiny-planet.ts'),
  'two-tides': () => import('./scenes/two-tides.ts'),
  'whirl-tube': () => import('./scenes/whirl-tube.ts'),
}
