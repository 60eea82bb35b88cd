// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { YardScene } from './scenes/yard-scene.ts'
import { scene as barrelRow } from './scenes/barrel-row.ts'
import { scene as basketBattery } from './scenes/basket-battery.ts'
import { scene as bowOnTheWall } from './scenes/bow-on-the-wall.ts'
import { scene as coconutSiege } from './scenes/coconut-siege.ts'
import { scene as depthCharges } from './scenes/depth-charges.ts'
import { scene as fireHose } from './scenes/fire-hose.ts'
import { scene as gateBattery } from './scenes/gate-battery.ts'
import { scene as gunTrain } from './scenes/gun-train.ts'
import { scene as krakenRush } from './scenes/kraken-rush.ts'
import { scene as lanternLocks } from './scenes/lantern-locks.ts'
import { scene as marbleCrossfire } from './scenes/marble-crossfire.ts'
import { scene as mirrorBay } from './scenes/mirror-bay.ts'
import { scene as mortarByNumbers } from './scenes/mortar-by-numbers.ts'
import { scene as oneDisc } from './scenes/one-disc.ts'
import { scene as planetBender } from './scenes/planet-bender.ts'
import { scene as ponyLoop } from './scenes/pony-loop.ts'
import { scene as ricochetRoom } from './scenes/ricochet-room.ts'
import { scene as skyfireHuts } from './scenes/skyfire-huts.ts'
import { scene as snowForts } from './scenes/snow-forts.ts'
import { scene as sunAndMoonTower } from './scenes/sun-and-moon-tower.ts'
import { scene as torpedoRun } from './scenes/torpedo-run.ts'
import { scene as trebuchetTower } from './scenes/trebuchet-tower.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Verb, YardScene>> = {
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
