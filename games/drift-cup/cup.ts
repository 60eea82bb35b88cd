import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { Coach } from '#kit/game/coach.ts'
import { directionOf } from './back.ts'
import { board } from './board.ts'
import type { DriftCupInput } from './controls.ts'
import type { DriftCupDefinition } from './definitions.ts'
import type { DriftCupSim } from './family.ts'
import { fitCourse, fitLens, followCar, type Lens } from './lens.ts'
import type { SmallMap } from './overlay.ts'
import type { Scene } from './scene.ts'
import { parOf } from './stars.ts'
import type { Thumbs } from './thumbs.ts'
import type { Look } from './looks.ts'
import type { Marks } from './marks.ts'

export type Context = GameContext<DriftCupDefinition, DriftCupInput>

/** The cup of one player: the run, its picture, and how far the drive has come. */
export interface Cup {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: DriftCupDefinition
  readonly look: Look
  readonly hasDuel: boolean
  readonly lens: Lens
  readonly marks: Marks
  run: Run<DriftCupInput>
  soloLevel: number
  size: StageSize
  scene: Scene | undefined
  map: SmallMap | undefined
  fog: HTMLCanvasElement | undefined
  phase: 'waiting' | 'driving' | 'ended'
  ended: number
  readonly finger: Coach
  readonly thumbs: Thumbs
  readonly stage: Stage
}

export const sim = (cup: Cup) => cup.run.sim as DriftCupSim

export const isDuel = (cup: Cup) => cup.run.level < 0

export const par = (cup: Cup) => parOf(sim(cup), cup.run.seed, Math.abs(cup.run.level))

/** Moves the picture to the player. */
export function place(cup: Cup, isCut: boolean) {
  const { definition, look, lens } = cup
  const { course, race } = sim(cup)
  if (look.fixed) {
    if (isCut) fitCourse(lens, course, cup.size)
    return
  }
  if (isCut) fitLens(lens, cup.size)
  const direction = definition.contest.kind === 'back' ? directionOf(race) : 1
  followCar(lens, race.cars[0]!, course, { isCut, direction })
}

export function begin(cup: Cup) {
  const { host } = cup
  if (cup.phase !== 'waiting') return
  cup.phase = 'driving'
  cup.finger.dismiss()
  host.playing(true)
  host.sound('tap')
}

export const tell = (cup: Cup) => cup.host.hud(board(sim(cup), cup.context, () => par(cup)))
