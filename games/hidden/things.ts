import type { Brush } from '#kit/game/micro/brush.ts'
import { shoreThings } from './shore-things.ts'
import { houseThings } from './house-things.ts'

/** Draws a thing of about 34 units around the origin in its own colour. */
export type Paint = (brush: Brush, color: string) => void

export const THINGS: readonly Paint[] = [...shoreThings, ...houseThings]

export const TINTS = ['#ff6b6b', '#ffb63d', '#4fc878', '#4fa8f5', '#b58cff', '#ff86c2'] as const

/** Something that lies in a picture. */
export interface Thing {
  readonly kind: number
  readonly tint: number
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly turn: number
  readonly scale: number
}

/** Half the width of a thing at scale 1. */
export const REACH = 17

export const paintThing = (brush: Brush, { kind, tint, x, y, turn, scale }: Thing) =>
  brush.at(x, y, turn, () => THINGS[kind]!(brush, TINTS[tint]!), scale)

type Look = Pick<Thing, 'kind' | 'tint'>
export const isAlike = (one: Look, other: Look) => one.kind === other.kind && one.tint === other.tint
