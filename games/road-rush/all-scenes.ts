// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'
import { scene as boostChain } from './scenes/boost-chain.ts'
import { scene as bridgeHop } from './scenes/bridge-hop.ts'
import { scene as coastCheckpoint } from './scenes/coast-checkpoint.ts'
import { scene as fuelRun } from './scenes/fuel-run.ts'
import { scene as lastOneOut } from './scenes/last-one-out.ts'
import { scene as lorryPass } from './scenes/lorry-pass.ts'
import { scene as nightRide } from './scenes/night-ride.ts'
import { scene as palmTraffic } from './scenes/palm-traffic.ts'
import { scene as patrolChase } from './scenes/patrol-chase.ts'
import { scene as rainBike } from './scenes/rain-bike.ts'
import { scene as slipDuel } from './scenes/slip-duel.ts'
import { scene as tunnelRun } from './scenes/tunnel-run.ts'

/** All scenes, for covers. */
export const sceneOf: Readonly<Record<Run, Scene>> = {
  'boost-chain': boostChain,
  'bridge-hop': bridgeHop,
  'coast-checkpoint': coastCheckpoint,
  'fuel-run': fuelRun,
  'last-one-out': lastOneOut,
  'lorry-pass': lorryPass,
  'night-ride': nightRide,
  'palm-traffic': palmTraffic,
  'patrol-chase': patrolChase,
  'rain-bike': rainBike,
  'slip-duel': slipDuel,
  'tunnel-run': tunnelRun,
}
