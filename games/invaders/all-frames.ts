// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as chainPop } from './scenes/chain-pop.ts'
import { frame as cocoBomber } from './scenes/coco-bomber.ts'
import { frame as crashWhirl } from './scenes/crash-whirl.ts'
import { frame as echoSquad } from './scenes/echo-squad.ts'
import { frame as galaxyDivers } from './scenes/galaxy-divers.ts'
import { frame as heliRescue } from './scenes/heli-rescue.ts'
import { frame as hutWatch } from './scenes/hut-watch.ts'
import { frame as paintLanes } from './scenes/paint-lanes.ts'
import { frame as pierRail } from './scenes/pier-rail.ts'
import { frame as reefCentipede } from './scenes/reef-centipede.ts'
import { frame as splitBubbles } from './scenes/split-bubbles.ts'
import { frame as sunAndShade } from './scenes/sun-and-shade.ts'
import { frame as tinyPlanet } from './scenes/tiny-planet.ts'
import { frame as twoTides } from './scenes/two-tides.ts'
import { frame as whirlTube } from './scenes/whirl-tube.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses invaders`. */
export const frames: Readonly<Record<Verb, Frame>> = {
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
