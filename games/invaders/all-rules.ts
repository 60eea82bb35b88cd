// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as chainPop } from './verbs/chain-pop.ts'
import { rules as cocoBomber } from './verbs/coco-bomber.ts'
import { rules as crashWhirl } from './verbs/crash-whirl.ts'
import { rules as echoSquad } from './verbs/echo-squad.ts'
import { rules as galaxyDivers } from './verbs/galaxy-divers.ts'
import { rules as heliRescue } from './verbs/heli-rescue.ts'
import { rules as hutWatch } from './verbs/hut-watch.ts'
import { rules as paintLanes } from './verbs/paint-lanes.ts'
import { rules as pierRail } from './verbs/pier-rail.ts'
import { rules as reefCentipede } from './verbs/reef-centipede.ts'
import { rules as splitBubbles } from './verbs/split-bubbles.ts'
import { rules as sunAndShade } from './verbs/sun-and-shade.ts'
import { rules as tinyPlanet } from './verbs/tiny-planet.ts'
import { rules as twoTides } from './verbs/two-tides.ts'
import { rules as whirlTube } from './verbs/whirl-tube.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'chain-pop': chainPop,
  'coco-bomber': cocoBomber,
  'crash-whirl': crashWhirl,
  'echo-squad': echoSquad,
  'galaxy-divers': galaxyDivers,
  'heli-rescue': heliRescue,
  'hut-watch': hutWatch,
  'paint-lanes': paintLanes,
  'pier-rail': pierRail,
  'reef-centipede': reefCentipede,
  'split-bubbles': splitBubbles,
  'sun-and-shade': sunAndShade,
  'tiny-planet': tinyPlanet,
  'two-tides': twoTides,
  'whirl-tube': whirlTube,
}
