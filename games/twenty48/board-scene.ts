import { fillRound, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { sprites, type Picture, type Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Cells, Direction, Slide } from './board.ts'
import { largest } from './rules.ts'
import { drawTile } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** The board at rest, or a swipe being animated. */
export interface Motion {
  readonly slide: Slide
  readonly spawned: number
  /** Seconds since the swipe. */
  age: number
}

export interface Scene {
  readonly cells: Cells
  readonly size: number
  readonly motion: Motion | undefined
  /** A swipe that moves nothing pushes the tiles a little: the offset in pixels. */
  readonly nudge: Point
  /** 0 to 1 while the tiles go dim at the end of a run. */
  readonly dimmed: number
}

export const MOTION_SECONDS = 0.32
const SLIDE_SECONDS = 0.1
const POP_SECONDS = 0.2
/** Power from which the largest tile glows. */
const GLOWING_POWER = 6
/** Radius of the tray's corners, by its width. */
const CORNER = 0.09
const SHADOW_SHARE = 0.25
const MARGIN = 0.035
const GAP = 0.03

export interface Grid {
  readonly box: Box
  readonly tile: number
  /** Pictures of this layout. */
  readonly stamps: Sprites
  middle(cell: number): Point
}

/** Where the cells lie in the board's box. */
export function gridOf(box: Box, size: number): Grid {
  const gap = box.width * GAP * Math.min(1, 4 / size)
  const margin = box.width * MARGIN
  const tile = (box.width - 2 * margin - (size - 1) * gap) / size
  return {
    box,
    tile,
    stamps: sprites(),
    middle: (cell) => ({
      x: box.x + margin + tile / 2 + (cell % size) * (tile + gap),
      y: box.y + margin + tile / 2 + Math.floor(cell / size) * (tile + gap),
    }),
  }
}

export function drawScene(pen: Pen, grid: Grid, scene: Scene) {
  grid.stamps.draw(pen, shadowPicture(grid.box.width), grid.box)
  grid.stamps.draw(pen, trayPicture(grid, scene.cells.length), grid.box)
  pen.save()
  pen.translate(scene.nudge.x, scene.nudge.y)
  const { motion } = scene
  if (motion && motion.age < SLIDE_SECONDS) drawSliding(pen, grid, motion)
  else drawStanding(pen, grid, scene)
  pen.restore()
  if (scene.dimmed > 0)
    fillRound(pen, grid.box, grid.box.width * CORNER, `rgb(6 20 30 / ${scene.dimmed * 0.45})`)
}

/** The shadow alone: what casts it is painted beside the picture. */
function shadowPicture(width: number): Picture {
  return {
    key: 'shadow',
    width,
    height: width,
    bleed: width * 0.16,
    share: SHADOW_SHARE,
    paint(pen) {
      const ratio = pen.getTransform().a
      pen.shadowColor = 'rgb(0 6 12 / .6)'
      pen.shadowBlur = width * 0.1 * ratio
      pen.shadowOffsetX = 2 * width * ratio
      pen.shadowOffsetY = width * 0.04 * ratio
      fillRound(pen, { x: -2 * width, y: 0, width, height: width }, width * CORNER, '#000')
    },
  }
}

function trayPicture({ box: { x, y, width }, tile, middle }: Grid, cells: number): Picture {
  const radius = width * CORNER
  const board = { x: 0, y: 0, width, height: width }
  return {
    key: 'tray',
    width,
    height: width,
    bleed: 2,
    paint(pen) {
      fillRound(pen, { ...board, height: width + 1.2 }, radius, 'rgb(255 255 255 / .10)')
      fillRound(pen, board, radius, '#061821')
      fillRound(pen, { ...board, y: 4, height: width - 4 }, radius, '#0a2432')
      for (let cell = 0; cell < cells; cell++) {
        const at = middle(cell)
        const slot = { x: at.x - x - tile / 2, y: at.y - y - tile / 2, width: tile, height: tile }
        fillRound(pen, slot, tile * 0.26, 'rgb(120 190 215 / .08)')
      }
    },
  }
}

function drawSliding(pen: Pen, grid: Grid, { slide, age }: Motion) {
  const k = ease.inOut(Math.min(1, age / SLIDE_SECONDS))
  for (const { from, to, power } of slide.moves) {
    const start = grid.middle(from)
    const end = grid.middle(to)
    const at = { x: start.x + (end.x - start.x) * k, y: start.y + (end.y - start.y) * k }
    drawTile(pen, grid.stamps, power, { ...at, size: grid.tile, restSize: grid.tile, glows: false })
  }
}

function drawStanding(pen: Pen, grid: Grid, { cells, motion }: Scene) {
  const top = largest(cells)
  const topCell = top >= GLOWING_POWER ? topCellOf(cells, top, motion) : -1
  for (let cell = 0; cell < cells.length; cell++) {
    const power = cells[cell]!
    if (power === 0 || cell === topCell) continue
    paintCell(pen, grid, { cell, power, motion, glows: false })
  }
  if (topCell >= 0) paintCell(pen, grid, { cell: topCell, power: top, motion, glows: true })
}

/** Of several largest tiles the one just merged glows. */
function topCellOf(cells: Cells, top: number, motion: Motion | undefined): number {
  const merged = motion?.slide.merges.find(({ power }) => power === top)
  return merged ? merged.cell : cells.indexOf(top)
}

interface PaintedCell {
  readonly cell: number
  readonly power: number
  readonly motion: Motion | undefined
  readonly glows: boolean
}

function paintCell(pen: Pen, grid: Grid, { cell, power, motion, glows }: PaintedCell) {
  const scale = motion ? popScale(motion, cell) : 1
  if (scale <= 0) return
  const size = grid.tile * scale * (glows ? 1.05 : 1)
  drawTile(pen, grid.stamps, power, { ...grid.middle(cell), size, restSize: grid.tile, glows })
}

function popScale({ slide, spawned, age }: Motion, cell: number): number {
  const k = Math.min(1, Math.max(0, (age - SLIDE_SECONDS) / POP_SECONDS))
  if (cell === spawned) return ease.back(k)
  if (slide.merges.some((merge) => merge.cell === cell)) return 1 + 0.17 * Math.sin(Math.PI * Math.sqrt(k))
  return 1
}

const TURN: Readonly<Record<Direction, number>> = { right: 0, down: 1, left: 2, up: 3 }

/** Three chevrons that run over the board: the hint. `k` goes from 0 to 1. */
export function drawArrow(pen: Pen, { box }: Grid, direction: Direction, k: number) {
  const unit = box.width / 10
  pen.save()
  pen.translate(box.x + box.width / 2, box.y + box.height / 2)
  pen.rotate((TURN[direction] * Math.PI) / 2)
  pen.translate((ease.out(k) - 0.5) * unit * 3, 0)
  pen.lineCap = pen.lineJoin = 'round'
  const shown = Math.min(1, k * 6, (1 - k) * 4)
  for (const [pass, color] of ['rgb(3 24 33 / .75)', '#3fe0cf'].entries()) {
    pen.strokeStyle = color
    pen.lineWidth = unit * (pass === 0 ? 0.95 : 0.55)
    for (let at = -1; at <= 1; at++) {
      pen.globalAlpha = shown * (0.6 + 0.2 * (at + 1))
      pen.beginPath()
      pen.moveTo(at * unit * 1.5 - unit * 0.6, -unit * 1.3)
      pen.lineTo(at * unit * 1.5 + unit * 0.7, 0)
      pen.lineTo(at * unit * 1.5 - unit * 0.6, unit * 1.3)
      pen.stroke()
    }
  }
  pen.restore()
}
