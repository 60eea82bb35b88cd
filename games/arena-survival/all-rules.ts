// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as boomerangBay } from './verbs/boomerang-bay.ts'
import { rules as bubbleJail } from './verbs/bubble-jail.ts'
import { rules as chainStorm } from './verbs/chain-storm.ts'
import { rules as cometDash } from './verbs/comet-dash.ts'
import { rules as crumbleCourt } from './verbs/crumble-court.ts'
import { rules as grazeGarden } from './verbs/graze-garden.ts'
import { rules as lassoLagoon } from './verbs/lasso-lagoon.ts'
import { rules as mineTrail } from './verbs/mine-trail.ts'
import { rules as mirrorTwins } from './verbs/mirror-twins.ts'
import { rules as nightTorch } from './verbs/night-torch.ts'
import { rules as onePearl } from './verbs/one-pearl.ts'
import { rules as orbitKeepers } from './verbs/orbit-keepers.ts'
import { rules as pikeRodeo } from './verbs/pike-rodeo.ts'
import { rules as recoilRaft } from './verbs/recoil-raft.ts'
import { rules as shellShield } from './verbs/shell-shield.ts'
import { rules as swingingAnchor } from './verbs/swinging-anchor.ts'
import { rules as turtleEscort } from './verbs/turtle-escort.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
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
