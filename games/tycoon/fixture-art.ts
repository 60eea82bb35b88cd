import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { shade } from '#kit/game/draw.ts'

const ANIMALS: Readonly<Record<string, string>> = {
  turtle: '#5fae6a',
  monkey: '#b07a4a',
  flamingo: '#ff8fb8',
  seal: '#6a86a8',
  parrot: '#ff7a4a',
  sheep: '#fffaf0',
}

/** A fixture around the origin, about 64 units wide. */
export function fixture(brush: Brush, look: string, tick: number, isAwake = true) {
  brush.round(-32, 14, 64, 16, 8, '#001018', 0.18)
  const animal = ANIMALS[look]
  if (animal && look !== 'sheep') return pen(brush, animal, tick)
  if (look === 'sheep') return sheep(brush, tick)
  drawings[look]?.(brush, tick, isAwake)
}

const house = (brush: Brush, wall: string, roof: string) => {
  brush.slab(-28, -16, 56, 36, 5, wall, 6)
  brush.shape([-36, -14, 0, -40, 36, -14], roof)
  brush.shape([-36, -14, 0, -40, 0, -14], '#ffffff', 0.16)
}

const drawings: Readonly<Record<string, (brush: Brush, tick: number, isAwake: boolean) => void>> = {
  patch(brush, tick) {
    brush.slab(-31, -16, 62, 36, 9, '#8a5a38', 6)
    for (const x of [-18, 0, 18])
      brush.leaf(x, -10, 20, 9, PAINT.palm, -1.57 + Math.sin(tick / 40 + x) * 0.15)
  },
  tree(brush, tick) {
    brush.line([0, 20, 3, -18], 8, PAINT.wood)
    for (const turn of [-2.8, -2.1, -1.2, -0.4, 0.1]) {
      const sway = turn + Math.sin(tick / 50) * 0.05
      brush.leaf(3 + Math.cos(sway) * 16, -20 + Math.sin(sway) * 14, 34, 12, '#3fae62', sway)
    }
  },
  rock(brush) {
    brush.shape([-30, 20, -24, -12, -4, -24, 22, -14, 30, 20], '#7f8aa0')
    brush.shape([-24, -12, -4, -24, 0, 0, -14, 8], '#b0bccf')
    for (const [x, y] of [
      [8, -4],
      [-6, 10],
      [16, 10],
    ] as const)
      brush.star(x, y, 5, PAINT.amber)
  },
  crate(brush) {
    brush.slab(-28, -18, 56, 34, 5, '#c08a4e', 7)
    for (const x of [-14, 0, 14]) brush.line([x, -15, x, 14], 2.4, '#8a5a2f')
  },
  sack(brush) {
    for (const x of [-15, 15]) brush.round(x - 15, -14, 30, 34, 12, '#e8d0a0')
    brush.round(-15, -26, 30, 34, 12, '#f4e3b5')
    brush.line([-9, -24, 9, -24], 4, PAINT.wood)
  },
  press(brush, tick, isAwake) {
    brush.slab(-26, -8, 52, 28, 8, '#9a6ab8', 6)
    brush.round(-5, -34 + (isAwake ? Math.sin(tick / 9) * 5 : 0), 10, 26, 4, '#d8dfea')
    brush.slab(-20, -16 + (isAwake ? Math.sin(tick / 9) * 5 : 0), 40, 8, 4, '#c8d0de', 3)
  },
  oven(brush, tick, isAwake) {
    brush.slab(-28, -22, 56, 42, 14, '#b85f4a', 7)
    brush.round(-16, -8, 32, 24, 12, '#3a1410')
    if (isAwake)
      for (const x of [-8, 0, 8]) brush.leaf(x, 8 + Math.sin(tick / 6 + x) * 2, 18, 8, PAINT.amber, -1.57)
  },
  bench(brush, tick, isAwake) {
    for (const x of [-22, 22]) brush.line([x, 0, x, 20], 7, '#7a4a26')
    brush.slab(-31, -10, 62, 14, 4, '#b87a48', 6)
    brush.at(6, -16, isAwake ? -0.4 + Math.sin(tick / 7) * 0.4 : -0.4, () => {
      brush.line([0, 0, 0, -16], 4, PAINT.wood)
      brush.slab(-9, -22, 18, 8, 3, '#93a4bd', 3)
    })
  },
  loom(brush, tick) {
    brush.slab(-28, -30, 56, 50, 6, '#a8703f', 6)
    for (let x = -20; x <= 20; x += 8) brush.line([x, -24, x, 12], 2, '#fffaf0')
    brush.slab(-22, -10 + Math.sin(tick / 10) * 8, 44, 7, 3, '#7ab8ff', 2)
  },
  smoke(brush, tick) {
    house(brush, '#8a6a54', '#5a4438')
    for (let puff = 0; puff < 3; puff++) {
      const k = (tick / 70 + puff / 3) % 1
      brush.disc(12 + k * 10, -38 - k * 26, 4 + k * 6, '#ffffff', 0.4 * (1 - k))
    }
  },
  net(brush) {
    brush.puck(0, 2, 28, '#4fa8d8', 4)
    for (const at of [-14, 0, 14]) {
      brush.line([at, -22, at, 24], 2, '#fff4dc', 0.7)
      brush.line([-24, at, 24, at], 2, '#fff4dc', 0.7)
    }
  },
  reef(brush, tick) {
    for (const [x, high, color] of [
      [-18, 26, '#ff7a9a'],
      [0, 36, '#ffab5a'],
      [18, 24, '#c88aff'],
    ] as const) {
      const sway = Math.sin(tick / 40 + x) * 2
      brush.line([x, 18, x + sway, 18 - high], 9, color)
      brush.line([x, 4, x + 9 + sway, -8], 6, color)
    }
  },
  chest(brush) {
    brush.slab(-26, -4, 52, 24, 5, '#8a5230', 5)
    brush.round(-26, -22, 52, 22, 11, '#a8683c')
    brush.slab(-5, -8, 10, 12, 3, PAINT.sun, 2)
  },
  clam(brush) {
    for (const [x, y] of [
      [-16, 6],
      [14, 8],
      [0, -8],
    ] as const) {
      brush.arc(x, y + 4, 10, Math.PI, Math.PI * 2, 7, '#f0c890')
      brush.round(x - 12, y + 2, 24, 7, 3, '#d8a868')
    }
  },
  weed(brush, tick) {
    for (const x of [-20, -7, 7, 20])
      brush.leaf(x, -2, 42, 10, '#4f9a62', -1.57 + Math.sin(tick / 30 + x) * 0.18)
  },
  well(brush) {
    brush.puck(0, 6, 26, '#93a4bd', 10)
    brush.disc(0, 6, 19, '#2f8fd0')
    for (const x of [-22, 22]) brush.line([x, 4, x, -28], 5, PAINT.wood)
    brush.shape([-32, -24, 0, -44, 32, -24], '#c2503f')
  },
  stall(brush) {
    brush.slab(-32, -2, 64, 22, 5, '#b87a48', 7)
    for (let stripe = 0; stripe < 4; stripe++) {
      const color = stripe % 2 === 0 ? PAINT.coral : '#fff4dc'
      brush.round(-34 + stripe * 17, -34, 17, 18, 2, color)
      brush.disc(-25.5 + stripe * 17, -16, 8.5, color)
    }
    for (const x of [-30, 30]) brush.line([x, -18, x, 4], 4, PAINT.wood)
  },
  ferry(brush, tick) {
    const bob = Math.sin(tick / 26) * 2
    brush.shape([-38, 2 + bob, 38, 2 + bob, 28, 24 + bob, -28, 24 + bob], '#d84f4f')
    brush.shape([-38, 2 + bob, 38, 2 + bob, 36, 9 + bob, -36, 9 + bob], '#fff4dc')
    brush.slab(-14, -18 + bob, 28, 18, 4, '#fffaf0', 4)
    brush.slab(2, -34 + bob, 10, 16, 3, PAINT.amber, 3)
  },
  office(brush) {
    house(brush, '#f4e3b5', '#b8506a')
    brush.round(-9, -2, 18, 20, 5, '#7a4a3a')
  },
}

function pen(brush: Brush, color: string, tick: number) {
  brush.puck(0, 8, 33, '#c8b070', 5)
  for (let post = 0; post < 8; post++) {
    const angle = (post / 8) * Math.PI * 2
    brush.round(Math.cos(angle) * 33 - 2.5, 8 + Math.sin(angle) * 22 - 12, 5, 16, 2, '#a8703f')
  }
  const hop = Math.abs(Math.sin(tick / 22)) * 4
  brush.round(-16, -2 - hop, 32, 20, 10, color)
  brush.ball(13, -8 - hop, 10, color)
  brush.disc(16, -10 - hop, 2, PAINT.ink)
  brush.shape([21, -8 - hop, 28, -5 - hop, 20, -3 - hop], shade(color, -0.45))
}

function sheep(brush: Brush, tick: number) {
  const step = Math.sin(tick / 9) * 2
  for (const x of [-10, 10]) brush.line([x, 10, x + step, 20], 4, '#4a3a3a')
  for (const [x, y] of [
    [-12, 0],
    [12, 0],
    [0, -8],
    [0, 6],
  ] as const)
    brush.ball(x, y, 12, '#fffaf0')
  brush.round(14, -10, 15, 18, 7, '#5a4848')
  brush.disc(23, -4, 2, '#ffffff')
}
