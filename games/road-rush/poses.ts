import type { Pose } from '#kit/game/micro/pose.ts'
import type { Run } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `npm run poses road-rush`. */
export const poses: Readonly<Record<Run, Pose>> = {
  'boost-chain': '0*5 3*21 1*3 0*2 3*1 0*22 3*73 0*23',
  'bridge-hop': '0*22 1*12 2*16 0*14 3*7 0*57 3*15 1*1 0*13 3*3 0*50',
  'coast-checkpoint': '0*140',
  'fuel-run': '0*8 2*14 0*10 1*49 0*23 2*16 0*30',
  'last-one-out': '0*120',
  'lorry-pass': '0*150',
  'night-ride': '0*44 2*6 0*73 1*12 0*5',
  'palm-traffic': '0*200',
  'patrol-chase': '0*92 2*10 0*48',
  'rain-bike': '0*86 1*17 0*1 2*17 0*7 1*19 0*53',
  'slip-duel': '0*130',
  'tunnel-run': '0*66 1*13 0*101',
}
