// npm run registry writes the entries: each of kinds/*.ts with its own name.
import type { YardName } from './definitions.ts'
import type { Duel } from './yard.ts'
import { arm } from './kinds/arm.ts'
import { balloon } from './kinds/balloon.ts'
import { bomb } from './kinds/bomb.ts'
import { climb } from './kinds/climb.ts'
import { clock } from './kinds/clock.ts'
import { curl } from './kinds/curl.ts'
import { fence } from './kinds/fence.ts'
import { flap } from './kinds/flap.ts'
import { frog } from './kinds/frog.ts'
import { hook } from './kinds/hook.ts'
import { hop } from './kinds/hop.ts'
import { joust } from './kinds/joust.ts'
import { kick } from './kinds/kick.ts'
import { nail } from './kinds/nail.ts'
import { pong } from './kinds/pong.ts'
import { quick } from './kinds/quick.ts'
import { rope } from './kinds/rope.ts'
import { sheep } from './kinds/sheep.ts'
import { slap } from './kinds/slap.ts'
import { sling } from './kinds/sling.ts'
import { stack } from './kinds/stack.ts'
import { statue } from './kinds/statue.ts'
import { sumo } from './kinds/sumo.ts'
import { swing } from './kinds/swing.ts'
import { tanks } from './kinds/tanks.ts'
import { tug } from './kinds/tug.ts'

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
