// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { RangeScene } from './scenes/range-art.ts'
import { scene as axe } from './scenes/axe.ts'
import { scene as biathlon } from './scenes/biathlon.ts'
import { scene as clockDarts } from './scenes/clock-darts.ts'
import { scene as cornhole } from './scenes/cornhole.ts'
import { scene as cricketDarts } from './scenes/cricket-darts.ts'
import { scene as discGolf } from './scenes/disc-golf.ts'
import { scene as hammer } from './scenes/hammer.ts'
import { scene as horseshoes } from './scenes/horseshoes.ts'
import { scene as javelin } from './scenes/javelin.ts'
import { scene as petanque } from './scenes/petanque.ts'
import { scene as railArchery } from './scenes/rail-archery.ts'
import { scene as ringToss } from './scenes/ring-toss.ts'
import { scene as skeet } from './scenes/skeet.ts'
import { scene as spares } from './scenes/spares.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Play, RangeScene>> = {
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
