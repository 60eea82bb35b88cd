import type { Verb } from './definitions.ts'
import type { RankScene } from './scenes/rank-scene.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: RankScene }>>> = {
  'galaxy-divers': () => import('./scenes/galaxy-divers.ts'),
  'hut-watch': () => import('./scenes/hut-watch.ts'),
  'reef-centipede': () => import('./scenes/reef-centipede.ts'),
  'whirl-tube': () => import('./scenes/whirl-tube.ts'),
  'coco-bomber': () => import('./scenes/coco-bomber.ts'),
  'pier-rail': () => import('./scenes/pier-rail.ts'),
  'sun-and-shade': () => import('./scenes/sun-and-shade.ts'),
  'tiny-planet': () => import('./scenes/tiny-planet.ts'),
  'heli-rescue': () => import('./scenes/heli-rescue.ts'),
  'chain-pop': () => import('./scenes/chain-pop.ts'),
  'two-tides': () => import('./scenes/two-tides.ts'),
  'paint-lanes': () => import('./scenes/paint-lanes.ts'),
  'split-bubbles': () => import('./scenes/split-bubbles.ts'),
  'crash-whirl': () => import('./scenes/crash-whirl.ts'),
  'echo-squad': () => import('./scenes/echo-squad.ts'),
}
