import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as bowOnTheWall } from './verbs/bow-on-the-wall.ts'
import { rules as ricochetRoom } from './verbs/ricochet-room.ts'
import { rules as coconutSiege } from './verbs/coconut-siege.ts'
import { rules as depthCharges } from './verbs/depth-charges.ts'
import { rules as snowForts } from './verbs/snow-forts.ts'
import { rules as torpedoRun } from './verbs/torpedo-run.ts'
import { rules as fireHose } from './verbs/fire-hose.ts'
import { rules as basketBattery } from './verbs/basket-battery.ts'
import { rules as trebuchetTower } from './verbs/trebuchet-tower.ts'
import { rules as planetBender } from './verbs/planet-bender.ts'
import { rules as lanternLocks } from './verbs/lantern-locks.ts'
import { rules as skyfireHuts } from './verbs/skyfire-huts.ts'
import { rules as oneDisc } from './verbs/one-disc.ts'
import { rules as sunAndMoonTower } from './verbs/sun-and-moon-tower.ts'
import { rules as barrelRow } from './verbs/barrel-row.ts'
import { rules as gunTrain } from './verbs/gun-train.ts'
import { rules as mirrorBay } from './verbs/mirror-bay.ts'
import { rules as mortarByNumbers } from './verbs/mortar-by-numbers.ts'
import { rules as krakenRush } from './verbs/kraken-rush.ts'
import { rules as marbleCrossfire } from './verbs/marble-crossfire.ts'
import { rules as ponyLoop } from './verbs/pony-loop.ts'
import { rules as gateBattery } from './verbs/gate-battery.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
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
