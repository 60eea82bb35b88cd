import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { FacetLapInput } from './controls.ts'
import type { CourseMap } from './course-map.ts'
import type { FacetLapDefinition } from './definitions.ts'
import type { FacetLapSim, RunInput } from './family.ts'
import type { Garage } from './ghosts.ts'
import { medalTimes, timesAfter } from './medals.ts'
import type { OwnTrack } from './own-track.ts'
import type { Pose } from './pose.ts'
import type { PreyCars } from './prey-cars.ts'
import type { GhostWish, Rivals } from './rivals.ts'
import type { Steering } from './steering.ts'
import type { TrackBar } from './track-bar.ts'
import { OWN } from './tracks.ts'
import type { GhostCar, World } from './world.ts'

export type Context = GameContext<FacetLapDefinition, RunInput>

export const isGhostWish = (value: string | undefined): value is GhostWish =>
  value === 'best' || value === 'author' || value === 'none'

export interface Race {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: Context['definition']
  readonly seconds: Intl.NumberFormat
  readonly world: World
  readonly garage: Garage
  readonly pose: Pose
  readonly raced: GhostCar
  run: Run<RunInput>
  ghostWish: GhostWish | 'all'
  rivals: Rivals | undefined
  driven: FacetLapInput[]
  phase: 'waiting' | 'driving' | 'ended'
  ended: number
  size: StageSize
  map: CourseMap | undefined
  mapImage: HTMLCanvasElement | undefined
  coverImage: HTMLCanvasElement | undefined
  packedLevel: number
  /** A player's own track with the lap that proves it. */
  own: OwnTrack | undefined
  bar: TrackBar | undefined
  /** Stops following links opened in this page. */
  readonly unfollow: () => void
  readonly prey: PreyCars
  readonly finger: Coach
  readonly steering: Steering
  readonly stage: Stage
}

export function sim(race: Race) {
  return race.run.sim as FacetLapSim
}

export function racedSim(race: Race) {
  return race.context.ghost?.() as FacetLapSim | undefined
}

/** Ghosts to draw. */
export function ghosts(race: Race) {
  return [...race.prey.cars(), ...(race.rivals?.ghosts() ?? []), ...(racedSim(race) ? [race.raced] : [])]
}

export function medals(race: Race) {
  const sent = race.run.level === OWN ? race.own?.lap : undefined
  return sent ? timesAfter(sent.milliseconds) : medalTimes(sim(race).course, race.definition)
}

export function time(race: Race, milliseconds: number) {
  return race.seconds.format(milliseconds / 1000)
}
