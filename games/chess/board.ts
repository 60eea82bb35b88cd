import type { Side } from './position.ts'
import type { ChessInput, ChessState } from './rules.ts'

/** What lies on the board and what may be done with it: the game itself, or a puzzle. */
export interface Board {
  readonly state: ChessState
  /** What the person to move may play; empty while the computer thinks, after the end, and while looking back. */
  readonly legal: readonly ChessInput[]
  /** What may be planned while the computer thinks. */
  readonly plans: readonly ChessInput[]
  readonly isThinking: boolean
  /** The side at the lower edge. */
  readonly near: Side
  /** Moves that are shown; fewer than were made while looking back. */
  readonly ply: number
  play(name: ChessInput, dropped: boolean): void
  /** Keeps a move for the moment the computer has answered, or forgets it. */
  plan(name: ChessInput | undefined): void
  hint(): void
  /** Hundredths of a second left, where a clock runs. */
  timeOf(side: Side): number | undefined
}
