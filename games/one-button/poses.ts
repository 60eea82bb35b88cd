import type { Pose } from '#kit/game/micro/pose.ts'
import type { Verb } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `find-poses.ts`. */
export const poses: Readonly<Record<Verb, Pose>> = {
  'orbit-hop': '0*14 1*1 0*35 1*1 0*22 1*1 0*10 1*1 0*22 1*1 0*22 1*1 0*7',
  'vine-swing': '1*39 0*40 1*24 0*25 1*30 0*21 1*1 0*22 1*13',
  'two-lanes': '0*14 1*1 0*16 1*1 0*16 1*1 0*16 1*1 0*23 1*1 0*70 1*1 0*14',
  'charge-jump': '0*3 1*40 0*5 1*32 0*7 1*61 0*17',
  'tower-drop': '0*58 1*1 0*56 1*1 0*54 1*1 0*49 1*1 0*58 1*6 0*39 1*1 0*50 1*1 0*40 1*1 0*3',
  'gravity-flip': '0*74 1*1 0*2 1*1 0*84 1*1 0*9',
  'spin-shoot': '0*4 1*1 0*19',
  'tether-drift': '1*6 0*35 1*47 0*40 1*24 0*68 1*12',
  'drum-bounce': '0*58 1*1 0*25',
  'dig-down': '1*7 0*1 1*66 0*18 1*88 0*4 1*16 0*10 1*8 0*2',
  'plank-balance': '1*40 0*96 1*34',
  'shell-parry': '0*58 1*1 0*15 1*1 0*15 1*1 0*7',
  'late-brake': '0*5 1*3 0*84 1*3',
  'gate-dash': '0*173 1*1 0*136',
  'needle-thread': '1*9 0*23 1*19 0*21 1*35 0*29 1*29',
  'wind-up': '0*7 1*17 0*42',
  'wave-rider': '0*24 1*8 0*24 1*8 0*16 1*8 0*10 1*32',
  'vine-drop': '0*39 1*1 0*12',
  'harbour-light': '1*36 0*28 1*10 0*6 1*38 0*10 1*22',
  'colour-drum': '0*29 1*1 0*28',
  'magnet-pull': '0*80 1*48',
  'bubble-bank': '1*80 0*8 1*24',
  'zigzag-pier': '0*95 1*1 0*10 1*1 0*13 1*1 0*42 1*1 0*6',
  'prism-hop': '0*24 1*1 0*1',
}
