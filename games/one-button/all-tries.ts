// npm run registry writes the entries: each of verbs/*.ts with hasTries.
import type { Verb } from './definitions.ts'
import { hasTries as bambooCut } from './verbs/bamboo-cut.ts'
import { hasTries as beltTurn } from './verbs/belt-turn.ts'
import { hasTries as bigCatch } from './verbs/big-catch.ts'
import { hasTries as calmBow } from './verbs/calm-bow.ts'
import { hasTries as cocoBat } from './verbs/coco-bat.ts'
import { hasTries as cocoPour } from './verbs/coco-pour.ts'
import { hasTries as cocoPutt } from './verbs/coco-putt.ts'
import { hasTries as crabClaw } from './verbs/crab-claw.ts'
import { hasTries as duneSlalom } from './verbs/dune-slalom.ts'
import { hasTries as echoDrum } from './verbs/echo-drum.ts'
import { hasTries as fieldCut } from './verbs/field-cut.ts'
import { hasTries as fireflyChain } from './verbs/firefly-chain.ts'
import { hasTries as gearStrip } from './verbs/gear-strip.ts'
import { hasTries as hammerSpin } from './verbs/hammer-spin.ts'
import { hasTries as harbourLight } from './verbs/harbour-light.ts'
import { hasTries as hiddenTurtle } from './verbs/hidden-turtle.ts'
import { hasTries as jetHose } from './verbs/jet-hose.ts'
import { hasTries as lateBrake } from './verbs/late-brake.ts'
import { hasTries as longLeap } from './verbs/long-leap.ts'
import { hasTries as longWheelie } from './verbs/long-wheelie.ts'
import { hasTries as loopCart } from './verbs/loop-cart.ts'
import { hasTries as millShot } from './verbs/mill-shot.ts'
import { hasTries as pipeTurn } from './verbs/pipe-turn.ts'
import { hasTries as relayPass } from './verbs/relay-pass.ts'
import { hasTries as seedChute } from './verbs/seed-chute.ts'
import { hasTries as softLanding } from './verbs/soft-landing.ts'
import { hasTries as totemStop } from './verbs/totem-stop.ts'
import { hasTries as twinLift } from './verbs/twin-lift.ts'
import { hasTries as twoGlows } from './verbs/two-glows.ts'
import { hasTries as vineDrop } from './verbs/vine-drop.ts'
import { hasTries as whaleSnap } from './verbs/whale-snap.ts'
import { hasTries as windUp } from './verbs/wind-up.ts'

/** Games whose runs do not end at the first mistake. */
export const triesOf: Partial<Readonly<Record<Verb, boolean>>> = {
  'bamboo-cut': bambooCut,
  'belt-turn': beltTurn,
  'big-catch': bigCatch,
  'calm-bow': calmBow,
  'coco-bat': cocoBat,
  'coco-pour': cocoPour,
  'coco-putt': cocoPutt,
  'crab-claw': crabClaw,
  'dune-slalom': duneSlalom,
  'echo-drum': echoDrum,
  'field-cut': fieldCut,
  'firefly-chain': fireflyChain,
  'gear-strip': gearStrip,
  'hammer-spin': hammerSpin,
  'harbour-light': harbourLight,
  'hidden-turtle': hiddenTurtle,
  'jet-hose': jetHose,
  'late-brake': lateBrake,
  'long-leap': longLeap,
  'long-wheelie': longWheelie,
  'loop-cart': loopCart,
  'mill-shot': millShot,
  'pipe-turn': pipeTurn,
  'relay-pass': relayPass,
  'seed-chute': seedChute,
  'soft-landing': softLanding,
  'totem-stop': totemStop,
  'twin-lift': twinLift,
  'two-glows': twoGlows,
  'vine-drop': vineDrop,
  'whale-snap': whaleSnap,
  'wind-up': windUp,
}
