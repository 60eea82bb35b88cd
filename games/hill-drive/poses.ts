import type { Pose } from '#kit/game/micro/pose.ts'
import type { Run } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `npm run poses hill-drive`. */
export const poses: Readonly<Record<Run, Pose>> = {
  'cargo-truck': '2*8 1*192',
  'creaky-bridges': '1*62 0*10 1*8 0*11 1*89',
  'flip-park': '1*24 0*8 1*61 2*51 1*4 2*10 1*10 0*10 2*22',
  'gap-leap': '1*8 2*16 1*96 2*18 1*12',
  'gelato-cart': '0*7 1*10 0*4 1*3 0*64 1*48 0*61 1*3 0*10',
  'hay-train': '1*90',
  'hill-buggy': '1*190',
  'monster-crush': '1*125 2*18 1*57',
  'moon-hopper': '1*16 2*16 0*70 1*28 2*50',
  'mud-ferry': '1*94 0*2 1*24',
  'pantomime-horse': '2*16 1*44 2*16 1*9 2*4 1*5 2*14 1*20 2*18 1*4',
  'pump-trolley': '1*32 2*43 0*6 2*7 1*40 2*30 0*8 1*4',
  'sail-wagon': '1*63 2*5 1*44',
  'sledge-run': '1*112 0*8 1*29 0*7 2*14',
  'sun-rover': '1*160',
  'tractor-pull': '1*66 0*3 1*26 0*10 1*45',
  'trial-bike': '1*184 2*9 0*20 1*91 0*26',
  'unicycle-run': '0*60 1*20 0*12 1*51 0*7',
  'wheelie-run': '1*32 0*8 1*54 0*9 1*37',
  'winch-climber': '1*72 2*57 0*11 2*10',
}
