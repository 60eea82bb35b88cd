import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'
import { scene as rooftopRun } from './scenes/rooftop-run.ts'
import { scene as templeDash } from './scenes/temple-dash.ts'
import { scene as cloudHop } from './scenes/cloud-hop.ts'
import { scene as twinRun } from './scenes/twin-run.ts'
import { scene as railGrind } from './scenes/rail-grind.ts'
import { scene as mineCart } from './scenes/mine-cart.ts'
import { scene as gullGlide } from './scenes/gull-glide.ts'
import { scene as leafGlide } from './scenes/leaf-glide.ts'
import { scene as snowRoll } from './scenes/snow-roll.ts'
import { scene as hurdleRace } from './scenes/hurdle-race.ts'
import { scene as lagoonLanes } from './scenes/lagoon-lanes.ts'
import { scene as veilLanes } from './scenes/veil-lanes.ts'
import { scene as crowdLanes } from './scenes/crowd-lanes.ts'
import { scene as plankLanes } from './scenes/plank-lanes.ts'
import { scene as emberLanes } from './scenes/ember-lanes.ts'
import { scene as countLanes } from './scenes/count-lanes.ts'
import { scene as gulpLanes } from './scenes/gulp-lanes.ts'
import { scene as tideLanes } from './scenes/tide-lanes.ts'
import { scene as shapeLanes } from './scenes/shape-lanes.ts'
import { scene as darkLanes } from './scenes/dark-lanes.ts'

/** All drawings, for the covers. */
export const sceneOf: Readonly<Record<Run, Scene>> = {
  'rooftop-run': rooftopRun,
  'temple-dash': templeDash,
  'cloud-hop': cloudHop,
  'twin-run': twinRun,
  'rail-grind': railGrind,
  'mine-cart': mineCart,
  'gull-glide': gullGlide,
  'leaf-glide': leafGlide,
  'snow-roll': snowRoll,
  'hurdle-race': hurdleRace,
  'lagoon-lanes': lagoonLanes,
  'veil-lanes': veilLanes,
  'crowd-lanes': crowdLanes,
  'plank-lanes': plankLanes,
  'ember-lanes': emberLanes,
  'count-lanes': countLanes,
  'gulp-lanes': gulpLanes,
  'tide-lanes': tideLanes,
  'shape-lanes': shapeLanes,
  'dark-lanes': darkLanes,
}
