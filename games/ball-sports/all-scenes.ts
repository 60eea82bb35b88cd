// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { CourtScene } from './scenes/court-art.ts'
import { scene as cricket } from './scenes/cricket.ts'
import { scene as croquet } from './scenes/croquet.ts'
import { scene as dodge } from './scenes/dodge.ts'
import { scene as dunk } from './scenes/dunk.ts'
import { scene as fieldGoal } from './scenes/field-goal.ts'
import { scene as freeKick } from './scenes/free-kick.ts'
import { scene as keeper } from './scenes/keeper.ts'
import { scene as keepy } from './scenes/keepy.ts'
import { scene as outfield } from './scenes/outfield.ts'
import { scene as pitcher } from './scenes/pitcher.ts'
import { scene as powerPlay } from './scenes/power-play.ts'
import { scene as rondo } from './scenes/rondo.ts'
import { scene as route } from './scenes/route.ts'
import { scene as rugby } from './scenes/rugby.ts'
import { scene as skee } from './scenes/skee.ts'
import { scene as slugger } from './scenes/slugger.ts'
import { scene as table } from './scenes/table.ts'
import { scene as tether } from './scenes/tether.ts'
import { scene as volley } from './scenes/volley.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Play, CourtScene>> = {
  cricket,
  croquet,
  dodge,
  dunk,
  'field-goal': fieldGoal,
  'free-kick': freeKick,
  keeper,
  keepy,
  outfield,
  pitcher,
  'power-play': powerPlay,
  rondo,
  route,
  rugby,
  skee,
  slugger,
  table,
  tether,
  volley,
}
