import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, Run, GameHost } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Backdrop } from './backdrop.ts'
import type { Basket } from './basket.ts'
import type { Blade } from './blade.ts'
import type { Debris } from './debris.ts'
import type { SlicerDefinition } from './definitions.ts'
import type { SlicerSim } from './family.ts'
import type { KeyboardBlade } from './keyboard-blade.ts'
import type { Labels } from './labels.ts'
import type { Flying } from './orchard.ts'
import type { SlicerInput } from './rules.ts'
import type { Frame } from './scene.ts'
import type { SliceEffects } from './slice-effects.ts'
import type { Split } from './split.ts'
import type { SwipePath } from './swipe-path.ts'
import type { ThingArt } from './thing-art.ts'

export type Context = GameContext<SlicerDefinition, SlicerInput>

/** A round under way: what flies, what falls, and the blade. */
export interface Round {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: SlicerDefinition
  run: Run<SlicerInput>
  frame: Frame
  art: ThingArt | undefined
  backdrop: Backdrop | undefined
  sample: Flying | undefined
  before: readonly Flying[]
  angle: number
  ended: number
  falling: Flying[]
  beat: number
  shown: string
  /** Owned items, in the game with a purse. */
  readonly basket: Basket | undefined
  /** Two hands on one screen. */
  readonly split: Split
  readonly path: SwipePath
  readonly trail: Blade
  readonly bits: Debris
  readonly words: Labels
  readonly keyboard: KeyboardBlade
  readonly guide: Coach
  readonly stage: Stage
  readonly effects: SliceEffects
}

export const sim = (round: Round) => round.run.sim as SlicerSim

export const toField = (round: Round, { x, y }: Point): Point => ({
  x: (x - round.frame.left) / round.frame.scale,
  y: (y - round.frame.top) / round.frame.scale,
})

export const toCanvas = (round: Round, { x, y }: Point): Point => ({
  x: round.frame.left + x * round.frame.scale,
  y: round.frame.top + y * round.frame.scale,
})
