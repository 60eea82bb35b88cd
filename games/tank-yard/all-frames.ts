// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as barrelRow } from './scenes/barrel-row.ts'
import { frame as basketBattery } from './scenes/basket-battery.ts'
import { frame as bowOnTheWall } from './scenes/bow-on-the-wall.ts'
import { frame as coconutSiege } from './scenes/coconut-siege.ts'
import { frame as depthCharges } from './scenes/depth-charges.ts'
import { frame as fireHose } from './scenes/fire-hose.ts'
import { frame as gateBattery } from './scenes/gate-battery.ts'
import { frame as gunTrain } from './scenes/gun-train.ts'
import { frame as krakenRush } from './scenes/kraken-rush.ts'
import { frame as lanternLocks } from './scenes/lantern-locks.ts'
import { frame as marbleCrossfire } from './scenes/marble-crossfire.ts'
import { frame as mirrorBay } from './scenes/mirror-bay.ts'
import { frame as mortarByNumbers } from './scenes/mortar-by-numbers.ts'
import { frame as oneDisc } from './scenes/one-disc.ts'
import { frame as planetBender } from './scenes/planet-bender.ts'
import { frame as ponyLoop } from './scenes/pony-loop.ts'
import { frame as ricochetRoom } from './scenes/ricochet-room.ts'
import { frame as skyfireHuts } from './scenes/skyfire-huts.ts'
import { frame as snowForts } from './scenes/snow-forts.ts'
import { frame as sunAndMoonTower } from './scenes/sun-and-moon-tower.ts'
import { frame as torpedoRun } from './scenes/torpedo-run.ts'
import { frame as trebuchetTower } from './scenes/trebuchet-tower.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses tank-yard`. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'barrel-row': barrelRow,
  'basket-battery': basketBattery,
  'bow-on-the-wall': bowOnTheWall,
  'coconut-siege': coconutSiege,
  'depth-charges': depthCharges,
  'fire-hose': fireHose,
  'gate-battery': gateBattery,
  'gun-train': gunTrain,
  'kraken-rush': krakenRush,
  'lantern-locks': lanternLocks,
  'marble-crossfire': marbleCrossfire,
  'mirror-bay': mirrorBay,
  'mortar-by-numbers': mortarByNumbers,
  'one-disc': oneDisc,
  'planet-bender': planetBender,
  'pony-loop': ponyLoop,
  'ricochet-room': ricochetRoom,
  'skyfire-huts': skyfireHuts,
  'snow-forts': snowForts,
  'sun-and-moon-tower': sunAndMoonTower,
  'torpedo-run': torpedoRun,
  'trebuchet-tower': trebuchetTower,
}
