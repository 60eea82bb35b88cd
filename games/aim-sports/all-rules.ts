import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Play } from './definitions.ts'
import { rules as spares } from './plays/spares.ts'
import { rules as clockDarts } from './plays/clock-darts.ts'
import { rules as cricketDarts } from './plays/cricket-darts.ts'
import { rules as skeet } from './plays/skeet.ts'
import { rules as biathlon } from './plays/biathlon.ts'
import { rules as railArchery } from './plays/rail-archery.ts'
import { rules as petanque } from './plays/petanque.ts'
import { rules as horseshoes } from './plays/horseshoes.ts'
import { rules as ringToss } from './plays/ring-toss.ts'
import { rules as cornhole } from './plays/cornhole.ts'
import { rules as discGolf } from './plays/disc-golf.ts'
import { rules as javelin } from './plays/javelin.ts'
import { rules as axe } from './plays/axe.ts'
import { rules as hammer } from './plays/hammer.ts'

export const rulesOf: Readonly<Record<Play, MicroRules>> = {
  spares,
  'clock-darts': clockDarts,
  'cricket-darts': cricketDarts,
  skeet,
  biathlon,
  'rail-archery': railArchery,
  petanque,
  horseshoes,
  'ring-toss': ringToss,
  cornhole,
  'disc-golf': discGolf,
  javelin,
  axe,
  hammer,
}
