import { fan, soup } from './breeze-scenes.ts'
import { banana, seesaw, snowball } from './chain-scenes.ts'
import { elephant, hose, snowman } from './garden-scenes.ts'
import { cream, door, toilet } from './house-scenes.ts'
import { pancake, school } from './lesson-scenes.ts'
import { alarm, ghost, ufo } from './night-scenes.ts'
import { camp, honey, pond } from './outing-scenes.ts'
import { cake, cushion, present } from './party-scenes.ts'
import type { PrankScene } from './scene.ts'
import { beach, pirate } from './shore-scenes.ts'
import { circus, knight, rocket } from './show-scenes.ts'
import { coin, laundry, museum } from './town-scenes.ts'

/** The riddles in the order they are played: from one clear row of steps to pranks with a detour. */
export const scenes: readonly PrankScene[] = [
  door,
  toilet,
  cream,
  present,
  cushion,
  hose,
  ghost,
  snowman,
  ufo,
  elephant,
  coin,
  museum,
  laundry,
  alarm,
  cake,
  banana,
  snowball,
  seesaw,
  soup,
  fan,
  pond,
  honey,
  beach,
  school,
  circus,
  camp,
  pirate,
  knight,
  pancake,
  rocket,
]
