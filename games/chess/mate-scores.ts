/** Score of mate on the board in hundredths of a pawn; a later mate is worth a little less. */
export const MATE = 30_000
/** Maximum search depth in plies. */
export const DEEPEST = 64

/** A score for the table: mates relative to the position, not the root. */
export const toMemory = (score: number, ply: number): number =>
  score > MATE - DEEPEST ? score + ply : score < DEEPEST - MATE ? score - ply : score

/** A stored score relative to the root. */
export const fromMemory = (score: number, ply: number): number =>
  score > MATE - DEEPEST ? score - ply : score < DEEPEST - MATE ? score + ply : score
