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
import { scene as shellLock } from './scenes/shell-lock.ts'
import { scene as bambooBridge } from './scenes/bamboo-bridge.ts'
import { scene as inchworm } from './scenes/inchworm.ts'
import { scene as drawbridge } from './scenes/drawbridge.ts'
import { scene as dolphinLoop } from './scenes/dolphin-loop.ts'
import { scene as heronWatch } from './scenes/heron-watch.ts'
import { scene as pufferFit } from './scenes/puffer-fit.ts'
import { scene as featherLog } from './scenes/feather-log.ts'
import { scene as forkRail } from './scenes/fork-rail.ts'
import { scene as pearlPair } from './scenes/pearl-pair.ts'
import { scene as chimneyClimb } from './scenes/chimney-climb.ts'
import { scene as eelCurves } from './scenes/eel-curves.ts'
import { scene as echoDrum } from './scenes/echo-drum.ts'
import { scene as cocoPour } from './scenes/coco-pour.ts'
import { scene as pearlBreath } from './scenes/pearl-breath.ts'
import { scene as skippingStone } from './scenes/skipping-stone.ts'
import { scene as ringPong } from './scenes/ring-pong.ts'
import { scene as bambooCut } from './scenes/bamboo-cut.ts'
import { scene as chameleonSnap } from './scenes/chameleon-snap.ts'
import { scene as crabClaw } from './scenes/crab-claw.ts'
import { scene as sonarSub } from './scenes/sonar-sub.ts'
import { scene as hiddenTurtle } from './scenes/hidden-turtle.ts'
import { scene as millShot } from './scenes/mill-shot.ts'
import { scene as pogoCrab } from './scenes/pogo-crab.ts'
import { scene as duneSlalom } from './scenes/dune-slalom.ts'
import { scene as seedChute } from './scenes/seed-chute.ts'
import { scene as fireflyChain } from './scenes/firefly-chain.ts'
import { scene as cocoBat } from './scenes/coco-bat.ts'
import { scene as totemStop } from './scenes/totem-stop.ts'
import { scene as bigCatch } from './scenes/big-catch.ts'
import { scene as balloonWinds } from './scenes/balloon-winds.ts'
import { scene as leakPlug } from './scenes/leak-plug.ts'
import { scene as coconutRain } from './scenes/coconut-rain.ts'
import { scene as longFlute } from './scenes/long-flute.ts'
import { scene as ropeSkip } from './scenes/rope-skip.ts'
import { scene as cometRing } from './scenes/comet-ring.ts'
import { scene as cocoPutt } from './scenes/coco-putt.ts'
import { scene as whaleSnap } from './scenes/whale-snap.ts'
import { scene as reefCannon } from './scenes/reef-cannon.ts'
import { scene as sandClock } from './scenes/sand-clock.ts'
import { scene as gearStrip } from './scenes/gear-strip.ts'
import { scene as slipStream } from './scenes/slip-stream.ts'
import { scene as turboBend } from './scenes/turbo-bend.ts'
import { scene as relayPass } from './scenes/relay-pass.ts'
import { scene as canalCross } from './scenes/canal-cross.ts'
import { scene as longWheelie } from './scenes/long-wheelie.ts'
import { scene as loopCart } from './scenes/loop-cart.ts'
import { scene as wakeSwing } from './scenes/wake-swing.ts'
import { scene as twinStep } from './scenes/twin-step.ts'
import { scene as swingPump } from './scenes/swing-pump.ts'
import { scene as forgeHeat } from './scenes/forge-heat.ts'
import { scene as hammerSpin } from './scenes/hammer-spin.ts'
import { scene as longLeap } from './scenes/long-leap.ts'
import { scene as calmBow } from './scenes/calm-bow.ts'
import { scene as chargeRay } from './scenes/charge-ray.ts'
import { scene as boomerang } from './scenes/boomerang.ts'
import { scene as twinLift } from './scenes/twin-lift.ts'
import { scene as mirrorMoths } from './scenes/mirror-moths.ts'
import { scene as wallWings } from './scenes/wall-wings.ts'
import { scene as crabSumo } from './scenes/crab-sumo.ts'
import { scene as shellSmash } from './scenes/shell-smash.ts'
import { scene as jetHose } from './scenes/jet-hose.ts'
import { scene as parasolWalk } from './scenes/parasol-walk.ts'
import { scene as crouchHop } from './scenes/crouch-hop.ts'
import { scene as twoGlows } from './scenes/two-glows.ts'
import { scene as littlePlanet } from './scenes/little-planet.ts'
import { scene as fieldCut } from './scenes/field-cut.ts'
import { scene as popStack } from './scenes/pop-stack.ts'
import { scene as hexWell } from './scenes/hex-well.ts'
import { scene as beltTurn } from './scenes/belt-turn.ts'
import { scene as pipeTurn } from './scenes/pipe-turn.ts'
import { scene as lowPass } from './scenes/low-pass.ts'
import { scene as softLanding } from './scenes/soft-landing.ts'
import { scene as nutJuggle } from './scenes/nut-juggle.ts'
import { scene as tideRunner } from './scenes/tide-runner.ts'
import { scene as recoilCrab } from './scenes/recoil-crab.ts'

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
  'shell-lock': shellLock,
  'bamboo-bridge': bambooBridge,
  inchworm,
  drawbridge,
  'dolphin-loop': dolphinLoop,
  'heron-watch': heronWatch,
  'puffer-fit': pufferFit,
  'feather-log': featherLog,
  'fork-rail': forkRail,
  'pearl-pair': pearlPair,
  'chimney-climb': chimneyClimb,
  'eel-curves': eelCurves,
  'echo-drum': echoDrum,
  'coco-pour': cocoPour,
  'pearl-breath': pearlBreath,
  'skipping-stone': skippingStone,
  'ring-pong': ringPong,
  'bamboo-cut': bambooCut,
  'chameleon-snap': chameleonSnap,
  'crab-claw': crabClaw,
  'sonar-sub': sonarSub,
  'hidden-turtle': hiddenTurtle,
  'mill-shot': millShot,
  'pogo-crab': pogoCrab,
  'dune-slalom': duneSlalom,
  'seed-chute': seedChute,
  'firefly-chain': fireflyChain,
  'coco-bat': cocoBat,
  'totem-stop': totemStop,
  'big-catch': bigCatch,
  'balloon-winds': balloonWinds,
  'leak-plug': leakPlug,
  'coconut-rain': coconutRain,
  'long-flute': longFlute,
  'rope-skip': ropeSkip,
  'comet-ring': cometRing,
  'coco-putt': cocoPutt,
  'whale-snap': whaleSnap,
  'reef-cannon': reefCannon,
  'sand-clock': sandClock,
  'gear-strip': gearStrip,
  'slip-stream': slipStream,
  'turbo-bend': turboBend,
  'relay-pass': relayPass,
  'canal-cross': canalCross,
  'long-wheelie': longWheelie,
  'loop-cart': loopCart,
  'wake-swing': wakeSwing,
  'twin-step': twinStep,
  'swing-pump': swingPump,
  'forge-heat': forgeHeat,
  'hammer-spin': hammerSpin,
  'long-leap': longLeap,
  'calm-bow': calmBow,
  'charge-ray': chargeRay,
  boomerang,
  'twin-lift': twinLift,
  'mirror-moths': mirrorMoths,
  'wall-wings': wallWings,
  'crab-sumo': crabSumo,
  'shell-smash': shellSmash,
  'jet-hose': jetHose,
  'parasol-walk': parasolWalk,
  'crouch-hop': crouchHop,
  'two-glows': twoGlows,
  'little-planet': littlePlanet,
  'field-cut': fieldCut,
  'pop-stack': popStack,
  'hex-well': hexWell,
  'belt-turn': beltTurn,
  'pipe-turn': pipeTurn,
  'low-pass': lowPass,
  'soft-landing': softLanding,
  'nut-juggle': nutJuggle,
  'tide-runner': tideRunner,
  'recoil-crab': recoilCrab,
}
