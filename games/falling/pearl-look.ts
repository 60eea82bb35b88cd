import { shade } from '#kit/game/draw.ts'
import type { Look, Pen } from './look.ts'
import { COLUMNS, lowering, pearlsOf, restOf, ROWS, type PearlState, type Trefoil } from './pearl-rules.ts'

const PEARLS = ['', '#ff6f61', '#3ec6d8', '#ffd166', '#8bd450', '#b98cff', '#f7f1e3'] as const
/** Columns are this far apart, in rows: the height of a triangle of pearls. */
const APART = 0.87
const RADIUS = 0.49
const WIDTH = APART * (COLUMNS - 1) + 1.1
const HEIGHT = ROWS + 0.6
/** Pixels of a painted pearl. */
const SHARP = 96

const middle = (column: number, y: number) => ({ x: 0.55 + column * APART, y: y + 0.55 })

/** A sign for each colour, so that colours need not be told apart. */
const SIGNS = [
  '',
  'M0 -.2V.2M-.2 0H.2',
  'M-.18 -.08Q-.09 -.2 0 -.08T.18 -.08M-.18 .1Q-.09 -.02 0 .1T.18 .1',
  'M0 -.22L.2 .14H-.2Z',
  'M-.2 .16Q-.2 -.2 .2 -.16Q.18 .2 -.2 .16',
  'M-.17 0a.17 .17 0 1 0 .34 0a.17 .17 0 1 0 -.34 0',
  'M0 -.22L.17 0L0 .22L-.17 0Z',
]

function paintPearl(color: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = image.height = SHARP
  const pen = image.getContext('2d')!
  pen.scale(SHARP, SHARP)
  pen.translate(0.5, 0.5)
  const base = PEARLS[color]!
  pen.fillStyle = 'rgb(0 10 24 / .35)'
  pen.beginPath()
  pen.arc(0.01, 0.035, 0.46, 0, 2 * Math.PI)
  pen.fill()
  const skin = pen.createRadialGradient(-0.16, -0.2, 0.03, 0, 0, 0.47)
  skin.addColorStop(0, shade(base, 0.75))
  skin.addColorStop(0.35, base)
  skin.addColorStop(0.85, shade(base, -0.18))
  skin.addColorStop(1, shade(base, -0.42))
  pen.fillStyle = skin
  pen.beginPath()
  pen.arc(0, 0, 0.455, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = shade(base, -0.45)
  pen.globalAlpha = 0.55
  pen.lineWidth = 0.07
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(new Path2D(SIGNS[color]))
  pen.globalAlpha = 0.85
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.ellipse(-0.17, -0.25, 0.11, 0.06, -0.6, 0, 2 * Math.PI)
  pen.fill()
  return image
}

/** Pearls in a honeycomb well. */
export function pearlLook(): Look<PearlState> {
  const painted = PEARLS.map((color, index) => (color === '' ? undefined : paintPearl(index)))

  function drawPearl(pen: Pen, color: number, { x, y }: { x: number; y: number }, size = 1) {
    const side = 2 * RADIUS * size
    const image = painted[color]
    if (image && size > 0) pen.drawImage(image, x - side / 2, y - side / 2, side, side)
  }

  /** Where the piece would come to lie, as faint rings. */
  function drawGoal(pen: Pen, state: PearlState) {
    const pearls = pearlsOf(state.piece)
    const room = pearls.map(({ column, y }) => restOf(column, state.columns[column]?.length ?? 0) - y)
    const way = Math.max(0, Math.min(...room))
    pen.lineWidth = 0.05
    for (const { column, y, color } of pearls) {
      const at = middle(column, y + way)
      pen.strokeStyle = PEARLS[color]!
      pen.beginPath()
      pen.arc(at.x, at.y, RADIUS * 0.84, 0, 2 * Math.PI)
      pen.stroke()
    }
  }

  return {
    size: [WIDTH, HEIGHT],
    step: APART,
    colors: PEARLS.slice(1),
    still(pen) {
      const water = pen.createLinearGradient(0, 0, 0, HEIGHT)
      water.addColorStop(0, '#0f5a72')
      water.addColorStop(1, '#06203c')
      pen.fillStyle = water
      pen.fillRect(0, 0, WIDTH, HEIGHT)
      for (let ray = 0; ray < 4; ray++) {
        pen.fillStyle = 'rgb(190 245 255 / .05)'
        pen.beginPath()
        pen.moveTo(0.6 + ray * 2, 0)
        pen.lineTo(1.4 + ray * 2, 0)
        pen.lineTo(0.2 + ray * 1.9, HEIGHT)
        pen.lineTo(-1 + ray * 1.9, HEIGHT)
        pen.fill()
      }
      for (let column = 0; column < COLUMNS; column++)
        for (let row = 0; row < ROWS; row++) {
          const at = middle(column, row + lowering(column))
          pen.fillStyle = 'rgb(4 22 44 / .34)'
          pen.beginPath()
          pen.arc(at.x, at.y, 0.43, 0, 2 * Math.PI)
          pen.fill()
          pen.strokeStyle = 'rgb(150 230 245 / .1)'
          pen.lineWidth = 0.03
          pen.stroke()
        }
    },
    draw(pen, state, { seconds }) {
      const bursting = new Set(state.bursting)
      for (const [column, pearls] of state.columns.entries())
        for (const [height, { color, y }] of pearls.entries()) {
          const isBursting = bursting.has(column * ROWS + height)
          const swell = isBursting
            ? 1.15 * Math.min(1, state.burstTicks / 12) + 0.06 * Math.sin(seconds * 40)
            : 1
          drawPearl(pen, color, middle(column, y), swell)
        }
      if (state.over || state.burstTicks > 0) return
      drawGoal(pen, state)
      for (const { column, y, color } of pearlsOf(state.piece)) drawPearl(pen, color, middle(column, y))
    },
    next(pen, { next }) {
      const shown: Trefoil = { ...next, column: 1, y: 0 }
      pen.translate(0.36, 0.5)
      pen.scale(0.3, 0.3)
      for (const { column, y, color } of pearlsOf(shown))
        drawPearl(pen, color, { x: (column - 1) * APART, y: y - 0.5 })
    },
    piece: ({ piece }) => middle(piece.column, piece.y),
    place: middle,
  }
}
