import type { Brush } from '#kit/game/micro/brush.ts'

/** Decoration around a place. */
export const tuft = (bush: string) => (brush: Brush, x: number, y: number) => {
  brush.leaf(x, y, 8, 3.4, bush, -2.1)
  brush.leaf(x + 3, y, 8, 3.4, bush, -1.1)
}

export const pebble = (color: string) => (brush: Brush, x: number, y: number) => {
  brush.disc(x, y + 1, 4.4, '#000000', 0.2)
  brush.disc(x, y, 4, color)
}
export const flower = (color: string) => (brush: Brush, x: number, y: number) => {
  for (const [dx, dy] of [
    [-3, 0],
    [3, 0],
    [0, -3],
    [0, 3],
  ])
    brush.disc(x + dx!, y + dy!, 2.4, color)
  brush.disc(x, y, 2, '#ffe066')
}
