import type { Side } from './position.ts'
import type { ChessInput, ChessState } from './rules.ts'

/** What is on the board and may be played: the game, or a puzzle. */
export interface Board {
  readonly state: ChessState
  /** Moves of the person to move; empty while the computer thinks, after the end, and while looking back. */
  readonly legal: readonly ChessInput[]
  /** Premoves possible while the computer thinks. */
  readonly plans: readonly ChessInput[]
  readonly isThinking: boolean
  /** The side at the lower edge. */
  readonly near: Side
  /** Number of moves shown; fewer than made while looking back. */
  readonly ply: number
  play(name: ChessInput, dropped: boolean): void
  /** Stores a premove until the computer has answered, or clears it. */
  plan(name: ChessInput | undefined): void
  hint(): void
  /** Hundredths of a second left, where a clock runs. */
  timeOf(side: Side): number | undefined
}
