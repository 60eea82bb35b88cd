import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Verb, Frame>> = {
  'orbit-hop': frame(138, 2, -7, [0, -40]),
  'vine-swing': frame(215, 2.0, 6, [10, -45]),
  'two-lanes': frame(175, 1.6, 8, [20, -40]),
  'charge-jump': frame(165, 1.9, -5, [40, 15]),
  'tower-drop': frame(420, 1.55, 6, [0, 70]),
  'gravity-flip': frame(172, 2.0, -6, [45, -30]),
  'spin-shoot': frame(24, 1.2, -6, [50, -40]),
  'tether-drift': frame(232, 1.9, 8, [20, -20]),
  'drum-bounce': frame(84, 1.6, -5, [10, -55]),
  'dig-down': frame(220, 2.1, 6, [-10, 30]),
  'plank-balance': frame(170, 1.6, -5, [0, -15]),
  'shell-parry': frame(98, 2.0, 5, [-10, -20]),
  'late-brake': frame(95, 2.1, -6, [20, 10]),
  'gate-dash': frame(310, 1.7, 7, [0, -40]),
  'needle-thread': frame(165, 1.9, -7, [40, 0]),
  'wind-up': frame(66, 1.9, 5, [30, -20]),
  'wave-rider': frame(130, 2.1, -5, [30, 20]),
  'vine-drop': frame(52, 1.35, 6, [-10, 90]),
  'harbour-light': frame(150, 1.55, -6, [10, -110]),
  'colour-drum': frame(58, 1.4, 7, [0, -60]),
  'magnet-pull': frame(128, 1.55, -5, [0, 95]),
  'bubble-bank': frame(112, 1.7, 6, [30, 20]),
  'zigzag-pier': frame(170, 2.3, -5, [0, -10]),
  'prism-hop': frame(26, 1.5, 6, [0, -110]),
}
