// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'
import { frame as axe } from './scenes/axe.ts'
import { frame as biathlon } from './scenes/biathlon.ts'
import { frame as clockDarts } from './scenes/clock-darts.ts'
import { frame as cornhole } from './scenes/cornhole.ts'
import { frame as cricketDarts } from './scenes/cricket-darts.ts'
import { frame as discGolf } from './scenes/disc-golf.ts'
import { frame as hammer } from './scenes/hammer.ts'
import { frame as horseshoes } from './scenes/horseshoes.ts'
import { frame as javelin } from './scenes/javelin.ts'
import { frame as petanque } from './scenes/petanque.ts'
import { frame as railArchery } from './scenes/rail-archery.ts'
import { frame as ringToss } from './scenes/ring-toss.ts'
import { frame as skeet } from './scenes/skeet.ts'
import { frame as spares } from './scenes/spares.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses aim-sports`. */
export const frames: Readonly<Record<Play, Frame>> = {
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
