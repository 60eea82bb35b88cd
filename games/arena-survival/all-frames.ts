// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as boomerangBay } from './scenes/boomerang-bay.ts'
import { frame as bubbleJail } from './scenes/bubble-jail.ts'
import { frame as chainStorm } from './scenes/chain-storm.ts'
import { frame as cometDash } from './scenes/comet-dash.ts'
import { frame as crumbleCourt } from './scenes/crumble-court.ts'
import { frame as grazeGarden } from './scenes/graze-garden.ts'
import { frame as lassoLagoon } from './scenes/lasso-lagoon.ts'
import { frame as mineTrail } from './scenes/mine-trail.ts'
import { frame as mirrorTwins } from './scenes/mirror-twins.ts'
import { frame as nightTorch } from './scenes/night-torch.ts'
import { frame as onePearl } from './scenes/one-pearl.ts'
import { frame as orbitKeepers } from './scenes/orbit-keepers.ts'
import { frame as pikeRodeo } from './scenes/pike-rodeo.ts'
import { frame as recoilRaft } from './scenes/recoil-raft.ts'
import { frame as shellShield } from './scenes/shell-shield.ts'
import { frame as swingingAnchor } from './scenes/swinging-anchor.ts'
import { frame as turtleEscort } from './scenes/turtle-escort.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses arena-survival`. */
export const frames: Readonly<Record<Verb, Frame>> = {
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
