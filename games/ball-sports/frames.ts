import { frame, type Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'

/** The moments on the covers; after a change `find-poses.ts` plays up to them again. */
export const frames: Readonly<Record<Play, Frame>> = {
  volley: frame(70, 1.35, -6, [-30, 60]),
  keepy: frame(40, 1.5, 7, [-40, 0]),
  keeper: frame(98, 1.35, -5, [0, -50]),
  'free-kick': frame(34, 2.3, 6, [20, 10]),
  slugger: frame(96, 2.5, -7, [-14, -44]),
  cricket: frame(80, 2.8, 6, [6, -12]),
  dodge: frame(86, 1.3, -6, [0, -110]),
  'power-play': frame(60, 1.9, 7, [0, -110]),
  rugby: frame(110, 1.5, -5, [0, -70]),
  dunk: frame(60, 1.5, 6, [-50, 0]),
  tether: frame(70, 1.25, -6, [0, -120]),
  route: frame(84, 3.1, 7, [0, -40]),
  skee: frame(40, 1.9, -6, [0, -50]),
  'field-goal': frame(30, 1.4, 6, [0, -90]),
  croquet: frame(60, 1.6, -5, [0, -60]),
  table: frame(60, 2.6, 6, [10, 10]),
  rondo: frame(40, 2, -6, [-40, -20]),
  outfield: frame(90, 1.5, 6, [0, 20]),
  pitcher: frame(60, 1.35, -5, [70, 60]),
}
