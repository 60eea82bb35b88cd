import type { Verb } from './definitions.ts'
import type { SchoolScene } from './scenes/school.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: SchoolScene }>>> = {
  'true-sums': () => import('./scenes/true-sums.ts'),
  'glance-count': () => import('./scenes/glance-count.ts'),
  'number-hunt': () => import('./scenes/number-hunt.ts'),
  'shells-ago': () => import('./scenes/shells-ago.ts'),
  'mirror-rafts': () => import('./scenes/mirror-rafts.ts'),
  'lit-stones': () => import('./scenes/lit-stones.ts'),
  'ninth-picture': () => import('./scenes/ninth-picture.ts'),
}
