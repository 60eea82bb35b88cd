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
  'firefly-jars': frame(76, 1.9, -6, [0, 0]),
  'fish-feed': frame(60, 1.3, 6, [0, 20]),
  'leaky-boat': frame(263, 1.4, -5, [0, 20]),
  'pirate-windows': frame(216, 1.75, 6, [40, 10]),
  'flak-night': frame(56, 1.4, -7, [0, 60]),
  'card-snap': frame(160, 1.15, 6, [0, 0]),
  'juggle-trio': frame(329, 1.3, -6, [0, -60]),
  'more-gulls': frame(30, 2.4, 5, [-80, -50]),
  'true-bite': frame(110, 1.5, -6, [60, 20]),
  'pancake-deck': frame(300, 1.7, 6, [20, 30]),
  'shell-shuffle': frame(20, 1.6, -5, [0, -30]),
  'quick-draw': frame(30, 1.9, 6, [0, -10]),
  'fuse-snuff': frame(70, 1.75, -5, [20, 0]),
  'plate-spin': frame(560, 1.6, 6, [20, 60]),
  'nest-guard': frame(240, 1.7, -6, [-20, 10]),
  'rule-crabs': frame(60, 1.7, 5, [10, -50]),
  'stain-wipe': frame(400, 1.7, -6, [0, -10]),
  'chain-burst': frame(190, 1.5, 6, [0, 0]),
}
