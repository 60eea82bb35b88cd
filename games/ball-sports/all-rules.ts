// npm run registry writes the entries: each of plays/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Play } from './definitions.ts'
import { rules as cricket } from './plays/cricket.ts'
import { rules as croquet } from './plays/croquet.ts'
import { rules as dodge } from './plays/dodge.ts'
import { rules as dunk } from './plays/dunk.ts'
import { rules as fieldGoal } from './plays/field-goal.ts'
import { rules as freeKick } from './plays/free-kick.ts'
import { rules as keeper } from './plays/keeper.ts'
import { rules as keepy } from './plays/keepy.ts'
import { rules as outfield } from './plays/outfield.ts'
import { rules as pitcher } from './plays/pitcher.ts'
import { rules as powerPlay } from './plays/power-play.ts'
import { rules as rondo } from './plays/rondo.ts'
import { rules as route } from './plays/route.ts'
import { rules as rugby } from './plays/rugby.ts'
import { rules as skee } from './plays/skee.ts'
import { rules as slugger } from './plays/slugger.ts'
import { rules as table } from './plays/table.ts'
import { rules as tether } from './plays/tether.ts'
import { rules as volley } from './plays/volley.ts'

export const rulesOf: Readonly<Record<Play, MicroRules>> = {
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
