import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Play, Frame>> = {
  'three-lanes': frame(110, 1.25, -6, [0, -90]),
  'drum-wheel': frame(60, 1.2, 6, [0, 0]),
  'bell-ear': frame(36, 1.65, -5, [0, 60]),
  'metronome-walk': frame(120, 1.4, 5, [0, -60]),
  conductor: frame(120, 1.52, -4, [-60, -110]),
  'silent-beat': frame(150, 1.3, 5, [0, -70]),
  'step-garden': frame(420, 2.03, -5, [40, 0]),
  'mend-tune': frame(110, 1.15, 5, [120, -60]),
  'odd-frog': frame(60, 1.8, -5, [-60, 50]),
  'drum-stream': frame(60, 1.3, 5, [100, 80]),
  'marimba-hop': frame(100, 1.3, -5, [0, 60]),
  'glide-tune': frame(70, 1.3, 6, [20, -90]),
  'two-hands': frame(100, 1.2, -5, [0, 100]),
  'swing-bells': frame(60, 1.6, 5, [0, -10]),
  'tune-strings': frame(40, 1.2, -5, [0, -140]),
  'fill-gaps': frame(200, 1.3, 5, [-90, -60]),
  'drop-jars': frame(120, 1.6, -5, [60, 40]),
  'stair-tune': frame(80, 1.3, 5, [0, 50]),
  'which-beat': frame(70, 1.85, -5, [0, 50]),
  'canon-frogs': frame(300, 1.25, 5, [0, 80]),
}
