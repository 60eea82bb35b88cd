import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'
import { scene as orbitHop } from './scenes/orbit-hop.ts'
import { scene as vineSwing } from './scenes/vine-swing.ts'
import { scene as twoLanes } from './scenes/two-lanes.ts'
import { scene as chargeJump } from './scenes/charge-jump.ts'
import { scene as towerDrop } from './scenes/tower-drop.ts'
import { scene as gravityFlip } from './scenes/gravity-flip.ts'
import { scene as spinShoot } from './scenes/spin-shoot.ts'
import { scene as tetherDrift } from './scenes/tether-drift.ts'
import { scene as drumBounce } from './scenes/drum-bounce.ts'
import { scene as digDown } from './scenes/dig-down.ts'
import { scene as plankBalance } from './scenes/plank-balance.ts'
import { scene as shellParry } from './scenes/shell-parry.ts'
import { scene as lateBrake } from './scenes/late-brake.ts'
import { scene as gateDash } from './scenes/gate-dash.ts'
import { scene as needleThread } from './scenes/needle-thread.ts'
import { scene as windUp } from './scenes/wind-up.ts'
import { scene as waveRider } from './scenes/wave-rider.ts'
import { scene as vineDrop } from './scenes/vine-drop.ts'
import { scene as harbourLight } from './scenes/harbour-light.ts'
import { scene as colourDrum } from './scenes/colour-drum.ts'
import { scene as magnetPull } from './scenes/magnet-pull.ts'
import { scene as bubbleBank } from './scenes/bubble-bank.ts'
import { scene as zigzagPier } from './scenes/zigzag-pier.ts'
import { scene as prismHop } from './scenes/prism-hop.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, Scene>> = {
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
