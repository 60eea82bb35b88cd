// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'
import { scene as cargoTruck } from './scenes/cargo-truck.ts'
import { scene as creakyBridges } from './scenes/creaky-bridges.ts'
import { scene as flipPark } from './scenes/flip-park.ts'
import { scene as gapLeap } from './scenes/gap-leap.ts'
import { scene as gelatoCart } from './scenes/gelato-cart.ts'
import { scene as hayTrain } from './scenes/hay-train.ts'
import { scene as hillBuggy } from './scenes/hill-buggy.ts'
import { scene as monsterCrush } from './scenes/monster-crush.ts'
import { scene as moonHopper } from './scenes/moon-hopper.ts'
import { scene as mudFerry } from './scenes/mud-ferry.ts'
import { scene as pantomimeHorse } from './scenes/pantomime-horse.ts'
import { scene as pumpTrolley } from './scenes/pump-trolley.ts'
import { scene as sailWagon } from './scenes/sail-wagon.ts'
import { scene as sledgeRun } from './scenes/sledge-run.ts'
import { scene as sunRover } from './scenes/sun-rover.ts'
import { scene as tractorPull } from './scenes/tractor-pull.ts'
import { scene as trialBike } from './scenes/trial-bike.ts'
import { scene as unicycleRun } from './scenes/unicycle-run.ts'
import { scene as wheelieRun } from './scenes/wheelie-run.ts'
import { scene as winchClimber } from './scenes/winch-climber.ts'

/** All scenes, for covers. */
export const sceneOf: Readonly<Record<Run, Scene>> = {
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
