import type { BeatPlayer } from '#kit/game/beats/beat-player.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, Run, GameHost } from '#kit/game/contract.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { MatchDefinition } from './definitions.ts'
import type { DuelShow } from './duel-show.ts'
import type { MatchSim } from './family.ts'
import type { Gear } from './gear.ts'
import type { Gestures } from './gestures.ts'
import type { RoadMap } from './road-map.ts'
import type { Look } from './scene.ts'
import type { Move } from './state.ts'

export type Context = GameContext<MatchDefinition, Move>

/** A board in play: run, picture and input. */
export interface MatchView {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: MatchDefinition
  readonly isDuel: boolean
  readonly gear: Gear
  run: Run<Move>
  /** The map of the way, while it is open. */
  map: RoadMap | undefined
  /** A place was won: the way has to be chosen. */
  chooses: boolean
  room: StageSize
  hinted: readonly number[]
  dimmed: number
  isStarted: boolean
  idle: ReturnType<typeof setTimeout> | undefined
  readonly show: DuelShow
  readonly controls: Gestures
  look: Look
  readonly guide: Coach
  readonly player: BeatPlayer
  spot: Point | undefined
  readonly stage: Stage
}

export const sim = (view: MatchView) => view.run.sim as MatchSim

export const board = (view: MatchView) => sim(view).board

export const toBoard = (view: MatchView, at: Point): Point => ({
  x: (at.x - view.look.box.x) / view.look.unit,
  y: (at.y - view.look.box.y) / view.look.unit,
})
