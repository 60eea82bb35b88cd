/** A player's progress with puzzles; stored on their device and in their saves. */
export interface Progress {
  readonly rating: number
  readonly streak: number
  readonly bestStreak: number
  readonly solved: number
  /** Recently seen puzzles, the newest first. */
  readonly met: readonly number[]
}

const FIRST: Progress = { rating: 700, streak: 0, bestStreak: 0, solved: 0, met: [] }
/** A puzzle returns only after this many others, as far as there are that many. */
const MOST_MET = 900
/** Largest change of a rating by one puzzle. */
const STEP = 32
/** The nearest is chosen among puzzles within this distance of the player's rating. */
const SPREAD = 100

export function readProgress(memory: string | undefined): Progress {
  try {
    const kept = JSON.parse(memory ?? '{}') as { readonly puzzles?: Partial<Progress> }
    const { rating, streak, bestStreak, solved, met } = { ...FIRST, ...kept.puzzles }
    const numbers = [rating, streak, bestStreak, solved]
    return numbers.every(Number.isFinite) && Array.isArray(met)
      ? { rating, streak, bestStreak, solved, met }
      : FIRST
  } catch {
    // Data stored by an incompatible build counts as no progress.
    return FIRST
  }
}

export const writeProgress = (progress: Progress) => JSON.stringify({ puzzles: progress })

/** The rating changes as in a game against the puzzle. */
export function progressAfter(
  before: Progress,
  index: number,
  puzzleRating: number,
  isSolved: boolean,
): Progress {
  const hoped = 1 / (1 + 10 ** ((puzzleRating - before.rating) / 400))
  const streak = isSolved ? before.streak + 1 : 0
  return {
    rating: Math.round(before.rating + STEP * ((isSolved ? 1 : 0) - hoped)),
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    solved: before.solved + (isSolved ? 1 : 0),
    met: [index, ...before.met.filter((one) => one !== index)].slice(0, MOST_MET),
  }
}

/** A puzzle near the player's rating, not seen lately; each player has an order of their own. */
export function nextPuzzle(
  { rating, met, solved }: Progress,
  count: number,
  ratingOf: (index: number) => number,
): number {
  const lately = new Set(met.slice(0, count - 1))
  const fresh = Array.from({ length: count }, (_, index) => index).filter((index) => !lately.has(index))
  const near = fresh.filter((index) => Math.abs(ratingOf(index) - rating) <= SPREAD)
  if (near.length > 0) return near[(solved * 7919 + met.length * 104_729 + (met[0] ?? 0)) % near.length]!
  return fresh.reduce((best, index) =>
    Math.abs(ratingOf(index) - rating) < Math.abs(ratingOf(best) - rating) ? index : best,
  )
}
