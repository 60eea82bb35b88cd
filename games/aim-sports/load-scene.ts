import type { Play } from './definitions.ts'
import type { RangeScene } from './scenes/range-art.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: RangeScene }>>> = {
  spares: () => import('./scenes/spares.ts'),
  'clock-darts': () => import('./scenes/clock-darts.ts'),
  'cricket-darts': () => import('./scenes/cricket-darts.ts'),
  skeet: () => import('./scenes/skeet.ts'),
  biathlon: () => import('./scenes/biathlon.ts'),
  'rail-archery': () => import('./scenes/rail-archery.ts'),
  petanque: () => import('./scenes/petanque.ts'),
  horseshoes: () => import('./scenes/horseshoes.ts'),
  'ring-toss': () => import('./scenes/ring-toss.ts'),
  cornhole: () => import('./scenes/cornhole.ts'),
  'disc-golf': () => import('./scenes/disc-golf.ts'),
  javelin: () => import('./scenes/javelin.ts'),
  axe: () => import('./scenes/axe.ts'),
  hammer: () => import('./scenes/hammer.ts'),
}
