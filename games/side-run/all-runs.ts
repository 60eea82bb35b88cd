import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Run } from './definitions.ts'
import { rules as rooftopRun } from './runs/rooftop-run.ts'
import { rules as templeDash } from './runs/temple-dash.ts'
import { rules as cloudHop } from './runs/cloud-hop.ts'
import { rules as twinRun } from './runs/twin-run.ts'
import { rules as railGrind } from './runs/rail-grind.ts'
import { rules as mineCart } from './runs/mine-cart.ts'
import { rules as gullGlide } from './runs/gull-glide.ts'
import { rules as leafGlide } from './runs/leaf-glide.ts'
import { rules as snowRoll } from './runs/snow-roll.ts'
import { rules as hurdleRace } from './runs/hurdle-race.ts'
import { rules as lagoonLanes } from './runs/lagoon-lanes.ts'
import { rules as veilLanes } from './runs/veil-lanes.ts'
import { rules as crowdLanes } from './runs/crowd-lanes.ts'
import { rules as plankLanes } from './runs/plank-lanes.ts'
import { rules as emberLanes } from './runs/ember-lanes.ts'
import { rules as countLanes } from './runs/count-lanes.ts'
import { rules as gulpLanes } from './runs/gulp-lanes.ts'
import { rules as tideLanes } from './runs/tide-lanes.ts'
import { rules as shapeLanes } from './runs/shape-lanes.ts'
import { rules as darkLanes } from './runs/dark-lanes.ts'

/** The rules of all: for the server, the bots and the covers. */
export const rulesOf: Readonly<Record<Run, MicroRules>> = {
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
