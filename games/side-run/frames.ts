import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Run, Frame>> = {
  'rooftop-run': frame(150, 1.7, -5, [40, 10]),
  'temple-dash': frame(170, 1.7, 5, [50, -10]),
  'cloud-hop': frame(150, 1.7, -6, [40, 0]),
  'twin-run': frame(170, 1.5, 5, [60, 0]),
  'rail-grind': frame(140, 1.7, -6, [50, 30]),
  'mine-cart': frame(220, 1.5, 5, [70, 10]),
  'gull-glide': frame(170, 1.6, -5, [40, 10]),
  'leaf-glide': frame(120, 1.6, 6, [40, 0]),
  'snow-roll': frame(260, 1.6, -5, [60, -10]),
  'hurdle-race': frame(76, 1.6, 5, [50, 0]),
  'lagoon-lanes': frame(240, 1.5, -5, [0, -70]),
  'veil-lanes': frame(200, 1.5, 5, [0, -70]),
  'crowd-lanes': frame(96, 1.5, -5, [0, -70]),
  'plank-lanes': frame(120, 1.5, 6, [0, -70]),
  'ember-lanes': frame(170, 1.5, -5, [0, -70]),
  'count-lanes': frame(140, 1.5, 5, [0, -70]),
  'gulp-lanes': frame(190, 1.5, -5, [0, -70]),
  'tide-lanes': frame(276, 1.5, 5, [0, -70]),
  'shape-lanes': frame(150, 1.5, -5, [0, -70]),
  'dark-lanes': frame(180, 1.5, 5, [0, -70]),
}
