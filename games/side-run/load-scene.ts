// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Run, () => Promise<{ readonly scene: Scene }>>> = {
  'cloud-hop': () => import('./scenes/cloud-hop.ts'),
  'count-lanes': () => import('./scenes/count-lanes.ts'),
  'crowd-lanes': () => import('./scenes/crowd-lanes.ts'),
  'dark-lanes': () => import('./scenes/dark-lanes.ts'),
  'ember-lanes': () => import('./scenes/ember-lanes.ts'),
  'gull-glide': () => import('./scenes/gull-glide.ts'),
  'gulp-lanes': () => import('./scenes/gulp-lanes.ts'),
  'hurdle-race': () => import('./scenes/hurdle-race.ts'),
  'lagoon-lanes': () => import('./scenes/lagoon-lanes.ts'),
  'leaf-glide': () => import('./scenes/leaf-glide.ts'),
  'mine-cart': () => import('./scenes/mine-cart.ts'),
  'plank-lanes': () => import('./scenes/plank-lanes.ts'),
  'rail-grind': () => import('./scenes/rail-grind.ts'),
  'rooftop-run': () => import('./scenes/rooftop-run.ts'),
  'shape-lanes': () => import('./scenes/shape-lanes.ts'),
  'snow-roll': () => import('./scenes/snow-roll.ts'),
  'temple-dash': () => import('./scenes/temple-dash.ts'),
  'tide-lanes': () => import('./scenes/tide-lanes.ts'),
  'twin-run': () => import('./scenes/twin-run.ts'),
  'veil-lanes': () => import('./scenes/veil-lanes.ts'),
}
