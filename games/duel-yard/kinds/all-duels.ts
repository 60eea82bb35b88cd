import type { YardName } from '../definitions.ts'
import type { Duel } from '../yard.ts'
import { arm } from './arm.ts'
import { balloon } from './balloon.ts'
import { bomb } from './bomb.ts'
import { climb } from './climb.ts'
import { clock } from './clock.ts'
import { curl } from './curl.ts'
import { fence } from './fence.ts'
import { flap } from './flap.ts'
import { frog } from './frog.ts'
import { hook } from './hook.ts'
import { hop } from './hop.ts'
import { joust } from './joust.ts'
import { kick } from './kick.ts'
import { nail } from './nail.ts'
import { pong } from './pong.ts'
import { quick } from './quick.ts'
import { rope } from './rope.ts'
import { sheep } from './sheep.ts'
import { slap } from './slap.ts'
import { sling } from './sling.ts'
import { stack } from './stack.ts'
import { statue } from './statue.ts'
import { sumo } from './sumo.ts'
import { swing } from './swing.ts'
import { tanks } from './tanks.ts'
import { tug } from './tug.ts'

export const allDuels: Readonly<Record<YardName, Duel>> = {
  arm,
  balloon,
  bomb,
  climb,
  clock,
  curl,
  fence,
  flap,
  frog,
  hook,
  hop,
  joust,
  kick,
  nail,
  pong,
  quick,
  rope,
  sheep,
  slap,
  sling,
  stack,
  statue,
  sumo,
  swing,
  tanks,
  tug,
}
