import { shade } from '#kit/game/draw.ts'
import { polygon, rounded, type Pen } from './pen.ts'

const RUBBER = '#1d1a28'

function wheels(pen: Pen, places: readonly (readonly [number, number])[], wide: number, long: number) {
  for (const [x, y] of places) rounded(pen, x - wide / 2, y - long / 2, wide, long, wide * 0.3, RUBBER)
}

/** Vehicles from above, nose up, lit from the upper left. */
export const LATER_CRAFTS: Readonly<
  Record<'truck' | 'buggy' | 'kart' | 'dragster', (pen: Pen, paint: string) => void>
> = {
  truck(pen, paint) {
    wheels(
      pen,
      [
        [-1.2, 1.7],
        [1.2, 1.7],
        [-1.2, -0.9],
        [1.2, -0.9],
        [-1.2, -2],
        [1.2, -2],
      ],
      0.5,
      0.95,
    )
    rounded(pen, -1.2, -2.7, 2.4, 3.6, 0.3, shade(paint, -0.4))
    rounded(pen, -1.05, -2.55, 2.1, 3.3, 0.22, '#e9dcc4')
    for (const y of [-1.9, -1.1, -0.3]) rounded(pen, -1.05, y, 2.1, 0.14, 0.05, '#c9b795')
    rounded(pen, -1.15, 0.9, 2.3, 1.9, 0.5, shade(paint, -0.3))
    rounded(pen, -1.1, 1, 2.2, 1.75, 0.48, paint)
    rounded(pen, -0.85, 1.2, 1.7, 0.6, 0.2, shade(paint, 0.2))
    rounded(pen, -0.9, 2, 1.8, 0.42, 0.16, '#7fa9dd')
    rounded(pen, -0.95, 2.62, 0.45, 0.22, 0.1, '#fff6c9')
    rounded(pen, 0.5, 2.62, 0.45, 0.22, 0.1, '#fff6c9')
  },
  buggy(pen, paint) {
    wheels(
      pen,
      [
        [-1.25, 1.35],
        [1.25, 1.35],
        [-1.35, -1.35],
        [1.35, -1.35],
      ],
      0.66,
      1.2,
    )
    rounded(pen, -1.2, 1.2, 2.4, 0.26, 0.12, '#3a3646')
    rounded(pen, -1.3, -1.5, 2.6, 0.3, 0.12, '#3a3646')
    const hull = [
      [0, 2.5],
      [0.6, 1.6],
      [0.85, 0],
      [0.75, -2],
      [-0.75, -2],
      [-0.85, 0],
      [-0.6, 1.6],
    ] as const
    polygon(pen, hull, shade(paint, -0.3))
    polygon(
      pen,
      hull.map(([x, y]) => [x * 0.9 - 0.04, y * 0.95 + 0.06] as const),
      paint,
    )
    rounded(pen, -0.55, -1, 1.1, 1.5, 0.3, '#2a2436')
    for (const y of [-0.95, 0.3]) rounded(pen, -0.75, y, 1.5, 0.2, 0.1, '#fff3d8')
    rounded(pen, -0.3, -0.5, 0.6, 0.6, 0.3, '#fff3d8')
    rounded(pen, -0.5, -2.1, 1, 0.7, 0.2, '#514b5e')
  },
  kart(pen, paint) {
    wheels(
      pen,
      [
        [-1, 1.2],
        [1, 1.2],
        [-1.05, -1.1],
        [1.05, -1.1],
      ],
      0.6,
      0.9,
    )
    rounded(pen, -0.95, 1.5, 1.9, 0.55, 0.26, shade(paint, -0.25))
    rounded(pen, -0.6, -1.7, 1.2, 3.7, 0.45, shade(paint, -0.3))
    rounded(pen, -0.56, -1.6, 1.1, 3.55, 0.42, paint)
    rounded(pen, -0.95, -0.8, 0.5, 1.4, 0.22, paint)
    rounded(pen, 0.45, -0.8, 0.5, 1.4, 0.22, shade(paint, -0.12))
    rounded(pen, -0.5, -1.1, 1, 1.2, 0.4, '#2a2436')
    pen.beginPath()
    pen.arc(0, -0.4, 0.55, 0, 2 * Math.PI)
    pen.fillStyle = '#fff3d8'
    pen.fill()
    rounded(pen, -0.4, -0.12, 0.8, 0.26, 0.12, '#3a4a7a')
    rounded(pen, -0.8, -2, 1.6, 0.36, 0.14, '#fff3d8')
  },
  dragster(pen, paint) {
    wheels(
      pen,
      [
        [-1.15, -1.7],
        [1.15, -1.7],
      ],
      0.85,
      1.5,
    )
    wheels(
      pen,
      [
        [-0.75, 2],
        [0.75, 2],
      ],
      0.32,
      0.8,
    )
    rounded(pen, -0.75, 1.9, 1.5, 0.18, 0.08, '#3a3646')
    const hull = [
      [0, 3.05],
      [0.32, 2.2],
      [0.62, 0.2],
      [0.72, -2.4],
      [-0.72, -2.4],
      [-0.62, 0.2],
      [-0.32, 2.2],
    ] as const
    polygon(pen, hull, shade(paint, -0.3))
    polygon(
      pen,
      hull.map(([x, y]) => [x * 0.86 - 0.03, y * 0.96] as const),
      paint,
    )
    polygon(
      pen,
      [
        [-0.1, 2.7],
        [0.1, 2.7],
        [0.16, 0.6],
        [-0.16, 0.6],
      ],
      '#fff3d8',
    )
    rounded(pen, -0.4, -0.9, 0.8, 1.3, 0.3, '#1f2c48')
    rounded(pen, -0.5, -1.9, 1, 0.8, 0.16, '#8d8798')
    rounded(pen, -1.3, -2.9, 2.6, 0.5, 0.12, shade(paint, 0.15))
  },
}
