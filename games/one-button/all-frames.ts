// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as balloonWinds } from './scenes/balloon-winds.ts'
import { frame as bambooBridge } from './scenes/bamboo-bridge.ts'
import { frame as bambooCut } from './scenes/bamboo-cut.ts'
import { frame as beltTurn } from './scenes/belt-turn.ts'
import { frame as bigCatch } from './scenes/big-catch.ts'
import { frame as boomerang } from './scenes/boomerang.ts'
import { frame as bubbleBank } from './scenes/bubble-bank.ts'
import { frame as calmBow } from './scenes/calm-bow.ts'
import { frame as canalCross } from './scenes/canal-cross.ts'
import { frame as chameleonSnap } from './scenes/chameleon-snap.ts'
import { frame as chargeJump } from './scenes/charge-jump.ts'
import { frame as chargeRay } from './scenes/charge-ray.ts'
import { frame as chimneyClimb } from './scenes/chimney-climb.ts'
import { frame as cocoBat } from './scenes/coco-bat.ts'
import { frame as cocoPour } from './scenes/coco-pour.ts'
import { frame as cocoPutt } from './scenes/coco-putt.ts'
import { frame as coconutRain } from './scenes/coconut-rain.ts'
import { frame as colourDrum } from './scenes/colour-drum.ts'
import { frame as cometRing } from './scenes/comet-ring.ts'
import { frame as crabClaw } from './scenes/crab-claw.ts'
import { frame as crabSumo } from './scenes/crab-sumo.ts'
import { frame as crouchHop } from './scenes/crouch-hop.ts'
import { frame as digDown } from './scenes/dig-down.ts'
import { frame as dolphinLoop } from './scenes/dolphin-loop.ts'
import { frame as drawbridge } from './scenes/drawbridge.ts'
import { frame as drumBounce } from './scenes/drum-bounce.ts'
import { frame as duneSlalom } from './scenes/dune-slalom.ts'
import { frame as echoDrum } from './scenes/echo-drum.ts'
import { frame as eelCurves } from './scenes/eel-curves.ts'
import { frame as featherLog } from './scenes/feather-log.ts'
import { frame as fieldCut } from './scenes/field-cut.ts'
import { frame as fireflyChain } from './scenes/firefly-chain.ts'
import { frame as forgeHeat } from './scenes/forge-heat.ts'
import { frame as forkRail } from './scenes/fork-rail.ts'
import { frame as gateDash } from './scenes/gate-dash.ts'
import { frame as gearStrip } from './scenes/gear-strip.ts'
import { frame as gravityFlip } from './scenes/gravity-flip.ts'
import { frame as hammerSpin } from './scenes/hammer-spin.ts'
import { frame as harbourLight } from './scenes/harbour-light.ts'
import { frame as heronWatch } from './scenes/heron-watch.ts'
import { frame as hexWell } from './scenes/hex-well.ts'
import { frame as hiddenTurtle } from './scenes/hidden-turtle.ts'
import { frame as inchworm } from './scenes/inchworm.ts'
import { frame as jetHose } from './scenes/jet-hose.ts'
import { frame as lateBrake } from './scenes/late-brake.ts'
import { frame as leakPlug } from './scenes/leak-plug.ts'
import { frame as littlePlanet } from './scenes/little-planet.ts'
import { frame as longFlute } from './scenes/long-flute.ts'
import { frame as longLeap } from './scenes/long-leap.ts'
import { frame as longWheelie } from './scenes/long-wheelie.ts'
import { frame as loopCart } from './scenes/loop-cart.ts'
import { frame as lowPass } from './scenes/low-pass.ts'
import { frame as magnetPull } from './scenes/magnet-pull.ts'
import { frame as millShot } from './scenes/mill-shot.ts'
import { frame as mirrorMoths } from './scenes/mirror-moths.ts'
import { frame as needleThread } from './scenes/needle-thread.ts'
import { frame as nutJuggle } from './scenes/nut-juggle.ts'
import { frame as orbitHop } from './scenes/orbit-hop.ts'
import { frame as parasolWalk } from './scenes/parasol-walk.ts'
import { frame as pearlBreath } from './scenes/pearl-breath.ts'
import { frame as pearlPair } from './scenes/pearl-pair.ts'
import { frame as pipeTurn } from './scenes/pipe-turn.ts'
import { frame as plankBalance } from './scenes/plank-balance.ts'
import { frame as pogoCrab } from './scenes/pogo-crab.ts'
import { frame as popStack } from './scenes/pop-stack.ts'
import { frame as prismHop } from './scenes/prism-hop.ts'
import { frame as pufferFit } from './scenes/puffer-fit.ts'
import { frame as recoilCrab } from './scenes/recoil-crab.ts'
import { frame as reefCannon } from './scenes/reef-cannon.ts'
import { frame as relayPass } from './scenes/relay-pass.ts'
import { frame as ringPong } from './scenes/ring-pong.ts'
import { frame as ropeSkip } from './scenes/rope-skip.ts'
import { frame as sandClock } from './scenes/sand-clock.ts'
import { frame as seedChute } from './scenes/seed-chute.ts'
import { frame as shellLock } from './scenes/shell-lock.ts'
import { frame as shellParry } from './scenes/shell-parry.ts'
import { frame as shellSmash } from './scenes/shell-smash.ts'
import { frame as skippingStone } from './scenes/skipping-stone.ts'
import { frame as slipStream } from './scenes/slip-stream.ts'
import { frame as softLanding } from './scenes/soft-landing.ts'
import { frame as sonarSub } from './scenes/sonar-sub.ts'
import { frame as spinShoot } from './scenes/spin-shoot.ts'
import { frame as swingPump } from './scenes/swing-pump.ts'
import { frame as tetherDrift } from './scenes/tether-drift.ts'
import { frame as tideRunner } from './scenes/tide-runner.ts'
import { frame as totemStop } from './scenes/totem-stop.ts'
import { frame as towerDrop } from './scenes/tower-drop.ts'
import { frame as turboBend } from './scenes/turbo-bend.ts'
import { frame as twinLift } from './scenes/twin-lift.ts'
import { frame as twinStep } from './scenes/twin-step.ts'
import { frame as twoGlows } from './scenes/two-glows.ts'
import { frame as twoLanes } from './scenes/two-lanes.ts'
import { frame as vineDrop } from './scenes/vine-drop.ts'
import { frame as vineSwing } from './scenes/vine-swing.ts'
import { frame as wakeSwing } from './scenes/wake-swing.ts'
import { frame as wallWings } from './scenes/wall-wings.ts'
import { frame as waveRider } from './scenes/wave-rider.ts'
import { frame as whaleSnap } from './scenes/whale-snap.ts'
import { frame as windUp } from './scenes/wind-up.ts'
import { frame as zigzagPier } from './scenes/zigzag-pier.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses one-button`. */
export const frames: Readonly<Record<Verb, Frame>> = {
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
