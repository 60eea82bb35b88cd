// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as beadString } from './verbs/bead-string.ts'
import { rules as bigOrMuch } from './verbs/big-or-much.ts'
import { rules as clockGap } from './verbs/clock-gap.ts'
import { rules as commonFind } from './verbs/common-find.ts'
import { rules as crabWalk } from './verbs/crab-walk.ts'
import { rules as cubePile } from './verbs/cube-pile.ts'
import { rules as exactCoins } from './verbs/exact-coins.ts'
import { rules as fireflyFlock } from './verbs/firefly-flock.ts'
import { rules as firstOut } from './verbs/first-out.ts'
import { rules as fishNotCrab } from './verbs/fish-not-crab.ts'
import { rules as gearWay } from './verbs/gear-way.ts'
import { rules as glanceCount } from './verbs/glance-count.ts'
import { rules as halfWing } from './verbs/half-wing.ts'
import { rules as heavierPan } from './verbs/heavier-pan.ts'
import { rules as heaviest } from './verbs/heaviest.ts'
import { rules as hiddenOrder } from './verbs/hidden-order.ts'
import { rules as islandCount } from './verbs/island-count.ts'
import { rules as ladderWay } from './verbs/ladder-way.ts'
import { rules as litStones } from './verbs/lit-stones.ts'
import { rules as litWindows } from './verbs/lit-windows.ts'
import { rules as longerRope } from './verbs/longer-rope.ts'
import { rules as makeWhole } from './verbs/make-whole.ts'
import { rules as middleFish } from './verbs/middle-fish.ts'
import { rules as mirrorRafts } from './verbs/mirror-rafts.ts'
import { rules as missingFind } from './verbs/missing-find.ts'
import { rules as missingSign } from './verbs/missing-sign.ts'
import { rules as moreBerries } from './verbs/more-berries.ts'
import { rules as newcomer } from './verbs/newcomer.ts'
import { rules as nextNumber } from './verbs/next-number.ts'
import { rules as ninthPicture } from './verbs/ninth-picture.ts'
import { rules as nthGuest } from './verbs/nth-guest.ts'
import { rules as numberEcho } from './verbs/number-echo.ts'
import { rules as numberHunt } from './verbs/number-hunt.ts'
import { rules as oddFish } from './verbs/odd-fish.ts'
import { rules as pearlCups } from './verbs/pearl-cups.ts'
import { rules as punchedLeaf } from './verbs/punched-leaf.ts'
import { rules as rollingDie } from './verbs/rolling-die.ts'
import { rules as runningTotal } from './verbs/running-total.ts'
import { rules as shellScales } from './verbs/shell-scales.ts'
import { rules as shellsAgo } from './verbs/shells-ago.ts'
import { rules as tangledLines } from './verbs/tangled-lines.ts'
import { rules as trueSums } from './verbs/true-sums.ts'
import { rules as whoSees } from './verbs/who-sees.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'bead-string': beadString,
  'big-or-much': bigOrMuch,
  'clock-gap': clockGap,
  'common-find': commonFind,
  'crab-walk': crabWalk,
  'cube-pile': cubePile,
  'exact-coins': exactCoins,
  'firefly-flock': fireflyFlock,
  'first-out': firstOut,
  'fish-not-crab': fishNotCrab,
  'gear-way': gearWay,
  'glance-count': glanceCount,
  'half-wing': halfWing,
  'heavier-pan': heavierPan,
  heaviest,
  'hidden-order': hiddenOrder,
  'island-count': islandCount,
  'ladder-way': ladderWay,
  'lit-stones': litStones,
  'lit-windows': litWindows,
  'longer-rope': longerRope,
  'make-whole': makeWhole,
  'middle-fish': middleFish,
  'mirror-rafts': mirrorRafts,
  'missing-find': missingFind,
  'missing-sign': missingSign,
  'more-berries': moreBerries,
  newcomer,
  'next-number': nextNumber,
  'ninth-picture': ninthPicture,
  'nth-guest': nthGuest,
  'number-echo': numberEcho,
  'number-hunt': numberHunt,
  'odd-fish': oddFish,
  'pearl-cups': pearlCups,
  'punched-leaf': punchedLeaf,
  'rolling-die': rollingDie,
  'running-total': runningTotal,
  'shell-scales': shellScales,
  'shells-ago': shellsAgo,
  'tangled-lines': tangledLines,
  'true-sums': trueSums,
  'who-sees': whoSees,
}
