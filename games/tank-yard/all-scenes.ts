import type { Verb } from './definitions.ts'
import type { YardScene } from './scenes/yard-scene.ts'
import { scene as bowOnTheWall } from './scenes/bow-on-the-wall.ts'
import { scene as ricochetRoom } from './scenes/ricochet-room.ts'
import { scene as coconutSiege } from './scenes/coconut-siege.ts'
import { scene as depthCharges } from './scenes/depth-charges.ts'
import { scene as snowForts } from './scenes/snow-forts.ts'
import { scene as torpedoRun } from './scenes/torpedo-run.ts'
import { scene as fireHose } from './scenes/fire-hose.ts'
import { scene as basketBattery } from './scenes/basket-battery.ts'
import { scene as trebuchetTower } from './scenes/trebuchet-tower.ts'
import { scene as planetBender } from './scenes/planet-bender.ts'
import { scene as lanternLocks } from './scenes/lantern-locks.ts'
import { scene as skyfireHuts } from './scenes/skyfire-huts.ts'
import { scene as oneDisc } from './scenes/one-disc.ts'
import { scene as sunAndMoonTower } from './scenes/sun-and-moon-tower.ts'
import { scene as barrelRow } from './scenes/barrel-row.ts'
import { scene as gunTrain } from './scenes/gun-train.ts'
import { scene as mirrorBay } from './scenes/mirror-bay.ts'
import { scene as mortarByNumbers } from './scenes/mortar-by-numbers.ts'
import { scene as krakenRush } from './scenes/kraken-rush.ts'
import { scene as marbleCrossfire } from './scenes/marble-crossfire.ts'
import { scene as ponyLoop } from './scenes/pony-loop.ts'
import { scene as gateBattery } from './scenes/gate-battery.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, YardScene>> = {
  'bow-on-the-wall': bowOnTheWall,
  'ricochet-room': ricochetRoom,
  'coconut-siege': coconutSiege,
  'depth-charges': depthCharges,
  'snow-forts': snowForts,
  'torpedo-run': torpedoRun,
  'fire-hose': fireHose,
  'basket-battery': basketBattery,
  'trebuchet-tower': trebuchetTower,
  'planet-bender': planetBender,
  'lantern-locks': lanternLocks,
  'skyfire-huts': skyfireHuts,
  'one-disc': oneDisc,
  'sun-and-moon-tower': sunAndMoonTower,
  'barrel-row': barrelRow,
  'gun-train': gunTrain,
  'mirror-bay': mirrorBay,
  'mortar-by-numbers': mortarByNumbers,
  'kraken-rush': krakenRush,
  'marble-crossfire': marbleCrossfire,
  'pony-loop': ponyLoop,
  'gate-battery': gateBattery,
}
