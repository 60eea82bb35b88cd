import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'comet-dash': frame(436, 2.3, 6, [-20, 30]),
  'boomerang-bay': frame(760, 2.1, -6, [-30, 0]),
  'orbit-keepers': frame(820, 2, 6, [0, 20]),
  'chain-storm': frame(640, 2.6, -6, [20, 20]),
  'one-pearl': frame(560, 2.3, 6, [20, 10]),
  'mirror-twins': frame(700, 2, -6, [20, 10]),
  'turtle-escort': frame(520, 2.7, 6, [10, 10]),
  'graze-garden': frame(300, 3.1, -6, [14, 10]),
  'lasso-lagoon': frame(236, 2.6, 6, [0, 20]),
  'shell-shield': frame(760, 2.2, -6, [0, 20]),
  'mine-trail': frame(400, 2.9, 6, [-5, 5]),
  'night-torch': frame(520, 2.2, -6, [-20, 20]),
  'recoil-raft': frame(700, 2.3, 6, [0, 0]),
  'crumble-court': frame(760, 2.45, 6, [0, 0]),
  'swinging-anchor': frame(300, 2.4, 6, [0, 6]),
  'pike-rodeo': frame(370, 2.45, 6, [0, 0]),
  'bubble-jail': frame(950, 2.45, 6, [10, -10]),
}
