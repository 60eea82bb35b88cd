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
}
