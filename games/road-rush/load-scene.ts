// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Run, () => Promise<{ readonly scene: Scene }>>> = {
  'boost-chain': () => import('./scenes/boost-chain.ts'),
  'bridge-hop': () => import('./scenes/bridge-hop.ts'),
  'coast-checkpoint': () => import('./scenes/coast-checkpoint.ts'),
  'fuel-run': () => import('./scenes/fuel-run.ts'),
  'last-one-out': () => import('./scenes/last-one-out.ts'),
  'lorry-pass': () => import('./scenes/lorry-pass.ts'),
  'night-ride': () => import('./scenes/night-ride.ts'),
  'palm-traffic': () => import('./scenes/palm-traffic.ts'),
  'patrol-chase': () => import('./scenes/patrol-chase.ts'),
  'rain-bike': () => import('./scenes/rain-bike.ts'),
  'slip-duel': () => import('./scenes/slip-duel.ts'),
  'tunnel-run': () => import('./scenes/tunnel-run.ts'),
}
