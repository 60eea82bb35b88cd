// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'
import { scene as balloonWinds } from './scenes/balloon-winds.ts'
import { scene as bambooBridge } from './scenes/bamboo-bridge.ts'
import { scene as bambooCut } from './scenes/bamboo-cut.ts'
import { scene as beltTurn } from './scenes/belt-turn.ts'
import { scene as bigCatch } from './scenes/big-catch.ts'
import { scene as boomerang } from './scenes/boomerang.ts'
import { scene as bubbleBank } from './scenes/bubble-bank.ts'
import { scene as calmBow } from './scenes/calm-bow.ts'
import { scene as canalCross } from './scenes/canal-cross.ts'
import { scene as chameleonSnap } from './scenes/chameleon-snap.ts'
import { scene as chargeJump } from './scenes/charge-jump.ts'
import { scene as chargeRay } from './scenes/charge-ray.ts'
import { scene as chimneyClimb } from './scenes/chimney-climb.ts'
import { scene as cocoBat } from './scenes/coco-bat.ts'
import { scene as cocoPour } from './scenes/coco-pour.ts'
import { scene as cocoPutt } from './scenes/coco-putt.ts'
import { scene as coconutRain } from './scenes/coconut-rain.ts'
import { scene as colourDrum } from './scenes/colour-drum.ts'
import { scene as cometRing } from './scenes/comet-ring.ts'
import { scene as crabClaw } from './scenes/crab-claw.ts'
import { scene as crabSumo } from './scenes/crab-sumo.ts'
import { scene as crouchHop } from './scenes/crouch-hop.ts'
import { scene as digDown } from './scenes/dig-down.ts'
import { scene as dolphinLoop } from './scenes/dolphin-loop.ts'
import { scene as drawbridge } from './scenes/drawbridge.ts'
import { scene as drumBounce } from './scenes/drum-bounce.ts'
import { scene as duneSlalom } from './scenes/dune-slalom.ts'
import { scene as echoDrum } from './scenes/echo-drum.ts'
import { scene as eelCurves } from './scenes/eel-curves.ts'
import { scene as featherLog } from './scenes/feather-log.ts'
import { scene as fieldCut } from './scenes/field-cut.ts'
import { scene as fireflyChain } from './scenes/firefly-chain.ts'
import { scene as forgeHeat } from './scenes/forge-heat.ts'
import { scene as forkRail } from './scenes/fork-rail.ts'
import { scene as gateDash } from './scenes/gate-dash.ts'
import { scene as gearStrip } from './scenes/gear-strip.ts'
import { scene as gravityFlip } from './scenes/gravity-flip.ts'
import { scene as hammerSpin } from './scenes/hammer-spin.ts'
import { scene as harbourLight } from './scenes/harbour-light.ts'
import { scene as heronWatch } from './scenes/heron-watch.ts'
import { scene as hexWell } from './scenes/hex-well.ts'
import { scene as hiddenTurtle } from './scenes/hidden-turtle.ts'
import { scene as inchworm } from './scenes/inchworm.ts'
import { scene as jetHose } from './scenes/jet-hose.ts'
import { scene as lateBrake } from './scenes/late-brake.ts'
import { scene as leakPlug } from './scenes/leak-plug.ts'
import { scene as littlePlanet } from './scenes/little-planet.ts'
import { scene as longFlute } from './scenes/long-flute.ts'
import { scene as longLeap } from './scenes/long-leap.ts'
import { scene as longWheelie } from './scenes/long-wheelie.ts'
import { scene as loopCart } from './scenes/loop-cart.ts'
import { scene as lowPass } from './scenes/low-pass.ts'
import { scene as magnetPull } from './scenes/magnet-pull.ts'
import { scene as millShot } from './scenes/mill-shot.ts'
import { scene as mirrorMoths } from './scenes/mirror-moths.ts'
import { scene as needleThread } from './scenes/needle-thread.ts'
import { scene as nutJuggle } from './scenes/nut-juggle.ts'
import { scene as orbitHop } from './scenes/orbit-hop.ts'
import { scene as parasolWalk } from './scenes/parasol-walk.ts'
import { scene as pearlBreath } from './scenes/pearl-breath.ts'
import { scene as pearlPair } from './scenes/pearl-pair.ts'
import { scene as pipeTurn } from './scenes/pipe-turn.ts'
import { scene as plankBalance } from './scenes/plank-balance.ts'
import { scene as pogoCrab } from './scenes/pogo-crab.ts'
import { scene as popStack } from './scenes/pop-stack.ts'
import { scene as prismHop } from './scenes/prism-hop.ts'
import { scene as pufferFit } from './scenes/puffer-fit.ts'
import { scene as recoilCrab } from './scenes/recoil-crab.ts'
import { scene as reefCannon } from './scenes/reef-cannon.ts'
import { scene as relayPass } from './scenes/relay-pass.ts'
import { scene as ringPong } from './scenes/ring-pong.ts'
import { scene as ropeSkip } from './scenes/rope-skip.ts'
import { scene as sandClock } from './scenes/sand-clock.ts'
import { scene as seedChute } from './scenes/seed-chute.ts'
import { scene as shellLock } from './scenes/shell-lock.ts'
import { scene as shellParry } from './scenes/shell-parry.ts'
import { scene as shellSmash } from './scenes/shell-smash.ts'
import { scene as skippingStone } from './scenes/skipping-stone.ts'
import { scene as slipStream } from './scenes/slip-stream.ts'
import { scene as softLanding } from './scenes/soft-landing.ts'
import { scene as sonarSub } from './scenes/sonar-sub.ts'
import { scene as spinShoot } from './scenes/spin-shoot.ts'
import { scene as swingPump } from './scenes/swing-pump.ts'
import { scene as tetherDrift } from './scenes/tether-drift.ts'
import { scene as tideRunner } from './scenes/tide-runner.ts'
import { scene as totemStop } from './scenes/totem-stop.ts'
import { scene as towerDrop } from './scenes/tower-drop.ts'
import { scene as turboBend } from './scenes/turbo-bend.ts'
import { scene as twinLift } from './scenes/twin-lift.ts'
import { scene as twinStep } from './scenes/twin-step.ts'
import { scene as twoGlows } from './scenes/two-glows.ts'
import { scene as twoLanes } from './scenes/two-lanes.ts'
import { scene as vineDrop } from './scenes/vine-drop.ts'
import { scene as vineSwing } from './scenes/vine-swing.ts'
import { scene as wakeSwing } from './scenes/wake-swing.ts'
import { scene as wallWings } from './scenes/wall-wings.ts'
import { scene as waveRider } from './scenes/wave-rider.ts'
import { scene as whaleSnap } from './scenes/whale-snap.ts'
import { scene as windUp } from './scenes/wind-up.ts'
import { scene as zigzagPier } from './scenes/zigzag-pier.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, Scene>> = {
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
