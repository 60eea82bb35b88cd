import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { Backdrop } from './backdrop.ts'
import type { Camera } from './camera.ts'
import type { PlatformerDefinition } from './definitions.ts'
import type { PlatformerSim } from './sim.ts'
import type { Strips } from './strips.ts'
import type { Theme } from './themes.ts'
import type { Pads } from './pads.ts'
import type { Actor } from './draw-hero.ts'

/** One way through the levels: the run, its picture, and the thumbs. */
export interface Trip {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<PlatformerDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly calm: boolean
  readonly kind: PlatformerDefinition['kind']
  readonly theme: Theme
  readonly pads: Pads
  readonly brush: Brush
  run: Run<number>
  size: StageSize
  camera: Camera | undefined
  backdrop: Backdrop | undefined
  strips: Strips | undefined
  actor: Actor
  started: boolean
  ended: number
  clock: number
  sprung: number
  shown: string
  readonly heard: Map<string, number>
  readonly guide: Coach
  readonly stage: Stage
}

export const sim = (trip: Trip) => trip.run.sim as PlatformerSim

export function begin(trip: Trip) {
  if (trip.started || trip.stage.paused) return
  trip.started = true
  trip.guide.dismiss()
  trip.host.playing(true)
}

export function showHud(trip: Trip) {
  const { host, text, number } = trip
  const { world, level } = sim(trip)
  const shells = `${number(world.shells.length)}/${number(level.shells.length)}`
  const now = `${shells} ${world.falls}`
  if (now === trip.shown) return
  trip.shown = now
  host.hud([
    { id: 'shells', label: text('hud.shells'), value: shells },
    { id: 'falls', label: text('hud.falls'), value: number(world.falls) },
  ])
}
