import { fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Palette } from './definitions.ts'
import { highOf, lowOf, type Tile } from './tiles.ts'

type Pen = CanvasRenderingContext2D

/** Centre of a tile, its short side, and its rotation from lying with the smaller half left. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly unit: number
  /** In clockwise quarter turns. */
  readonly turn: number
}

export interface Faces {
  /** Draws a tile or its back; `sharp` is the unit size at rest. */
  draw(pen: Pen, tile: Tile | undefined, pose: Pose, sharp?: number): void
  clear(): void
}

const FAR = 0.27
const NEAR = 0.25
/** Pip positions on a half facing left or right; rows of three run along the tile. */
const CORNERS = [
  [-FAR, -NEAR],
  [FAR, NEAR],
  [FAR, -NEAR],
  [-FAR, NEAR],
] as const
const SIDES = [
  [0, -NEAR],
  [0, NEAR],
] as const
const ENDS = [
  [-FAR, 0],
  [FAR, 0],
] as const

/** Centres of the pips of a half, relative to its side. */
export function pipPlaces(value: number): readonly (readonly [number, number])[] {
  const pairs = [
    ...CORNERS.slice(0, Math.min(4, value & ~1)),
    ...(value >= 6 ? SIDES : []),
    ...(value >= 8 ? ENDS : []),
  ]
  return value % 2 === 1 ? [...pairs, [0, 0]] : pairs
}

const HUES = [
  '',
  '#1f86c8',
  '#27913f',
  '#cf3a2c',
  '#7d4b22',
  '#2343a8',
  '#c98a00',
  '#b4347f',
  '#147f7c',
  '#6531b8',
]

export const pipColor = ({ pips }: Palette, value: number) => (pips === 'hues' ? HUES[value]! : pips)

const isDark = (color: string) => parseInt(color.slice(1, 3), 16) < 110

function paintFace(pen: Pen, tile: Tile, unit: number, palette: Palette) {
  const { face } = palette
  const box: Box = { x: 0, y: 0, width: 2 * unit, height: unit }
  const light = pen.createLinearGradient(0, 0, unit, unit * 1.4)
  light.addColorStop(0, shade(face, isDark(face) ? 0.16 : 0.5))
  light.addColorStop(1, face)
  fillRound(pen, box, unit * 0.17, light)
  pen.lineWidth = Math.max(1, unit * 0.035)
  pen.strokeStyle = isDark(face) ? 'rgb(255 255 255 / .28)' : 'rgb(80 50 20 / .3)'
  pen.beginPath()
  pen.roundRect(
    pen.lineWidth / 2,
    pen.lineWidth / 2,
    2 * unit - pen.lineWidth,
    unit - pen.lineWidth,
    unit * 0.16,
  )
  pen.stroke()
  pen.strokeStyle = isDark(face) ? 'rgb(255 255 255 / .38)' : 'rgb(70 45 20 / .42)'
  pen.lineWidth = Math.max(1, unit * 0.05)
  pen.beginPath()
  pen.moveTo(unit, unit * 0.14)
  pen.lineTo(unit, unit * 0.86)
  pen.stroke()
  fillCircle(pen, unit, unit / 2, unit * 0.06, '#c9973a')
  for (const [index, value] of [lowOf(tile), highOf(tile)].entries()) {
    const radius = unit * (value > 6 ? 0.094 : 0.108)
    for (const [x, y] of pipPlaces(value))
      fillCircle(pen, unit * (index + 0.5 + x), unit * (0.5 + y), radius, pipColor(palette, value))
  }
}

function paintBack(pen: Pen, unit: number, { back }: Palette) {
  fillRound(pen, { x: 0, y: 0, width: 2 * unit, height: unit }, unit * 0.17, back)
  pen.strokeStyle = 'rgb(255 255 255 / .4)'
  pen.lineWidth = Math.max(1, unit * 0.05)
  pen.beginPath()
  pen.roundRect(unit * 0.12, unit * 0.12, unit * 1.76, unit * 0.76, unit * 0.1)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(unit * 0.4, unit * 0.5)
  for (const step of [0, 1, 2])
    pen.quadraticCurveTo(
      unit * (0.6 + step * 0.4),
      unit * (step % 2 ? 0.72 : 0.28),
      unit * (0.8 + step * 0.4),
      unit * 0.5,
    )
  pen.stroke()
}

/** Tile images cached per size. */
export function makeFaces(palette: Palette): Faces {
  const kept = sprites()
  return {
    draw(pen, tile, { x, y, unit, turn }, sharp = unit) {
      const depth = Math.max(2, unit * 0.11)
      const stamp = (dy: number, paint: () => void) => {
        pen.save()
        pen.translate(x, y + dy)
        pen.rotate((turn * Math.PI) / 2)
        paint()
        pen.restore()
      }
      const box: Box = { x: -unit, y: -unit / 2, width: 2 * unit, height: unit }
      stamp(depth * 1.7, () => fillRound(pen, box, unit * 0.17, 'rgb(0 0 0 / .26)'))
      stamp(depth, () =>
        fillRound(pen, box, unit * 0.17, tile === undefined ? shade(palette.back, -0.4) : palette.edge),
      )
      const size = Math.max(4, Math.round(sharp))
      const picture = {
        key: `${tile ?? 'back'}@${size}`,
        width: 2 * size,
        height: size,
        paint: (inner: Pen) =>
          tile === undefined ? paintBack(inner, size, palette) : paintFace(inner, tile, size, palette),
      }
      stamp(0, () => kept.draw(pen, picture, box))
    },
    clear: () => kept.clear(),
  }
}
