import { fillCircle } from '#kit/game/draw.ts'
import { toppingColor } from './colors.ts'
import type { ToppingName } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** How large a piece lies on the pizza, in its units. */
export const PIECE = 15

const shadow = 'rgb(70 20 0 / .28)'

function ring(pen: Pen, radius: number, color: string, width: number) {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

function shape(pen: Pen, path: string, color: string) {
  pen.fillStyle = color
  pen.fill(new Path2D(path))
}

const art: Readonly<Record<ToppingName, (pen: Pen) => void>> = {
  salami(pen) {
    fillCircle(pen, 1.5, 2.5, 15, shadow)
    fillCircle(pen, 0, 0, 15, '#a62a1c')
    fillCircle(pen, -0.6, -0.8, 13.2, toppingColor.salami)
    for (const [x, y, r] of [
      [-5, -5, 2.4],
      [5, -3, 1.8],
      [0, 5, 2.6],
      [-6, 4, 1.4],
      [6, 5, 1.5],
    ] as const)
      fillCircle(pen, x, y, r, '#f3a58c')
  },
  mushroom(pen) {
    const cap = 'M-15 2C-16-14 16-14 15 2C13 7 6 4 5 5L6 13C4 17-4 17-6 13L-5 5C-6 4-13 7-15 2Z'
    pen.save()
    pen.translate(1.5, 2.5)
    shape(pen, cap, shadow)
    pen.restore()
    shape(pen, cap, '#a9835a')
    shape(
      pen,
      'M-12.500 1C-13-11 13-11 12.500 1C10 3 5 1 3.500 3L4 12C3 14-3 14-4 12L-3.500 3C-5 1-10 3-12.500 1Z',
      toppingColor.mushroom,
    )
    shape(pen, 'M-9-1C-7-6 7-6 9-1C5 1-5 1-9-1Z', '#c7a67b')
  },
  olive(pen) {
    fillCircle(pen, 1.5, 2.2, 11.5, shadow)
    ring(pen, 7.6, '#333d1c', 8)
    ring(pen, 7.2, '#66773a', 5)
    pen.beginPath()
    pen.arc(0, 0, 8, Math.PI * 1.05, Math.PI * 1.5)
    pen.strokeStyle = '#a9ba72'
    pen.lineWidth = 2
    pen.stroke()
  },
  pepper(pen) {
    const lobes = 'M0-15C8-18 15-10 12-3C18 3 13 14 5 12C2 17-6 17-8 11C-16 10-17 0-12-4C-13-13-5-17 0-15Z'
    pen.lineJoin = 'round'
    pen.lineWidth = 6
    pen.strokeStyle = '#2b7d2d'
    pen.stroke(new Path2D(lobes))
    pen.lineWidth = 3.4
    pen.strokeStyle = '#69cf5b'
    pen.stroke(new Path2D(lobes))
  },
  pineapple(pen) {
    const wedge = 'M0 13L-15-8C-9-15 9-15 15-8Z'
    pen.save()
    pen.translate(1.5, 2.5)
    shape(pen, wedge, shadow)
    pen.restore()
    shape(pen, wedge, '#d18d0e')
    shape(pen, 'M0 10L-12.500-7.500C-7-12.500 7-12.500 12.500-7.500Z', toppingColor.pineapple)
    pen.strokeStyle = '#e8a920'
    pen.lineWidth = 1.8
    pen.stroke(new Path2D('M0 9V-10M-3 4L-7-10M3 4L7-10'))
  },
  shrimp(pen) {
    const curl = 'M-10 9C-18-4-8-16 4-14C15-12 17 1 9 8'
    pen.lineCap = 'round'
    pen.strokeStyle = '#c9583c'
    pen.lineWidth = 11
    pen.stroke(new Path2D(curl))
    pen.strokeStyle = toppingColor.shrimp
    pen.lineWidth = 8
    pen.stroke(new Path2D(curl))
    pen.strokeStyle = '#ffd9c8'
    pen.lineWidth = 1.8
    pen.stroke(new Path2D('M-9-3L-4 0M-3-10L-1-5M6-10L4-5M11-2L6-1'))
    shape(pen, 'M-10 8L-16 13L-11 16L-5 12Z', '#e2694a')
  },
  basil(pen) {
    const leaf = 'M-15 8C-16-8 2-16 15-11C16 4 2 14-15 8Z'
    pen.save()
    pen.translate(1.5, 2.5)
    shape(pen, leaf, shadow)
    pen.restore()
    shape(pen, leaf, '#1f7438')
    shape(pen, 'M-13 6C-13-6 2-13 13-10C7-3-4 6-13 6Z', '#43b862')
    pen.strokeStyle = '#1f7438'
    pen.lineWidth = 1.6
    pen.stroke(new Path2D('M-13 7L12-9M-4 1L-5-5M3-3L4 3'))
  },
  onion(pen) {
    ring(pen, 11.5, '#8a3f7a', 4.4)
    ring(pen, 11.2, '#f1d8ec', 2.4)
    ring(pen, 6, '#8a3f7a', 3.6)
    ring(pen, 5.8, '#e9b9de', 1.8)
  },
}

/** A piece around the origin, about 15 units in radius. */
export function paintTopping(pen: Pen, name: ToppingName) {
  pen.save()
  art[name](pen)
  pen.restore()
}
