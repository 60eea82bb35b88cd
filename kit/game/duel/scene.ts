import type { Box } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { MoveName, Seat } from './rules.ts'

/** Marks over the board: choices, hints, the cursor. Spots are the family's numbers of touch targets. */
export interface Marks {
  /** Start of a move: spots already selected. */
  chosen: readonly number[]
  /** Where the move may go on. */
  targets: readonly number[]
  /** The spot under a held finger or a hovering mouse that would finish a move. */
  aim: number | undefined
  cursor: number | undefined
  last: readonly number[]
  hint: readonly number[]
  drag: { readonly from: number; readonly at: Point } | undefined
}

export const noMarks = (): Marks => ({
  chosen: [],
  targets: [],
  aim: undefined,
  cursor: undefined,
  last: [],
  hint: [],
  drag: undefined,
})

/** One move on its way to the board. */
export interface Step<Position, Move> {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  /** The piece was dragged and is already in place. */
  readonly dropped: boolean
}

/** The picture of a board: where its spots are, how a move looks. */
export interface DuelScene<Position, Move extends MoveName> {
  readonly marks: Marks
  /** Width by height of the board. */
  readonly shape: number
  /** Its upper right and lower left corner are bare, so that the names may stand there. */
  readonly hasBareCorners?: boolean | undefined
  /** Fits the board into the space; returns the box it fills. */
  fit(room: Box): Box
  /** The seat at the lower edge has changed; only boards that turn mind. */
  turnTo?(near: Seat): void
  /** Every spot the cursor may walk to. */
  spots(): readonly number[]
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
  /** Shows a position at once. */
  show(position: Position): void
  /** Takes a position that differs only in its throw: pieces in motion continue. */
  renew?(position: Position): void
  /** Animates a move; `landed` is called when the next one may begin. */
  perform(step: Step<Position, Move>, landed: () => void): void
  draw(stage: Stage): void
  /** A small piece of a seat, beside its name. */
  token(pen: CanvasRenderingContext2D, seat: Seat, at: Point, radius: number): void
  /** Where the joy of a finished game bursts out. */
  joy(position: Position): readonly Point[]
}
