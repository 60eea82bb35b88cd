import type { Pose } from '#kit/game/micro/pose.ts'
import type { Play } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `npm run poses ball-sports`. */
export const poses: Readonly<Record<Play, Pose>> = {
  cricket: '0*80',
  croquet: '0*60',
  dodge: '0*86',
  dunk: '0*14 2*1 0*12 2*1 0*32',
  'field-goal': '0*5 1*3 0*22',
  'free-kick': '0*23 257*1 0*10',
  keeper: '1160*30 0*17 1160*13 0*28 1046*10',
  keepy: '0*40',
  outfield: '0*32 800*48 562*10',
  pitcher: '0*28 1*1 0*20 1*1 0*10',
  'power-play': '0*6 5*2 0*6 5*1 0*9 1*1 0*35',
  rondo: '0*3 5*1 0*16 2*1 0*3 5*1 0*3 2*1 0*11',
  route: '0*84',
  rugby: '0*72 13*3 27*5 14*6 33*24',
  skee: '0*4 305*1 0*35',
  slugger: '0*96',
  table: '16*4 0*4 11*8 21*44',
  tether: '0*10 1*1 0*48 1*1 0*10',
  volley: '11*8 51*16 9*16 49*6 8*2 9*22',
}
