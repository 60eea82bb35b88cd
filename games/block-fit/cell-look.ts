import { shade, write } from '#kit/game/draw.ts'
import type { Picture, Sprites } from '#kit/game/sprites.ts'
import { cornersOf, pointsUp, type Lattice, type Place } from './lattice.ts'
import { LETTERS } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Room between cells and roundness, as shares of the unit. */
const GAP = 0.035
const ROUND: Readonly<Record<Lattice, number>> = { square: 0.2, hex: 0.15, triangle: 0.14 }
const DEPTH = 0.1

function tracePolygon(pen: Pen, corners: readonly Place[], scale: number, radius: number, dy = 0) {
  pen.beginPath()
  const at = (index: number) => {
    const corner = corners[index % corners.length]!
    return { x: corner.x * scale, y: corner.y * scale + dy }
  }
  const last = at(corners.length - 1)
  const first = at(0)
  pen.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2)
  for (let index = 0; index < corners.length; index++) {
    const to = at(index)
    const next = at(index + 1)
    pen.arcTo(to.x, to.y, (to.x + next.x) / 2, (to.y + next.y) / 2, radius)
  }
  pen.closePath()
}

/** How a cell is cut out of its room. */
interface Cut {
  readonly unit: number
  readonly inset: number
  readonly radius: number
}

/** How cells of one lattice are painted at one size. */
export interface CellBrush {
  block(pen: Pen, at: Place, middle: Place, color: string, size?: number): void
  letter(pen: Pen, middle: Place, color: number, size?: number): void
  hollow(pen: Pen, at: Place, middle: Place, color: string): void
  /** Where a piece will land. */
  ghost(pen: Pen, at: Place, middle: Place, color: string, opacity: number): void
}

export function cellBrush(lattice: Lattice, unit: number, stamps: Sprites): CellBrush {
  const inset = lattice === 'triangle' ? 1 - GAP * 2.2 : 1 - GAP * 1.6
  const radius = unit * ROUND[lattice]
  const half = unit
  const shapeKey = (at: Place) => (lattice === 'triangle' ? String(pointsUp(at)) : '')
  const stamp = (pen: Pen, picture: Picture, middle: Place, size: number) => {
    const reach = half * size
    stamps.draw(pen, picture, {
      x: middle.x - reach,
      y: middle.y - reach,
      width: 2 * reach,
      height: 2 * reach,
    })
  }
  const picture = (key: string, paint: (pen: Pen) => void): Picture => ({
    key: `${key} ${unit}`,
    width: 2 * half,
    height: 2 * half,
    paint(pen) {
      pen.translate(half, half)
      paint(pen)
    },
  })
  return {
    block(pen, at, middle, color, size = 1) {
      if (size <= 0) return
      const corners = cornersOf(lattice, at)
      const drawn = picture(`block${color}${shapeKey(at)}`, (inner) =>
        paintBlock(inner, corners, color, { unit, inset, radius }),
      )
      stamp(pen, drawn, middle, size)
    },
    letter(pen, middle, color, size = 1) {
      if (size <= 0.2) return
      const height = unit * 0.58 * size
      const y = middle.y - unit * 0.04 * size
      write(pen, LETTERS[color - 1] ?? '', middle.x, y + height * 0.07, {
        size: height,
        color: 'rgb(60 10 0 / .35)',
      })
      write(pen, LETTERS[color - 1] ?? '', middle.x, y, { size: height })
    },
    hollow(pen, at, middle, color) {
      const drawn = picture(`hollow${color}${shapeKey(at)}`, (inner) => {
        const corners = cornersOf(lattice, at)
        tracePolygon(inner, corners, unit * inset, radius)
        inner.fillStyle = shade(color, -0.25)
        inner.fill()
        inner.clip()
        tracePolygon(inner, corners, unit * inset, radius, unit * 0.045)
        inner.fillStyle = color
        inner.fill()
      })
      stamp(pen, drawn, middle, 1)
    },
    ghost(pen, at, middle, color, opacity) {
      pen.save()
      pen.translate(middle.x, middle.y)
      pen.globalAlpha = opacity
      tracePolygon(pen, cornersOf(lattice, at), unit * inset, radius)
      pen.fillStyle = color
      pen.fill()
      pen.restore()
    },
  }
}

/** A raised tile: its shadow side, its light edge, its face and a shine in the middle. */
function paintBlock(pen: Pen, corners: readonly Place[], color: string, { unit, inset, radius }: Cut) {
  const lift = unit * DEPTH
  tracePolygon(pen, corners, unit * inset, radius)
  pen.fillStyle = shade(color, -0.42)
  pen.fill()
  pen.save()
  pen.clip()
  tracePolygon(pen, corners, unit * inset, radius, -lift)
  pen.fillStyle = shade(color, 0.5)
  pen.fill()
  tracePolygon(pen, corners, unit * (inset - 0.05), radius, -lift + unit * 0.03)
  pen.fillStyle = color
  pen.fill()
  tracePolygon(pen, corners, unit * inset * 0.56, radius * 0.7, -lift + unit * 0.01)
  pen.fillStyle = 'rgb(255 255 255 / .16)'
  pen.fill()
  pen.restore()
}
