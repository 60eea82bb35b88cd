// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'
import { frame as cloudHop } from './scenes/cloud-hop.ts'
import { frame as countLanes } from './scenes/count-lanes.ts'
import { frame as crowdLanes } from './scenes/crowd-lanes.ts'
import { frame as darkLanes } from './scenes/dark-lanes.ts'
import { frame as emberLanes } from './scenes/ember-lanes.ts'
import { frame as gullGlide } from './scenes/gull-glide.ts'
import { frame as gulpLanes } from './scenes/gulp-lanes.ts'
import { frame as hurdleRace } from './scenes/hurdle-race.ts'
import { frame as lagoonLanes } from './scenes/lagoon-lanes.ts'
import { frame as leafGlide } from './scenes/leaf-glide.ts'
import { frame as mineCart } from './scenes/mine-cart.ts'
import { frame as plankLanes } from './scenes/plank-lanes.ts'
import { frame as railGrind } from './scenes/rail-grind.ts'
import { frame as rooftopRun } from './scenes/rooftop-run.ts'
import { frame as shapeLanes } from './scenes/shape-lanes.ts'
import { frame as snowRoll } from './scenes/snow-roll.ts'
import { frame as templeDash } from './scenes/temple-dash.ts'
import { frame as tideLanes } from './scenes/tide-lanes.ts'
import { frame as twinRun } from './scenes/twin-run.ts'
import { frame as veilLanes } from './scenes/veil-lanes.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses side-run`. */
export const frames: Readonly<Record<Run, Frame>> = {
  'cloud-hop': cloudHop,
  'count-lanes': countLanes,
  'crowd-lanes': crowdLanes,
  'dark-lanes': darkLanes,
  'ember-lanes': emberLanes,
  'gull-glide': gullGlide,
  'gulp-lanes': gulpLanes,
  'hurdle-race': hurdleRace,
  'lagoon-lanes': lagoonLanes,
  'leaf-glide': leafGlide,
  'mine-cart': mineCart,
  'plank-lanes': plankLanes,
  'rail-grind': railGrind,
  'rooftop-run': rooftopRun,
  'shape-lanes': shapeLanes,
  'snow-roll': snowRoll,
  'temple-dash': templeDash,
  'tide-lanes': tideLanes,
  'twin-run': twinRun,
  'veil-lanes': veilLanes,
}
