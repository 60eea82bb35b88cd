// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { RankScene } from './scenes/rank-scene.ts'
import { scene as chainPop } from './scenes/chain-pop.ts'
import { scene as cocoBomber } from './scenes/coco-bomber.ts'
import { scene as crashWhirl } from './scenes/crash-whirl.ts'
import { scene as echoSquad } from './scenes/echo-squad.ts'
import { scene as galaxyDivers } from './scenes/galaxy-divers.ts'
import { scene as heliRescue } from './scenes/heli-rescue.ts'
import { scene as hutWatch } from './scenes/hut-watch.ts'
import { scene as paintLanes } from './scenes/paint-lanes.ts'
import { scene as pierRail } from './scenes/pier-rail.ts'
import { scene as reefCentipede } from './scenes/reef-centipede.ts'
import { scene as splitBubbles } from './scenes/split-bubbles.ts'
import { scene as sunAndShade } from './scenes/sun-and-shade.ts'
import { scene as tinyPlanet } from './scenes/tiny-planet.ts'
import { scene as twoTides } from './scenes/two-tides.ts'
import { scene as whirlTube } from './scenes/whirl-tube.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Verb, RankScene>> = {
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
