// npm run registry writes the entries: each of runs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Run } from './definitions.ts'
import { rules as cloudHop } from './runs/cloud-hop.ts'
import { rules as countLanes } from './runs/count-lanes.ts'
import { rules as crowdLanes } from './runs/crowd-lanes.ts'
import { rules as darkLanes } from './runs/dark-lanes.ts'
import { rules as emberLanes } from './runs/ember-lanes.ts'
import { rules as gullGlide } from './runs/gull-glide.ts'
import { rules as gulpLanes } from './runs/gulp-lanes.ts'
import { rules as hurdleRace } from './runs/hurdle-race.ts'
import { rules as lagoonLanes } from './runs/lagoon-lanes.ts'
import { rules as leafGlide } from './runs/leaf-glide.ts'
import { rules as mineCart } from './runs/mine-cart.ts'
import { rules as plankLanes } from './runs/plank-lanes.ts'
import { rules as railGrind } from './runs/rail-grind.ts'
import { rules as rooftopRun } from './runs/rooftop-run.ts'
import { rules as shapeLanes } from './runs/shape-lanes.ts'
import { rules as snowRoll } from './runs/snow-roll.ts'
import { rules as templeDash } from './runs/temple-dash.ts'
import { rules as tideLanes } from './runs/tide-lanes.ts'
import { rules as twinRun } from './runs/twin-run.ts'
import { rules as veilLanes } from './runs/veil-lanes.ts'

/** Rules of all games, for the server, bots and covers. */
export const rulesOf: Readonly<Record<Run, MicroRules>> = {
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
