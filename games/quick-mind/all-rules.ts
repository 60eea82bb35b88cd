import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as trueSums } from './verbs/true-sums.ts'
import { rules as glanceCount } from './verbs/glance-count.ts'
import { rules as numberHunt } from './verbs/number-hunt.ts'
import { rules as shellsAgo } from './verbs/shells-ago.ts'
import { rules as mirrorRafts } from './verbs/mirror-rafts.ts'
import { rules as litStones } from './verbs/lit-stones.ts'
import { rules as ninthPicture } from './verbs/ninth-picture.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'true-sums': trueSums,
  'glance-count': glanceCount,
  'number-hunt': numberHunt,
  'shells-ago': shellsAgo,
  'mirror-rafts': mirrorRafts,
  'lit-stones': litStones,
  'ninth-picture': ninthPicture,
}
