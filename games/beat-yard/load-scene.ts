// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { YardScene } from './scenes/yard.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: YardScene }>>> = {
  'bell-ear': () => import('./scenes/bell-ear.ts'),
  'canon-frogs': () => import('./scenes/canon-frogs.ts'),
  conductor: () => import('./scenes/conductor.ts'),
  'drop-jars': () => import('./scenes/drop-jars.ts'),
  'drum-stream': () => import('./scenes/drum-stream.ts'),
  'drum-wheel': () => import('./scenes/drum-wheel.ts'),
  'fill-gaps': () => import('./scenes/fill-gaps.ts'),
  'glide-tune': () => import('./scenes/glide-tune.ts'),
  'marimba-hop': () => import('./scenes/marimba-hop.ts'),
  'mend-tune': () => import('./scenes/mend-tune.ts'),
  'metronome-walk': () => import('./scenes/metronome-walk.ts'),
  'odd-frog': () => import('./scenes/odd-frog.ts'),
  'silent-beat': () => import('./scenes/silent-beat.ts'),
  'stair-tune': () => import('./scenes/stair-tune.ts'),
  'step-garden': () => import('./scenes/step-garden.ts'),
  'swing-bells': () => import('./scenes/swing-bells.ts'),
  'three-lanes': () => import('./scenes/three-lanes.ts'),
  'tune-strings': () => import('./scenes/tune-strings.ts'),
  'two-hands': () => import('./scenes/two-hands.ts'),
  'which-beat': () => import('./scenes/which-beat.ts'),
}
