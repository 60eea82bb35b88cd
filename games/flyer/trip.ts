import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { FlyerDefinition } from './definitions.ts'
import type { FlyerSim } from './family.ts'
import type { FlightEffects } from './flight-effects.ts'
import { touched } from './gadget-board.ts'
import { GADGET_LEVEL, PLAIN_LEVEL } from './gadgets.ts'
import type { Workshop } from './missions.ts'
import type { FlyerInput } from './rules.ts'
import type { Art, Pose } from './scene.ts'
import type { Camera } from './scenery.ts'
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
  workshop: Workshop
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
  readonly stage: Stage
  readonly effects: FlightEffects
}

export function flight(trip: Trip) {
  return (trip.run.sim as FlyerSim).flight
}

export const wantedLevel = ({ workshop }: Trip) => (workshop.taken > 0 ? GADGET_LEVEL : PLAIN_LEVEL)

/** Buys, takes along or leaves; the flight that is dealt then belongs to the table of its kind. */
export function choose(trip: Trip, index: number) {
  const { host, context } = trip
  const { workshop, says, sound } = touched(trip.workshop, index, trip)
  if (says) host.toast(says)
  host.sound(sound, index)
  if (workshop === trip.workshop) return
  trip.workshop = workshop
  host.remember(JSON.stringify(workshop))
  if (trip.run.level !== wantedLevel(trip)) trip.run = context.fresh({ level: wantedLevel(trip) })
  trip.stage.invalidate()
}
