import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'true-sums': frame(40, 1.3, -5, [-77, -147]),
  'glance-count': frame(260, 1.7, 6, [25, -204], 11),
  'number-hunt': frame(14, 2.1, -6, [110, -6], 5),
  'shells-ago': frame(420, 1.75, 5, [-47, -165]),
  'mirror-rafts': frame(100, 1.5, -6, [-77, -135]),
  'lit-stones': frame(300, 1.5, 7, [-99, -79]),
  'ninth-picture': frame(130, 2.3, -7, [190, -168], 6),
}
