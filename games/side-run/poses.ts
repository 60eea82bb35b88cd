import type { Pose } from '#kit/game/micro/pose.ts'
import type { Run } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `npm run poses side-run`. */
export const poses: Readonly<Record<Run, Pose>> = {
  'cloud-hop': '1*1 0*9 1*1 0*7 1*1 0*64 1*1 0*54 1*1 0*11',
  'count-lanes': '0*108 1*1 0*9 1*1 0*21',
  'crowd-lanes': '0*38 2*5 0*53',
  'dark-lanes': '0*132 3*1 0*44 4*1 0*2',
  'ember-lanes': '0*3 2*1 0*10 2*1 0*16 1*1 0*26 2*1 0*55 1*1 0*19 2*2 0*30 1*1 0*3',
  'gull-glide': '0*32 1*76 0*16 1*34 0*12',
  'gulp-lanes': '0*88 2*1 0*50 1*1 0*50',
  'hurdle-race': '0*62 1*1 0*13',
  'lagoon-lanes': '0*131 3*1 0*2 4*1 0*27 2*22 1*2 0*54',
  'leaf-glide': '1*15 0*41 1*22 0*10 1*16 0*8 1*8',
  'mine-cart': '0*40 1*98 0*7 2*66 0*9',
  'plank-lanes': '0*26 2*1 0*93',
  'rail-grind': '0*40 1*48 0*42 1*10',
  'rooftop-run': '1*11 0*37 1*27 0*27 1*32 0*9 1*7',
  'shape-lanes': '0*86 1*1 0*2 1*1 0*6 4*1 0*53',
  'snow-roll': '0*186 1*1 0*6 1*1 0*4 1*1 0*61',
  'temple-dash': '0*56 2*23 0*9 2*3 0*14 2*5 0*24 1*33 0*1 1*2',
  'tide-lanes': '0*132 2*1 0*58 3*1 0*5 1*1 0*6 1*1 0*55 4*1 0*15',
  'twin-run': '0*51 2*1 0*46 1*1 0*35 1*1 0*17 2*1 0*17',
  'veil-lanes': '0*88 2*1 0*46 1*1 0*42 1*11 0*11',
}
