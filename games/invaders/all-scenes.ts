import type { Verb } from './definitions.ts'
import type { RankScene } from './scenes/rank-scene.ts'
import { scene as galaxyDivers } from './scenes/galaxy-divers.ts'
import { scene as hutWatch } from './scenes/hut-watch.ts'
import { scene as reefCentipede } from './scenes/reef-centipede.ts'
import { scene as whirlTube } from './scenes/whirl-tube.ts'
import { scene as cocoBomber } from './scenes/coco-bomber.ts'
import { scene as pierRail } from './scenes/pier-rail.ts'
import { scene as sunAndShade } from './scenes/sun-and-shade.ts'
import { scene as tinyPlanet } from './scenes/tiny-planet.ts'
import { scene as heliRescue } from './scenes/heli-rescue.ts'
import { scene as chainPop } from './scenes/chain-pop.ts'
import { scene as twoTides } from './scenes/two-tides.ts'
import { scene as paintLanes } from './scenes/paint-lanes.ts'
import { scene as splitBubbles } from './scenes/split-bubbles.ts'
import { scene as crashWhirl } from './scenes/crash-whirl.ts'
import { scene as echoSquad } from './scenes/echo-squad.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, RankScene>> = {
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
