/** Left halves of 12 by 12 cells, to be mirrored. 0 is the background, 1 to 5 are colours. */
export interface Sprite {
  readonly rows: string
  /** Ground and colours. */
  readonly colours: readonly string[]
}

export const half = (colours: readonly string[], ...rows: readonly string[]): Sprite => ({
  rows: rows.join(''),
  colours,
})

export const INK = '#2a2140'
export const SHELL = '#fff4dc'

export const SPRITE_SIDE = 12

/** The colours of a sprite's cells, row by row. */
export const spriteCells = ({ rows }: Sprite): number[] =>
  Array.from({ length: SPRITE_SIDE * SPRITE_SIDE }, (_, cell) => {
    const [x, y] = [cell % SPRITE_SIDE, Math.floor(cell / SPRITE_SIDE)]
    const from = x < SPRITE_SIDE / 2 ? x : SPRITE_SIDE - 1 - x
    return Number(rows[y * (SPRITE_SIDE / 2) + from])
  })
