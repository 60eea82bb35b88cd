import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'crab-thump': frame(27, 1.5, -6, [0, -30]),
  'basket-run': frame(100, 1.5, 6, [0, -70]),
  'shell-sorter': frame(40, 1.6, -5, [0, -20]),
  'colour-tap': frame(40, 1.3, 6, [0, 80]),
  'bubble-rush': frame(150, 1.5, -7, [60, 60]),
  'odd-shell': frame(14, 1.5, 6, [40, 40]),
  'echo-conches': frame(96, 1.7, -6, [40, -40]),
  'tide-drums': frame(260, 1.5, 7, [-30, -60]),
}
