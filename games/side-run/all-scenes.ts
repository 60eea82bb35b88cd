// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'
import { scene as cloudHop } from './scenes/cloud-hop.ts'
import { scene as countLanes } from './scenes/count-lanes.ts'
import { scene as crowdLanes } from './scenes/crowd-lanes.ts'
import { scene as darkLanes } from './scenes/dark-lanes.ts'
import { scene as emberLanes } from './scenes/ember-lanes.ts'
import { scene as gullGlide } from './scenes/gull-glide.ts'
import { scene as gulpLanes } from './scenes/gulp-lanes.ts'
import { scene as hurdleRace } from './scenes/hurdle-race.ts'
import { scene as lagoonLanes } from './scenes/lagoon-lanes.ts'
import { scene as leafGlide } from './scenes/leaf-glide.ts'
import { scene as mineCart } from './scenes/mine-cart.ts'
import { scene as plankLanes } from './scenes/plank-lanes.ts'
import { scene as railGrind } from './scenes/rail-grind.ts'
import { scene as rooftopRun } from './scenes/rooftop-run.ts'
import { scene as shapeLanes } from './scenes/shape-lanes.ts'
import { scene as snowRoll } from './scenes/snow-roll.ts'
import { scene as templeDash } from './scenes/temple-dash.ts'
import { scene as tideLanes } from './scenes/tide-lanes.ts'
import { scene as twinRun } from './scenes/twin-run.ts'
import { scene as veilLanes } from './scenes/veil-lanes.ts'

/** All scenes, for covers. */
export const sceneOf: Readonly<Record<Run, Scene>> = {
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
