// npm run registry writes the entries: each of runs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Run } from './definitions.ts'
import { rules as cargoTruck } from './runs/cargo-truck.ts'
import { rules as creakyBridges } from './runs/creaky-bridges.ts'
import { rules as flipPark } from './runs/flip-park.ts'
import { rules as gapLeap } from './runs/gap-leap.ts'
import { rules as gelatoCart } from './runs/gelato-cart.ts'
import { rules as hayTrain } from './runs/hay-train.ts'
import { rules as hillBuggy } from './runs/hill-buggy.ts'
import { rules as monsterCrush } from './runs/monster-crush.ts'
import { rules as moonHopper } from './runs/moon-hopper.ts'
import { rules as mudFerry } from './runs/mud-ferry.ts'
import { rules as pantomimeHorse } from './runs/pantomime-horse.ts'
import { rules as pumpTrolley } from './runs/pump-trolley.ts'
import { rules as sailWagon } from './runs/sail-wagon.ts'
import { rules as sledgeRun } from './runs/sledge-run.ts'
import { rules as sunRover } from './runs/sun-rover.ts'
import { rules as tractorPull } from './runs/tractor-pull.ts'
import { rules as trialBike } from './runs/trial-bike.ts'
import { rules as unicycleRun } from './runs/unicycle-run.ts'
import { rules as wheelieRun } from './runs/wheelie-run.ts'
import { rules as winchClimber } from './runs/winch-climber.ts'

/** Rules of all games, for the server, bots and covers. */
export const rulesOf: Readonly<Record<Run, MicroRules>> = {
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
