import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, Run, GameHost } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Room } from './backdrop.ts'
import type { Brush } from './brush.ts'
import type { Trail } from './trail.ts'
import { wakingTouch } from './waking.ts'
import type { MicroSim } from './rules.ts'
import type { Scene } from './scene.ts'
import type { Controls } from './mount.ts'

export const OVER_AFTER_TICKS = 42

/** A small game on its canvas, from before the first touch until after its end. */
export interface Arcade {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<GameDefinition, number>
  readonly scene: Scene
  readonly controls: Controls
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  /** Created once: a tick must not create functions. */
  readonly fieldOf: (at: Point) => Point
  run: Run<number>
  room: Room
  night: HTMLCanvasElement | undefined
  started: boolean
  ended: number
  times: number
  shown: string
  brush: Brush | undefined
  readonly tail: Trail
  readonly waking: ReturnType<typeof wakingTouch>
  readonly guide: Coach
  readonly stage: Stage
}

export const state = (arcade: Arcade) => (arcade.run.sim as MicroSim).state

export const eye = (arcade: Arcade) => arcade.scene.camera?.(state(arcade)) ?? { x: 0, y: 0 }

export function onCanvas(arcade: Arcade, x: number, y: number): Point {
  const { x: eyeX, y: eyeY } = eye(arcade)
  return {
    x: arcade.room.left + (x - eyeX) * arcade.room.scale,
    y: arcade.room.top + (y - eyeY) * arcade.room.scale,
  }
}

export function fieldOf(arcade: Arcade, { x, y }: Point): Point {
  const { x: eyeX, y: eyeY } = eye(arcade)
  return {
    x: (x - arcade.room.left) / arcade.room.scale + eyeX,
    y: (y - arcade.room.top) / arcade.room.scale + eyeY,
  }
}
