import type { Box } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { MoveName, Seat } from './rules.ts'

/** Marks on the board: selection, hints, the cursor. Spots are the family's numbers of touch targets. */
export interface Marks {
  /** Start of a move: spots already selected. */
  chosen: readonly number[]
  /** Where the move may continue. */
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

/** One move to animate. */
export interface Step<Position, Move> {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  /** The piece was dragged and is already in place. */
  readonly dropped: boolean
}

/** The picture of a board: its spots, and how moves look. */
export interface DuelScene<Position, Move extends MoveName> {
  readonly marks: Marks
  /** Width by height of the board. */
  readonly shape: number
  /** Its upper right and lower left corners are empty, so that names fit there. */
  readonly hasBareCorners?: boolean | undefined
  /** Fits the board into the space; returns the box it fills. */
  fit(room: Box): Box
  /** The seat at the lower edge changed; relevant only for boards that turn. */
  turnTo?(near: Seat): void
  /** Every spot that the cursor can reach. */
  spots(): readonly number[]
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
  show(position: Position): void
  /** Replaces the position by one that differs only in its throw: moving pieces continue. */
  renew?(position: Position): void
  /** Animates a move; `landed` is called when the next one may begin. */
  perform(step: Step<Position, Move>, landed: () => void): void
  draw(stage: Stage): void
  /** A small piece of a seat, beside its name. */
  token(pen: CanvasRenderingContext2D, seat: Seat, at: Point, radius: number): void
  /** Where the celebration of a finished game bursts. */
  joy(position: Position): readonly Point[]
}
