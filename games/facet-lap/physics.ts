/** Seconds per tick. */
export const TICK = 1 / 60
export const CAR_HALF_WIDTH = 1
/** Metres per second squared. */
export const GRAVITY = 24
export const ENGINE = 17
export const BRAKES = 36
export const COASTING = 3
