// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { RangeScene } from './scenes/range-art.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: RangeScene }>>> = {
  axe: () => import('./scenes/axe.ts'),
  biathlon: () => import('./scenes/biathlon.ts'),
  'clock-darts': () => import('./scenes/clock-darts.ts'),
  cornhole: () => import('./scenes/cornhole.ts'),
  'cricket-darts': () => import('./scenes/cricket-darts.ts'),
  'disc-golf': () => import('./scenes/disc-golf.ts'),
  hammer: () => import('./scenes/hammer.ts'),
  horseshoes: () => import('./scenes/horseshoes.ts'),
  javelin: () => import('./scenes/javelin.ts'),
  petanque: () => import('./scenes/petanque.ts'),
  'rail-archery': () => import('./scenes/rail-archery.ts'),
  'ring-toss': () => import('./scenes/ring-toss.ts'),
  skeet: () => import('./scenes/skeet.ts'),
  spares: () => import('./scenes/spares.ts'),
}
