// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'
import { frame as boostChain } from './scenes/boost-chain.ts'
import { frame as bridgeHop } from './scenes/bridge-hop.ts'
import { frame as coastCheckpoint } from './scenes/coast-checkpoint.ts'
import { frame as fuelRun } from './scenes/fuel-run.ts'
import { frame as lastOneOut } from './scenes/last-one-out.ts'
import { frame as lorryPass } from './scenes/lorry-pass.ts'
import { frame as nightRide } from './scenes/night-ride.ts'
import { frame as palmTraffic } from './scenes/palm-traffic.ts'
import { frame as patrolChase } from './scenes/patrol-chase.ts'
import { frame as rainBike } from './scenes/rain-bike.ts'
import { frame as slipDuel } from './scenes/slip-duel.ts'
import { frame as tunnelRun } from './scenes/tunnel-run.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses road-rush`. */
export const frames: Readonly<Record<Run, Frame>> = {
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
