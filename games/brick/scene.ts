import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintBrick } from './brick-layer.ts'
import type { Grid } from './flight.ts'
import type { BrickRules, Drop, World } from './world.ts'

export type Pen = CanvasRenderingContext2D

/** Sound and particles of an event. */
export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  /** Colours of its sparks; `brick` takes the colour of the brick. */
  readonly sparks?: readonly string[] | 'brick'
  readonly count?: number
  readonly quake?: number
  /** The pitch rises with every brick in a row. */
  readonly isRising?: boolean
}

export interface Look {
  readonly seconds: number
  readonly calm: boolean
  /** The visible part of the world, in field units. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** 1 right after the paddle was touched, falling to 0. */
  readonly dip: number
  /** The angle the player aims at, from straight up; undefined while they do not aim. */
  readonly aim: number | undefined
  readonly number: (value: number) => string
}

/** The looks of one game; everything is drawn in field units. */
export interface Scene<State extends World = World> {
  readonly rules: BrickRules<State>
  readonly feel: Readonly<Record<string, Feel>>
  /** Where the cells are; none for a game that draws its bricks itself. */
  grid?(state: State): Grid
  /** The cells are shown this far below their place. */
  lift?(state: State): number
  readonly brick?: PaintBrick
  colorOf(kind: number): string
  ballColor(state: State): string
  /** Static background, drawn once per size. */
  backdrop(pen: Pen, look: Look): void
  /** Below the balls. */
  under?(pen: Pen, state: State, look: Look): void
  drop?(pen: Pen, drop: Drop, look: Look): void
  /** Above the balls. */
  over(pen: Pen, state: State, look: Look): void
  /** Path of the tutorial's finger, in field units. */
  readonly coach: readonly Point[]
}
