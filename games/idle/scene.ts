import type { SimEvent } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { IdleInput } from './rules.ts'
import type { World } from './world.ts'

export type Pen = CanvasRenderingContext2D

/** What a scene may see. Places of the rules (0 to 1000) become points by `place`. */
export interface Look<Body> {
  readonly world: World<Body>
  readonly body: Body
  readonly box: Box
  /** A hundredth of the picture's size: all sizes are counted in it. */
  readonly unit: number
  /** Seconds, standing still under reduced motion. */
  readonly time: number
  readonly effects: Effects
  place(x: number, y: number): Point
  short(value: number): string
}

/** Something that can be tapped or reached with the arrow keys. */
export interface Spot {
  readonly at: Point
  readonly reach: number
  readonly input: IdleInput
}

/** The drawing of one game. */
export interface Scene<Body = unknown> {
  /** What never moves; painted once for a size. */
  ground(pen: Pen, look: Look<Body>): void
  draw(pen: Pen, look: Look<Body>): void
  spots(look: Look<Body>): readonly Spot[]
  /** Where the tutorial's finger shows the first gesture. */
  finger(look: Look<Body>): readonly Point[]
  /** Pointer work beyond taps on spots; an answered input is sent. */
  down?(at: Point, look: Look<Body>): IdleInput | undefined
  move?(at: Point, look: Look<Body>): void
  up?(at: Point, look: Look<Body>): IdleInput | undefined
  /** What an event of the rules shows, beyond rising coins. */
  show?(event: SimEvent, look: Look<Body>): void
  /** Suppresses the rising number of a coin event. */
  quiet?: boolean
}
