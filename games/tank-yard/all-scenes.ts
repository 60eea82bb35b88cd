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
}
