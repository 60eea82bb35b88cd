import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'galaxy-divers': frame(520, 1.35, 6, [0, -90]),
  'hut-watch': frame(240, 1.25, -4, [0, -110]),
  'reef-centipede': frame(330, 1.7, 6, [0, -120]),
  'whirl-tube': frame(620, 1.3, -8, [-120, 0]),
  'coco-bomber': frame(210, 1.2, 6, [0, 170]),
  'pier-rail': frame(520, 1.5, -5, [0, -60]),
  'sun-and-shade': frame(330, 2.3, 6, [0, -20]),
  'tiny-planet': frame(500, 1.4, -6, [0, -40]),
  'heli-rescue': frame(330, 2, 5, [0, -10]),
  'chain-pop': frame(130, 1.5, -6, [0, 0]),
  'two-tides': frame(150, 2.1, 6, [0, -80]),
  'paint-lanes': frame(330, 1.15, -5, [120, -60]),
  'split-bubbles': frame(380, 1.35, 6, [0, -110]),
  'crash-whirl': frame(1130, 1.7, 6, [0, 10]),
  'echo-squad': frame(700, 1.5, 6, [34, -88]),
}
