// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as barrelRow } from './verbs/barrel-row.ts'
import { rules as basketBattery } from './verbs/basket-battery.ts'
import { rules as bowOnTheWall } from './verbs/bow-on-the-wall.ts'
import { rules as coconutSiege } from './verbs/coconut-siege.ts'
import { rules as depthCharges } from './verbs/depth-charges.ts'
import { rules as fireHose } from './verbs/fire-hose.ts'
import { rules as gateBattery } from './verbs/gate-battery.ts'
import { rules as gunTrain } from './verbs/gun-train.ts'
import { rules as krakenRush } from './verbs/kraken-rush.ts'
import { rules as lanternLocks } from './verbs/lantern-locks.ts'
import { rules as marbleCrossfire } from './verbs/marble-crossfire.ts'
import { rules as mirrorBay } from './verbs/mirror-bay.ts'
import { rules as mortarByNumbers } from './verbs/mortar-by-numbers.ts'
import { rules as oneDisc } from './verbs/one-disc.ts'
import { rules as planetBender } from './verbs/planet-bender.ts'
import { rules as ponyLoop } from './verbs/pony-loop.ts'
import { rules as ricochetRoom } from './verbs/ricochet-room.ts'
import { rules as skyfireHuts } from './verbs/skyfire-huts.ts'
import { rules as snowForts } from './verbs/snow-forts.ts'
import { rules as sunAndMoonTower } from './verbs/sun-and-moon-tower.ts'
import { rules as torpedoRun } from './verbs/torpedo-run.ts'
import { rules as trebuchetTower } from './verbs/trebuchet-tower.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
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
