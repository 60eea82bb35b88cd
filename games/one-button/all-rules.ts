// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as balloonWinds } from './verbs/balloon-winds.ts'
import { rules as bambooBridge } from './verbs/bamboo-bridge.ts'
import { rules as bambooCut } from './verbs/bamboo-cut.ts'
import { rules as beltTurn } from './verbs/belt-turn.ts'
import { rules as bigCatch } from './verbs/big-catch.ts'
import { rules as boomerang } from './verbs/boomerang.ts'
import { rules as bubbleBank } from './verbs/bubble-bank.ts'
import { rules as calmBow } from './verbs/calm-bow.ts'
import { rules as canalCross } from './verbs/canal-cross.ts'
import { rules as chameleonSnap } from './verbs/chameleon-snap.ts'
import { rules as chargeJump } from './verbs/charge-jump.ts'
import { rules as chargeRay } from './verbs/charge-ray.ts'
import { rules as chimneyClimb } from './verbs/chimney-climb.ts'
import { rules as cocoBat } from './verbs/coco-bat.ts'
import { rules as cocoPour } from './verbs/coco-pour.ts'
import { rules as cocoPutt } from './verbs/coco-putt.ts'
import { rules as coconutRain } from './verbs/coconut-rain.ts'
import { rules as colourDrum } from './verbs/colour-drum.ts'
import { rules as cometRing } from './verbs/comet-ring.ts'
import { rules as crabClaw } from './verbs/crab-claw.ts'
import { rules as crabSumo } from './verbs/crab-sumo.ts'
import { rules as crouchHop } from './verbs/crouch-hop.ts'
import { rules as digDown } from './verbs/dig-down.ts'
import { rules as dolphinLoop } from './verbs/dolphin-loop.ts'
import { rules as drawbridge } from './verbs/drawbridge.ts'
import { rules as drumBounce } from './verbs/drum-bounce.ts'
import { rules as duneSlalom } from './verbs/dune-slalom.ts'
import { rules as echoDrum } from './verbs/echo-drum.ts'
import { rules as eelCurves } from './verbs/eel-curves.ts'
import { rules as featherLog } from './verbs/feather-log.ts'
import { rules as fieldCut } from './verbs/field-cut.ts'
import { rules as fireflyChain } from './verbs/firefly-chain.ts'
import { rules as forgeHeat } from './verbs/forge-heat.ts'
import { rules as forkRail } from './verbs/fork-rail.ts'
import { rules as gateDash } from './verbs/gate-dash.ts'
import { rules as gearStrip } from './verbs/gear-strip.ts'
import { rules as gravityFlip } from './verbs/gravity-flip.ts'
import { rules as hammerSpin } from './verbs/hammer-spin.ts'
import { rules as harbourLight } from './verbs/harbour-light.ts'
import { rules as heronWatch } from './verbs/heron-watch.ts'
import { rules as hexWell } from './verbs/hex-well.ts'
import { rules as hiddenTurtle } from './verbs/hidden-turtle.ts'
import { rules as inchworm } from './verbs/inchworm.ts'
import { rules as jetHose } from './verbs/jet-hose.ts'
import { rules as lateBrake } from './verbs/late-brake.ts'
import { rules as leakPlug } from './verbs/leak-plug.ts'
import { rules as littlePlanet } from './verbs/little-planet.ts'
import { rules as longFlute } from './verbs/long-flute.ts'
import { rules as longLeap } from './verbs/long-leap.ts'
import { rules as longWheelie } from './verbs/long-wheelie.ts'
import { rules as loopCart } from './verbs/loop-cart.ts'
import { rules as lowPass } from './verbs/low-pass.ts'
import { rules as magnetPull } from './verbs/magnet-pull.ts'
import { rules as millShot } from './verbs/mill-shot.ts'
import { rules as mirrorMoths } from './verbs/mirror-moths.ts'
import { rules as needleThread } from './verbs/needle-thread.ts'
import { rules as nutJuggle } from './verbs/nut-juggle.ts'
import { rules as orbitHop } from './verbs/orbit-hop.ts'
import { rules as parasolWalk } from './verbs/parasol-walk.ts'
import { rules as pearlBreath } from './verbs/pearl-breath.ts'
import { rules as pearlPair } from './verbs/pearl-pair.ts'
import { rules as pipeTurn } from './verbs/pipe-turn.ts'
import { rules as plankBalance } from './verbs/plank-balance.ts'
import { rules as pogoCrab } from './verbs/pogo-crab.ts'
import { rules as popStack } from './verbs/pop-stack.ts'
import { rules as prismHop } from './verbs/prism-hop.ts'
import { rules as pufferFit } from './verbs/puffer-fit.ts'
import { rules as recoilCrab } from './verbs/recoil-crab.ts'
import { rules as reefCannon } from './verbs/reef-cannon.ts'
import { rules as relayPass } from './verbs/relay-pass.ts'
import { rules as ringPong } from './verbs/ring-pong.ts'
import { rules as ropeSkip } from './verbs/rope-skip.ts'
import { rules as sandClock } from './verbs/sand-clock.ts'
import { rules as seedChute } from './verbs/seed-chute.ts'
import { rules as shellLock } from './verbs/shell-lock.ts'
import { rules as shellParry } from './verbs/shell-parry.ts'
import { rules as shellSmash } from './verbs/shell-smash.ts'
import { rules as skippingStone } from './verbs/skipping-stone.ts'
import { rules as slipStream } from './verbs/slip-stream.ts'
import { rules as softLanding } from './verbs/soft-landing.ts'
import { rules as sonarSub } from './verbs/sonar-sub.ts'
import { rules as spinShoot } from './verbs/spin-shoot.ts'
import { rules as swingPump } from './verbs/swing-pump.ts'
import { rules as tetherDrift } from './verbs/tether-drift.ts'
import { rules as tideRunner } from './verbs/tide-runner.ts'
import { rules as totemStop } from './verbs/totem-stop.ts'
import { rules as towerDrop } from './verbs/tower-drop.ts'
import { rules as turboBend } from './verbs/turbo-bend.ts'
import { rules as twinLift } from './verbs/twin-lift.ts'
import { rules as twinStep } from './verbs/twin-step.ts'
import { rules as twoGlows } from './verbs/two-glows.ts'
import { rules as twoLanes } from './verbs/two-lanes.ts'
import { rules as vineDrop } from './verbs/vine-drop.ts'
import { rules as vineSwing } from './verbs/vine-swing.ts'
import { rules as wakeSwing } from './verbs/wake-swing.ts'
import { rules as wallWings } from './verbs/wall-wings.ts'
import { rules as waveRider } from './verbs/wave-rider.ts'
import { rules as whaleSnap } from './verbs/whale-snap.ts'
import { rules as windUp } from './verbs/wind-up.ts'
import { rules as zigzagPier } from './verbs/zigzag-pier.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'balloon-winds': balloonWinds,
  'bamboo-bridge': bambooBridge,
  'bamboo-cut': bambooCut,
  'belt-turn': beltTurn,
  'big-catch': bigCatch,
  boomerang,
  'bubble-bank': bubbleBank,
  'calm-bow': calmBow,
  'canal-cross': canalCross,
  'chameleon-snap': chameleonSnap,
  'charge-jump': chargeJump,
  'charge-ray': chargeRay,
  'chimney-climb': chimneyClimb,
  'coco-bat': cocoBat,
  'coco-pour': cocoPour,
  'coco-putt': cocoPutt,
  'coconut-rain': coconutRain,
  'colour-drum': colourDrum,
  'comet-ring': cometRing,
  'crab-claw': crabClaw,
  'crab-sumo': crabSumo,
  'crouch-hop': crouchHop,
  'dig-down': digDown,
  'dolphin-loop': dolphinLoop,
  drawbridge,
  'drum-bounce': drumBounce,
  'dune-slalom': duneSlalom,
  'echo-drum': echoDrum,
  'eel-curves': eelCurves,
  'feather-log': featherLog,
  'field-cut': fieldCut,
  'firefly-chain': fireflyChain,
  'forge-heat': forgeHeat,
  'fork-rail': forkRail,
  'gate-dash': gateDash,
  'gear-strip': gearStrip,
  'gravity-flip': gravityFlip,
  'hammer-spin': hammerSpin,
  'harbour-light': harbourLight,
  'heron-watch': heronWatch,
  'hex-well': hexWell,
  'hidden-turtle': hiddenTurtle,
  inchworm,
  'jet-hose': jetHose,
  'late-brake': lateBrake,
  'leak-plug': leakPlug,
  'little-planet': littlePlanet,
  'long-flute': longFlute,
  'long-leap': longLeap,
  'long-wheelie': longWheelie,
  'loop-cart': loopCart,
  'low-pass': lowPass,
  'magnet-pull': magnetPull,
  'mill-shot': millShot,
  'mirror-moths': mirrorMoths,
  'needle-thread': needleThread,
  'nut-juggle': nutJuggle,
  'orbit-hop': orbitHop,
  'parasol-walk': parasolWalk,
  'pearl-breath': pearlBreath,
  'pearl-pair': pearlPair,
  'pipe-turn': pipeTurn,
  'plank-balance': plankBalance,
  'pogo-crab': pogoCrab,
  'pop-stack': popStack,
  'prism-hop': prismHop,
  'puffer-fit': pufferFit,
  'recoil-crab': recoilCrab,
  'reef-cannon': reefCannon,
  'relay-pass': relayPass,
  'ring-pong': ringPong,
  'rope-skip': ropeSkip,
  'sand-clock': sandClock,
  'seed-chute': seedChute,
  'shell-lock': shellLock,
  'shell-parry': shellParry,
  'shell-smash': shellSmash,
  'skipping-stone': skippingStone,
  'slip-stream': slipStream,
  'soft-landing': softLanding,
  'sonar-sub': sonarSub,
  'spin-shoot': spinShoot,
  'swing-pump': swingPump,
  'tether-drift': tetherDrift,
  'tide-runner': tideRunner,
  'totem-stop': totemStop,
  'tower-drop': towerDrop,
  'turbo-bend': turboBend,
  'twin-lift': twinLift,
  'twin-step': twinStep,
  'two-glows': twoGlows,
  'two-lanes': twoLanes,
  'vine-drop': vineDrop,
  'vine-swing': vineSwing,
  'wake-swing': wakeSwing,
  'wall-wings': wallWings,
  'wave-rider': waveRider,
  'whale-snap': whaleSnap,
  'wind-up': windUp,
  'zigzag-pier': zigzagPier,
}
