import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'bow-on-the-wall': frame(420, 1.4, -4, [120, 60]),
  'ricochet-room': frame(60, 2.2, 6, [-40, -130]),
  'coconut-siege': frame(60, 2.9, -4, [200, 0]),
  'depth-charges': frame(400, 1.4, 4, [0, 130]),
  'snow-forts': frame(330, 2.7, -4, [80, 0]),
  'torpedo-run': frame(200, 1.4, 5, [0, -140]),
  'fire-hose': frame(26, 3.6, -5, [-30, -170]),
  'basket-battery': frame(60, 1.3, 5, [140, -120]),
  'trebuchet-tower': frame(330, 1.4, -4, [110, 50]),
  'planet-bender': frame(60, 1.3, 6, [150, -170]),
}
