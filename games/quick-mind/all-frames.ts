// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as beadString } from './scenes/bead-string.ts'
import { frame as bigOrMuch } from './scenes/big-or-much.ts'
import { frame as clockGap } from './scenes/clock-gap.ts'
import { frame as commonFind } from './scenes/common-find.ts'
import { frame as crabWalk } from './scenes/crab-walk.ts'
import { frame as cubePile } from './scenes/cube-pile.ts'
import { frame as exactCoins } from './scenes/exact-coins.ts'
import { frame as fireflyFlock } from './scenes/firefly-flock.ts'
import { frame as firstOut } from './scenes/first-out.ts'
import { frame as fishNotCrab } from './scenes/fish-not-crab.ts'
import { frame as gearWay } from './scenes/gear-way.ts'
import { frame as glanceCount } from './scenes/glance-count.ts'
import { frame as halfWing } from './scenes/half-wing.ts'
import { frame as heavierPan } from './scenes/heavier-pan.ts'
import { frame as heaviest } from './scenes/heaviest.ts'
import { frame as hiddenOrder } from './scenes/hidden-order.ts'
import { frame as islandCount } from './scenes/island-count.ts'
import { frame as ladderWay } from './scenes/ladder-way.ts'
import { frame as litStones } from './scenes/lit-stones.ts'
import { frame as litWindows } from './scenes/lit-windows.ts'
import { frame as longerRope } from './scenes/longer-rope.ts'
import { frame as makeWhole } from './scenes/make-whole.ts'
import { frame as middleFish } from './scenes/middle-fish.ts'
import { frame as mirrorRafts } from './scenes/mirror-rafts.ts'
import { frame as missingFind } from './scenes/missing-find.ts'
import { frame as missingSign } from './scenes/missing-sign.ts'
import { frame as moreBerries } from './scenes/more-berries.ts'
import { frame as newcomer } from './scenes/newcomer.ts'
import { frame as nextNumber } from './scenes/next-number.ts'
import { frame as ninthPicture } from './scenes/ninth-picture.ts'
import { frame as nthGuest } from './scenes/nth-guest.ts'
import { frame as numberEcho } from './scenes/number-echo.ts'
import { frame as numberHunt } from './scenes/number-hunt.ts'
import { frame as oddFish } from './scenes/odd-fish.ts'
import { frame as pearlCups } from './scenes/pearl-cups.ts'
import { frame as punchedLeaf } from './scenes/punched-leaf.ts'
import { frame as rollingDie } from './scenes/rolling-die.ts'
import { frame as runningTotal } from './scenes/running-total.ts'
import { frame as shellScales } from './scenes/shell-scales.ts'
import { frame as shellsAgo } from './scenes/shells-ago.ts'
import { frame as tangledLines } from './scenes/tangled-lines.ts'
import { frame as trueSums } from './scenes/true-sums.ts'
import { frame as whoSees } from './scenes/who-sees.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses quick-mind`. */
export const frames: Readonly<Record<Verb, Frame>> = {
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
