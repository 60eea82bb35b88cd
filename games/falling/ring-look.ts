import { shade } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Look, Pen } from './look.ts'
import {
  cellsOf,
  MELT_TICKS,
  REACH,
  ringOf,
  SIDE,
  TURN_TICKS,
  type RingPiece,
  type RingState,
} from './ring-rules.ts'
import { heightOf, widthOf } from './shapes.ts'

const CORALS = ['', '#ff7b6b', '#ffb347', '#46c9b4', '#5aa2ff', '#d07bf0'] as const
const STONE = 9
const SHARP = 80

function paintBlock(color: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = image.height = SHARP
  const pen = image.getContext('2d')!
  pen.scale(SHARP, SHARP)
  const base = color === STONE ? '#ffd76a' : CORALS[color]!
  const block = (inset: number, radius: number, paint: string | CanvasGradient) => {
    pen.beginPath()
    pen.roundRect(inset, inset, 1 - 2 * inset, 1 - 2 * inset, radius)
    pen.fillStyle = paint
    pen.fill()
  }
  block(0.02, 0.26, shade(base, -0.38))
  const top = pen.createLinearGradient(0, 0, 1, 1)
  top.addColorStop(0, shade(base, 0.4))
  top.addColorStop(0.5, base)
  top.addColorStop(1, shade(base, -0.16))
  block(0.07, 0.22, top)
  pen.fillStyle = shade(base, color === STONE ? 0.6 : -0.14)
  for (const [x, y, size] of color === STONE
    ? ([[0.5, 0.5, 0.2]] as const)
    : ([
        [0.34, 0.4, 0.07],
        [0.62, 0.33, 0.055],
        [0.5, 0.66, 0.075],
        [0.72, 0.62, 0.045],
      ] as const)) {
    pen.beginPath()
    pen.arc(x, y, size, 0, 2 * Math.PI)
    pen.fill()
  }
  return image
}

/** Corals on a stone: the whole well turns. */
export function ringLook(): Look<RingState> {
  const painted = new Map([1, 2, 3, 4, 5, STONE].map((color) => [color, paintBlock(color)]))

  function drawBlock(pen: Pen, color: number, x: number, y: number, size = 1) {
    const image = painted.get(color)
    if (image && size > 0) pen.drawImage(image, x + (1 - size) / 2, y + (1 - size) / 2, size, size)
  }

  function drawPiece(pen: Pen, piece: RingPiece, x: number, y: number) {
    for (const [cx, cy] of cellsOf(piece)) drawBlock(pen, piece.color, x + cx, y + cy)
  }

  /** Where the piece would fall, past the stone or onto it. */
  function drawGoal(pen: Pen, { piece, cells }: RingState) {
    const shape = cellsOf(piece)
    const isFree = (y: number) =>
      shape.every(([cx, cy]) => y + cy >= SIDE || !(cells[(y + cy) * SIDE + piece.x + cx]! > 0))
    let y = piece.y
    while (y < SIDE && isFree(y + 1)) y++
    if (y >= SIDE) return
    pen.fillStyle = `${CORALS[piece.color]!}44`
    for (const [cx, cy] of shape) {
      pen.beginPath()
      pen.roundRect(piece.x + cx + 0.06, y + cy + 0.06, 0.88, 0.88, 0.2)
      pen.fill()
    }
  }

  return {
    size: [SIDE, SIDE],
    step: 1,
    colors: CORALS.slice(1),
    still(pen) {
      const water = pen.createRadialGradient(SIDE / 2, SIDE / 2, 1, SIDE / 2, SIDE / 2, SIDE * 0.72)
      water.addColorStop(0, '#4a3a96')
      water.addColorStop(1, '#150b38')
      pen.fillStyle = water
      pen.fillRect(0, 0, SIDE, SIDE)
      for (let ring = REACH; ring > 0; ring--) {
        pen.fillStyle = ring % 2 ? 'rgb(255 255 255 / .035)' : 'rgb(0 0 20 / .1)'
        pen.beginPath()
        pen.roundRect(REACH - ring + 0.05, REACH - ring + 0.05, 2 * ring + 0.9, 2 * ring + 0.9, 0.5)
        pen.fill()
      }
      pen.strokeStyle = 'rgb(255 120 110 / .5)'
      pen.lineWidth = 0.07
      pen.setLineDash([0.3, 0.25])
      pen.strokeRect(1, 1, SIDE - 2, SIDE - 2)
      pen.setLineDash([])
    },
    draw(pen, state) {
      if (!state.over && state.meltTicks === 0 && state.turning === 0) drawGoal(pen, state)
      pen.save()
      if (state.turning !== 0) {
        const left = ease.inOut(Math.abs(state.turning) / TURN_TICKS) * Math.sign(state.turning)
        pen.translate(SIDE / 2, SIDE / 2)
        pen.rotate((-left * Math.PI) / 2)
        pen.translate(-SIDE / 2, -SIDE / 2)
      }
      for (const [cell, color] of state.cells.entries()) {
        if (color === 0) continue
        const melts = state.meltTicks > 0 && ringOf(cell) === state.melting
        drawBlock(pen, color, cell % SIDE, Math.floor(cell / SIDE), melts ? state.meltTicks / MELT_TICKS : 1)
      }
      pen.restore()
      if (state.over || state.meltTicks > 0) return
      drawPiece(pen, state.piece, state.piece.x, state.piece.y)
    },
    next(pen, { next }) {
      const cells = cellsOf(next)
      const scale = 0.2
      pen.translate(0.5 - (widthOf(cells) * scale) / 2, 0.5 - (heightOf(cells) * scale) / 2)
      pen.scale(scale, scale)
      drawPiece(pen, next, 0, 0)
    },
    piece: ({ piece }) => ({ x: piece.x + widthOf(cellsOf(piece)) / 2, y: piece.y + 0.5 }),
    place: (x, y) => ({ x: x + 0.5, y: y + 0.5 }),
  }
}
