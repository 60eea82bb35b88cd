import type { Pose } from '#kit/game/micro/pose.ts'
import type { Verb } from './definitions.ts'

/** The presses up to the moment on each cover. Written by `find-poses.ts`. */
export const poses: Readonly<Record<Verb, Pose>> = {
  'bow-on-the-wall':
    '0*27 618*1 0*102 618*1 0*4 618*1 0*2 1*1 0*52 618*1 0*76 618*1 0*116 618*1 0*5 817*1 0*4 1*1 0*23',
  'ricochet-room': '0*4 1210*3 0*53',
  'coconut-siege': '0*21 687*1 0*21 801*1 0*16',
  'depth-charges': '0*51 899*1 0*46 899*1 0*114 737*1 0*154 1226*1 0*6 1226*1 0*3 1226*1 0*20',
  'snow-forts': '1*7 0*9 1*16 0*3 1*35 0*30 1*9 0*9 1*2 0*23 1*36 0*23 1*31 0*7 1*55 0*8 1*11 0*16',
  'torpedo-run': '0*9 286*15 0*143 493*16 0*17',
  'fire-hose': '550*26',
  'basket-battery': '0*13 695*1 0*2 1*1 0*8 748*1 0*34',
  'trebuchet-tower': '0*52 1*1 0*27 1*1 0*10 1*7 0*162 1*1 0*60 1*1 0*3 1*1 0*4',
  'planet-bender': '0*60',
}
