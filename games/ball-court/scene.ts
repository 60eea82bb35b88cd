import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Filming } from './camera.ts'
import type { Match } from './sport.ts'

export type Pen = CanvasRenderingContext2D

/** A finished swipe in court units. */
export interface Swipe {
  readonly from: Point
  readonly to: Point
  /** Positions, at most one per tick. */
  readonly path: readonly Point[]
  readonly ticks: number
}

/** Input of this tick in court units. */
export interface Hand {
  readonly held: { readonly from: Point; readonly at: Point; readonly ticks: number } | undefined
  readonly released: Swipe | undefined
  readonly pressed: readonly string[]
  /** Whether the arrow keys push right and down, as the court lies. */
  readonly steer: Point
  readonly isActing: boolean
  /** Upward motion of the finger in the last moment. */
  readonly flick: number
  /** A mark moved by arrow keys; a scene may set it. */
  readonly mark: { x: number; y: number; isShown: boolean }
}

/** Presentation of an event. */
export interface Reaction {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly colors?: readonly string[]
  readonly count?: number
  /** Rising text key, or the amount with its sign. */
  readonly rise?: string
  readonly color?: string
  readonly quake?: number
  readonly happy?: number
  /** Text key for screen readers. */
  readonly say?: string
}

/** Displayed state of a court and its effects. */
export interface Show {
  readonly time: number
  readonly hand: Hand
  /** Positions of the moving object, the oldest first. */
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

/** Looks and controls of a sport, in court units. */
export interface Scene<State extends Match = Match> {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A long court is rotated on a wide canvas. */
  readonly turns: boolean
  /** Camera for canvases too narrow for the court. */
  readonly film?: Filming<State>
  /** The static part, repainted only when `stamp` changes. */
  backdrop(pen: Pen, state: State): void
  stamp(state: State): string
  draw(pen: Pen, state: State, show: Show): void
  input(state: State, hand: Hand): number
  /** The gesture shown by the tutorial's finger. */
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
