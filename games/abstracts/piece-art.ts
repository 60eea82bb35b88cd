import { ball, fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { AbstractDefinition } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** Burnt ground and sunk floes. */
export const HOLE = 9

/** What a piece looks like: 1 and 2 for the seats, 3 and 4 for the far halves of planks. */
export function paintPiece({ kind, palette }: AbstractDefinition, pen: Pen, piece: number, cell: number) {
  if (piece === HOLE && kind === 'neutron') return paintPearl(pen, cell * 0.36)
  if (piece === HOLE) return kind === 'arrows' ? paintEmbers(pen, cell) : paintWater(pen, cell)
  const face = palette[piece % 2 === 1 ? 2 : 3]
  switch (kind) {
    case 'planks':
      return paintHalfPlank(pen, piece, cell, face)
    case 'halma':
    case 'star-halma': {
      const radius = cell * 0.36
      fillCircle(pen, radius * 0.12, radius * 0.3, radius, 'rgb(20 6 0 / .35)')
      ball(pen, 0, 0, radius, face)
      if (piece === 2) fillCircle(pen, 0, radius * 0.1, radius * 0.24, shade(face, -0.35))
      return
    }
    case 'leapers':
    case 'sweep':
    case 'kono':
    case 'alquerque':
      return paintPebble(pen, cell * 0.4, face)
    case 'arrows':
      paintDisc(pen, cell * 0.4, { face, emboss: 'none' })
      return paintBow(pen, cell * 0.4)
    case 'floes':
      return paintPenguin(pen, cell, face)
    default:
      return paintDisc(pen, cell * 0.4, { face, emboss: piece === 1 ? 'ring' : 'dot' })
  }
}

/** The pearl that belongs to nobody. */
function paintPearl(pen: Pen, radius: number) {
  fillCircle(pen, 0, radius * 0.22, radius, 'rgb(10 10 40 / .4)')
  ball(pen, 0, 0, radius, '#efe4ff')
  fillCircle(pen, -radius * 0.3, -radius * 0.35, radius * 0.22, '#ffffff')
}

/** A flat stone, rounder at one end, with a soft light. */
function paintPebble(pen: Pen, radius: number, face: string) {
  pen.save()
  pen.scale(1, 0.92)
  fillCircle(pen, 0, radius * 0.24, radius, 'rgb(0 6 10 / .38)')
  const light = pen.createRadialGradient(-radius * 0.4, -radius * 0.5, radius * 0.1, 0, 0, radius * 1.05)
  light.addColorStop(0, shade(face, 0.42))
  light.addColorStop(0.5, face)
  light.addColorStop(1, shade(face, -0.32))
  fillCircle(pen, 0, 0, radius, light)
  pen.restore()
}

function paintBow(pen: Pen, radius: number) {
  pen.strokeStyle = '#fff3d6'
  pen.lineCap = 'round'
  pen.lineWidth = radius * 0.14
  pen.beginPath()
  pen.arc(-radius * 0.42, 0, radius * 0.62, -1.05, 1.05)
  pen.moveTo(-radius * 0.5, 0)
  pen.lineTo(radius * 0.58, 0)
  pen.moveTo(radius * 0.36, -radius * 0.2)
  pen.lineTo(radius * 0.6, 0)
  pen.lineTo(radius * 0.36, radius * 0.2)
  pen.stroke()
  pen.lineWidth = radius * 0.06
  pen.beginPath()
  pen.moveTo(-radius * 0.12, -radius * 0.54)
  pen.lineTo(-radius * 0.4, 0)
  pen.lineTo(-radius * 0.12, radius * 0.54)
  pen.stroke()
}

function paintEmbers(pen: Pen, cell: number) {
  const half = cell * 0.45
  fillRound(pen, { x: -half, y: -half, width: 2 * half, height: 2 * half }, cell * 0.1, '#3a231a')
  fillRound(
    pen,
    { x: -half, y: -half + cell * 0.05, width: 2 * half, height: 2 * half - cell * 0.05 },
    cell * 0.1,
    '#4c2f22',
  )
  for (const [x, y, size, color] of [
    [-0.14, 0.1, 0.17, '#c93f1d'],
    [0.13, 0.14, 0.15, '#c93f1d'],
    [0, -0.02, 0.2, '#f0762a'],
    [0.02, 0.06, 0.12, '#ffd06a'],
  ] as const) {
    pen.beginPath()
    pen.moveTo((x - size) * cell, (y + 0.14) * cell)
    pen.quadraticCurveTo((x - size) * cell, y * cell, x * cell, (y - size * 1.5) * cell)
    pen.quadraticCurveTo((x + size) * cell, y * cell, (x + size) * cell, (y + 0.14) * cell)
    pen.quadraticCurveTo(x * cell, (y + 0.26) * cell, (x - size) * cell, (y + 0.14) * cell)
    pen.fillStyle = color
    pen.fill()
  }
}

function paintWater(pen: Pen, cell: number) {
  const half = cell * 0.49
  fillRound(pen, { x: -half, y: -half, width: 2 * half, height: 2 * half }, cell * 0.2, '#12506f')
  pen.strokeStyle = 'rgb(190 235 245 / .5)'
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1, cell * 0.04)
  for (const [y, wide] of [
    [-0.14, 0.22],
    [0.06, 0.28],
    [0.24, 0.16],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-wide * cell, y * cell)
    pen.quadraticCurveTo(-wide * 0.5 * cell, (y - 0.09) * cell, 0, y * cell)
    pen.quadraticCurveTo(wide * 0.5 * cell, (y + 0.09) * cell, wide * cell, y * cell)
    pen.stroke()
  }
}

function paintPenguin(pen: Pen, cell: number, scarf: string) {
  const unit = cell * 0.44
  const oval = (x: number, y: number, across: number, down: number, color: string) => {
    pen.beginPath()
    pen.ellipse(x * unit, y * unit, across * unit, down * unit, 0, 0, 2 * Math.PI)
    pen.fillStyle = color
    pen.fill()
  }
  oval(0, 0.86, 0.72, 0.2, 'rgb(0 30 50 / .3)')
  oval(-0.3, 0.84, 0.26, 0.12, '#f4a63c')
  oval(0.3, 0.84, 0.26, 0.12, '#f4a63c')
  oval(0, 0.1, 0.68, 0.84, '#25313d')
  oval(0, 0.24, 0.46, 0.62, '#fdfaf0')
  oval(0, -0.52, 0.5, 0.44, '#25313d')
  oval(-0.17, -0.48, 0.18, 0.22, '#fdfaf0')
  oval(0.17, -0.48, 0.18, 0.22, '#fdfaf0')
  oval(-0.14, -0.5, 0.07, 0.09, '#14100c')
  oval(0.14, -0.5, 0.07, 0.09, '#14100c')
  oval(0, -0.3, 0.14, 0.09, '#f4a63c')
  fillRound(
    pen,
    { x: -0.56 * unit, y: -0.16 * unit, width: 1.12 * unit, height: 0.24 * unit },
    0.12 * unit,
    scarf,
  )
  fillRound(
    pen,
    { x: 0.2 * unit, y: -0.1 * unit, width: 0.24 * unit, height: 0.56 * unit },
    0.1 * unit,
    shade(scarf, -0.18),
  )
}

/** Half of a plank with its rounded end away from the other half. */
function paintHalfPlank(pen: Pen, piece: number, cell: number, face: string) {
  pen.save()
  if (piece % 2 === 0) pen.rotate(-Math.PI / 2)
  if (piece > 2) pen.rotate(Math.PI)
  const half = cell * 0.42
  const rounded = [cell * 0.14, cell * 0.14, 0, 0]
  const part = (inset: number, color: string) => {
    pen.beginPath()
    pen.roundRect(-half + inset, -half + inset, 2 * (half - inset), half + cell * 0.52 - inset, rounded)
    pen.fillStyle = color
    pen.fill()
  }
  part(0, shade(face, -0.38))
  part(cell * 0.045, face)
  pen.strokeStyle = shade(face, -0.18)
  pen.lineWidth = Math.max(1, cell * 0.03)
  for (const x of [-0.18, 0.02, 0.2]) {
    pen.beginPath()
    pen.moveTo(x * cell, -half * 0.8)
    pen.lineTo(x * cell, cell * 0.5)
    pen.stroke()
  }
  fillCircle(pen, 0, -half * 0.6, cell * 0.06, shade(face, -0.5))
  pen.restore()
}
