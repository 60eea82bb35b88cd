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
  'lantern-locks': frame(66, 1.7, -5, [60, 0]),
  'skyfire-huts': frame(726, 1.5, 4, [-30, -30]),
  'one-disc': frame(96, 3.4, -6, [60, -230]),
  'sun-and-moon-tower': frame(282, 1.7, 7, [-60, -60]),
  'barrel-row': frame(540, 1.9, -5, [30, -190]),
  'gun-train': frame(234, 1.8, 6, [0, 30]),
  'mirror-bay': frame(400, 1.6, -6, [0, 30]),
  'mortar-by-numbers': frame(522, 1.7, 6, [60, 0]),
  'kraken-rush': frame(150, 1.7, -5, [0, -170]),
  'marble-crossfire': frame(66, 1.6, 8, [-30, -60]),
  'pony-loop': frame(138, 2, -5, [0, -10]),
  'gate-battery': frame(853, 1.75, 5, [-4, -202], 4),
}
