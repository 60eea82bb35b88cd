import type { Ball } from './world.ts'

/** Length of each side of the lagoon; sides are 0 below, 1 right, 2 above, 3 left. */
export const SIDE = 400
/** How far the middle of a raft is from the rim. */
export const AWAY = 16

export const isFlat = (side: number) => side % 2 === 0
export const along = (side: number, { x, y }: { readonly x: number; readonly y: number }) =>
  isFlat(side) ? x : y
/** How far a place is from the rim of a side. */
export const depth = (side: number, { x, y }: { readonly x: number; readonly y: number }) =>
  [SIDE - y, SIDE - x, y, x][side]!
/** How fast a ball comes to a side. */
export const coming = (side: number, { vx, vy }: Ball) => [vy, vx, -vy, -vx][side]!
export const placeOn = (side: number, at: number, away = AWAY) =>
  [
    { x: at, y: SIDE - away },
    { x: SIDE - away, y: at },
    { x: at, y: away },
    { x: away, y: at },
  ][side]!
