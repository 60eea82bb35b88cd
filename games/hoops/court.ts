/** The court in side view. Units are about centimetres, speeds are units per tick; up is positive, the floor is 0. */
export const LENGTH = 1700
export const MIDDLE = LENGTH / 2
/** How near to the ends of the court a player may run. */
export const EDGE = 46
export const RIM_Y = 300
export const RIM_HALF = 25
export const RIM_THICK = 3
export const BALL_RADIUS = 13
/** From the middle of the rim to the front of the board. */
export const BOARD_GAP = 43
export const BOARD_LOW = 288
export const BOARD_HIGH = 402
/** From farther than this a basket counts three. */
export const THREE = 520
export const GRAVITY = 0.42
export const TICKS_A_SECOND = 60

export type Side = 0 | 1

/** Side 0 attacks the right basket. */
export const rimX = (side: Side): number => (side === 0 ? LENGTH - 150 : 150)
export const wayOf = (side: Side): 1 | -1 => (side === 0 ? 1 : -1)
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)
export const toRim = (side: Side, x: number): number => Math.abs(rimX(side) - x)
export const limit = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value))
