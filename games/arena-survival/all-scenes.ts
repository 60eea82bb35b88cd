// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { ArenaScene } from './scenes/arena-scene.ts'
import { scene as boomerangBay } from './scenes/boomerang-bay.ts'
import { scene as bubbleJail } from './scenes/bubble-jail.ts'
import { scene as chainStorm } from './scenes/chain-storm.ts'
import { scene as cometDash } from './scenes/comet-dash.ts'
import { scene as crumbleCourt } from './scenes/crumble-court.ts'
import { scene as grazeGarden } from './scenes/graze-garden.ts'
import { scene as lassoLagoon } from './scenes/lasso-lagoon.ts'
import { scene as mineTrail } from './scenes/mine-trail.ts'
import { scene as mirrorTwins } from './scenes/mirror-twins.ts'
import { scene as nightTorch } from './scenes/night-torch.ts'
import { scene as onePearl } from './scenes/one-pearl.ts'
import { scene as orbitKeepers } from './scenes/orbit-keepers.ts'
import { scene as pikeRodeo } from './scenes/pike-rodeo.ts'
import { scene as recoilRaft } from './scenes/recoil-raft.ts'
import { scene as shellShield } from './scenes/shell-shield.ts'
import { scene as swingingAnchor } from './scenes/swinging-anchor.ts'
import { scene as turtleEscort } from './scenes/turtle-escort.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Verb, ArenaScene>> = {
  'boomerang-bay': boomerangBay,
  'bubble-jail': bubbleJail,
  'chain-storm': chainStorm,
  'comet-dash': cometDash,
  'crumble-court': crumbleCourt,
  'graze-garden': grazeGarden,
  'lasso-lagoon': lassoLagoon,
  'mine-trail': mineTrail,
  'mirror-twins': mirrorTwins,
  'night-torch': nightTorch,
  'one-pearl': onePearl,
  'orbit-keepers': orbitKeepers,
  'pike-rodeo': pikeRodeo,
  'recoil-raft': recoilRaft,
  'shell-shield': shellShield,
  'swinging-anchor': swingingAnchor,
  'turtle-escort': turtleEscort,
}
