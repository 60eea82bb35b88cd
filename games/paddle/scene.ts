import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Ball, World } from './world.ts'

export type Pen = CanvasRenderingContext2D

/** How an event sounds and looks. */
export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly sparks?: readonly string[]
  readonly count?: number
  readonly quake?: number
  readonly happy?: number
  /** The pitch rises with the rally. */
  readonly isRising?: boolean
}

export interface Look {
  readonly seconds: number
  readonly calm: boolean
  /** Visible part of the world, in field units. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** 1 right after the player struck, falling to 0. */
  readonly dip: number
  readonly number: (value: number) => string
}

/** The looks of one game; everything is drawn in field units. */
export interface Scene<State extends World = World> {
  readonly feel: Readonly<Record<string, Feel>>
  /** Static background, painted once per size and start. */
  backdrop(pen: Pen, state: State, look: Look): void
  draw(pen: Pen, state: State, look: Look): void
  ballColor(state: State, ball: Ball): string
  /** Path of the tutorial's finger, in field units. */
  readonly coach: readonly Point[]
  stars?(state: State): 1 | 2 | 3
}
