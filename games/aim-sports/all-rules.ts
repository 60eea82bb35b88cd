// npm run registry writes the entries: each of plays/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Play } from './definitions.ts'
import { rules as axe } from './plays/axe.ts'
import { rules as biathlon } from './plays/biathlon.ts'
import { rules as clockDarts } from './plays/clock-darts.ts'
import { rules as cornhole } from './plays/cornhole.ts'
import { rules as cricketDarts } from './plays/cricket-darts.ts'
import { rules as discGolf } from './plays/disc-golf.ts'
import { rules as hammer } from './plays/hammer.ts'
import { rules as horseshoes } from './plays/horseshoes.ts'
import { rules as javelin } from './plays/javelin.ts'
import { rules as petanque } from './plays/petanque.ts'
import { rules as railArchery } from './plays/rail-archery.ts'
import { rules as ringToss } from './plays/ring-toss.ts'
import { rules as skeet } from './plays/skeet.ts'
import { rules as spares } from './plays/spares.ts'

export const rulesOf: Readonly<Record<Play, MicroRules>> = {
  axe,
  biathlon,
  'clock-darts': clockDarts,
  cornhole,
  'cricket-darts': cricketDarts,
  'disc-golf': discGolf,
  hammer,
  horseshoes,
  javelin,
  petanque,
  'rail-archery': railArchery,
  'ring-toss': ringToss,
  skeet,
  spares,
}
