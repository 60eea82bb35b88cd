import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Run, Frame>> = {
  'hill-buggy': frame(190, 1.7, -5, [30, -10]),
  'trial-bike': frame(330, 1.8, 5, [20, 0]),
  'cargo-truck': frame(200, 1.7, -5, [0, 0]),
  'moon-hopper': frame(180, 1.7, 6, [30, 20]),
  'sledge-run': frame(170, 1.7, -6, [20, 0]),
  'tractor-pull': frame(150, 1.7, 4, [-30, 20]),
  'wheelie-run': frame(140, 1.8, -5, [20, 0]),
  'monster-crush': frame(200, 1.6, 5, [20, 0]),
  'creaky-bridges': frame(180, 1.7, -5, [20, -10]),
  'gap-leap': frame(150, 1.6, 5, [40, 20]),
  'mud-ferry': frame(120, 1.6, -5, [10, 0]),
  'sun-rover': frame(160, 1.6, 5, [20, -10]),
  'unicycle-run': frame(150, 1.7, -5, [20, -10]),
  'flip-park': frame(200, 1.7, 6, [10, 0]),
  'gelato-cart': frame(210, 1.7, -5, [0, -30]),
  'pump-trolley': frame(170, 1.7, 5, [0, -10]),
  'sail-wagon': frame(112, 1.5, -5, [10, -40]),
  'winch-climber': frame(150, 1.6, 5, [10, -10]),
  'hay-train': frame(90, 2.1, -5, [-38, 0]),
  'pantomime-horse': frame(150, 1.9, 5, [-20, -10]),
}
