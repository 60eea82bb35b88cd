/** A place in a scene of 400 × 400: the middle of a thing's base. */
export type Spot = readonly [x: number, y: number]

/** Something to touch. Its look is one word or several joined by `+`; `gone` is not there. */
export interface Thing {
  /** Names its drawing. */
  readonly art: string
  readonly at: Spot
  readonly start: string
  readonly size?: number
  /** What the player may do with it besides a tap. */
  readonly can?: 'drag' | 'hold' | 'drag shake' | 'drag hold'
  /** Where it stands under some looks. */
  readonly places?: Readonly<Record<string, Spot>>
  /** Part of the set: it cannot be touched. */
  readonly still?: boolean
}

/** What a touch does. Without `turns` it is only a gag, and costs patience. */
export interface Reaction {
  /** An input, such as `tap bell` or `drag bucket door`. */
  readonly on: string
  /** Looks that things must have; several are separated by `|`, and `!` says what they must not be. */
  readonly when?: Readonly<Record<string, string>>
  readonly turns?: Readonly<Record<string, string>>
  /** How it is shown; `acts.ts` reads it. The rules never do. */
  readonly acts?: string
}

/** The same answer to several touches: what is on a thing is often touched instead of it. */
export const either = (touches: readonly string[], reaction: Omit<Reaction, 'on'>): readonly Reaction[] =>
  touches.map((on) => ({ ...reaction, on }))

export type Room =
  | 'hall'
  | 'bath'
  | 'living'
  | 'kitchen'
  | 'night'
  | 'garden'
  | 'snow'
  | 'beach'
  | 'museum'
  | 'school'
  | 'circus'
  | 'farm'
  | 'camp'

/** A riddle: things on a set, their interactions, and the picture when the prank has worked. */
export interface PrankScene {
  readonly id: string
  readonly room: Room
  readonly things: Readonly<Record<string, Thing>>
  readonly reactions: readonly Reaction[]
  readonly goal: Readonly<Record<string, string>>
}
