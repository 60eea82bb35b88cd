import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Craft } from './definitions.ts'
import type { Button, Easel, Sample } from './easel-layout.ts'
import { FRESH } from './folds.ts'
import { lineCells, type Picture } from './picture.ts'
import { POTS } from './pictures.ts'
import { colourAt, type PaintState } from './rules.ts'

const PAPER = '#fffaf0'
const LINES = '#d8c8a8'
const INK = '#4a3a2a'

/** A readable ink on a paint. */
function inkOn(color: string) {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16))
  return red! * 2 + green! * 3 + blue! < 500 ? PAPER : INK
}

/** A drop that fills its cell; `k` is its progress from 0 to 1. */
export function paintCell(brush: Brush, x: number, y: number, cell: number, color: string, k = 1) {
  const side = cell * (0.5 + 0.5 * k)
  const gap = (cell - side) / 2
  brush.round(x + gap, y + gap, side + 0.6, side + 0.6, (1 - k) * cell * 0.5, color)
  if (cell > 14 && k === 1)
    brush.round(x + cell * 0.12, y + cell * 0.1, cell * 0.5, cell * 0.09, cell * 0.04, '#ffffff', 0.22)
}

/** An arrow over as many quarters as the picture is rotated. */
function paintTurn(
  brush: Brush,
  quarters: number,
  at: { readonly x: number; readonly y: number },
  radius: number,
) {
  // The left quarter is the short way round.
  const [from, to] =
    quarters === 3 ? [-Math.PI / 2, -Math.PI] : [-Math.PI / 2, ((quarters - 1) * Math.PI) / 2]
  brush.disc(at.x, at.y, radius * 1.5, '#10202c', 0.45)
  brush.arc(at.x, at.y, radius, Math.min(from, to), Math.max(from, to), radius * 0.3, '#3fe0cf')
  const tip = { x: at.x + Math.cos(to) * radius, y: at.y + Math.sin(to) * radius }
  const way = to + (quarters === 3 ? -Math.PI / 2 : Math.PI / 2)
  brush.at(tip.x, tip.y, way, () =>
    brush.shape([-radius * 0.2, -radius * 0.5, -radius * 0.2, radius * 0.5, radius * 0.6, 0], '#3fe0cf'),
  )
}

/** A small picture without lines. */
export function paintSample(
  brush: Brush,
  { size, colours, quarters }: Pick<Picture, 'size' | 'colours' | 'quarters'>,
  cells: readonly number[],
  { x, y, side, turn }: Sample,
) {
  brush.round(x - 5, y - 1, side + 10, side + 12, 8, '#000000', 0.25)
  brush.round(x - 5, y - 5, side + 10, side + 10, 8, '#8a5a34')
  brush.round(x, y, side, side, 3, PAPER)
  if (quarters) paintTurn(brush, quarters, turn, side * 0.16)
  const cell = side / size
  for (const [index, colour] of cells.entries())
    if (colour > 0)
      brush.round(
        x + (index % size) * cell,
        y + Math.floor(index / size) * cell,
        cell + 0.5,
        cell + 0.5,
        0,
        colours[colour]!,
      )
}

interface Shown {
  readonly craft: Craft
  readonly picture: Picture
  readonly state: PaintState
  /** Cells being painted, with their progress. */
  readonly wet: ReadonlyMap<number, number>
}

/** The sheet on its board, with marks for where to paint. */
export function paintSheet(brush: Brush, { sheet }: Easel, { craft, picture, state, wet }: Shown) {
  const { size, target, colours } = picture
  const { x: left, y: top, cell } = sheet
  const side = cell * size
  brush.round(left - 8, top - 2, side + 16, side + 18, 14, '#000000', 0.28)
  brush.round(left - 8, top - 8, side + 16, side + 16, 14, '#a8703f')
  brush.round(left - 8, top - 8, side + 16, 5, 4, '#ffffff', 0.25)
  brush.round(left, top, side, side, 4, PAPER)
  const isShown = craft === 'recall' && !state.covered
  for (let index = 0; index < target.length; index++) {
    const [x, y] = [left + (index % size) * cell, top + Math.floor(index / size) * cell]
    const colour = isShown ? target[index]! : colourAt(state, index)
    if (colour > 0) paintCell(brush, x, y, cell, colours[colour]!, wet.get(index) ?? 1)
    else if (craft === 'number' && target[index]! > 0) {
      brush.round(x + 0.5, y + 0.5, cell - 1, cell - 1, 2, shade(colours[target[index]!]!, 0.82))
      digits(brush, target[index]!, x + cell / 2, y + cell / 2, Math.max(9, cell * 0.4), INK)
    } else if (craft === 'mix' && target[index]! > 0)
      brush.round(x, y, cell + 0.5, cell + 0.5, 0, colours[target[index]!]!, 0.3)
  }
  // No lines across a dry, finished picture.
  for (let line = 0; line <= size; line++) {
    brush.line([left + line * cell, top, left + line * cell, top + side], 1, LINES, 0.55)
    brush.line([left, top + line * cell, left + side, top + line * cell], 1, LINES, 0.55)
  }
  if (craft === 'half') brush.line([left + side / 2, top - 4, left + side / 2, top + side + 4], 4, '#17a88a')
  if (craft === 'mandala')
    for (const points of [
      [left + side / 2, top, left + side / 2, top + side],
      [left, top + side / 2, left + side, top + side / 2],
      [left, top, left + side, top + side],
      [left + side, top, left, top + side],
    ])
      brush.line(points, 2, '#17a88a', 0.4)
}

/** Handles of the rollers: left of the rows, above the columns. */
export const handleAt = ({ sheet: { x, y, cell } }: Easel, size: number, line: number) =>
  line < size ? { x: x - 30, y: y + (line + 0.5) * cell } : { x: x + (line - size + 0.5) * cell, y: y - 30 }

export function paintHandles(brush: Brush, easel: Easel, size: number, color: string) {
  for (let line = 0; line < size * 2; line++) {
    const { x, y } = handleAt(easel, size, line)
    const across = Math.min(17, easel.sheet.cell * 0.32)
    brush.at(x, y, line < size ? 0 : Math.PI / 2, () => {
      brush.round(-20, -3, 18, 6, 3, '#7a4526')
      brush.slab(-2, -across, 17, across * 2 - 3, 6, color, 4)
    })
  }
}

/** The stripe a roller has just left, or a hint of one. */
export function paintStripe(
  brush: Brush,
  { sheet: { x, y, cell } }: Easel,
  size: number,
  line: number,
  k: number,
) {
  const [first] = lineCells(size, line)
  if (first === undefined) return
  const side = cell * size
  if (line < size) brush.round(x + side * k - 6, y + line * cell, 12, cell, 6, '#ffffff', 0.7)
  else brush.round(x + (line - size) * cell, y + side * k - 6, cell, 12, 6, '#ffffff', 0.7)
}

export interface Bench {
  /** The selected colour, or the sum of the pots. */
  readonly brush: number
  readonly press: number
}

/** A folded sheet, or a fresh one. */
function paintFold(pen: Brush, fold: number, { x, y }: Button['at'], radius: number) {
  const half = radius * 0.66
  if (fold === FRESH) {
    pen.round(x - half, y - half, half * 2, half * 2, 3, '#ffffff')
    pen.star(x, y - 1, half * 0.6, '#3fe0cf')
    return
  }
  pen.at(x, y, [0, Math.PI, Math.PI / 2, -Math.PI / 2][fold]!, () => {
    pen.round(-half, -half, half * 2, half * 2, 3, '#ffffff')
    pen.round(-half, -half, half, half * 2, 3, '#f08ab8')
    pen.line([0, -half - 3, 0, half + 3], 2, '#6a4526')
    pen.line([-half * 0.5, 0, half * 0.3, 0], 3.4, '#4a2a3a')
    pen.shape([half * 0.2, -half * 0.35, half * 0.75, 0, half * 0.2, half * 0.35], '#4a2a3a')
  })
}

export function paintButton(
  pen: Brush,
  button: Button,
  index: number,
  picture: Picture,
  state: PaintState,
  bench: Bench,
) {
  const { kind, value, at, size } = button
  const radius = size * 0.44
  const drop = bench.press === index ? 3 : 0
  if (kind === 'colour') {
    const isPicked = bench.brush === value
    const color = value === 0 ? '#ffffff' : picture.colours[value]!
    pen.puck(at.x, at.y + drop - (isPicked ? 4 : 0), radius, '#6a4526', 5)
    pen.disc(at.x, at.y + drop - (isPicked ? 4 : 0), radius * 0.82, color)
    pen.disc(at.x - radius * 0.28, at.y + drop - radius * 0.34, radius * 0.17, '#ffffff', 0.7)
    if (isPicked) pen.ring(at.x, at.y + drop - 4, radius + 3, 4, '#3fe0cf')
    return value > 0
      ? digits(pen, value, at.x, at.y + drop - (isPicked ? 4 : 0), radius * 0.7, inkOn(color))
      : undefined
  }
  if (kind === 'pot') {
    const isIn = (bench.brush & value) > 0
    const color = POTS[Math.log2(value)]!
    pen.slab(at.x - radius, at.y - radius * 0.7, radius * 2, radius * 1.6, radius * 0.5, '#8a5f3a', 6)
    pen.round(at.x - radius * 0.84, at.y - radius * 0.62, radius * 1.68, radius * 0.9, radius * 0.45, color)
    return isIn ? pen.ring(at.x, at.y, radius + 4, 4, '#3fe0cf') : undefined
  }
  pen.slab(at.x - radius, at.y - radius + drop, radius * 2, radius * 1.9, 9, '#e8d8b0', 5)
  if (kind === 'fold') return paintFold(pen, value, { x: at.x, y: at.y + drop }, radius)
  if (kind === 'peek') {
    pen.leaf(at.x, at.y - 2 + drop, radius * 1.5, radius * 0.95, '#ffffff', 0)
    pen.disc(at.x, at.y - 2 + drop, radius * 0.28, '#2a5a7a')
    for (let left = 0; left < state.peeks; left++)
      pen.disc(at.x - 6 + left * 12, at.y + radius * 0.6 + drop, 3.4, '#17a88a')
    return
  }
  const cell = (radius * 1.6) / picture.size
  const [x, y] = [at.x - radius * 0.8, at.y - radius * 0.85 + drop]
  pen.round(x, y, radius * 1.6, radius * 1.6, 3, '#7a6a52')
  for (const one of picture.stencils?.[value] ?? [])
    pen.round(
      x + (one % picture.size) * cell,
      y + Math.floor(one / picture.size) * cell,
      cell + 0.5,
      cell + 0.5,
      0,
      bench.brush > 0 ? picture.colours[bench.brush]! : '#ffffff',
    )
}
