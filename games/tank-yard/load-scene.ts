// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { YardScene } from './scenes/yard-scene.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: YardScene }>>> = {
  'barrel-row': () => import('./scenes/barrel-row.ts'),
  'basket-battery': () => import('./scenes/basket-battery.ts'),
  'bow-on-the-wall': () => import('./scenes/bow-on-the-wall.ts'),
  'coconut-siege': () => import('./scenes/coconut-siege.ts'),
  'depth-charges': () => import('./scenes/depth-charges.ts'),
  'fire-hose': () => import('./scenes/fire-hose.ts'),
  'gate-battery': () => import('./scenes/gate-battery.ts'),
  'gun-train': () => import('./scenes/gun-train.ts'),
  'kraken-rush': () => import('./scenes/kraken-rush.ts'),
  'lantern-locks': () => import('./scenes/lantern-locks.ts'),
  'marble-crossfire': () => import('./scenes/marble-crossfire.ts'),
  'mirror-bay': () => import('./scenes/mirror-bay.ts'),
  'mortar-by-numbers': () => import('./scenes/mortar-by-numbers.ts'),
  'one-disc': () => import('./scenes/one-disc.ts'),
  'planet-bender': () => import('./scenes/planet-bender.ts'),
  'pony-loop': () => import('./scenes/pony-loop.ts'),
  'ricochet-room': () => import('./scenes/ricochet-room.ts'),
  'skyfire-huts': () => import('./scenes/skyfire-huts.ts'),
  'snow-forts': () => import('./scenes/snow-forts.ts'),
  'sun-and-moon-tower': () => import('./scenes/sun-and-moon-tower.ts'),
  'torpedo-run': () => import('./scenes/torpedo-run.ts'),
  'trebuchet-tower': () => import('./scenes/trebuchet-tower.ts'),
}
