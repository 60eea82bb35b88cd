import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { ThrowKind } from './throws.ts'

type Pen = CanvasRenderingContext2D

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]
const INK = '#2a1a10'
const IVORY = '#fff6e2'

/** Position and size in pixels. */
export interface Lying extends Point {
  readonly size: number
}

export function paintDie(pen: Pen, { x, y, size }: Lying, value: number) {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  fillRound(pen, { ...box, y: box.y + size * 0.1 }, size * 0.24, 'rgb(0 0 0 / .35)')
  fillRound(pen, box, size * 0.24, IVORY)
  for (const pip of PIPS[value]!)
    fillCircle(
      pen,
      x + ((pip % 3) - 1) * size * 0.26,
      y + (Math.floor(pip / 3) - 1) * size * 0.26,
      size * 0.1,
      INK,
    )
}

/** One of four flat pieces, light side up or down. */
function paintFlat(pen: Pen, kind: ThrowKind, { x, y, size }: Lying, isUp: boolean) {
  const half = size / 2
  if (kind === 'sticks') {
    const stick = { x: x - half * 0.42, y: y - half * 1.5, width: half * 0.84, height: half * 3 }
    fillRound(pen, { ...stick, y: stick.y + size * 0.08 }, half * 0.4, 'rgb(0 0 0 / .35)')
    fillRound(pen, stick, half * 0.4, isUp ? IVORY : '#6b3f22')
    pen.strokeStyle = isUp ? '#c9a878' : '#c98a4a'
    pen.lineWidth = Math.max(1, size * 0.07)
    pen.beginPath()
    for (const row of isUp ? [0] : [-0.8, 0, 0.8]) {
      pen.moveTo(x - half * 0.22, y + row * half - half * 0.2)
      pen.lineTo(x + half * 0.22, y + row * half + half * 0.2)
      if (isUp) continue
      pen.moveTo(x + half * 0.22, y + row * half - half * 0.2)
      pen.lineTo(x - half * 0.22, y + row * half + half * 0.2)
    }
    pen.stroke()
    return
  }
  if (kind === 'cowries') {
    pen.save()
    pen.translate(x, y)
    pen.scale(0.72, 1)
    fillCircle(pen, 0, size * 0.08, half, 'rgb(0 0 0 / .35)')
    fillCircle(pen, 0, 0, half, isUp ? IVORY : '#d8b48a')
    pen.restore()
    pen.strokeStyle = isUp ? '#8a4a3a' : '#f0d8b4'
    pen.lineWidth = isUp ? size * 0.14 : size * 0.08
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x - (isUp ? 0 : half * 0.25), y - half * (isUp ? 0.55 : 0.45))
    pen.lineTo(x - (isUp ? 0 : half * 0.1), y + half * (isUp ? 0.55 : -0.2))
    pen.stroke()
    return
  }
  for (const [dy, color] of [
    [size * 0.08, 'rgb(0 0 0 / .35)'],
    [0, '#e9d2a4'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, y - half + dy)
    pen.lineTo(x + half, y + half * 0.8 + dy)
    pen.lineTo(x - half, y + half * 0.8 + dy)
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
  pen.beginPath()
  pen.moveTo(x, y - half)
  pen.lineTo(x + half * 0.36, y - half * 0.34)
  pen.lineTo(x - half * 0.36, y - half * 0.34)
  pen.closePath()
  pen.fillStyle = isUp ? '#fffdf4' : '#8a6a3a'
  pen.fill()
  if (isUp) fillCircle(pen, x, y - half * 0.42, size * 0.12, '#c8503c')
}

const FLAT = 4

/** Four flat pieces in two rows or one, and their count. */
export function paintFlats(
  pen: Pen,
  kind: Exclude<ThrowKind, 'dice'>,
  { x, y, size }: Lying,
  { value, isWide }: { readonly value: number; readonly isWide: boolean },
) {
  const up = value <= FLAT && value !== 0 ? value : 0
  const columns = isWide || kind === 'sticks' ? FLAT : 2
  const step = size * (kind === 'sticks' ? 0.62 : 1.08)
  const shift = isWide ? -size * 0.5 : 0
  // A shadow, since light pieces would not show on a light board.
  const half = {
    x: size * (isWide ? (kind === 'sticks' ? 1.9 : 2.9) : 1.45),
    y: size * (kind === 'sticks' ? 1.05 : 0.8),
  }
  if (isWide)
    fillRound(
      pen,
      { x: x - half.x, y: y - half.y, width: 2 * half.x, height: 2 * half.y },
      size * 0.4,
      'rgb(30 16 8 / .45)',
    )
  for (let one = 0; one < FLAT; one++) {
    const row = Math.floor(one / columns)
    const at = {
      x: x + shift + ((one % columns) - (columns - 1) / 2) * step,
      y: y + (columns === FLAT ? 0 : (row - 0.5) * step),
      size,
    }
    paintFlat(pen, kind, at, one < up)
  }
  const beside = isWide
    ? { x: x + shift + (FLAT / 2) * step + size * 0.55, y }
    : { x, y: y + size * (kind === 'sticks' ? 2.2 : 1.75) }
  write(pen, String(value), beside.x, beside.y, { size: Math.max(13, size * 0.95), color: '#fff4d8' })
}
