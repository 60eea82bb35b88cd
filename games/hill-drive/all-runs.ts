import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Run } from './definitions.ts'
import { rules as hillBuggy } from './runs/hill-buggy.ts'
import { rules as trialBike } from './runs/trial-bike.ts'
import { rules as cargoTruck } from './runs/cargo-truck.ts'
import { rules as moonHopper } from './runs/moon-hopper.ts'
import { rules as sledgeRun } from './runs/sledge-run.ts'
import { rules as tractorPull } from './runs/tractor-pull.ts'
import { rules as wheelieRun } from './runs/wheelie-run.ts'
import { rules as monsterCrush } from './runs/monster-crush.ts'
import { rules as creakyBridges } from './runs/creaky-bridges.ts'
import { rules as gapLeap } from './runs/gap-leap.ts'
import { rules as mudFerry } from './runs/mud-ferry.ts'
import { rules as sunRover } from './runs/sun-rover.ts'
import { rules as unicycleRun } from './runs/unicycle-run.ts'
import { rules as flipPark } from './runs/flip-park.ts'
import { rules as gelatoCart } from './runs/gelato-cart.ts'
import { rules as pumpTrolley } from './runs/pump-trolley.ts'
import { rules as sailWagon } from './runs/sail-wagon.ts'
import { rules as winchClimber } from './runs/winch-climber.ts'
import { rules as hayTrain } from './runs/hay-train.ts'
import { rules as pantomimeHorse } from './runs/pantomime-horse.ts'

/** The rules of all: for the server, the bots and the covers. */
export const rulesOf: Readonly<Record<Run, MicroRules>> = {
  'hill-buggy': hillBuggy,
  'trial-bike': trialBike,
  'cargo-truck': cargoTruck,
  'moon-hopper': moonHopper,
  'sledge-run': sledgeRun,
  'tractor-pull': tractorPull,
  'wheelie-run': wheelieRun,
  'monster-crush': monsterCrush,
  'creaky-bridges': creakyBridges,
  'gap-leap': gapLeap,
  'mud-ferry': mudFerry,
  'sun-rover': sunRover,
  'unicycle-run': unicycleRun,
  'flip-park': flipPark,
  'gelato-cart': gelatoCart,
  'pump-trolley': pumpTrolley,
  'sail-wagon': sailWagon,
  'winch-climber': winchClimber,
  'hay-train': hayTrain,
  'pantomime-horse': pantomimeHorse,
}
