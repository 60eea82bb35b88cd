import { picture, type Picture } from './craft-art.ts'
import { polygon, rounded } from './pen.ts'
import type { Contest } from './definitions.ts'

type Pen = CanvasRenderingContext2D

const disc = (pen: Pen, x: number, y: number, radius: number, paint: string) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

function crate(pen: Pen, face: string, side: string, rim: string) {
  rounded(pen, -1.05, -1.45, 2.5, 2.5, 0.2, 'rgb(20 10 10 / .3)')
  rounded(pen, -1.25, -1.3, 2.5, 2.5, 0.22, side)
  rounded(pen, -1.25, -1.1, 2.5, 2.35, 0.22, face)
  for (const y of [-0.4, 0.4]) rounded(pen, -1.2, y - 0.06, 2.4, 0.12, 0.04, side)
  rounded(pen, -1.25, -1.1, 0.34, 2.35, 0.1, rim)
  rounded(pen, 0.91, -1.1, 0.34, 2.35, 0.1, rim)
}

function stone(pen: Pen) {
  const edge = [
    [-1.3, -0.9],
    [-0.7, -1.3],
    [0.9, -1.2],
    [1.35, -0.3],
    [1.1, 0.9],
    [0.1, 1.3],
    [-1.1, 0.8],
  ] as const
  polygon(
    pen,
    edge.map(([x, y]) => [x + 0.3, y - 0.35] as const),
    'rgb(20 10 10 / .32)',
  )
  polygon(pen, edge, '#565464')
  polygon(
    pen,
    edge.map(([x, y]) => [x * 0.75 - 0.1, y * 0.75 + 0.16] as const),
    '#7d7b8c',
  )
  polygon(
    pen,
    [
      [-0.7, 0.3],
      [0.1, 0.8],
      [0.3, 0.3],
    ],
    '#a3a1b0',
  )
}

/** A box with a star that holds a surprise. */
function surprise(pen: Pen) {
  disc(pen, 0, 0, 1.5, 'rgb(255 255 255 / .28)')
  rounded(pen, -1, -1.1, 2, 2, 0.4, '#7a3fb0')
  rounded(pen, -1, -0.95, 2, 2, 0.4, '#b673ec')
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI
    const reach = index % 2 ? 0.3 : 0.72
    return [Math.sin(angle) * reach, Math.cos(angle) * reach + 0.05] as const
  })
  polygon(pen, points, '#ffe27a')
}

function post(pen: Pen, paint: string) {
  disc(pen, 0.3, -0.35, 1.3, 'rgb(20 50 80 / .3)')
  disc(pen, 0, 0, 1.25, '#fffaf0')
  disc(pen, 0, 0, 0.98, paint)
  disc(pen, -0.2, 0.25, 0.45, '#fffaf0')
}

function cone(pen: Pen) {
  rounded(pen, -0.6, -0.85, 1.5, 1.5, 0.24, 'rgb(20 10 10 / .28)')
  rounded(pen, -0.75, -0.75, 1.5, 1.5, 0.24, '#d85a1e')
  disc(pen, 0, 0, 0.62, '#ff8a3d')
  disc(pen, 0, 0, 0.42, '#fff6e4')
  disc(pen, 0, 0, 0.24, '#ff8a3d')
}

function flag(pen: Pen, isRight: boolean) {
  const side = isRight ? -1 : 1
  disc(pen, 0, 0, 2.6, 'rgb(255 226 122 / .22)')
  polygon(
    pen,
    [
      [0, 1.2],
      [side * 2, 0.7],
      [0, 0.2],
    ],
    '#ffe27a',
  )
  rounded(pen, -0.14, -1.1, 0.28, 2.4, 0.1, '#fff6e4')
  disc(pen, 0, -1, 0.36, '#c98f5c')
}

/** Oil with a gleam. */
function slick(pen: Pen) {
  for (const [x, y, radius] of [
    [0, 0, 1.5],
    [1, 0.5, 0.8],
    [-1.1, -0.4, 0.9],
    [0.3, -1, 0.7],
  ] as const)
    disc(pen, x, y, radius, '#211c33')
  disc(pen, -0.4, 0.4, 0.5, '#5a4f8a')
  disc(pen, 0.5, -0.1, 0.28, '#7fd0c4')
}

/** Pictures of a contest's things by their kind; oil is the last of the karts'. */
export function paintField({ kind }: Contest, sharpness: number): readonly Picture[] {
  const paint = (size: number, ...painters: readonly ((pen: Pen) => void)[]) =>
    painters.map((one) => picture(size, sharpness, one))
  switch (kind) {
    case 'figures':
      return paint(
        3.2,
        (pen) => post(pen, '#2f7fe0'),
        (pen) => post(pen, '#ff7a3d'),
      )
    case 'notes':
      return paint(
        5.4,
        (pen) => flag(pen, false),
        (pen) => flag(pen, true),
      )
    case 'smash':
      return paint(
        3.2,
        (pen) => crate(pen, '#c98f55', '#8a5a2c', '#e0b078'),
        (pen) => crate(pen, '#ffd24a', '#c98a1c', '#fff0a8'),
        stone,
      )
    case 'karts':
      return paint(4, surprise, slick)
    case 'park':
      return paint(2.2, cone, cone)
    default:
      return []
  }
}
