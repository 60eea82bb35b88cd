import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Way } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Way, Frame>> = {
  'ledge-leap': frame(260, 1.7, -6, [0, -40]),
  'lean-tower': frame(520, 1.5, 5, [0, 60]),
  'shaft-fall': frame(240, 1.6, 6, [0, 30]),
  'wall-spring': frame(200, 1.5, -6, [60, -20]),
  'hook-swing': frame(220, 1.7, 6, [20, -50]),
  'ladder-dodge': frame(260, 1.9, -7, [0, -60]),
  'lava-floors': frame(240, 1.6, 6, [0, 10]),
  'spring-boots': frame(230, 1.6, -5, [0, 10]),
  'cloud-stairs': frame(160, 1.7, 6, [0, -40]),
  'deep-dive': frame(300, 1.6, -6, [0, 60]),
  'pogo-lean': frame(230, 1.8, 7, [0, 0]),
  'trunk-chop': frame(150, 1.6, -5, [60, -60]),
}
