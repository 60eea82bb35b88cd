import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Run, Frame>> = {
  'coast-checkpoint': frame(140, 1.5, -4, [0, -74]),
  'palm-traffic': frame(200, 1.5, 4, [0, -74]),
  'lorry-pass': frame(150, 1.5, -4, [0, -74]),
  'night-ride': frame(140, 1.5, 4, [0, -74]),
  'rain-bike': frame(200, 1.5, -5, [0, -74]),
  'patrol-chase': frame(150, 1.5, 5, [0, -74]),
  'fuel-run': frame(150, 1.5, -4, [0, -74]),
  'last-one-out': frame(120, 1.5, 4, [0, -74]),
  'tunnel-run': frame(180, 1.5, -4, [0, -74]),
  'bridge-hop': frame(210, 1.5, 5, [0, -74]),
  'slip-duel': frame(130, 1.5, -4, [0, -74]),
  'boost-chain': frame(150, 1.5, 4, [0, -74]),
}
