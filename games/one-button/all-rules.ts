import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as orbitHop } from './verbs/orbit-hop.ts'
import { rules as vineSwing } from './verbs/vine-swing.ts'
import { rules as twoLanes } from './verbs/two-lanes.ts'
import { rules as chargeJump } from './verbs/charge-jump.ts'
import { rules as towerDrop } from './verbs/tower-drop.ts'
import { rules as gravityFlip } from './verbs/gravity-flip.ts'
import { rules as spinShoot } from './verbs/spin-shoot.ts'
import { rules as tetherDrift } from './verbs/tether-drift.ts'
import { rules as drumBounce } from './verbs/drum-bounce.ts'
import { rules as digDown } from './verbs/dig-down.ts'
import { rules as plankBalance } from './verbs/plank-balance.ts'
import { rules as shellParry } from './verbs/shell-parry.ts'
import { rules as lateBrake } from './verbs/late-brake.ts'
import { rules as gateDash } from './verbs/gate-dash.ts'
import { rules as needleThread } from './verbs/needle-thread.ts'
import { rules as windUp } from './verbs/wind-up.ts'
import { rules as waveRider } from './verbs/wave-rider.ts'
import { rules as vineDrop } from './verbs/vine-drop.ts'
import { rules as harbourLight } from './verbs/harbour-light.ts'
import { rules as colourDrum } from './verbs/colour-drum.ts'
import { rules as magnetPull } from './verbs/magnet-pull.ts'
import { rules as bubbleBank } from './verbs/bubble-bank.ts'
import { rules as zigzagPier } from './verbs/zigzag-pier.ts'
import { rules as prismHop } from './verbs/prism-hop.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'orbit-hop': orbitHop,
  'vine-swing': vineSwing,
  'two-lanes': twoLanes,
  'charge-jump': chargeJump,
  'tower-drop': towerDrop,
  'gravity-flip': gravityFlip,
  'spin-shoot': spinShoot,
  'tether-drift': tetherDrift,
  'drum-bounce': drumBounce,
  'dig-down': digDown,
  'plank-balance': plankBalance,
  'shell-parry': shellParry,
  'late-brake': lateBrake,
  'gate-dash': gateDash,
  'needle-thread': needleThread,
  'wind-up': windUp,
  'wave-rider': waveRider,
  'vine-drop': vineDrop,
  'harbour-light': harbourLight,
  'colour-drum': colourDrum,
  'magnet-pull': magnetPull,
  'bubble-bank': bubbleBank,
  'zigzag-pier': zigzagPier,
  'prism-hop': prismHop,
}
