// npm run registry writes the entries: each of runs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Run } from './definitions.ts'
import { rules as boostChain } from './runs/boost-chain.ts'
import { rules as bridgeHop } from './runs/bridge-hop.ts'
import { rules as coastCheckpoint } from './runs/coast-checkpoint.ts'
import { rules as fuelRun } from './runs/fuel-run.ts'
import { rules as lastOneOut } from './runs/last-one-out.ts'
import { rules as lorryPass } from './runs/lorry-pass.ts'
import { rules as nightRide } from './runs/night-ride.ts'
import { rules as palmTraffic } from './runs/palm-traffic.ts'
import { rules as patrolChase } from './runs/patrol-chase.ts'
import { rules as rainBike } from './runs/rain-bike.ts'
import { rules as slipDuel } from './runs/slip-duel.ts'
import { rules as tunnelRun } from './runs/tunnel-run.ts'

/** Rules of all games, for the server, bots and covers. */
export const rulesOf: Readonly<Record<Run, MicroRules>> = {
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
