import type { SoundName } from '#kit/game/contract.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Brush } from './brush.ts'
import type { Base, MicroRules } from './rules.ts'

/** What of the world can be seen, in field units, and how. */
export interface Look {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly seconds: number
  /** Reduced motion. */
  readonly calm: boolean
  /** 0 at the first press, then 0 to 1 after the end of a run. */
  readonly gone: number
}

/** How an event sounds and looks; `score`, `bonus` and `over` are known to all games. */
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

/** The looks of one game; its methods let a list hold scenes of all kinds of states. */
export interface Scene<State extends Base = Base> {
  readonly rules: MicroRules<State>
  readonly backdrop: BackdropKind
  /** Where the water begins, in field units. */
  readonly waterline?: number
  readonly feel: Readonly<Record<string, Feel>>
  /** The first press only wakes the game: it must not be a move yet. */
  readonly wakes?: boolean
  /** What the camera follows: the tutorial's finger points at it, and a trail may follow it. */
  hero(state: State): Point
  readonly trail?: string
  /** How far the world has moved under the field. */
  camera?(state: State): Point
  /** What never changes, under everything: painted once for each size. Only for games whose world stands still. */
  still?(brush: Brush, look: Look): void
  /** Paints in the world's units. */
  draw(state: State, brush: Brush, look: Look): void
}
