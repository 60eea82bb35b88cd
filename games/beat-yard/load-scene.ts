import type { Play } from './definitions.ts'
import type { YardScene } from './scenes/yard.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: YardScene }>>> = {
  'three-lanes': () => import('./scenes/three-lanes.ts'),
  'drum-wheel': () => import('./scenes/drum-wheel.ts'),
  'bell-ear': () => import('./scenes/bell-ear.ts'),
  'metronome-walk': () => import('./scenes/metronome-walk.ts'),
  conductor: () => import('./scenes/conductor.ts'),
  'silent-beat': () => import('./scenes/silent-beat.ts'),
  'step-garden': () => import('./scenes/step-garden.ts'),
  'mend-tune': () => import('./scenes/mend-tune.ts'),
  'odd-frog': () => import('./scenes/odd-frog.ts'),
  'drum-stream': () => import('./scenes/drum-stream.ts'),
  'marimba-hop': () => import('./scenes/marimba-hop.ts'),
  'glide-tune': () => import('./scenes/glide-tune.ts'),
  'two-hands': () => import('./scenes/two-hands.ts'),
  'swing-bells': () => import('./scenes/swing-bells.ts'),
  'tune-strings': () => import('./scenes/tune-strings.ts'),
  'fill-gaps': () => import('./scenes/fill-gaps.ts'),
  'drop-jars': () => import('./scenes/drop-jars.ts'),
  'stair-tune': () => import('./scenes/stair-tune.ts'),
  'which-beat': () => import('./scenes/which-beat.ts'),
  'canon-frogs': () => import('./scenes/canon-frogs.ts'),
}
