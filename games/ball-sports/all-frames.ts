// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'
import { frame as cricket } from './scenes/cricket.ts'
import { frame as croquet } from './scenes/croquet.ts'
import { frame as dodge } from './scenes/dodge.ts'
import { frame as dunk } from './scenes/dunk.ts'
import { frame as fieldGoal } from './scenes/field-goal.ts'
import { frame as freeKick } from './scenes/free-kick.ts'
import { frame as keeper } from './scenes/keeper.ts'
import { frame as keepy } from './scenes/keepy.ts'
import { frame as outfield } from './scenes/outfield.ts'
import { frame as pitcher } from './scenes/pitcher.ts'
import { frame as powerPlay } from './scenes/power-play.ts'
import { frame as rondo } from './scenes/rondo.ts'
import { frame as route } from './scenes/route.ts'
import { frame as rugby } from './scenes/rugby.ts'
import { frame as skee } from './scenes/skee.ts'
import { frame as slugger } from './scenes/slugger.ts'
import { frame as table } from './scenes/table.ts'
import { frame as tether } from './scenes/tether.ts'
import { frame as volley } from './scenes/volley.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses ball-sports`. */
export const frames: Readonly<Record<Play, Frame>> = {
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
