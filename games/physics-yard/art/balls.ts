import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Body } from '#kit/game/rigid/body.ts'

/** Colours that are sorted; each also has a number of dots. */
export const SORTS = [PAINT.coral, PAINT.sun, PAINT.lagoon, PAINT.orchid] as const

export type Painter = (brush: Brush, body: Body) => void

/** Draws around a body's centre, rotated with it. */
const turned =
  (paint: (brush: Brush, radius: number, body: Body) => void): Painter =>
  (brush, body) =>
    brush.at(body.x, body.y, body.turn, () => paint(brush, body.radius, body))

/** Dots that tell a colour to those who do not see it. */
export function dots(brush: Brush, x: number, y: number, count: number, size: number) {
  for (let dot = 0; dot < count; dot++)
    brush.disc(x + (dot - (count - 1) / 2) * size * 2.6, y, size, '#0b1638', 0.65)
}

const coconut = turned((brush, radius) => {
  brush.ball(0, 0, radius, PAINT.wood)
  brush.line([-radius * 0.5, radius * 0.5, radius * 0.4, radius * 0.62], 1.6, '#7a4726')
  for (const [x, y] of [
    [0, -0.42],
    [-0.34, 0.02],
    [0.34, 0.02],
  ] as const)
    brush.disc(x * radius, y * radius, radius * 0.15, '#43240f')
})

const sorted = turned((brush, radius, { tag }) => {
  const color = SORTS[tag % SORTS.length]!
  brush.ball(0, 0, radius, color)
  dots(brush, 0, radius * 0.1, tag + 1, radius * 0.14)
})

export function crabAt(brush: Brush, radius: number) {
  for (const side of [-1, 1]) {
    brush.line([side * radius * 0.7, radius * 0.3, side * radius * 1.15, radius * 0.85], 2.6, '#d94f4f')
    brush.line([side * radius * 0.6, -radius * 0.3, side * radius * 1.2, -radius * 0.75], 3.2, '#d94f4f')
    brush.disc(side * radius * 1.22, -radius * 0.85, radius * 0.34, PAINT.coral)
  }
  brush.ball(0, 0, radius, PAINT.coral)
  for (const side of [-1, 1]) {
    brush.disc(side * radius * 0.36, -radius * 0.3, radius * 0.27, '#ffffff')
    brush.disc(side * radius * 0.36, -radius * 0.26, radius * 0.13, PAINT.ink)
  }
  brush.arc(0, radius * 0.12, radius * 0.34, 0.3, Math.PI - 0.3, 1.8, '#7a1f2a')
}

export const BALLS: Readonly<Record<string, Painter>> = {
  coconut,
  nut: coconut,
  drip: sorted,
  berry: sorted,
  crab: turned((brush, radius) => crabAt(brush, radius)),
  hopper: turned((brush, radius) => crabAt(brush, radius)),
  mango: turned((brush, radius) => {
    brush.ball(0, 0, radius, PAINT.amber)
    brush.disc(radius * 0.3, radius * 0.25, radius * 0.5, PAINT.coral, 0.5)
    brush.leaf(radius * 0.4, -radius, radius * 1.1, radius * 0.5, PAINT.palm, -0.4)
  }),
  marble: turned((brush, radius) => {
    brush.ball(0, 0, radius, PAINT.sky)
    brush.arc(0, 0, radius * 0.55, 0.4, 2.6, radius * 0.3, PAINT.shell, 0.8)
  }),
  barrel: turned((brush, radius) => {
    brush.ball(0, 0, radius, '#b5713b')
    brush.ring(0, 0, radius * 0.78, 2.6, '#55627a')
    brush.line([-radius * 0.7, 0, radius * 0.7, 0], 2, '#7a4726')
    brush.line([0, -radius * 0.7, 0, radius * 0.7], 2, '#7a4726')
  }),
  gold: turned((brush, radius) => {
    brush.ball(0, 0, radius, '#ffc93a')
    brush.star(0, 0, radius * 0.5, '#fff2b0')
  }),
  ember(brush, { x, y, radius }) {
    brush.glow(x, y, radius * 1.9, '#ff7a3a')
    brush.ball(x, y, radius, '#e8432e')
    brush.disc(x, y + radius * 0.1, radius * 0.42, '#ffd35a')
  },
  drop(brush, { x, y, radius }) {
    brush.disc(x, y, radius * 1.12, '#3aa0ff', 0.75)
    brush.disc(x - radius * 0.25, y - radius * 0.3, radius * 0.34, '#dff2ff', 0.85)
  },
  thorn(brush, { x, y, radius }) {
    for (let spike = 0; spike < 8; spike++)
      brush.at(x, y, (spike * Math.PI) / 4, () =>
        brush.shape([radius * 0.5, -4.5, radius * 1.5, 0, radius * 0.5, 4.5], '#5a2c78'),
      )
    brush.ball(x, y, radius, '#7a3fa0')
  },
  magnet(brush, { x, y, radius, tag }) {
    if (tag === 1) for (const reach of [1.7, 2.5, 3.4]) brush.ring(x, y, radius * reach, 2, PAINT.sun, 0.34)
    brush.puck(x, y, radius, tag === 1 ? PAINT.coral : '#7d88ab', 6)
    brush.arc(x, y + 2, radius * 0.5, Math.PI, Math.PI * 2, 6, tag === 1 ? '#fff4dc' : '#c9d2e8')
    for (const side of [-1, 1]) brush.round(x + side * radius * 0.5 - 3, y + 2, 6, 6, 1.5, '#fff4dc')
  },
  iron: turned((brush, radius) => {
    brush.ball(0, 0, radius, '#97a6c4')
    brush.line([-radius * 0.5, 0, radius * 0.5, 0], 2, '#5c6b8c')
  }),
  wrecker: turned((brush, radius) => {
    brush.ball(0, 0, radius, '#4a5675')
    brush.ring(0, -radius * 0.1, radius * 0.45, 3, '#2c3550')
  }),
  peg(brush, { x, y, radius }) {
    brush.puck(x, y, radius, PAINT.shell, 4)
  },
  mouth(brush, { x, y }) {
    brush.disc(x, y + 14, 34, '#0a2030', 0.3)
    for (const side of [-1, 1]) brush.disc(x + side * 25, y + 22, 12, '#37a35c')
    brush.puck(x, y + 6, 27, '#2f8f5a', 8)
    for (const [dx, dy] of [
      [-12, 12],
      [12, 12],
      [0, 22],
    ] as const)
      brush.disc(x + dx, y + dy, 5.5, '#57bd7a')
    brush.ball(x, y - 6, 20, '#6fdc8c')
    brush.disc(x, y - 8, 12, '#8a2136')
    brush.disc(x, y - 3, 6.5, '#ff8a94')
    for (const side of [-1, 1]) {
      brush.disc(x + side * 14, y - 22, 6, '#ffffff')
      brush.disc(x + side * 14, y - 23, 2.8, PAINT.ink)
    }
  },
  balloon(brush, { x, y, vx, radius }) {
    brush.at(x, y, Math.max(-0.5, Math.min(0.5, vx / 300)), () => {
      brush.line([0, radius, 0, radius + 14], 1.8, '#fff4dc')
      brush.shape([-4, radius + 4, 0, radius - 2, 4, radius + 4], '#c83f6a')
      brush.ball(0, 0, radius, PAINT.pink)
    })
  },
  fan(brush, { x, y, radius, turn, tag }) {
    const isOn = tag === 1
    brush.puck(x, y, radius, isOn ? PAINT.lagoon : '#7d88ab', 5)
    brush.disc(x, y, radius - 4, '#0b1638', 0.7)
    brush.at(x, y, turn, () => {
      for (const side of [-1, 1]) brush.leaf(0, side * 7, 13, 8, isOn ? '#eafffb' : '#c9d2e8', side * 1.571)
      if (isOn) brush.leaf(0, 0, 27, 4, '#ffffff', 1.571)
      brush.shape([radius + 3, -6, radius + 11, 0, radius + 3, 6], isOn ? PAINT.sun : '#c9d2e8')
    })
    brush.disc(x, y, 4, PAINT.sun)
  },
  jelly(brush, { x, y, radius }) {
    brush.ball(x, y, radius * 1.15, PAINT.pink)
    for (const side of [-1, 1]) brush.disc(x + side * 3.6, y - 1, 1.9, PAINT.ink)
    brush.arc(x, y + 1.5, 3.4, 0.4, Math.PI - 0.4, 1.5, PAINT.ink)
  },
  root(brush, { x, y, radius }) {
    brush.puck(x, y, radius * 1.15, PAINT.orchid, 6)
    brush.disc(x, y, 4, '#5a2c78')
  },
  bell(brush, { x, y, radius }) {
    brush.glow(x, y, radius * 2, PAINT.sun)
    brush.shape(
      [x - radius, y + 9, x - radius * 0.6, y - 9, x, y - 15, x + radius * 0.6, y - 9, x + radius, y + 9],
      '#ffc13a',
    )
    brush.line([x - radius - 2, y + 10, x + radius + 2, y + 10], 4, '#d9902a')
    brush.disc(x, y + 15, 4, '#8a5a1f')
  },
}
