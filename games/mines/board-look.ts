import { copyWhole, fillCircle, fillRound, shade, strokeRound, write } from '#kit/game/draw.ts'
import { sprites, type Picture, type Sprites } from '#kit/game/sprites.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { BoardMotion } from './board-motion.ts'
import type { Advice } from './insight.ts'
import type { Layout, Spot, Tool } from './layout.ts'
import { inkOf, type Shore } from './palette.ts'
import { CLOSED, numberIn, OPEN, type State } from './rules.ts'
import { flagPicture, paintBank, poolPicture, sandPicture, trace, urchinPicture } from './shore-look.ts'

type Pen = CanvasRenderingContext2D

/** State besides the board that the picture depends on. */
export interface Looks {
  readonly pressed: number | undefined
  readonly cursor: number | undefined
  /** Cells counted by the touched number. */
  readonly counted: readonly number[]
  readonly advice: Advice | undefined
  readonly tool: Tool
  /** All safe cells are open: the remaining urchins are marked. */
  readonly isWon: boolean
  /** Progress of a long press, 0 to 1. */
  readonly held: number
  readonly number: (value: number) => string
}

export interface BoardLook {
  place(layout: Layout, size: StageSize): void
  draw(pen: Pen, state: State, looks: Looks): void
}

const SAFE = '#8dffb0'
const DANGER = '#ff6a5c'
const BECAUSE = '#ffe08a'

/** Layout of the cells with their pictures. */
interface Beach {
  readonly shore: Shore
  readonly motion: BoardMotion
  readonly stamps: Sprites
  readonly backdrop: HTMLCanvasElement
  layout: Layout
  room: StageSize
  isPainted: boolean
}

/** Sand, pools, flags and urchins; static parts are cached. */
export function boardLook(shore: Shore, motion: BoardMotion): BoardLook {
  const stamps = sprites()
  const backdrop = document.createElement('canvas')

  const beach: Beach = {
    shore,
    motion,
    stamps,
    backdrop,
    layout: { spots: [], side: 1, tools: [] },
    room: { width: 1, height: 1 },
    isPainted: false,
  }

  return {
    place: (next, size) => place(beach, next, size),
    draw: (pen, state, looks) => draw(beach, pen, state, looks),
  }
}

function paintBackdrop(beach: Beach, pen: Pen) {
  const { shore, backdrop } = beach
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(beach.room.width * ratio)
  backdrop.height = Math.ceil(beach.room.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  paintBank(inner, beach.layout.spots, beach.layout.side, shore)
  beach.isPainted = true
}

function stamp(beach: Beach, pen: Pen, picture: Picture, { x, y }: Spot, scale = 1) {
  const half = beach.layout.side * scale
  beach.stamps.draw(pen, picture, { x: x - half, y: y - half, width: half * 2, height: half * 2 })
}

function drawSand(beach: Beach, pen: Pen, cell: number, spot: Spot, scale: number, alpha: number) {
  pen.globalAlpha = alpha
  const variant = (cell * 7 + (cell >> 2)) % 9
  stamp(
    beach,
    pen,
    sandPicture(spot.outline, beach.layout.side, variant < 3 ? variant : 0, beach.shore),
    spot,
    scale,
  )
  pen.globalAlpha = 1
}

/** Triangles have less space: their content is smaller. */
const fitOf = (beach: Beach, spot: Spot) => Math.min(1, (spot.room / beach.layout.side) * 2.3)

function drawOpen(beach: Beach, pen: Pen, state: State, cell: number, looks: Looks) {
  const { shore, motion } = beach
  const spot = beach.layout.spots[cell]!
  stamp(beach, pen, poolPicture(spot.outline, beach.layout.side, shore), spot)
  if (state.hidden[cell]! > 0) {
    trace(pen, spot.outline, { ...spot, side: beach.layout.side * 0.9 })
    pen.fillStyle = '#d8303a'
    pen.fill()
    return stamp(
      beach,
      pen,
      urchinPicture(beach.layout.side, shore),
      spot,
      motion.shown(cell) * fitOf(beach, spot) * 1.05,
    )
  }
  const count = numberIn(state, cell)
  if (count > 0)
    write(pen, looks.number(count), spot.x, spot.y, {
      size: Math.round(Math.max(12, spot.room * (spot.outline.length === 3 ? 1.25 : 1.12))),
      color: inkOf(count),
    })
  const k = motion.opened(cell)
  if (k < 1) drawSand(beach, pen, cell, spot, 1 - 0.3 * k, 1 - k)
}

function drawClosed(beach: Beach, pen: Pen, state: State, cell: number, looks: Looks) {
  const { shore, motion } = beach
  const spot = beach.layout.spots[cell]!
  const isPressed = looks.pressed === cell
  stamp(beach, pen, poolPicture(spot.outline, beach.layout.side, shore), spot)
  drawSand(beach, pen, cell, spot, isPressed ? 0.92 : 1, 1)
  const isOver = state.stung !== undefined
  const hidden = state.hidden[cell] ?? 0
  const mark = looks.isWon ? hidden : state.cells[cell]!
  if (mark === CLOSED && isOver && hidden > 0) {
    const scale = motion.shown(cell) * fitOf(beach, spot) * (hidden > 1 ? 0.72 : 0.95)
    const wide = beach.layout.side * 0.2
    for (let urchin = 0; urchin < hidden; urchin++)
      stamp(
        beach,
        pen,
        urchinPicture(beach.layout.side, shore),
        { ...spot, x: spot.x + (urchin - (hidden - 1) / 2) * wide },
        scale,
      )
  }
  if (mark > OPEN) {
    const k = motion.planted(cell)
    const dropped = { ...spot, y: spot.y - (1 - k) * beach.layout.side * 0.5 }
    pen.globalAlpha = Math.min(1, k * 2)
    stamp(beach, pen, flagPicture(beach.layout.side, mark), dropped, fitOf(beach, spot))
    pen.globalAlpha = 1
    if (isOver && hidden !== mark) cross(pen, spot)
  }
}

function ring(beach: Beach, pen: Pen, cell: number, color: string, width = 3, scale = 0.9) {
  const spot = beach.layout.spots[cell]!
  trace(pen, spot.outline, { ...spot, side: beach.layout.side * scale })
  pen.lineJoin = 'round'
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

function drawMarks(beach: Beach, pen: Pen, state: State, { counted, advice, cursor, pressed, held }: Looks) {
  for (const cell of counted) {
    ring(beach, pen, cell, 'rgb(0 12 20 / .35)', 5)
    ring(beach, pen, cell, '#ffffff', 2.5)
  }
  if (advice) {
    for (const cell of advice.by) ring(beach, pen, cell, BECAUSE, 3.5)
    const color = advice.does === 'flag' ? DANGER : SAFE
    ring(beach, pen, advice.cell, 'rgb(0 12 20 / .5)', 7)
    ring(beach, pen, advice.cell, color, 4)
  }
  if (cursor !== undefined) {
    ring(beach, pen, cursor, 'rgb(0 12 20 / .6)', 6, 1)
    ring(beach, pen, cursor, '#ffffff', 3, 1)
  }
  if (pressed === undefined || held <= 0 || state.cells[pressed] === OPEN) return
  const { x, y, room: far } = beach.layout.spots[pressed]!
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(x, y, far + 7, -Math.PI / 2, -Math.PI / 2 + held * 2 * Math.PI)
  pen.stroke()
}

function drawTools(beach: Beach, pen: Pen, { tool: chosen }: Looks) {
  const { shore, stamps } = beach
  for (const { tool, box } of beach.layout.tools) {
    const isOn = tool === chosen
    fillRound(pen, { ...box, y: box.y + 4 }, 24, 'rgb(0 14 22 / .45)')
    fillRound(pen, box, 24, isOn ? shore.sand : shade(shore.pool, 0.1))
    strokeRound(pen, box, 24, isOn ? '#ffffff' : 'rgb(255 255 255 / .28)', isOn ? 3 : 1.5)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (tool === 'flag') stamps.draw(pen, flagPicture(44, 1), { x: x - 44, y: y - 44, width: 88, height: 88 })
    else drawSpade(pen, x, y)
  }
}

function place(beach: Beach, next: Layout, size: StageSize) {
  beach.layout = next
  beach.room = size
  beach.isPainted = false
  beach.stamps.clear()
}

function draw(beach: Beach, pen: Pen, state: State, looks: Looks) {
  if (!beach.isPainted) paintBackdrop(beach, pen)
  copyWhole(pen, beach.backdrop)
  for (const [cell, mark] of state.cells.entries())
    if (mark === OPEN) drawOpen(beach, pen, state, cell, looks)
    else drawClosed(beach, pen, state, cell, looks)
  drawMarks(beach, pen, state, looks)
  drawTools(beach, pen, looks)
}

/** A little beach spade. */
function drawSpade(pen: Pen, x: number, y: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.6)
  fillRound(pen, { x: -2.5, y: -18, width: 5, height: 20 }, 2.5, '#8a5632')
  fillRound(pen, { x: -7, y: -20, width: 14, height: 5 }, 2.5, '#6d3b14')
  pen.beginPath()
  pen.moveTo(-8, 1)
  pen.lineTo(8, 1)
  pen.quadraticCurveTo(9, 13, 0, 19)
  pen.quadraticCurveTo(-9, 13, -8, 1)
  pen.fillStyle = '#2fb3a6'
  pen.fill()
  fillCircle(pen, -3, 6, 2, 'rgb(255 255 255 / .7)')
  pen.restore()
}

/** Crosses out a wrong flag. */
function cross(pen: Pen, { x, y, room: far }: Spot) {
  pen.strokeStyle = '#3a0a10'
  pen.lineWidth = Math.max(3, far * 0.2)
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x - far * 0.5, y - far * 0.5)
  pen.lineTo(x + far * 0.5, y + far * 0.5)
  pen.moveTo(x + far * 0.5, y - far * 0.5)
  pen.lineTo(x - far * 0.5, y + far * 0.5)
  pen.stroke()
}
