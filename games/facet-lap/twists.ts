import type { SimEvent } from '#kit/game/contract.ts'
import type { CarNews, Power } from './car.ts'
import { PEDAL, pedalOf, type FacetLapInput } from './controls.ts'
import type { Terms } from './definitions.ts'
import type { LapCourse } from './lap-course.ts'
import { stepPrey } from './prey.ts'
import type { Lap } from './rules.ts'

/** Sliding while braking charges sparks; releasing the brake turns them into a push. */
const SLIDING = 2.4
const CHARGE = 1 / 55
const LEAST_CHARGE = 0.35
const LONGEST_PUSH = 66
const SPARK_PUSH = 20

export const PANES = 8
const PANE_MILLISECONDS = 1500
const PANE_REST = 40
const ROUGH_SLIDE = 9

const WEAR_SLIDE = 0.000_13
const WEAR_SCRAPE = 0.012
const WORN_GRIP = 0.42

/** The car's parameters for this tick. */
export function powerOf({ wear, pushTicks }: Lap, { topSpeed }: Terms): Power {
  return { topSpeed, grip: 1 - WORN_GRIP * wear, push: pushTicks > 0 ? SPARK_PUSH : 0 }
}

export interface Tick {
  readonly course: LapCourse
  readonly input: FacetLapInput
  /** The car's events of this tick. */
  readonly news: readonly CarNews[]
  readonly events: SimEvent[]
}

/** Applies a game's twist to a tick. */
export function stepTwist(lap: Lap, terms: Terms, tick: Tick) {
  switch (terms.twist) {
    case 'plain':
      return
    case 'spark':
      return chargeSparks(lap, tick)
    case 'freight':
      return shakeFreight(lap, tick)
    case 'tyres':
      return wearTyres(lap, tick)
    case 'hunt':
      return stepPrey(lap, terms, tick)
  }
}

function chargeSparks(lap: Lap, { input, news, events }: Tick) {
  if (lap.pushTicks > 0) lap.pushTicks--
  const { car } = lap
  const isBraking = pedalOf(input) === PEDAL.brake
  if (news.includes('scrape')) lap.charge = 0
  else if (isBraking && Math.abs(car.slide) > SLIDING && !car.inAir) {
    const before = lap.charge
    lap.charge = Math.min(1, before + CHARGE)
    if (before < 1 && lap.charge === 1) events.push({ kind: 'charged' })
  } else if (!isBraking && lap.charge > 0) {
    if (lap.charge >= LEAST_CHARGE) {
      lap.pushTicks = Math.round(lap.charge * LONGEST_PUSH)
      events.push({ kind: 'spark', amount: Math.round(lap.charge * 3) })
    }
    lap.charge = 0
  }
}

function shakeFreight(lap: Lap, { news, events }: Tick) {
  if (lap.rest > 0) lap.rest--
  const isRough =
    news.includes('scrape') ||
    news.includes('land') ||
    news.includes('fall') ||
    Math.abs(lap.car.slide) > ROUGH_SLIDE
  if (!isRough || lap.rest > 0 || lap.panes === 0) return
  lap.panes--
  lap.rest = PANE_REST
  lap.penalty += PANE_MILLISECONDS
  events.push({ kind: 'pane', amount: lap.panes })
}

function wearTyres(lap: Lap, { news, events }: Tick) {
  const before = lap.wear
  const slide = Math.abs(lap.car.slide)
  const more = slide * slide * WEAR_SLIDE + (news.includes('scrape') ? WEAR_SCRAPE : 0)
  lap.wear = Math.min(1, before + more)
  if (before < 0.5 && lap.wear >= 0.5) events.push({ kind: 'worn' })
}
