import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as galaxyDivers } from './verbs/galaxy-divers.ts'
import { rules as hutWatch } from './verbs/hut-watch.ts'
import { rules as reefCentipede } from './verbs/reef-centipede.ts'
import { rules as whirlTube } from './verbs/whirl-tube.ts'
import { rules as cocoBomber } from './verbs/coco-bomber.ts'
import { rules as pierRail } from './verbs/pier-rail.ts'
import { rules as sunAndShade } from './verbs/sun-and-shade.ts'
import { rules as tinyPlanet } from './verbs/tiny-planet.ts'
import { rules as heliRescue } from './verbs/heli-rescue.ts'
import { rules as chainPop } from './verbs/chain-pop.ts'
import { rules as twoTides } from './verbs/two-tides.ts'
import { rules as paintLanes } from './verbs/paint-lanes.ts'
import { rules as splitBubbles } from './verbs/split-bubbles.ts'
import { rules as crashWhirl } from './verbs/crash-whirl.ts'
import { rules as echoSquad } from './verbs/echo-squad.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'galaxy-divers': galaxyDivers,
  'hut-watch': hutWatch,
  'reef-centipede': reefCentipede,
  'whirl-tube': whirlTube,
  'coco-bomber': cocoBomber,
  'pier-rail': pierRail,
  'sun-and-shade': sunAndShade,
  'tiny-planet': tinyPlanet,
  'heli-rescue': heliRescue,
  'chain-pop': chainPop,
  'two-tides': twoTides,
  'paint-lanes': paintLanes,
  'split-bubbles': splitBubbles,
  'crash-whirl': crashWhirl,
  'echo-squad': echoSquad,
}
