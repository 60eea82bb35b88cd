import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { shade } from '#kit/game/draw.ts'
import { heightOf, widthOf, type Body } from '#kit/game/rigid/body.ts'
import type { Painter } from './balls.ts'

type Facing = (brush: Brush, width: number, height: number, body: Body) => void

/** A slab that turns with its body: a lower lip of shade, a rim of light, and what is on its face. */
const slab =
  (color: string, face?: Facing): Painter =>
  (brush, body) => {
    const [width, height] = [widthOf(body), heightOf(body)]
    const radius = Math.min(5, width / 3, height / 3)
    brush.at(body.x, body.y, body.turn, () => {
      brush.round(-width / 2, -height / 2, width, height, radius, shade(color, -0.34))
      brush.round(-width / 2, -height / 2, width, height - Math.min(4, height * 0.24), radius, color)
      if (width > 12)
        brush.line([-width / 2 + 4, -height / 2 + 2, width / 2 - 4, -height / 2 + 2], 1.8, '#ffffff', 0.45)
      face?.(brush, width, height, body)
    })
  }

const grain = (brush: Brush, width: number, height: number) => {
  if (width > height)
    brush.line([-width * 0.32, height * 0.08, width * 0.3, height * 0.02], 1.4, '#5a3216', 0.45)
  else brush.line([0, -height * 0.3, 1, height * 0.28], 1.4, '#5a3216', 0.45)
}
const nails: Facing = (brush, width, height) => {
  grain(brush, width, height)
  for (const side of [-1, 1]) brush.disc(side * (width / 2 - 6), -1, 1.8, '#4a2a12')
}
const cross: Facing = (brush, width, height) => {
  const [x, y] = [width / 2 - 4, height / 2 - 4]
  brush.line([-x, -y, x, y - 2], 2.6, '#7a4a22', 0.7)
  brush.line([x, -y, -x, y - 2], 2.6, '#7a4a22', 0.7)
}
const turf: Facing = (brush, width, height) => {
  brush.round(-width / 2 - 2, -height / 2 - 2, width + 4, 10, 5, '#5cc46f')
  brush.line([-width / 2 + 5, -height / 2, width / 2 - 5, -height / 2], 2, '#b6f0a8', 0.8)
}
const specks: Facing = (brush, width, height) => {
  brush.disc(-width * 0.22, -height * 0.1, Math.min(4, height * 0.16), '#ffffff', 0.16)
  brush.disc(width * 0.2, height * 0.12, Math.min(3, height * 0.14), '#0b1638', 0.2)
}
const WEIGHTS: Readonly<Record<number, string>> = {
  20: PAINT.lagoon,
  26: PAINT.sun,
  32: PAINT.amber,
  38: PAINT.coral,
}

const weight: Painter = (brush, body) => {
  slab(WEIGHTS[body.tag] ?? PAINT.amber, (_, width, height) => {
    brush.round(-width * 0.2, -height / 2 - 5, width * 0.4, 6, 2.5, '#4a5675')
    const rank = [20, 26, 32, 38].indexOf(body.tag) + 1
    for (let dot = 0; dot < rank; dot++) brush.disc((dot - (rank - 1) / 2) * 6.4, 1, 2.3, '#0b1638', 0.7)
  })(brush, body)
}

/** A piece of ice of any convex outline. */
const ice: Painter = (brush, { x, y, turn, corners }) =>
  brush.at(x, y, turn, () => {
    const inner = corners.map((value) => value * 0.8)
    brush.shape(corners, '#6fb8e8')
    brush.shape(
      corners.map((value, at) => (at % 2 === 0 ? value * 0.96 : value * 0.92 - 1.5)),
      '#c4ecff',
    )
    brush.shape(inner, '#e4f7ff', 0.65)
    const [x0, y0, x1, y1] = inner as [number, number, number, number]
    brush.line([x0, y0, (x0 + x1) / 2, (y0 + y1) / 2], 2.4, '#ffffff', 0.9)
  })

export const BOXES: Readonly<Record<string, Painter>> = {
  board: slab('#d9a25f', nails),
  plank: slab('#e0a866', grain),
  post: slab('#c28a4c', grain),
  drawn: slab('#ffe0a0', nails),
  crate: slab('#d9964a', cross),
  block: slab('#e8ae5f', grain),
  granite: slab('#7d88ab', specks),
  stone: slab('#8795b5', specks),
  boulder: slab('#8f9bb8', specks),
  rock: slab('#8a6f5f', turf),
  land: slab('#d8b878', turf),
  /** Land without an end, to both sides and down. */
  ground(brush, body) {
    const top = body.y - heightOf(body) / 2
    brush.round(-900, top, 2200, 900, 0, '#b8965a')
    brush.round(-900, top, 2200, 26, 0, '#d8b878')
    brush.round(-900, top - 2, 2200, 9, 4, '#5cc46f')
    brush.line([-900, top, 1300, top], 2, '#b6f0a8', 0.8)
  },
  shelf: slab('#9a5f3a', grain),
  frame: slab('#5f4a7a'),
  pin: slab('#3fe0cf', (brush, width, height) => {
    const isLying = width > height
    brush.ball(isLying ? width / 2 : 0, isLying ? -1 : -height / 2, 7.5, PAINT.sun)
  }),
  chest: slab('#a8693c', (brush, width) => brush.round(-width * 0.08, -7, width * 0.16, 12, 3, '#ffc93a')),
  ice,
  pole: slab('#7d88ab', (brush, width, height) => {
    for (let y = -height / 2 + 14; y < height / 2 && y < 100; y += 22)
      brush.line([-width / 2 + 2, y, width / 2 - 2, y], 1.6, '#3a4560', 0.5)
  }),
  parcel: slab('#d9a25f', (brush, width, height) => {
    brush.round(-3.5, -height / 2, 7, height - 4, 1, PAINT.coral)
    brush.round(-width / 2, -4, width, 6, 1, PAINT.coral)
    brush.disc(0, -1, 4.6, '#ffd0c0')
  }),
  belt: slab('#3a4560', (brush, width) => {
    for (const side of [-1, 1]) {
      brush.disc(side * (width / 2 - 8), 0, 8, '#55627f')
      brush.disc(side * (width / 2 - 8), 0, 3, '#c9d2e8')
    }
  }),
  flap: (brush, body) => {
    slab(PAINT.coral)(brush, body)
    brush.puck(body.x, body.y - 2, 9, PAINT.shell, 4)
    brush.disc(body.x, body.y - 2, 3.4, '#8a2136')
  },
  chute: slab('#5a76b8'),
  bin: slab('#3a4f8a'),
  rim: slab('#e0a866', grain),
  bottom: slab('#c28a4c', grain),
  raft: slab('#e0a866', nails),
  domino: slab(PAINT.shell, (brush, width, height) => {
    brush.line([-width * 0.3, 0, width * 0.3, 0], 1.4, '#8a7a5a')
    brush.disc(0, -height * 0.25, 1.7, PAINT.coral)
    brush.disc(0, height * 0.22, 1.7, PAINT.coral)
  }),
  weight,
  load: weight,
  beam: slab('#c9824f', (brush) => brush.disc(0, -1, 4.5, PAINT.sun)),
  spring: slab('#3fe0cf', (brush, width) => {
    for (let coil = -1; coil <= 1; coil++)
      brush.line([coil * width * 0.24 - 4, 3, coil * width * 0.24 + 4, -3], 2.4, '#0c6f7a')
  }),
  stand(brush, body) {
    const [width, height] = [widthOf(body), heightOf(body)]
    const { x, y } = body
    brush.shape(
      [x, y - height / 2, x + width * 1.3, y + height / 2, x - width * 1.3, y + height / 2],
      '#7a4a32',
    )
    brush.shape(
      [x, y - height / 2, x + width * 0.4, y + height / 2, x - width * 1.3, y + height / 2],
      '#9a6242',
    )
  },
  idol: slab('#8fa39a', (brush, width, height) => {
    for (const side of [-1, 1]) {
      brush.round(side * width * 0.22 - 4, -height * 0.26, 8, 5, 2, '#1c3040')
      brush.disc(side * width * 0.22, -height * 0.2, 1.6, PAINT.sun)
    }
    brush.round(-2.5, -height * 0.18, 5, height * 0.24, 2, '#6f857c')
    brush.round(-width * 0.26, height * 0.18, width * 0.52, 4.5, 2, '#1c3040')
    brush.round(-width / 2, -height / 2, width, 7, 3, PAINT.amber)
  }),
}
