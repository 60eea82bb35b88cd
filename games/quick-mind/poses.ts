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
  'big-or-much': '2*1 0*25 1*1 0*4 1*1 0*8',
  'shell-scales': '2*1 0*19',
  'pearl-cups': '0*20',
  'firefly-flock': '0*30',
  'first-out': '0*34',
  'fish-not-crab': '2*1 0*7',
  'middle-fish': '1*1 0*25 1*1 0*3',
  'make-whole': '1*1 0*19',
  'missing-sign': '1*1 0*29',
  'more-berries': '0*40',
  'number-echo': '0*46',
  'next-number': '1*1 0*33 3*1 0*5',
  'odd-fish': '2*1 0*29',
  newcomer: '0*130 5*1 0*4 5*1 0*49 3*1 0*3 1*1 0*10',
  'punched-leaf': '1*1 0*29',
  'cube-pile': '2*1 0*33 3*1 0*25',
  'rolling-die': '3*1 0*29',
  'crab-walk': '13*1 0*29',
  'ladder-way':
    '3*1 0*25 1*1 0*4 1*1 0*27 1*1 0*30 2*15 0*9 1*1 0*4 1*1 0*36 4*1 0*2 4*1 0*25 2*1 0*3 1*1 0*30 4*1 0*30 2*1 0*2 1*1 0*27 3*1 0*17',
  'hidden-order':
    '0*108 1*1 0*5 24*1 0*6 9*1 0*177 2*1 0*4 5*1 0*7 23*1 0*9 15*1 0*165 16*1 0*6 16*1 0*4 5*1 0*5 18*1 0*9 13*1 0*183',
  'running-total': '0*90',
  heaviest: '3*1 0*23',
  'common-find': '0*1 3*1 0*5 3*1 0*12',
  'missing-find': '0*100',
  'heavier-pan': '2*1 0*19',
  'lit-windows': '0*20',
}
