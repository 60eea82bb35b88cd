import type { Pose } from '#kit/game/micro/pose.ts'
import type { Verb } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `find-poses.ts`. */
export const poses: Readonly<Record<Verb, Pose>> = {
  'true-sums': '2*1 0*25 1*1 0*4 1*1 0*8',
  'glance-count': '0*113 4*1 0*4 4*1 0*132 2*1 0*8',
  'number-hunt': '0*1 6*1 0*10 5*1 0*1',
  'shells-ago':
    '0*64 1*1 0*6 1*1 0*20 1*1 0*28 2*1 0*26 1*1 0*28 2*1 0*26 1*1 0*30 1*1 0*21 1*1 0*4 1*1 0*146 1*1 0*5 1*1 0*4',
  'mirror-rafts': '2*1 0*33 2*1 0*29 1*1 0*6 1*1 0*26 2*1 0*1',
  'lit-stones': '0*147 7*1 0*8 8*1 0*2 8*1 0*3 5*1 0*136',
  'ninth-picture': '0*1 2*1 0*32 5*1 0*22 1*1 0*5 1*1 0*34 5*1 0*21 1*1 0*4 1*1 0*4',
}
