import { fillRound, shade, signed, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { BoardLayout } from './board-layout.ts'
import type { MergeDefinition } from './definitions.ts'
import { gestureOf, isHexBoard } from './gestures.ts'
import { chainRank } from './paths.ts'
import type { Wave } from './playback.ts'
import type { State } from './state.ts'
import { drawTile } from './tile-look.ts'
import { cornerOf } from './tile-shapes.ts'
import { zeroValue } from './zero.ts'

type Pen = CanvasRenderingContext2D

export interface BoardPainter {
  ground(pen: Pen): void
  tiles(pen: Pen, cells: readonly number[]): void
  wave(pen: Pen, wave: Wave, k: number): void
  tile(pen: Pen, rank: number, x: number, y: number, size?: number): void
  mark(pen: Pen, cell: number, color: string): void
  ghost(pen: Pen, cell: number, rank: number): void
  path(pen: Pen, cells: readonly number[], path: readonly number[], isGood: boolean): void
  total(pen: Pen, state: State, path: readonly number[]): void
  next(pen: Pen, ranks: readonly number[]): void
}

const MOVE_SHARE = 0.55

/** A board with its colours, and the pictures it has painted already. */
interface Paint {
  readonly definition: MergeDefinition
  readonly layout: BoardLayout
  readonly stamps: Sprites
  readonly box: Box
  readonly tile: number
  readonly pitch: number
  readonly strip: Box
  readonly count: number
  readonly isHex: boolean
  readonly round: number
  readonly deep: string
  readonly hollow: string
}

export function boardPainter(definition: MergeDefinition, layout: BoardLayout): BoardPainter {
  const { box, tile, pitch, strip, count } = layout
  const isSea = definition.kind === 'islands'
  const isHex = isHexBoard(definition.kind)
  const paint: Paint = {
    definition,
    layout,
    stamps: sprites(),
    box,
    tile,
    pitch,
    strip,
    count,
    isHex,
    round: isHex ? 0.5 : cornerOf(definition.kind),
    deep: isSea ? '#0d5f8c' : shade(definition.ground[1], -0.25),
    hollow: isSea ? '#1a7cae' : shade(definition.ground[1], 0.12),
  }
  return {
    ground: (pen) => drawGround(paint, pen),
    tiles: (pen, cells) => drawTiles(paint, pen, cells),
    wave: (pen, wave, k) => drawWave(paint, pen, wave, k),
    tile: (pen, rank, x, y, size) => tileAt(paint, pen, rank, x, y, size),
    mark: (pen, cell, color) => drawMark(paint, pen, cell, color),
    ghost: (pen, cell, rank) => drawGhost(paint, pen, cell, rank),
    path: (pen, cells, path, isGood) => drawPath(paint, pen, cells, path, isGood),
    total: (pen, state, path) => drawTotal(paint, pen, state, path),
    next: (pen, ranks) => drawNext(paint, pen, ranks),
  }
}

const tileAt = (paint: Paint, pen: Pen, rank: number, x: number, y: number, size = paint.tile) =>
  drawTile(pen, paint.stamps, paint.definition, rank, { x, y, size, rest: paint.tile })

function doorOf(paint: Paint, from: number) {
  const { x } = paint.layout.middle(-1 - from)
  const y =
    paint.definition.kind === 'shoot'
      ? paint.strip.y + paint.strip.height / 2
      : paint.box.y - paint.pitch * 0.5
  return { x, y }
}

/** Two joined tiles in the middle, and smaller the two that come after them. */
function nextTwins(paint: Paint, pen: Pen, ranks: readonly number[], y: number) {
  const middle = paint.strip.x + paint.strip.width / 2
  for (const [index, rank] of ranks.entries()) {
    const isNow = index < 2
    const size = paint.tile * (isNow ? 0.84 : 0.46)
    const x = middle + (isNow ? -0.1 * paint.tile : paint.tile * 1.55) + ((index % 2) - 0.5) * size
    if (index % 2 === 0)
      fillRound(
        pen,
        { x: x - size * 0.6, y: y - size * 0.58, width: size * 2.2, height: size * 1.16 },
        size * 0.24,
        'rgb(255 255 255 / .16)',
      )
    tileAt(paint, pen, rank, x, y, size * 0.96)
  }
}

function hollowAt(paint: Paint, pen: Pen, x: number, y: number) {
  if (paint.isHex) {
    pen.beginPath()
    for (let corner = 0; corner < 6; corner++) {
      const angle = (Math.PI / 3) * corner + Math.PI / 6
      pen.lineTo(x + Math.cos(angle) * paint.pitch * 0.56, y + Math.sin(angle) * paint.pitch * 0.56)
    }
    pen.closePath()
    pen.fillStyle = paint.hollow
    pen.strokeStyle = paint.deep
    pen.lineWidth = paint.pitch * 0.1
    pen.fill()
    pen.stroke()
    return
  }
  fillRound(
    pen,
    { x: x - paint.tile / 2, y: y - paint.tile / 2, width: paint.tile, height: paint.tile },
    paint.tile * paint.round,
    paint.hollow,
  )
}

function drawGround(paint: Paint, pen: Pen) {
  paint.stamps.draw(
    pen,
    {
      key: 'ground',
      width: paint.box.width,
      height: paint.box.height,
      bleed: 20,
      paint(inner) {
        const area = { x: 0, y: 0, width: paint.box.width, height: paint.box.height }
        if (!paint.isHex) {
          inner.shadowColor = 'rgb(0 6 12 / .5)'
          inner.shadowBlur = 18 * inner.getTransform().a
          inner.shadowOffsetY = 7 * inner.getTransform().a
          fillRound(inner, area, paint.pitch * 0.36, paint.deep)
          inner.shadowColor = 'transparent'
          strokeRound(inner, area, paint.pitch * 0.36, 'rgb(255 255 255 / .10)', 1.5)
        }
        for (let cell = 0; cell < paint.count; cell++) {
          const at = paint.layout.middle(cell)
          hollowAt(paint, inner, at.x - paint.box.x, at.y - paint.box.y)
        }
      },
    },
    paint.box,
  )
}

function drawTiles(paint: Paint, pen: Pen, cells: readonly number[]) {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue
    const { x, y } = paint.layout.middle(cell)
    tileAt(paint, pen, cells[cell]!, x, y)
  }
}

function drawWave(paint: Paint, pen: Pen, wave: Wave, k: number) {
  const move = Math.min(1, k / MOVE_SHARE)
  const eased = move * move * (3 - 2 * move)
  if (k < MOVE_SHARE) {
    drawTiles(paint, pen, wave.still)
    for (const { from, to, rank } of wave.travels) {
      const start = from >= 0 ? paint.layout.middle(from) : doorOf(paint, from)
      const end = paint.layout.middle(to)
      tileAt(paint, pen, rank, start.x + (end.x - start.x) * eased, start.y + (end.y - start.y) * eased)
    }
    return
  }
  const pop = (k - MOVE_SHARE) / (1 - MOVE_SHARE)
  for (let cell = 0; cell < wave.after.length; cell++) {
    const rank = wave.after[cell]!
    if (rank === 0) continue
    const { x, y } = paint.layout.middle(cell)
    const swell = wave.popped.includes(cell) ? 1 + 0.2 * Math.sin(Math.PI * pop) : 1
    tileAt(paint, pen, rank, x, y, paint.tile * swell)
  }
}

function drawMark(paint: Paint, pen: Pen, cell: number, color: string) {
  const { x, y } = paint.layout.middle(cell)
  const area = { x: x - paint.tile / 2, y: y - paint.tile / 2, width: paint.tile, height: paint.tile }
  strokeRound(pen, area, paint.tile * paint.round, color, 3.5)
}

function drawGhost(paint: Paint, pen: Pen, cell: number, rank: number) {
  const { x, y } = paint.layout.middle(cell)
  pen.save()
  pen.globalAlpha = 0.45
  tileAt(paint, pen, rank, x, y)
  pen.restore()
}

function drawPath(
  paint: Paint,
  pen: Pen,
  cells: readonly number[],
  path: readonly number[],
  isGood: boolean,
) {
  if (path.length === 0) return
  pen.save()
  pen.lineCap = pen.lineJoin = 'round'
  for (const [width, color] of [
    [0.42, 'rgb(0 8 20 / .5)'],
    [0.28, isGood ? '#ffffff' : 'rgb(255 255 255 / .55)'],
  ] as const) {
    pen.lineWidth = paint.tile * width
    pen.strokeStyle = color
    pen.beginPath()
    for (const cell of path) {
      const { x, y } = paint.layout.middle(cell)
      pen.lineTo(x, y)
    }
    pen.stroke()
  }
  pen.restore()
  // The line runs below its tiles: their digits stay readable.
  for (const cell of path) {
    const { x, y } = paint.layout.middle(cell)
    if (cells[cell]) tileAt(paint, pen, cells[cell], x, y, paint.tile * 1.06)
    drawMark(paint, pen, cell, isGood ? '#ffffff' : 'rgb(255 255 255 / .6)')
  }
}

function drawTotal(paint: Paint, pen: Pen, { cells }: State, path: readonly number[]) {
  const x = paint.strip.x + paint.strip.width / 2
  const y = paint.strip.y + paint.strip.height / 2
  if (path.length === 0) return
  if (paint.definition.kind === 'chain')
    return tileAt(paint, pen, chainRank(cells, path), x, y, paint.tile * 0.9)
  const isZero = paint.definition.kind === 'zero'
  const goal = isZero ? 0 : 10
  const sum = path.reduce((all, cell) => all + (isZero ? zeroValue(cells[cell]!) : cells[cell]!), 0)
  const isThere = sum === goal && path.length > 1
  const color = isThere ? '#7df0a8' : sum > goal ? '#ff8f8f' : '#ffffff'
  write(pen, isZero ? signed(String(sum)) : `${sum} / 10`, x, y, { size: paint.strip.height * 0.5, color })
}

function drawNext(paint: Paint, pen: Pen, ranks: readonly number[]) {
  const y = paint.strip.y + paint.strip.height / 2
  if (gestureOf(paint.definition) === 'twin') return nextTwins(paint, pen, ranks, y)
  for (const [index, rank] of ranks.entries()) {
    const size = index === 0 ? paint.tile * 0.92 : paint.tile * 0.58
    const x = paint.strip.x + paint.strip.width / 2 + index * paint.tile * 0.95
    tileAt(paint, pen, rank, x, y, size)
  }
}
