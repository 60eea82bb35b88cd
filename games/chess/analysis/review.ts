import type { Judged } from '../engine.ts'
import { MATE } from '../mate-scores.ts'

/** Loss in percent of the chance to win from which a move is an inaccuracy, a mistake, a blunder. */
export const SLIPS = { inaccuracy: 5, mistake: 10, blunder: 15 } as const
export type Slip = keyof typeof SLIPS

const MOST = 1000

/** The score for White, clamped where more makes no difference. */
export function whiteScore(judged: Judged | undefined, whiteMoves: boolean, isMate: boolean): number {
  if (judged === undefined) return isMate ? (whiteMoves ? -MOST : MOST) : 0
  const score = Math.max(-MOST, Math.min(MOST, judged.score))
  return whiteMoves ? score : -score
}

/** White's chance to win in percent, by the curve that Lichess fitted to many games. */
export const chanceOf = (score: number) => 50 + 50 * (2 / (1 + Math.exp(-0.003_682_08 * score)) - 1)

export interface ReviewedMove {
  /** Loss of the side to move, in percent of its chance to win. */
  readonly loss: number
  readonly slip: Slip | undefined
  readonly accuracy: number
}

/** Judges a move that changed White's chance from one number to another. */
export function reviewMove(before: number, after: number, isWhite: boolean): ReviewedMove {
  const loss = Math.max(0, isWhite ? before - after : after - before)
  const accuracy = Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.043_54 * loss) - 3.1669))
  const slip = (['blunder', 'mistake', 'inaccuracy'] as const).find((name) => loss >= SLIPS[name])
  return { loss, slip, accuracy }
}

export interface SideReview {
  readonly accuracy: number
  readonly counts: Readonly<Record<Slip, number>>
}

/** Accuracy of one side. */
export function reviewSide(moves: readonly ReviewedMove[]): SideReview {
  const count = (slip: Slip) => moves.filter((move) => move.slip === slip).length
  const sum = moves.reduce((total, { accuracy }) => total + accuracy, 0)
  return {
    accuracy: moves.length > 0 ? sum / moves.length : 100,
    counts: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
  }
}

const LEAST_MATE = MATE - 64

/** A score for display: pawns for White, or mate in n. */
export function scoreText({ score }: Judged, whiteMoves: boolean): string {
  const white = whiteMoves ? score : -score
  const sign = white < 0 ? '−' : '+'
  if (Math.abs(score) > LEAST_MATE)
    return `${sign === '+' ? '' : sign}#${Math.ceil((MATE - Math.abs(score)) / 2)}`
  return `${sign}${(Math.abs(white) / 100).toFixed(1)}`
}
