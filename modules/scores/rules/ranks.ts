/** A place among fewer players says nothing. */
export const FEWEST_FOR_RANK = 5

/** Whether a table with this many players shows places. */
export const hasRanks = (players: number): boolean => players >= FEWEST_FOR_RANK
