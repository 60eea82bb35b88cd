import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { BoardLayout } from './board-layout.ts'
import type { BoardPainter } from './board-paint.ts'
import { lowestFree } from './columns.ts'
import type { MergeDefinition, MergeKind } from './definitions.ts'
import type { Gesture } from './gestures.ts'
import type { Wave } from './playback.ts'
import type { Input, State } from './state.ts'

export type Tools = SceneTools<MergeDefinition, State, Input>

/** The board as it looks now, and what finger and keys have chosen on it. */
export interface MergeBoard {
  readonly tools: Tools
  readonly definition: MergeDefinition
  readonly host: GameHost
  readonly kind: MergeKind
  readonly columns: number
  readonly gesture: Gesture
  readonly isColumns: boolean
  readonly isPath: boolean
  readonly isTwin: boolean
  readonly isSlide: boolean
  readonly beside: readonly (readonly number[])[]
  layout: BoardLayout
  painter: BoardPainter
  path: readonly number[]
  aimed: number
  cursor: number
  isJoining: boolean
  swiped: boolean
  playing: { readonly waves: readonly Wave[]; k: number } | undefined
  hinted: { readonly input: Input; k: number } | undefined
}

export const columnAt = (board: MergeBoard, { x }: Point) =>
  Math.max(
    0,
    Math.min(
      board.columns - 1,
      Math.floor(((x - board.layout.box.x) / board.layout.box.width) * board.columns),
    ),
  )
export const landing = (board: MergeBoard, column: number) =>
  lowestFree(board.tools.state().cells, board.definition, column)
