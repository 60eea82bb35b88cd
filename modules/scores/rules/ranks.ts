/** A place among fewer players says nothing. */
export const FEWEST_FOR_RANK = 5

/** Whether a table of so many players tells who stands where. */
export const hasRanks = (players: number): boolean => players >= FEWEST_FOR_RANK
