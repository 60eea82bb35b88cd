// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Run } from './definitions.ts'
import { frame as cargoTruck } from './scenes/cargo-truck.ts'
import { frame as creakyBridges } from './scenes/creaky-bridges.ts'
import { frame as flipPark } from './scenes/flip-park.ts'
import { frame as gapLeap } from './scenes/gap-leap.ts'
import { frame as gelatoCart } from './scenes/gelato-cart.ts'
import { frame as hayTrain } from './scenes/hay-train.ts'
import { frame as hillBuggy } from './scenes/hill-buggy.ts'
import { frame as monsterCrush } from './scenes/monster-crush.ts'
import { frame as moonHopper } from './scenes/moon-hopper.ts'
import { frame as mudFerry } from './scenes/mud-ferry.ts'
import { frame as pantomimeHorse } from './scenes/pantomime-horse.ts'
import { frame as pumpTrolley } from './scenes/pump-trolley.ts'
import { frame as sailWagon } from './scenes/sail-wagon.ts'
import { frame as sledgeRun } from './scenes/sledge-run.ts'
import { frame as sunRover } from './scenes/sun-rover.ts'
import { frame as tractorPull } from './scenes/tractor-pull.ts'
import { frame as trialBike } from './scenes/trial-bike.ts'
import { frame as unicycleRun } from './scenes/unicycle-run.ts'
import { frame as wheelieRun } from './scenes/wheelie-run.ts'
import { frame as winchClimber } from './scenes/winch-climber.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses hill-drive`. */
export const frames: Readonly<Record<Run, Frame>> = {
  'cargo-truck': cargoTruck,
  'creaky-bridges': creakyBridges,
  'flip-park': flipPark,
  'gap-leap': gapLeap,
  'gelato-cart': gelatoCart,
  'hay-train': hayTrain,
  'hill-buggy': hillBuggy,
  'monster-crush': monsterCrush,
  'moon-hopper': moonHopper,
  'mud-ferry': mudFerry,
  'pantomime-horse': pantomimeHorse,
  'pump-trolley': pumpTrolley,
  'sail-wagon': sailWagon,
  'sledge-run': sledgeRun,
  'sun-rover': sunRover,
  'tractor-pull': tractorPull,
  'trial-bike': trialBike,
  'unicycle-run': unicycleRun,
  'wheelie-run': wheelieRun,
  'winch-climber': winchClimber,
}
