import { shade } from '#kit/game/draw.ts'
import { TILE, type Level } from './level.ts'
import type { Theme } from './themes.ts'

type Pen = CanvasRenderingContext2D

/** A steady number 0 to 1 for a cell, for what only decorates. */
const grain = (column: number, row: number, salt: number) => {
  const mixed = Math.imul(column * 73 + row * 151 + salt * 37, 2654435761) >>> 0
  return (mixed >>> 8) / 2 ** 24
}

const letterAt = ({ width, height, cells }: Level, column: number, row: number) => {
  if (column < 0 || column >= width) return '#'
  if (row < 0) return cells[column] === '#' ? '#' : '.'
  return row >= height ? (cells[(height - 1) * width + column] ?? '.') : cells[row * width + column]!
}

/** Paints what never moves in the columns `from` to `to`, and some rows above and below the level. */
export function paintTiles(
  pen: Pen,
  level: Level,
  theme: Theme,
  [from, to, above, below]: readonly number[],
) {
  for (let row = -above!; row < level.height + below!; row++)
    for (let column = from!; column < to!; column++) {
      const letter = letterAt(level, column, row)
      if (letter === '#') paintRock(pen, level, theme, [column, row])
      else if (letter === 'I') paintIce(pen, level, [column, row])
      else if (letter === '=') paintWood(pen, theme, column, row)
      else if (letter === '^' || letter === 'v')
        paintSpikes(pen, theme, [column, row, letter === '^' ? 1 : -1])
    }
}

function paintRock(pen: Pen, level: Level, theme: Theme, [column, row]: readonly [number, number]) {
  const is = (dx: number, dy: number) => '#I'.includes(letterAt(level, column + dx, row + dy))
  const [x, y] = [column * TILE, row * TILE]
  const [above, below, left, right] = [is(0, -1), is(0, 1), is(-1, 0), is(1, 0)]
  let depth = 0
  while (depth < 4 && is(0, -depth - 1)) depth++
  const round = (one: boolean, other: boolean) => (one || other ? 0 : 5)
  const tint = -0.07 * depth + (grain(column, row, 1) - 0.5) * 0.06
  pen.beginPath()
  // Half a unit of overlap hides the seams between tiles.
  pen.roundRect(x, y, TILE + (right ? 0.5 : 0), TILE + (below ? 0.5 : 0), [
    round(above, left),
    round(above, right),
    round(below, right),
    round(below, left),
  ])
  pen.fillStyle = shade(theme.rock, tint)
  pen.fill()
  if (grain(column, row, 2) < 0.4) {
    pen.beginPath()
    const [px, py] = [x + 3 + grain(column, row, 3) * 9, y + 5 + grain(column, row, 4) * 8]
    pen.ellipse(px, py, 1.2 + grain(column, row, 5) * 2, 1 + grain(column, row, 6), 0, 0, 7)
    pen.fillStyle = shade(theme.rock, tint + (grain(column, row, 7) < 0.5 ? -0.16 : 0.12))
    pen.fill()
  }
  if (!left) paintBar(pen, [x, y + (above ? 0 : 4), 2, TILE - (above ? 0 : 4)], 'rgb(255 255 255 / .16)')
  if (!right)
    paintBar(pen, [x + TILE - 2.4, y + (above ? 0 : 4), 2.4, TILE - (above ? 0 : 4)], 'rgb(0 0 0 / .2)')
  if (!below) paintBar(pen, [x + 1, y + TILE - 3, TILE - 2, 3], 'rgb(0 0 0 / .24)')
  if (!above) paintTurf(pen, theme, [column, row], [left, right])
}

function paintIce(pen: Pen, level: Level, [column, row]: readonly [number, number]) {
  const is = (dx: number, dy: number) => '#I'.includes(letterAt(level, column + dx, row + dy))
  const [x, y] = [column * TILE, row * TILE]
  paintBar(pen, [x, y, TILE + 0.5, TILE + 0.5], '#8fd0f0')
  pen.fillStyle = 'rgb(255 255 255 / .5)'
  pen.beginPath()
  const at = 2 + grain(column, row, 1) * 6
  for (const [shift, wide] of [
    [at, 2.4],
    [at + 4, 1.2],
  ] as const) {
    pen.moveTo(x + shift + 4, y + 3)
    pen.lineTo(x + shift + 4 + wide, y + 3)
    pen.lineTo(x + shift - 2 + wide, y + TILE - 3)
    pen.lineTo(x + shift - 2, y + TILE - 3)
  }
  pen.fill()
  if (!is(0, -1)) paintBar(pen, [x, y, TILE + 0.5, 2.6], '#f4fdff')
  if (!is(-1, 0)) paintBar(pen, [x, y, 2, TILE], '#d8f3ff')
  if (!is(1, 0)) paintBar(pen, [x + TILE - 2, y, 2, TILE], '#5fa8d8')
  if (!is(0, 1)) paintBar(pen, [x, y + TILE - 2.4, TILE, 2.4], '#5fa8d8')
}

function paintBar(pen: Pen, [x, y, width, height]: readonly [number, number, number, number], color: string) {
  pen.fillStyle = color
  pen.fillRect(x, y, width, height)
}

function paintTurf(
  pen: Pen,
  theme: Theme,
  [column, row]: readonly [number, number],
  [left, right]: readonly [boolean, boolean],
) {
  const [x, y] = [column * TILE, row * TILE]
  pen.fillStyle = theme.turf
  pen.beginPath()
  pen.roundRect(x - (left ? 0 : 1.5), y - 1, TILE + (left ? 0 : 1.5) + (right ? 0.5 : 1.5), 5, [
    left ? 0 : 4,
    right ? 0 : 4,
    right ? 0 : 3,
    left ? 0 : 3,
  ])
  for (const drop of [3, 8, 13]) {
    const size = 1.6 + grain(column, row, drop) * 1.8
    pen.moveTo(x + drop + size, y + 3.6)
    pen.arc(x + drop, y + 3.6, size, 0, Math.PI)
  }
  pen.fill()
  paintBar(pen, [x + (left ? 0 : 2), y - 0.6, TILE - (left ? 0 : 2) - (right ? 0 : 2), 1.4], theme.turfLight)
  if (grain(column, row, 20) < 0.34) {
    pen.strokeStyle = grain(column, row, 21) < 0.5 ? theme.turfLight : theme.turf
    pen.lineWidth = 1.1
    pen.lineCap = 'round'
    pen.beginPath()
    const root = x + 4 + grain(column, row, 22) * 8
    for (const lean of [-2.4, 0.2, 2.6]) {
      pen.moveTo(root + lean * 0.4, y)
      pen.lineTo(root + lean, y - 3.4 - grain(column, row, 23) * 2)
    }
    pen.stroke()
  }
}

function paintWood(pen: Pen, { wood }: Theme, column: number, row: number) {
  const [x, y] = [column * TILE, row * TILE]
  paintBar(pen, [x, y + 4, TILE + 0.4, 2.4], shade(wood, -0.4))
  paintBar(pen, [x, y, TILE + 0.4, 4.6], wood)
  paintBar(pen, [x, y, TILE + 0.4, 1.2], shade(wood, 0.35))
  paintBar(pen, [x + 7.5, y + 1, 0.9, 4], shade(wood, -0.3))
}

function paintSpikes(pen: Pen, theme: Theme, [column, row, up]: readonly [number, number, number]) {
  const x = column * TILE
  const foot = up > 0 ? (row + 1) * TILE : row * TILE
  for (const [at, tall] of [
    [0.8, 8],
    [5.6, 10.4],
    [10.4, 8.6],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x + at, foot)
    pen.lineTo(x + at + 2.4, foot - up * tall)
    pen.lineTo(x + at + 4.8, foot)
    pen.fillStyle = '#eadff0'
    pen.fill()
    pen.beginPath()
    pen.moveTo(x + at + 2.4, foot - up * tall)
    pen.lineTo(x + at + 4.8, foot)
    pen.lineTo(x + at + 2.8, foot)
    pen.fillStyle = shade(theme.rock, -0.35)
    pen.fill()
  }
}
