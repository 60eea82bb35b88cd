import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import type { Gains } from '#kit/game/progress/shown.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { FlyerDefinition } from './definitions.ts'
import type { FlyerSim } from './family.ts'
import type { FlightEffects } from './flight-effects.ts'
import { GADGET_LEVEL, PLAIN_LEVEL } from './gadgets.ts'
import { keepOwned, kitOf, touchGood } from './owned.ts'
import type { FlyerInput } from './rules.ts'
import type { Art, Pose } from './scene.ts'
import type { Camera } from './scenery.ts'
import type { Wheel } from './spin-wheel.ts'
import type { Steam } from './steam.ts'

export type Context = GameContext<FlyerDefinition, FlyerInput>

/** A flight on the screen. */
export interface Trip {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  run: Run<FlyerInput>
  owned: Progress
  /** What the flight that just ended has brought. */
  gains: Gains | undefined
  wheel: Wheel | undefined
  camera: Camera
  art: Art | undefined
  started: boolean
  pressed: boolean
  ended: number
  announced: Set<number>
  shown: string
  readonly clouds: Steam
  readonly pose: Pose
  fallSpeed: number
  readonly guide: Coach
  /** Paints the tinkerer in the suit that is worn. */
  dress(): void
  readonly stage: Stage
  readonly effects: FlightEffects
}

export function flight(trip: Trip) {
  return (trip.run.sim as FlyerSim).flight
}

export const wantedLevel = ({ owned }: Trip) => (kitOf(owned) > 0 ? GADGET_LEVEL : PLAIN_LEVEL)

/** Buys, takes along or leaves; the flight that is dealt then belongs to the table of its kind. */
export function choose(trip: Trip, id: string) {
  const { context } = trip
  const owned = touchGood(context, trip.owned, id)
  if (owned === trip.owned) return
  trip.owned = owned
  keepOwned(context, trip.owned, flight(trip))
  // A flight in progress keeps its gadgets; the choice applies to the next one.
  if (!trip.started && trip.run.level !== wantedLevel(trip))
    trip.run = context.fresh({ level: wantedLevel(trip) })
  trip.dress()
}
