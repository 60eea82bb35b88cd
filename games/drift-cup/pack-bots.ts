import type { Random } from '#kit/random/random.ts'
import { speedOf } from './car.ts'
import { hold } from './controls.ts'
import type { Contest } from './definitions.ts'
import { aheadOf, followLine, lineOf, steerFor } from './driver.ts'
import type { DriftCupSim } from './family.ts'
import { ITEM } from './karts.ts'
import { revsOf } from './powers.ts'
import { sideOfBaton } from './relay.ts'

const FULL_TOW = 0.9
const PASS_NODES = 3
const TOW_NODES = 8

/** Sits in the air behind a car until the tow is full, then pulls out and goes by. */
export function passOrFollow({ race, course, definition }: DriftCupSim, courage: number): number {
  const car = race.cars[0]!
  const { handling, width } = definition
  const near = race.cars
    .filter((other) => other !== car && other.doneAt === 0 && other.way > car.way)
    .toSorted((one, other) => one.way - other.way)[0]
  const gap = near ? near.way - car.way : Infinity
  if (!near || gap > TOW_NODES) return followLine(car, course, handling, courage)
  const room = width / 2 - 2
  const isPassing = gap < PASS_NODES || race.tow[0]! > FULL_TOW
  const side = near.aside > 0 ? -1 : 1
  const wish = near.aside + (isPassing ? side * 3.8 : 0)
  const speed = lineOf(course, handling).speed[(car.node + 1) % course.count]! * courage * 1.1
  return steerFor(car, course, { aside: Math.max(-room, Math.min(room, wish)), speed }, aheadOf(car, course))
}

const BATON_NODES = 14

/** Follows the line, and comes to the next baton on its side of the road. */
export function toBaton({ race, course, definition }: DriftCupSim, courage: number): number {
  const car = race.cars[0]!
  const { handling, width } = definition
  const way = Math.max(0, car.way)
  const left = course.count - (way % course.count)
  if (left > BATON_NODES || car.way < 0) return followLine(car, course, handling, courage)
  const aside = sideOfBaton(Math.floor(way / course.count) + 1) * width * 0.26
  const speed = lineOf(course, handling).speed[(car.node + 1) % course.count]! * courage
  return steerFor(car, course, { aside, speed }, aheadOf(car, course))
}

type DragContest = Extract<Contest, { kind: 'drag' }>

interface Driver {
  readonly random: Random
  readonly strength: 0 | 1 | 2
}

const SHIFT_AT = [0.66, 0.84, 0.93] as const
const START_AT = [0.5, 0.8, 0.9] as const

/** Holds the revs for the start, then changes gear as late as it dares. */
export function changeGears(
  { race }: DriftCupSim,
  { tops }: DragContest,
  { random, strength }: Driver,
): number {
  const box = race.gears[0]!
  if (race.lights > 0) return hold(0, box.revs < START_AT[strength])
  const revs = revsOf(speedOf(race.cars[0]!), tops, box)
  const isLate = revs >= SHIFT_AT[strength] + (random() - 0.5) * 0.04
  return hold(0, isLate && !race.isDown && box.gear < tops.length - 1)
}

const USES = 0.06

/** Follows the line around who is in the way, and uses what it has found before long. */
export function useItems(
  sim: DriftCupSim,
  { random, courage }: { readonly random: Random; readonly courage: number },
): number {
  const { race } = sim
  const { item } = race.karts[0]!
  const held = passOrFollow(sim, courage)
  const isUsed = item !== ITEM.none && !race.isDown && random() < USES
  return held - (held % 2) + (isUsed ? 1 : 0)
}
