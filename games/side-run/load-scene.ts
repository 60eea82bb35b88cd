import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Run, () => Promise<{ readonly scene: Scene }>>> = {
  'rooftop-run': () => import('./scenes/rooftop-run.ts'),
  'temple-dash': () => import('./scenes/temple-dash.ts'),
  'cloud-hop': () => import('./scenes/cloud-hop.ts'),
  'twin-run': () => import('./scenes/twin-run.ts'),
  'rail-grind': () => import('./scenes/rail-grind.ts'),
  'mine-cart': () => import('./scenes/mine-cart.ts'),
  'gull-glide': () => import('./scenes/gull-glide.ts'),
  'leaf-glide': () => import('./scenes/leaf-glide.ts'),
  'snow-roll': () => import('./scenes/snow-roll.ts'),
  'hurdle-race': () => import('./scenes/hurdle-race.ts'),
  'lagoon-lanes': () => import('./scenes/lagoon-lanes.ts'),
  'veil-lanes': () => import('./scenes/veil-lanes.ts'),
  'crowd-lanes': () => import('./scenes/crowd-lanes.ts'),
  'plank-lanes': () => import('./scenes/plank-lanes.ts'),
  'ember-lanes': () => import('./scenes/ember-lanes.ts'),
  'count-lanes': () => import('./scenes/count-lanes.ts'),
  'gulp-lanes': () => import('./scenes/gulp-lanes.ts'),
  'tide-lanes': () => import('./scenes/tide-lanes.ts'),
  'shape-lanes': () => import('./scenes/shape-lanes.ts'),
  'dark-lanes': () => import('./scenes/dark-lanes.ts'),
}
