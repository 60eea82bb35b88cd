import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as trueSums } from './verbs/true-sums.ts'
import { rules as glanceCount } from './verbs/glance-count.ts'
import { rules as numberHunt } from './verbs/number-hunt.ts'
import { rules as shellsAgo } from './verbs/shells-ago.ts'
import { rules as mirrorRafts } from './verbs/mirror-rafts.ts'
import { rules as litStones } from './verbs/lit-stones.ts'
import { rules as ninthPicture } from './verbs/ninth-picture.ts'
import { rules as bigOrMuch } from './verbs/big-or-much.ts'
import { rules as shellScales } from './verbs/shell-scales.ts'
import { rules as pearlCups } from './verbs/pearl-cups.ts'
import { rules as fireflyFlock } from './verbs/firefly-flock.ts'
import { rules as firstOut } from './verbs/first-out.ts'
import { rules as fishNotCrab } from './verbs/fish-not-crab.ts'
import { rules as middleFish } from './verbs/middle-fish.ts'
import { rules as makeWhole } from './verbs/make-whole.ts'
import { rules as missingSign } from './verbs/missing-sign.ts'
import { rules as moreBerries } from './verbs/more-berries.ts'
import { rules as numberEcho } from './verbs/number-echo.ts'
import { rules as nextNumber } from './verbs/next-number.ts'
import { rules as oddFish } from './verbs/odd-fish.ts'
import { rules as newcomer } from './verbs/newcomer.ts'
import { rules as punchedLeaf } from './verbs/punched-leaf.ts'
import { rules as cubePile } from './verbs/cube-pile.ts'
import { rules as rollingDie } from './verbs/rolling-die.ts'
import { rules as crabWalk } from './verbs/crab-walk.ts'
import { rules as ladderWay } from './verbs/ladder-way.ts'
import { rules as hiddenOrder } from './verbs/hidden-order.ts'
import { rules as runningTotal } from './verbs/running-total.ts'
import { rules as heaviest } from './verbs/heaviest.ts'
import { rules as commonFind } from './verbs/common-find.ts'
import { rules as missingFind } from './verbs/missing-find.ts'
import { rules as heavierPan } from './verbs/heavier-pan.ts'
import { rules as litWindows } from './verbs/lit-windows.ts'
import { rules as clockGap } from './verbs/clock-gap.ts'
import { rules as halfWing } from './verbs/half-wing.ts'
import { rules as exactCoins } from './verbs/exact-coins.ts'
import { rules as tangledLines } from './verbs/tangled-lines.ts'
import { rules as gearWay } from './verbs/gear-way.ts'
import { rules as beadString } from './verbs/bead-string.ts'
import { rules as whoSees } from './verbs/who-sees.ts'
import { rules as nthGuest } from './verbs/nth-guest.ts'
import { rules as islandCount } from './verbs/island-count.ts'
import { rules as longerRope } from './verbs/longer-rope.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'true-sums': trueSums,
  'glance-count': glanceCount,
  'number-hunt': numberHunt,
  'shells-ago': shellsAgo,
  'mirror-rafts': mirrorRafts,
  'lit-stones': litStones,
  'ninth-picture': ninthPicture,
  'big-or-much': bigOrMuch,
  'shell-scales': shellScales,
  'pearl-cups': pearlCups,
  'firefly-flock': fireflyFlock,
  'first-out': firstOut,
  'fish-not-crab': fishNotCrab,
  'middle-fish': middleFish,
  'make-whole': makeWhole,
  'missing-sign': missingSign,
  'more-berries': moreBerries,
  'number-echo': numberEcho,
  'next-number': nextNumber,
  'odd-fish': oddFish,
  newcomer: newcomer,
  'punched-leaf': punchedLeaf,
  'cube-pile': cubePile,
  'rolling-die': rollingDie,
  'crab-walk': crabWalk,
  'ladder-way': ladderWay,
  'hidden-order': hiddenOrder,
  'running-total': runningTotal,
  heaviest: heaviest,
  'common-find': commonFind,
  'missing-find': missingFind,
  'heavier-pan': heavierPan,
  'lit-windows': litWindows,
  'clock-gap': clockGap,
  'half-wing': halfWing,
  'exact-coins': exactCoins,
  'tangled-lines': tangledLines,
  'gear-way': gearWay,
  'bead-string': beadString,
  'who-sees': whoSees,
  'nth-guest': nthGuest,
  'island-count': islandCount,
  'longer-rope': longerRope,
}
