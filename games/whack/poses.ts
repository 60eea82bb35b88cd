import type { Pose } from '#kit/game/micro/pose.ts'
import type { Verb } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `find-poses.ts`. */
export const poses: Readonly<Record<Verb, Pose>> = {
  'crab-thump': '0*27',
  'basket-run': '0*5 37*3 0*8 37*12 27*20 37*24 0*23 5*5',
  'shell-sorter': '0*7 1*1 0*6 1*1 0*7 1*1 0*2 2*1 0*4 2*2 0*4 1*1 0*3',
  'colour-tap': '0*1 2*1 0*20 4*1 0*7 3*1 0*3 4*1 0*2 1*1 0*2',
  'bubble-rush':
    '0*9 6*1 0*7 5*1 0*2 25*1 0*2 1*1 20*1 0*10 2*1 0*3 1*1 0*1 13*1 0*13 12*1 0*5 10*1 0*11 20*7 0*10 14*1 0*4 2*1 0*6 23*2 6*1 0*9 22*1 0*4 6*1 0*6 24*1 12*1 0*2 7*1 0*8 16*1 0*7 11*1 0*2',
  'odd-shell': '1*1 0*10 2*1 0*2',
  'echo-conches': '0*96',
  'tide-drums': '0*85 1*1 0*5 1*1 0*3 2*1 0*85 3*1 0*19 3*1 0*27 1*1 0*7 1*1 0*8 3*1 0*13',
}
