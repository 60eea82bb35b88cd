import type { Course } from '#kit/game/racing/course.ts'
import { speedOf } from './car.ts'
import { STRAIGHT } from './controls.ts'
import type { Contest, DriftCupDefinition, Handling } from './definitions.ts'
import type { Gearbox, Race } from './race.ts'

/** Contests whose second command changes gear or uses an item instead of braking. */
export const hasAction = ({ kind }: Contest) => kind === 'drag' || kind === 'karts'

/** What a car really does of what its driver asks. */
export function heldNow(race: Race, contest: Contest, index: number, held: number): number {
  if (contest.kind === 'drag' && index >= race.players) return STRAIGHT
  if (contest.kind === 'karts' && race.karts[index]!.spin > 0) return STRAIGHT
  // Rivals use items automatically: their second command stays the brake.
  if (index >= race.players) return held
  return hasAction(contest) ? held - (held % 2) : held
}

/** How a car moves in this tick. */
export function handlingNow(
  race: Race,
  definition: DriftCupDefinition,
  course: Course,
  index: number,
): Handling {
  const { contest, handling } = definition
  switch (contest.kind) {
    case 'draft':
      return drafting(race, handling, contest.pull, index)
    case 'relay':
      return onLeg(race, contest.legs, course, index)
    case 'drag':
      return geared(race, handling, contest.tops, index)
    case 'karts':
      return loaded(race, handling, index)
    default:
      return handling
  }
}

/** Rivals of an oval are almost as fast as the player: only a slipstream is faster. */
const SLOWEST_RIVAL = 0.9
const RIVAL_RANGE = 0.1

function drafting({ tow, cars, players }: Race, handling: Handling, pull: number, index: number): Handling {
  const own = index < players ? 1 : SLOWEST_RIVAL + RIVAL_RANGE * cars[index]!.skill
  const help = tow[index]!
  return {
    ...handling,
    engine: handling.engine * (1 + help * 0.5),
    top: handling.top * own * (1 + help * pull),
  }
}

function onLeg({ cars, stall }: Race, legs: readonly Handling[], { count }: Course, index: number): Handling {
  const lap = Math.floor(Math.max(0, cars[index]!.way) / count)
  const leg = legs[Math.min(legs.length - 1, lap)]!
  return index === 0 && stall > 0 ? { ...leg, engine: 0 } : leg
}

const NO_TOP = 1000
/** Full pull of the first gear against the last. */
const FIRST_GEAR = 1.25
const EACH_GEAR = 0.22

/** Revs of a car that is rolling: 1 is the red line. */
export const revsOf = (speed: number, tops: readonly number[], { gear }: Gearbox) => speed / tops[gear]!

/** Pull by revs: weak far below, best shortly before the red line, none beyond it. */
function torque(revs: number): number {
  if (revs > 1.02) return 0
  return revs < 0.8 ? 0.45 + revs * 0.69 : 1 - Math.max(0, revs - 0.95) * 4
}

function geared({ gears, cars }: Race, handling: Handling, tops: readonly number[], index: number): Handling {
  const box = gears[index]!
  const revs = revsOf(speedOf(cars[index]!), tops, box)
  const pull = box.cut > 0 ? 0 : torque(revs) * (FIRST_GEAR - box.gear * EACH_GEAR) * box.force
  return { ...handling, engine: handling.engine * pull, top: NO_TOP }
}

function loaded({ karts }: Race, handling: Handling, index: number): Handling {
  const { boost, spin } = karts[index]!
  if (spin > 0) return { ...handling, engine: 0, turn: 0 }
  return boost > 0 ? { ...handling, engine: handling.engine * 2.4, top: handling.top * 1.4 } : handling
}
