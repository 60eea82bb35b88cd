/** A tile as the digits of its halves, the smaller first: 36 is three and six, 0 the double blank. */
export type Tile = number

export const NO_TILE: Tile = -1

export const tileOf = (one: number, other: number): Tile => Math.min(one, other) * 10 + Math.max(one, other)
export const lowOf = (tile: Tile) => Math.floor(tile / 10)
export const highOf = (tile: Tile) => tile % 10
export const isDouble = (tile: Tile) => lowOf(tile) === highOf(tile)
export const pipsOf = (tile: Tile) => lowOf(tile) + highOf(tile)
export const has = (tile: Tile, value: number) => lowOf(tile) === value || highOf(tile) === value
/** The half that is not `value`; for a double the value itself. */
export const otherHalf = (tile: Tile, value: number) => pipsOf(tile) - value

export const sumOf = (tiles: readonly Tile[]) => tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)

/** All tiles from the double blank to the double `top`. */
export const setOf = (top: number): Tile[] =>
  Array.from({ length: top + 1 }, (_, low) =>
    Array.from({ length: top + 1 - low }, (_half, more) => tileOf(low, low + more)),
  ).flat()

/** Tiles that fit anywhere where neighbours sum to seven: the double blank and all that sum to seven. */
export const isMatador = (tile: Tile) => tile === 0 || pipsOf(tile) === 7

export const without = (tiles: readonly Tile[], gone: Tile) => tiles.filter((tile) => tile !== gone)
