import type { YardName } from '../definitions.ts'
import type { Duel } from '../yard.ts'
import { arm } from './arm.ts'
import { balloon } from './balloon.ts'
import { flap } from './flap.ts'
import { hook } from './hook.ts'
import { hop } from './hop.ts'
import { joust } from './joust.ts'
import { kick } from './kick.ts'
import { nail } from './nail.ts'
import { pong } from './pong.ts'
import { quick } from './quick.ts'
import { sheep } from './sheep.ts'
import { slap } from './slap.ts'
import { stack } from './stack.ts'
import { sumo } from './sumo.ts'
import { tanks } from './tanks.ts'
import { tug } from './tug.ts'

export const allDuels: Readonly<Record<YardName, Duel>> = {
  arm,
  balloon,
  flap,
  hook,
  hop,
  joust,
  kick,
  nail,
  pong,
  quick,
  sheep,
  slap,
  stack,
  sumo,
  tanks,
  tug,
}
