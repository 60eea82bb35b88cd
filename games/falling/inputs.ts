/** Inputs of a tick. */
export const REST = 0
export const LEFT = 1
export const RIGHT = 2
export const TURN = 3
export const SOFT = 4
export const DROP = 5
/** Turns the whole well by a quarter, with or against the clock. */
export const WELL = 6
export const WELL_BACK = 7

export const PLAIN_INPUTS: readonly number[] = [REST, LEFT, RIGHT, TURN, SOFT, DROP]
export const WELL_INPUTS: readonly number[] = [...PLAIN_INPUTS, WELL, WELL_BACK]
