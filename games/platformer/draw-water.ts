import { TILE, type Level } from './level.ts'
import type { Sight } from './draw-level.ts'
import type { Theme } from './themes.ts'

/** Water in front of everything, with a slow swell. */
export function drawWater(
  pen: CanvasRenderingContext2D,
  { cells, width, height }: Level,
  theme: Theme,
  { left, right, bottom, seconds, calm }: Sight,
) {
  const isWater = (column: number, row: number) => cells[row * width + column] === '~'
  const swell = (x: number) => (calm ? 0 : Math.sin(x * 0.11 + seconds * 2) * 1.5)
  const from = Math.max(0, Math.floor(left / TILE))
  const to = Math.min(width - 1, Math.floor(right / TILE))
  for (let column = from; column <= to; column++) {
    let row = height - 1
    if (!isWater(column, row)) continue
    while (row > 0 && isWater(column, row - 1)) row--
    const [x, y] = [column * TILE, row * TILE + 6]
    pen.beginPath()
    pen.moveTo(x, y + swell(x))
    pen.quadraticCurveTo(x + TILE / 2, y + swell(x + TILE / 2), x + TILE + 0.3, y + swell(x + TILE))
    pen.lineTo(x + TILE + 0.3, bottom)
    pen.lineTo(x, bottom)
    pen.fillStyle = theme.water
    pen.globalAlpha = 0.86
    pen.fill()
    pen.beginPath()
    pen.moveTo(x, y + swell(x))
    pen.quadraticCurveTo(x + TILE / 2, y + swell(x + TILE / 2), x + TILE, y + swell(x + TILE))
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = 1.2
    pen.globalAlpha = 0.7
    pen.stroke()
    pen.globalAlpha = 1
  }
}

/** Pools: water that one sees through, with light on its surface. */
export function drawPools(pen: CanvasRenderingContext2D, { cells, width, height }: Level, sight: Sight) {
  const { left, right, seconds, calm } = sight
  const at = (column: number, row: number) => cells[row * width + column]
  // Spikes may stand in a pool.
  const is = (column: number, row: number) => {
    const letter = at(column, row)
    if (letter === '^') return at(column, row - 1) === 'W'
    return letter === 'W' || (letter === 'v' && at(column, row + 1) === 'W')
  }
  const from = Math.max(0, Math.floor(left / TILE))
  const to = Math.min(width - 1, Math.floor(right / TILE))
  const swell = (x: number) => (calm ? 0 : Math.sin(x * 0.13 + seconds * 2.4) * 1.2)
  for (let row = 0; row < height; row++)
    for (let column = from; column <= to; column++) {
      if (!is(column, row)) continue
      const [x, y] = [column * TILE, row * TILE]
      const isSurface = row > 0 && !is(column, row - 1) && at(column, row - 1) === '.'
      const [near, far] = isSurface ? [y + 2 + swell(x), y + 2 + swell(x + TILE)] : [y, y]
      pen.beginPath()
      pen.moveTo(x, near)
      pen.lineTo(x + TILE, far)
      pen.lineTo(x + TILE, y + TILE)
      pen.lineTo(x, y + TILE)
      pen.fillStyle = 'rgb(20 120 200 / .34)'
      pen.fill()
      if (!isSurface) continue
      pen.beginPath()
      pen.moveTo(x, near)
      pen.lineTo(x + TILE, far)
      pen.strokeStyle = 'rgb(255 255 255 / .85)'
      pen.lineWidth = 1.4
      pen.stroke()
    }
}
