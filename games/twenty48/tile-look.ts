import { fillRound, FONT_DISPLAY } from '#kit/game/draw.ts'
import type { Picture, Sprites } from '#kit/game/sprites.ts'

type Pen = CanvasRenderingContext2D

interface TileLook {
  readonly top: string
  readonly side: string
  readonly ink: string
}

/** Thickness of a slab as a share of its size. */
const DEPTH = 0.085
const RIM = 'rgb(255 255 255 / .55)'
const WARM_INK = '#6b3d12'

/** Looks by power of two, from 2 to 131072; larger tiles keep the last one. */
const LOOKS: readonly TileLook[] = [
  { top: '#ffe9c4', side: '#d9a768', ink: WARM_INK },
  { top: '#ffd99a', side: '#cf9040', ink: WARM_INK },
  { top: '#ffbe6b', side: '#c9762a', ink: '#5a2e08' },
  { top: '#ff9a5b', side: '#bf5420', ink: '#431900' },
  { top: '#ff7a5c', side: '#b03a20', ink: '#3a0a00' },
  { top: '#f2506b', side: '#a01e3c', ink: '#ffffff' },
  { top: '#c94fd0', side: '#7a1e88', ink: '#ffffff' },
  { top: '#9a55f0', side: '#5a22a8', ink: '#ffffff' },
  { top: '#6a5cff', side: '#3420a8', ink: '#ffffff' },
  { top: '#1fc7c7', side: '#0b6e78', ink: '#032420' },
  { top: '#ffcf3f', side: '#c07d06', ink: '#4a2600' },
  { top: '#6fd66b', side: '#23803a', ink: '#04260d' },
  { top: '#39a7ff', side: '#1259b0', ink: '#02182e' },
  { top: '#ff8ad1', side: '#b3307f', ink: '#3d0527' },
  { top: '#f4f1e6', side: '#8b86b8', ink: '#2a1f6f' },
  { top: '#ff5440', side: '#8f1408', ink: '#ffffff' },
  { top: '#fff0a8', side: '#d69a1a', ink: '#5a2e08' },
]

/** Digit height as a share of the tile, by number of digits. */
const DIGIT_SIZES = [0.62, 0.62, 0.62, 0.44, 0.36, 0.29, 0.245]

export const tileLook = (power: number): TileLook => LOOKS[Math.min(power, LOOKS.length) - 1]!

export interface TileSpot {
  /** Middle of the tile. */
  readonly x: number
  readonly y: number
  /** Size of the tile now, and at rest. */
  readonly size: number
  readonly restSize: number
  readonly glows: boolean
}

/** A number slab: darker lower side, a crescent of light above, and a glow on the largest one. */
export function drawTile(
  pen: Pen,
  stamps: Sprites,
  power: number,
  { x, y, size, restSize, glows }: TileSpot,
) {
  const look = tileLook(power)
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  stamps.draw(pen, slabPicture(look, restSize, glows), box)
  const digits = String(2 ** power)
  const height = size * (DIGIT_SIZES[digits.length] ?? 0.2)
  pen.font = `800 ${height}px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = look.ink
  pen.fillText(digits, x, y - (size * DEPTH) / 2 + height * 0.345, size * 0.88)
}

function slabPicture({ top, side }: TileLook, size: number, glows: boolean): Picture {
  return {
    key: `${top}${glows}`,
    width: size,
    height: size,
    bleed: glows ? size * 0.7 : 1,
    paint(pen) {
      if (glows) {
        pen.shadowColor = top
        pen.shadowBlur = size * 0.5 * pen.getTransform().a
        face(pen, size, size, { paint: side })
      }
      face(pen, size, size, { paint: side })
      pen.shadowColor = 'transparent'
      const rim = Math.max(1.5, size * 0.026)
      face(pen, size, size * (1 - DEPTH), { paint: RIM })
      face(pen, size, size * (1 - DEPTH), { paint: top, lowered: rim })
    },
  }
}

/** A rounded face as wide as the tile; `lowered` leaves a crescent of what lies below. */
function face(pen: Pen, size: number, height: number, { paint, lowered = 0 }: Coat) {
  fillRound(pen, { x: 0, y: lowered, width: size, height: height - lowered }, size * 0.26, paint)
}

interface Coat {
  readonly paint: string
  readonly lowered?: number
}
