import { isDoorOpen, type PushRules } from './push-rules.ts'

/** What a move did, for the ear: the loudest thing counts. */
export type Deed = 'step' | 'push' | 'pull' | 'swap' | 'fill' | 'tunnel' | 'key'

/** A board in the middle of a move. */
export interface Board {
  readonly rules: PushRules
  readonly columns: number
  floor: string
  readonly crabs: number[]
  readonly crates: number[]
  readonly line: number
  readonly deeds: Deed[]
}

/** Whether anything may stand on a cell, as far as the ground goes. */
export function isOpen(board: Board, cell: number): boolean {
  const { floor, columns, line } = board
  if (cell < 0 || '#~L'.includes(floor[cell]!) || Math.floor(cell / columns) >= line) return false
  return floor[cell] !== 'D' || isDoorOpen(board)
}
