import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Filming } from './camera.ts'
import type { Match } from './sport.ts'

export type Pen = CanvasRenderingContext2D

/** A finger that has been lifted, in the units of the court. */
export interface Swipe {
  readonly from: Point
  readonly to: Point
  /** Places it passed, one a tick at most. */
  readonly path: readonly Point[]
  readonly ticks: number
}

/** What the player's hand does in this tick, in the units of the court. */
export interface Hand {
  readonly held: { readonly from: Point; readonly at: Point; readonly ticks: number } | undefined
  readonly released: Swipe | undefined
  readonly pressed: readonly string[]
  /** Whether the arrow keys push right and down, as the court lies. */
  readonly steer: Point
  readonly isActing: boolean
  /** How far the finger has gone up in the last moment. */
  readonly flick: number
  /** A place that the arrow keys move; a scene may set it. */
  readonly mark: { x: number; y: number; isShown: boolean }
}

/** What an event of the rules does to ear and eye. */
export interface Reaction {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly colors?: readonly string[]
  readonly count?: number
  /** A text of the family that rises, or the amount with its sign. */
  readonly rise?: string
  readonly color?: string
  readonly quake?: number
  readonly happy?: number
  /** A text of the family for those who listen. */
  readonly say?: string
}

/** How the player and the surroundings look at a court. */
export interface Show {
  readonly time: number
  readonly hand: Hand
  /** Places of the moving thing, the oldest first. */
  readonly trail: readonly Point[]
  /** 1 right after a cheer, falling to 0. */
  readonly cheer: number
  /** 1 right after a strong touch, falling to 0. */
  readonly flash: number
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly number: (value: number) => string
  /** The court lies on its side. */
  readonly isTurned: boolean
}

/** Looks and handling of one sport. Everything is drawn in the units of the court. */
export interface Scene<State extends Match = Match> {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A long court lies on its side on a wide canvas. */
  readonly turns: boolean
  /** On a canvas too narrow for the court a camera follows the play. */
  readonly film?: Filming<State>
  /** The part that does not move; painted anew only when `stamp` changes. */
  backdrop(pen: Pen, state: State): void
  stamp(state: State): string
  draw(pen: Pen, state: State, show: Show): void
  input(state: State, hand: Hand): number
  /** The one gesture, for the ghost finger. */
  finger(state: State): readonly Point[]
  /** The thing that leaves a trail. */
  runner(state: State): Point | undefined
  /** The deciding moment, in slow motion. */
  isSlow(state: State): boolean
  counters(state: State): readonly (readonly [label: string, value: string | number])[]
  /** Where the mark of the keys starts. */
  readonly mark: Point
  readonly reactions: Readonly<Record<string, Reaction>>
  stars?(state: State): 0 | 1 | 2 | 3
}
