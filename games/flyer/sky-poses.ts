import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Pose } from '#kit/game/micro/pose.ts'
import type { Sky } from './definitions.ts'

/** The moment on each cover and the presses that lead to it. */
export const poses: Readonly<Record<Sky, { readonly frame: Frame; readonly pose: Pose }>> = {
  'clam-flap': { frame: frame(70, 1.4, -6, [60, 0]), pose: '0*14 1*1 0*24 1*1 0*20 1*1 0*10' },
  'paper-glide': { frame: frame(64, 1.4, 6, [70, 30]), pose: '0*34 1*30' },
  'kite-run': { frame: frame(50, 1.35, -6, [40, 60]), pose: '1*20 0*10 1*20' },
  'spin-jet': { frame: frame(40, 1.4, 6, [20, -20]), pose: '0*16 1*18 0*6' },
  'swift-zigzag': { frame: frame(76, 1.5, -6, [60, 0]), pose: '1*16 0*30 1*24 0*6' },
  'stunt-loops': { frame: frame(60, 1.4, 6, [20, -20]), pose: '0*10 1*30 0*20' },
  'pelican-dive': { frame: frame(50, 1.4, -6, [50, -10]), pose: '0*10 1*40' },
  'thermal-soar': { frame: frame(90, 1.35, 6, [70, 20]), pose: '0*60 1*30' },
}
