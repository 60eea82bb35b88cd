import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Pictures } from './picture.ts'

const puffs = (brush: Brush, color: string, light: string, size: number) => {
  for (const [x, y, r] of [
    [-0.55, 0.1, 0.5],
    [0.55, 0.12, 0.46],
    [0, -0.25, 0.62],
  ] as const)
    brush.disc(x * size, (y + 0.16) * size, r * size, color)
  brush.round(-size, 0, size * 2, size * 0.56, size * 0.28, color)
  brush.disc(-0.16 * size, -0.3 * size, 0.46 * size, light)
  brush.disc(-0.6 * size, 0.02 * size, 0.34 * size, light)
  brush.disc(0.5 * size, 0.04 * size, 0.3 * size, light)
}

export const spikes = (brush: Brush, radius: number, color: string) => {
  for (let spike = 0; spike < 8; spike++)
    brush.at(0, 0, (spike * Math.PI) / 4, () => brush.round(-3.5, -radius - 5, 7, 12, 3, color))
}

const medal = (brush: Brush, color: string) => {
  brush.glow(0, 0, 24, color)
  brush.puck(0, 0, 14, color, 4)
  brush.disc(0, 0, 9.5, '#0d1b3c', 0.28)
}

export const skyArt: Pictures = {
  glider: {
    size: 64,
    paint(brush) {
      brush.shape([-6, -4, -29, 14, -27, 21, -5, 13, 5, 13, 27, 21, 29, 14, 6, -4], '#2a4a8a')
      brush.shape([-6, -8, -29, 9, -27, 16, -5, 9, 5, 9, 27, 16, 29, 9, 6, -8], PAINT.coral)
      brush.line([-25, 11, -7, -3], 3, '#ffffff', 0.5)
      brush.shape([-9, 20, 0, 12, 9, 20, 7, 25, -7, 25], PAINT.amber)
      brush.round(-7, -25, 14, 46, 7, '#b9c4e6')
      brush.round(-7, -27, 13, 44, 6.5, PAINT.shell)
      brush.disc(0, -8, 5.5, '#1c8fb3')
      brush.disc(-1.6, -10, 2, '#d8fbff')
      brush.disc(0, -25, 3.4, PAINT.amber)
    },
  },
  bolt: {
    size: 26,
    paint(brush) {
      brush.round(-4, -11, 8, 22, 4, PAINT.amber, 0.5)
      brush.round(-2.4, -10, 4.8, 18, 2.4, '#fffbe0')
    },
  },
  star: {
    size: 30,
    paint(brush) {
      brush.glow(0, 0, 14, PAINT.lagoon)
      brush.star(0, 0, 9, '#c9fff6')
    },
  },
  spark: {
    size: 24,
    paint(brush) {
      brush.disc(0, 0, 10, PAINT.pink, 0.3)
      brush.disc(0, 0, 7, '#ff5da8')
      brush.disc(0, 0, 4, '#fff0fa')
    },
  },
  drop: {
    size: 26,
    paint(brush) {
      brush.disc(0, 2, 9, PAINT.sky, 0.3)
      brush.shape([0, -11, 5, 0, -5, 0], '#9fe2ff')
      brush.disc(0, 2, 5.6, '#9fe2ff')
      brush.disc(-1, 2, 2.6, '#ffffff')
    },
  },
  cloud: { size: 56, paint: (brush) => puffs(brush, '#5d6fa6', '#93a6d8', 20) },
  storm: {
    size: 84,
    paint(brush) {
      brush.shape([-4, 10, 10, 10, 3, 19, 12, 19, -7, 36, -1, 22, -9, 22], PAINT.sun)
      puffs(brush, '#3a2f6e', '#6a56b0', 28)
    },
  },
  mine: {
    size: 50,
    paint(brush) {
      spikes(brush, 15, '#20304f')
      brush.ball(0, 0, 15, '#50638f')
      brush.disc(0, 0, 5, PAINT.coral)
      brush.disc(-1.4, -1.6, 1.8, '#ffffff', 0.8)
    },
  },
  kite: {
    size: 58,
    paint(brush) {
      brush.line([0, -14, -4, -20, 4, -25], 2.5, PAINT.shell, 0.8)
      brush.shape([0, 19, 15, -3, 0, -16, -15, -3], '#7d2f8f')
      brush.shape([0, 16, 15, -5, 0, -18, -15, -5], PAINT.orchid)
      brush.shape([0, -18, 15, -5, 0, -5], PAINT.pink)
      brush.shape([0, 16, -15, -5, 0, -5], PAINT.pink)
    },
  },
  ghost: {
    size: 76,
    paint(brush) {
      brush.glow(0, 2, 34, PAINT.lagoon)
      brush.shape([0, 30, 15, 14, 17, -12, 9, -27, -9, -27, -17, -12, -15, 14], '#1d5a6b')
      brush.shape([0, 26, 14, 11, 16, -14, 8, -28, -8, -28, -16, -14, -14, 11], '#3fa3a6')
      brush.shape([0, 18, 8, 8, 9, -12, 4, -21, -4, -21, -9, -12, -8, 8], '#1d5a6b')
      brush.round(-24, -8, 48, 10, 5, '#c9fff6')
      brush.round(-19, 6, 38, 8, 4, '#e9fffb')
      brush.disc(0, -1, 3.5, PAINT.wood)
    },
  },
  gift: {
    size: 64,
    paint(brush) {
      brush.line([-8, -4, -6, 14], 2, PAINT.shell)
      brush.line([8, -4, 6, 14], 2, PAINT.shell)
      brush.slab(-9, 12, 18, 12, 3, PAINT.wood, 4)
      brush.ball(0, -11, 17, PAINT.amber)
      brush.shape([-5, -27, 5, -27, 3, 6, -3, 6], PAINT.coral)
    },
  },
  boss: {
    size: 190,
    paint(brush) {
      brush.glow(0, 6, 88, PAINT.orchid)
      brush.shape([-40, 26, -22, 26, -30, 42, -18, 42, -44, 72, -36, 50, -48, 50], PAINT.sun)
      brush.shape([30, 26, 48, 26, 38, 42, 50, 42, 26, 70, 33, 50, 22, 50], PAINT.sun)
      puffs(brush, '#2b2256', '#4f3f90', 60)
      brush.disc(20, -26, 20, '#6f5cc0')
      brush.disc(-26, -34, 16, '#6f5cc0')
      brush.puck(0, 4, 22, '#171238', 5)
      brush.disc(0, 4, 15, PAINT.pink)
      brush.disc(-4, -1, 5, '#ffffff', 0.85)
    },
  },
  pearl: {
    size: 34,
    paint(brush) {
      brush.glow(0, 0, 16, PAINT.shell)
      brush.ball(0, 0, 8, PAINT.shell)
    },
  },
  power: {
    size: 52,
    paint(brush) {
      medal(brush, PAINT.amber)
      brush.shape([0, -9, 8, 1, 3, 1, 3, 8, -3, 8, -3, 1, -8, 1], '#fffbe0')
    },
  },
  stars: {
    size: 52,
    paint(brush) {
      medal(brush, PAINT.lagoon)
      brush.star(0, 0, 9, '#f2fffd')
    },
  },
  shield: {
    size: 52,
    paint(brush) {
      medal(brush, PAINT.sky)
      brush.shape([-7, -8, 7, -8, 7, 1, 0, 9, -7, 1], '#eef8ff')
    },
  },
  bell: {
    size: 52,
    paint(brush) {
      medal(brush, PAINT.pink)
      brush.shape([-8, 6, -5, 1, -4, -6, 0, -9, 4, -6, 5, 1, 8, 6], '#fff0fa')
      brush.disc(0, 7.5, 2.6, '#fff0fa')
    },
  },
}
