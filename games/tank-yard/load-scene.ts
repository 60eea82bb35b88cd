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
}
