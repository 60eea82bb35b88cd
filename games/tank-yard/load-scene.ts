import type { Verb } from './definitions.ts'
import type { YardScene } from './scenes/yard-scene.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: YardScene }>>> = {
  'bow-on-the-wall': () => import('./scenes/bow-on-the-wall.ts'),
  'ricochet-room': () => import('./scenes/ricochet-room.ts'),
  'coconut-siege': () => import('./scenes/coconut-siege.ts'),
  'depth-charges': () => import('./scenes/depth-charges.ts'),
  'snow-forts': () => import('./scenes/snow-forts.ts'),
  'torpedo-run': () => import('./scenes/torpedo-run.ts'),
  'fire-hose': () => import('./scenes/fire-hose.ts'),
  'basket-battery': () => import('./scenes/basket-battery.ts'),
  'trebuchet-tower': () => import('./scenes/trebuchet-tower.ts'),
  'planet-bender': () => import('./scenes/planet-bender.ts'),
  'lantern-locks': () => import('./scenes/lantern-locks.ts'),
  'skyfire-huts': () => import('./scenes/skyfire-huts.ts'),
  'one-disc': () => import('./scenes/one-disc.ts'),
  'sun-and-moon-tower': () => import('./scenes/sun-and-moon-tower.ts'),
  'barrel-row': () => import('./scenes/barrel-row.ts'),
  'gun-train': () => import('./scenes/gun-train.ts'),
  'mirror-bay': () => import('./scenes/mirror-bay.ts'),
  'mortar-by-numbers': () => import('./scenes/mortar-by-numbers.ts'),
  'kraken-rush': () => import('./scenes/kraken-rush.ts'),
  'marble-crossfire': () => import('./scenes/marble-crossfire.ts'),
  'pony-loop': () => import('./scenes/pony-loop.ts'),
  'gate-battery': () => import('./scenes/gate-battery.ts'),
}
