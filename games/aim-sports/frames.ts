import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Play, Frame>> = {
  spares: frame(46, 1.8, -6, [0, -30]),
  'clock-darts': frame(130, 2.7, 6, [-20, 20]),
  'cricket-darts': frame(150, 2.3, -7, [10, 40]),
  skeet: frame(465, 1.5, 6, [10, 30]),
  biathlon: frame(60, 1.9, -5, [30, 10]),
  'rail-archery': frame(50, 1.5, 6, [20, 50]),
  petanque: frame(506, 1.5, -6, [0, -50]),
  horseshoes: frame(90, 1.6, 7, [0, -30]),
  'ring-toss': frame(46, 1.8, -5, [0, -70]),
  cornhole: frame(226, 1.4, 6, [0, -110]),
  'disc-golf': frame(417, 2.5, -6, [0, -10]),
  javelin: frame(120, 1.5, 6, [20, -10]),
  axe: frame(70, 1.4, -6, [70, -10]),
  hammer: frame(110, 1.5, 7, [0, -40]),
}
