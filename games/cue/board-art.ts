import { digits } from '#kit/game/micro/digits.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Disc, Table } from './discs.ts'
import { HOLES, PEG_SPOTS, PIN, PIN_SPOTS, RING } from './pin-plays.ts'
import { ROUND_BOARD, ROUND_RINGS } from './stone-plays.ts'

const DARK = '#03121f'

/** The round board: wood, a ditch, rings and quarters, pegs and the hole in the middle. */
export function roundBoard(brush: Brush, { posts, mouth }: Table) {
  const { x, y, reach } = ROUND_BOARD
  brush.disc(x, y + 10, reach + 20, DARK, 0.4)
  brush.disc(x, y + 6, reach + 17, '#4a2414')
  brush.disc(x, y, reach + 17, '#8f542c')
  brush.disc(x, y, reach + 3, '#2a150c')
  brush.disc(x, y, ROUND_RINGS[0] + 12, '#e6b673')
  for (const [index, ring] of ROUND_RINGS.entries()) {
    brush.disc(x, y, ring, index % 2 === 0 ? '#f0c887' : '#e6b673')
    brush.ring(x, y, ring, 2.5, '#7a3a1e')
  }
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const [near, far] = [ROUND_RINGS[2] * Math.SQRT1_2, ROUND_RINGS[0] * Math.SQRT1_2]
    brush.line([x + dx * near, y + dy * near, x + dx * far, y + dy * far], 2, '#7a3a1e')
  }
  for (const [index, ring] of ROUND_RINGS.entries()) digits(brush, index + 1, x - ring + 16, y, 12, '#7a3a1e')
  brush.disc(x, y, mouth + 4, '#7a3a1e')
  brush.disc(x, y, mouth + 1, '#170a06')
  for (const post of posts) {
    brush.disc(post.x + 2, post.y + 4, 5, '#3a1c10', 0.5)
    brush.puck(post.x, post.y, 4.6, PAINT.shell, 3)
  }
}

/** A ring scratched into the sand of a yard. */
export function marbleYard(brush: Brush) {
  const { x, y, reach } = RING
  brush.round(8, 12, 384, 384, 54, DARK, 0.4)
  brush.round(8, 4, 384, 384, 54, '#a3703e')
  brush.round(8, 0, 384, 380, 54, '#c8935a')
  for (let grain = 0; grain < 36; grain++)
    brush.disc(28 + ((grain * 97) % 344), 18 + ((grain * 113) % 344), 1.8, '#9a6a3a', 0.6)
  brush.disc(x, y, reach + 6, '#e2b880')
  brush.ring(x, y + 2, reach, 6, '#9a6a3a', 0.7)
  brush.ring(x, y, reach, 4, '#fff4dc')
}

/** Holes of the bar table with their values, and the spots of its pegs. */
export function barHoles(brush: Brush, { mouth }: Table) {
  for (const { x, y, worth } of HOLES) {
    brush.disc(x, y, mouth + 4, worth >= 5 ? '#ffcf5a' : worth >= 4 ? '#ff9d6a' : '#d8a0b8')
    brush.disc(x, y, mouth + 0.5, '#12060e')
    digits(brush, worth, x, y + mouth + 13, 12, '#ffe9d0')
  }
  for (const { x, y } of PEG_SPOTS) brush.disc(x, y, 7, '#1c0a18', 0.4)
}

export function pinSpots(brush: Brush) {
  for (const { x, y } of PIN_SPOTS) brush.disc(x, y, 7.5, '#16321c', 0.5)
}

/** A pin on its spot, or where it fell. */
export function pin(brush: Brush, { x, y, out }: Disc, color: string) {
  if (out) {
    brush.line([x - 8, y + 2, x + 8, y - 4], 6.5, '#001018', 0.3)
    brush.line([x - 8, y, x + 8, y - 6], 6, color)
    brush.disc(x + 9, y - 6, 4, color)
    return
  }
  brush.disc(x + 3, y + 3, PIN, '#001018', 0.4)
  brush.round(x - 4.5, y - 13, 9, 17, 4.5, color)
  brush.disc(x, y - 14, 4.6, color)
  brush.line([x - 3, y - 8, x + 3, y - 8], 2.2, PAINT.coral)
  brush.disc(x - 1.4, y - 15.4, 1.3, '#ffffff', 0.8)
}

/** A glass marble with a ribbon of colour in it. */
export function marble(brush: Brush, { x, y }: Disc, size: number, color: string) {
  brush.disc(x + size * 0.3, y + size * 0.45, size, '#3a1c10', 0.35)
  brush.disc(x, y, size, '#d7ecf4')
  brush.leaf(x, y, size * 1.7, size * 0.95, color, 0.7)
  brush.disc(x - size * 0.34, y - size * 0.4, size * 0.24, '#ffffff', 0.9)
}
