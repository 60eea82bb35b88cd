import type { Brush } from '#kit/game/micro/brush.ts'

/** A thing around the origin, facing up; cached per size. */
export interface Picture {
  /** Side of the square it fits in, in field units. */
  readonly size: number
  paint(brush: Brush): void
}

export type Pictures = Readonly<Record<string, Picture>>

/** What draws a scene: strokes, and pictures by name. On a cover both become SVG. */
export interface Painter {
  readonly brush: Brush
  stamp(name: string, x: number, y: number, turn?: number, scale?: number): void
}
