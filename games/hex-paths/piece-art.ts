import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { ROCK } from './position.ts'

type Pen = CanvasRenderingContext2D

/** Offset of pieces on other cells: small squares between octagons, transverse bridges. */
export const VARIANT = 10

/** Whether a bridge of this seat is vertical on this crossing. */
export function isUpright(definition: PathDefinition, spot: number, seat: number): boolean {
  const { x } = boardFor(definition).points[spot]!
  return (Math.round(2 * x) % 2 === 1) === (seat === 0)
}

/** Index of the piece's picture. */
export function pieceOn(definition: PathDefinition, spot: number, piece: number): number {
  const { shape, side } = definition
  if (piece === ROCK) return ROCK
  if (shape === 'octagons') return spot >= side * side ? piece + VARIANT : piece
  return shape === 'bridges' && !isUpright(definition, spot, piece - 1) ? piece + VARIANT : piece
}

/** A regular polygon around the origin; `turn` in corners. */
export function outline(pen: Pen, corners: number, radius: number, turn: number) {
  pen.beginPath()
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + turn) * 2 * Math.PI) / corners
    pen.lineTo(Math.sin(angle) * radius, -Math.cos(angle) * radius)
  }
  pen.closePath()
}

/** Converts radians into the corners by which `outline` rotates. */
export const cornersTurned = (corners: number, radians: number) => (radians * corners) / (2 * Math.PI)

/** A piece around the origin; `turned` is the board's rotation in radians. */
export function paintPiece(
  definition: PathDefinition,
  pen: Pen,
  piece: number,
  cell: number,
  turned: number,
) {
  const { shape, palette } = definition
  if (piece === ROCK) return paintRock(pen, cell)
  const seat = (piece % VARIANT) - 1
  const face = palette[seat === 0 ? 1 : 2]
  if (shape === 'bridges') return paintBridge(pen, cell, face, piece > VARIANT)
  const small = piece > VARIANT
  const [corners, radius, turn] =
    shape === 'octagons'
      ? small
        ? ([4, cell * 0.26, 0] as const)
        : ([8, cell * 0.46, 0.5] as const)
      : ([6, cell * 0.5, cornersTurned(6, turned)] as const)
  paintTower(pen, { corners, radius, turn }, face)
  paintSign(pen, seat, radius * (small ? 0.5 : 0.42), face)
}

/** A raised tile: side, top and light from the upper left. */
function paintTower(
  pen: Pen,
  { corners, radius, turn }: { readonly corners: number; readonly radius: number; readonly turn: number },
  face: string,
) {
  const depth = radius * 0.18
  for (const [dy, color, grow] of [
    [depth, 'rgb(0 10 20 / .3)', 1.02],
    [depth * 0.6, shade(face, -0.45), 1],
    [-depth * 0.3, face, 1],
  ] as const) {
    pen.save()
    pen.translate(0, dy)
    outline(pen, corners, radius * grow, turn)
    pen.fillStyle = color
    pen.fill()
    pen.restore()
  }
  pen.save()
  pen.translate(0, -depth * 0.3)
  outline(pen, corners, radius * 0.86, turn)
  const light = pen.createLinearGradient(-radius, -radius, radius, radius)
  light.addColorStop(0, shade(face, 0.34))
  light.addColorStop(0.6, face)
  light.addColorStop(1, shade(face, -0.14))
  pen.fillStyle = light
  pen.fill()
  pen.restore()
}

/** A wave for the first seat, a sun for the second: colours also differ by shape. */
function paintSign(pen: Pen, seat: number, radius: number, face: string) {
  pen.strokeStyle = pen.fillStyle = shade(face, seat === 0 ? -0.36 : -0.3)
  pen.lineWidth = radius * 0.3
  pen.lineCap = 'round'
  if (seat === 1) return fillCircle(pen, 0, -radius * 0.1, radius * 0.62, shade(face, -0.3))
  pen.beginPath()
  for (const y of [-0.4, 0.3]) {
    pen.moveTo(-radius, y * radius)
    pen.quadraticCurveTo(-radius * 0.5, (y - 0.55) * radius, 0, y * radius)
    pen.quadraticCurveTo(radius * 0.5, (y + 0.55) * radius, radius, y * radius)
  }
  pen.stroke()
}

function paintRock(pen: Pen, cell: number) {
  const unit = cell * 0.44
  for (const [dy, color] of [
    [0.16, 'rgb(0 14 24 / .4)'],
    [0.06, '#4a4f57'],
    [-0.06, '#7d848c'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-0.86 * unit, (0.3 + dy) * unit)
    pen.lineTo(-0.6 * unit, (-0.46 + dy) * unit)
    pen.lineTo(0.06 * unit, (-0.82 + dy) * unit)
    pen.lineTo(0.72 * unit, (-0.34 + dy) * unit)
    pen.lineTo(0.84 * unit, (0.36 + dy) * unit)
    pen.lineTo(0.1 * unit, (0.76 + dy) * unit)
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
  pen.beginPath()
  pen.moveTo(-0.5 * unit, -0.42 * unit)
  pen.lineTo(0.04 * unit, -0.74 * unit)
  pen.lineTo(0.1 * unit, -0.1 * unit)
  pen.lineTo(-0.34 * unit, 0.1 * unit)
  pen.closePath()
  pen.fillStyle = '#a9b0b6'
  pen.fill()
}

/** A bridge of planks from dot to dot. */
function paintBridge(pen: Pen, cell: number, face: string, across: boolean) {
  pen.save()
  if (across) pen.rotate(Math.PI / 2)
  const [half, wide] = [cell * 0.5, cell * 0.1]
  fillRound(
    pen,
    { x: -wide, y: -half + cell * 0.05, width: 2 * wide, height: 2 * half },
    wide,
    'rgb(0 14 24 / .35)',
  )
  fillRound(pen, { x: -wide, y: -half, width: 2 * wide, height: 2 * half }, wide, shade(face, -0.42))
  fillRound(pen, { x: -wide * 0.78, y: -half, width: 1.56 * wide, height: 2 * half }, wide * 0.8, face)
  pen.strokeStyle = shade(face, -0.24)
  pen.lineWidth = Math.max(1, cell * 0.02)
  pen.beginPath()
  for (let plank = -3; plank <= 3; plank++) {
    pen.moveTo(-wide * 0.7, plank * cell * 0.12)
    pen.lineTo(wide * 0.7, plank * cell * 0.12)
  }
  pen.stroke()
  pen.restore()
}
