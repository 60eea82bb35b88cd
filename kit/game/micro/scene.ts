import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Brush } from './brush.ts'
import type { Base, MicroRules } from './rules.ts'

/** The visible part of the world, in field units, and how to draw it. */
export interface Look {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly seconds: number
  /** Reduced motion. */
  readonly calm: boolean
  /** Progress of the fade after the end of a run, 0 to 1; 0 during play. */
  readonly gone: number
}

/** Sound and effects of an event; `score`, `bonus` and `over` exist in all games. */
export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  /** Sparks of this colour. */
  readonly sparks?: string
  readonly count?: number
  readonly quake?: number
}

/** Background: an evening over the sea, high air, deep water or nothing. */
export type BackdropKind = 'sea' | 'air' | 'deep' | 'plain'

/** The look of one game; declared with methods so that a list can hold scenes of different states. */
export interface Scene<State extends Base = Base> {
  readonly rules: MicroRules<State>
  readonly backdrop: BackdropKind
  /** Where the water starts, in field units. */
  readonly waterline?: number
  readonly feel: Readonly<Record<string, Feel>>
  /** The first press only starts the game and is no move. */
  readonly wakes?: boolean
  /** What the camera follows: the tutorial's finger points at it, and a trail may follow it. */
  hero(state: State): Point
  readonly trail?: string
  /** Offset of the world relative to the field. */
  camera?(state: State): Point
  /** Static background, painted once per size. Only for games whose camera does not move. */
  still?(brush: Brush, look: Look): void
  /** Paints in the world's units. */
  draw(state: State, brush: Brush, look: Look): void
}
