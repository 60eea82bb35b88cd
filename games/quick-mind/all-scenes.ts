import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'
import { scene as trueSums } from './scenes/true-sums.ts'
import { scene as glanceCount } from './scenes/glance-count.ts'
import { scene as numberHunt } from './scenes/number-hunt.ts'
import { scene as shellsAgo } from './scenes/shells-ago.ts'
import { scene as mirrorRafts } from './scenes/mirror-rafts.ts'
import { scene as litStones } from './scenes/lit-stones.ts'
import { scene as ninthPicture } from './scenes/ninth-picture.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, Scene>> = {
  'true-sums': trueSums,
  'glance-count': glanceCount,
  'number-hunt': numberHunt,
  'shells-ago': shellsAgo,
  'mirror-rafts': mirrorRafts,
  'lit-stones': litStones,
  'ninth-picture': ninthPicture,
}
