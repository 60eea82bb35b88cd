import { shade } from '#kit/game/draw.ts'
import type { Look, Pen } from './look.ts'
import { ACROSS, cellsOf, DOWN, GRAIN, LEAVING, type SandPiece, type SandState } from './sand-rules.ts'
import { heightOf, widthOf } from './shapes.ts'

/** Sands by number: coral, lagoon, sun, palm, orchid. */
const SANDS = ['', '#f2643d', '#28b4c8', '#ffd15a', '#5cc46a', '#b06ae0'] as const

type Rgb = readonly [number, number, number]
const rgbOf = (color: string): Rgb => {
  const value = parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
/** Five shades of each sand, so that heaps look grainy. */
const GRAINS: readonly (readonly Rgb[])[] = SANDS.map((color) =>
  color === '' ? [] : [-0.16, -0.07, 0, 0.08, 0.2].map((k) => rgbOf(shade(color, k))),
)

/** A grain of noise for each place; sand that moves glitters. */
const NOISE = Array.from({ length: ACROSS * DOWN }, (_, at) => ((at * 7919 + ((at * at) % 97) * 31) >> 3) % 5)

/** Paints every grain as one point of a small picture, which is then drawn large. */
export function sandLook(): Look<SandState> {
  const sheet = document.createElement('canvas')
  sheet.width = ACROSS
  sheet.height = DOWN
  const inner = sheet.getContext('2d')!
  const image = inner.createImageData(ACROSS, DOWN)

  function grain(at: number, color: number, glow: number) {
    const [red, green, blue] = GRAINS[color]![NOISE[at]!]!
    const { data } = image
    data[at * 4] = red + (255 - red) * glow
    data[at * 4 + 1] = green + (255 - green) * glow
    data[at * 4 + 2] = blue + (255 - blue) * glow
    data[at * 4 + 3] = 255
  }

  function drawSheet({ grains, leaving }: SandState) {
    const glow = leaving > 0 ? 0.35 + 0.3 * Math.cos(leaving * 0.9) : 0
    for (let at = 0; at < grains.length; at++) {
      const color = grains[at]!
      if (color === 0) image.data[at * 4 + 3] = 0
      else if (color > LEAVING) grain(at, color - LEAVING, glow)
      else grain(at, color, 0)
    }
    inner.putImageData(image, 0, 0)
  }

  function drawPiece(pen: Pen, piece: SandPiece, x: number, y: number) {
    const color = SANDS[piece.color]!
    const cells = cellsOf(piece)
    pen.fillStyle = shade(color, -0.3)
    for (const [cx, cy] of cells) pen.fillRect(x + cx * GRAIN, y + cy * GRAIN, GRAIN, GRAIN)
    for (const [cx, cy] of cells) {
      const [left, top] = [x + cx * GRAIN, y + cy * GRAIN]
      pen.fillStyle = color
      pen.fillRect(left + 0.25, top + 0.2, GRAIN - 0.5, GRAIN - 0.7)
      pen.fillStyle = shade(color, 0.38)
      pen.fillRect(left + 0.6, top + 0.5, GRAIN - 1.2, 0.6)
      pen.fillStyle = shade(color, -0.12)
      pen.fillRect(left + 1, top + 2, 0.7, 0.7)
      pen.fillRect(left + 2.5, top + 1.6, 0.6, 0.6)
    }
  }

  return {
    size: [ACROSS, DOWN],
    step: 2,
    colors: SANDS.slice(1),
    still(pen) {
      const sky = pen.createLinearGradient(0, 0, 0, DOWN)
      sky.addColorStop(0, '#2a1230')
      sky.addColorStop(0.6, '#5b2438')
      sky.addColorStop(1, '#8a3d33')
      pen.fillStyle = sky
      pen.fillRect(0, 0, ACROSS, DOWN)
      pen.fillStyle = 'rgb(255 190 110 / .16)'
      pen.beginPath()
      pen.arc(ACROSS / 2, DOWN * 0.72, 15, 0, 2 * Math.PI)
      pen.fill()
      pen.fillStyle = 'rgb(255 210 140 / .2)'
      pen.beginPath()
      pen.arc(ACROSS / 2, DOWN * 0.72, 10, 0, 2 * Math.PI)
      pen.fill()
      pen.fillStyle = 'rgb(255 240 210 / .05)'
      for (const x of [0, ACROSS - 1]) pen.fillRect(x, 0, 1, DOWN)
    },
    draw(pen, state) {
      drawSheet(state)
      pen.imageSmoothingEnabled = false
      pen.drawImage(sheet, 0, 0, ACROSS, DOWN)
      pen.imageSmoothingEnabled = true
      if (!state.over) drawPiece(pen, state.piece, state.piece.x, state.piece.y)
    },
    next(pen, { next }) {
      const cells = cellsOf(next)
      const scale = 0.62 / Math.max(2.4, widthOf(cells), heightOf(cells)) / GRAIN
      pen.translate(0.5 - (widthOf(cells) * GRAIN * scale) / 2, 0.5 - (heightOf(cells) * GRAIN * scale) / 2)
      pen.scale(scale, scale)
      drawPiece(pen, next, 0, 0)
    },
    piece: ({ piece }) => ({ x: piece.x + (widthOf(cellsOf(piece)) * GRAIN) / 2, y: piece.y + GRAIN }),
    place: (x, y) => ({ x, y }),
  }
}
