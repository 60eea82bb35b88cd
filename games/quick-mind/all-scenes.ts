import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'
import { scene as trueSums } from './scenes/true-sums.ts'
import { scene as glanceCount } from './scenes/glance-count.ts'
import { scene as numberHunt } from './scenes/number-hunt.ts'
import { scene as shellsAgo } from './scenes/shells-ago.ts'
import { scene as mirrorRafts } from './scenes/mirror-rafts.ts'
import { scene as litStones } from './scenes/lit-stones.ts'
import { scene as ninthPicture } from './scenes/ninth-picture.ts'
import { scene as bigOrMuch } from './scenes/big-or-much.ts'
import { scene as shellScales } from './scenes/shell-scales.ts'
import { scene as pearlCups } from './scenes/pearl-cups.ts'
import { scene as fireflyFlock } from './scenes/firefly-flock.ts'
import { scene as firstOut } from './scenes/first-out.ts'
import { scene as fishNotCrab } from './scenes/fish-not-crab.ts'
import { scene as middleFish } from './scenes/middle-fish.ts'
import { scene as makeWhole } from './scenes/make-whole.ts'
import { scene as missingSign } from './scenes/missing-sign.ts'
import { scene as moreBerries } from './scenes/more-berries.ts'
import { scene as numberEcho } from './scenes/number-echo.ts'
import { scene as nextNumber } from './scenes/next-number.ts'
import { scene as oddFish } from './scenes/odd-fish.ts'
import { scene as newcomer } from './scenes/newcomer.ts'
import { scene as punchedLeaf } from './scenes/punched-leaf.ts'
import { scene as cubePile } from './scenes/cube-pile.ts'
import { scene as rollingDie } from './scenes/rolling-die.ts'
import { scene as crabWalk } from './scenes/crab-walk.ts'
import { scene as ladderWay } from './scenes/ladder-way.ts'
import { scene as hiddenOrder } from './scenes/hidden-order.ts'
import { scene as runningTotal } from './scenes/running-total.ts'
import { scene as heaviest } from './scenes/heaviest.ts'
import { scene as commonFind } from './scenes/common-find.ts'
import { scene as missingFind } from './scenes/missing-find.ts'
import { scene as heavierPan } from './scenes/heavier-pan.ts'
import { scene as litWindows } from './scenes/lit-windows.ts'

/** All drawings at once, for covers. */ import { scene as clockGap } from './scenes/clock-gap.ts'
import { scene as halfWing } from './scenes/half-wing.ts'
import { scene as exactCoins } from './scenes/exact-coins.ts'
import { scene as tangledLines } from './scenes/tangled-lines.ts'
import { scene as gearWay } from './scenes/gear-way.ts'
import { scene as beadString } from './scenes/bead-string.ts'
import { scene as whoSees } from './scenes/who-sees.ts'
import { scene as nthGuest } from './scenes/nth-guest.ts'
import { scene as islandCount } from './scenes/island-count.ts'
import { scene as longerRope } from './scenes/longer-rope.ts'

export const sceneOf: Readonly<Record<Verb, Scene>> = {
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
