import type { Board } from '#kit/game/pencil/board.ts'

export type LoopKind =
  | 'fence'
  | 'honeycomb'
  | 'pearls'
  | 'tour'
  | 'arrows'
  | 'country'
  | 'castle'
  | 'tracks'
  | 'skies'
  | 'lengths'
  | 'middles'
  | 'bridges'
  | FurtherKind

/** Kinds that combine clues of others. */
export type FurtherKind =
  | 'pearl-tour'
  | 'stone-tour'
  | 'half-tour'
  | 'knots'
  | 'counted'
  | 'counted-pearls'
  | 'area-pearls'
  | 'area-stones'
  | 'sheep'
  | 'lookout'
  | 'crossings'
  | 'knot-tour'

export type ClueKind =
  | 'count'
  | 'pearl'
  | 'knot'
  | 'block'
  | 'arrow'
  | 'area'
  | 'area-count'
  | 'no-empty-pair'
  | 'tower'
  | 'sum'
  | 'sky'
  | 'alternate'
  | 'length'
  | 'middle'
  | 'isle'
  | 'given'
  | 'beast'
  | 'near'
  | 'gap'

/** A printed clue; plain data, since it is part of a saved run. */
export interface Clue {
  readonly kind: ClueKind
  /** The point, field, line or area it belongs to. */
  readonly at: number
  readonly value?: number
  readonly sign?: string
  /** 0 right, 1 down, 2 left, 3 up. */
  readonly way?: number
  /** Points it refers to. */
  readonly cells?: readonly number[]
}

export interface Puzzle extends Board {
  readonly kind: LoopKind
  readonly clues: readonly Clue[]
  /** How often each line is drawn. */
  readonly solution: readonly number[]
  /** Cells of the islands, if any. */
  readonly islands?: readonly number[]
  /** The two points where tracks leave the board. */
  readonly gates?: readonly [number, number]
}

/** A board with some of its clues. */
export type Frame = Omit<Puzzle, 'solution'>

/** What lines run between. */
export const surfaceOf = (kind: LoopKind) =>
  kind === 'fence' || kind === 'sheep'
    ? 'corners'
    : kind === 'honeycomb'
      ? 'comb'
      : kind === 'bridges'
        ? 'islands'
        : 'cells'

/** How often a line may be drawn. */
export const mostOf = (kind: LoopKind) => (kind === 'bridges' ? 2 : 1)

const TOURS: ReadonlySet<LoopKind> = new Set(['tour', 'pearl-tour', 'stone-tour', 'half-tour', 'knot-tour'])
const COUNTED: ReadonlySet<LoopKind> = new Set(['tracks', 'counted', 'counted-pearls', 'crossings'])

/** Whether the loop visits every unblocked cell. */
export const isTour = (kind: LoopKind) => TOURS.has(kind)

/** Whether numbers stand beside the board. */
export const isCounted = (kind: LoopKind) => COUNTED.has(kind)
