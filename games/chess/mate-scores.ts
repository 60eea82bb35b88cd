/** The score of a mate on the board, in hundredths of a pawn; a later one is worth a little less. */
export const MATE = 30_000
/** No search is deeper, in plies. */
export const DEEPEST = 64

/** A score as it is kept: mates as seen from the position itself, not from the root. */
export const toMemory = (score: number, ply: number): number =>
  score > MATE - DEEPEST ? score + ply : score < DEEPEST - MATE ? score - ply : score

/** A kept score as the root sees it. */
export const fromMemory = (score: number, ply: number): number =>
  score > MATE - DEEPEST ? score - ply : score < DEEPEST - MATE ? score + ply : score
