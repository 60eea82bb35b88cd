/** Signs of cells in a state: unknown, crossed by the player, proved empty; digits are colours. */
export const UNKNOWN = '.'
export const CROSS = 'x'
export const PROVED = 'X'
/** The value of a stroke of crosses. */
export const CROSSES = 9
/** The value of a stroke that wipes out. */
export const WIPE = 0

/** The colour of a cell's sign, 0 for none. */
export const colourIn = (sign: string | undefined): number =>
  sign !== undefined && sign >= '1' && sign <= '8' ? Number(sign) : 0

export const isEmptied = (sign: string | undefined) => sign === CROSS || sign === PROVED
