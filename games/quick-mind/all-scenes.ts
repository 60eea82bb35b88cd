// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'
import { scene as beadString } from './scenes/bead-string.ts'
import { scene as bigOrMuch } from './scenes/big-or-much.ts'
import { scene as clockGap } from './scenes/clock-gap.ts'
import { scene as commonFind } from './scenes/common-find.ts'
import { scene as crabWalk } from './scenes/crab-walk.ts'
import { scene as cubePile } from './scenes/cube-pile.ts'
import { scene as exactCoins } from './scenes/exact-coins.ts'
import { scene as fireflyFlock } from './scenes/firefly-flock.ts'
import { scene as firstOut } from './scenes/first-out.ts'
import { scene as fishNotCrab } from './scenes/fish-not-crab.ts'
import { scene as gearWay } from './scenes/gear-way.ts'
import { scene as glanceCount } from './scenes/glance-count.ts'
import { scene as halfWing } from './scenes/half-wing.ts'
import { scene as heavierPan } from './scenes/heavier-pan.ts'
import { scene as heaviest } from './scenes/heaviest.ts'
import { scene as hiddenOrder } from './scenes/hidden-order.ts'
import { scene as islandCount } from './scenes/island-count.ts'
import { scene as ladderWay } from './scenes/ladder-way.ts'
import { scene as litStones } from './scenes/lit-stones.ts'
import { scene as litWindows } from './scenes/lit-windows.ts'
import { scene as longerRope } from './scenes/longer-rope.ts'
import { scene as makeWhole } from './scenes/make-whole.ts'
import { scene as middleFish } from './scenes/middle-fish.ts'
import { scene as mirrorRafts } from './scenes/mirror-rafts.ts'
import { scene as missingFind } from './scenes/missing-find.ts'
import { scene as missingSign } from './scenes/missing-sign.ts'
import { scene as moreBerries } from './scenes/more-berries.ts'
import { scene as newcomer } from './scenes/newcomer.ts'
import { scene as nextNumber } from './scenes/next-number.ts'
import { scene as ninthPicture } from './scenes/ninth-picture.ts'
import { scene as nthGuest } from './scenes/nth-guest.ts'
import { scene as numberEcho } from './scenes/number-echo.ts'
import { scene as numberHunt } from './scenes/number-hunt.ts'
import { scene as oddFish } from './scenes/odd-fish.ts'
import { scene as pearlCups } from './scenes/pearl-cups.ts'
import { scene as punchedLeaf } from './scenes/punched-leaf.ts'
import { scene as rollingDie } from './scenes/rolling-die.ts'
import { scene as runningTotal } from './scenes/running-total.ts'
import { scene as shellScales } from './scenes/shell-scales.ts'
import { scene as shellsAgo } from './scenes/shells-ago.ts'
import { scene as tangledLines } from './scenes/tangled-lines.ts'
import { scene as trueSums } from './scenes/true-sums.ts'
import { scene as whoSees } from './scenes/who-sees.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Verb, Scene>> = {
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
