import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { skyArt, spikes } from './sky-art.ts'
import type { Pictures } from './picture.ts'

const hull = (brush: Brush, color: string, dark: string, size = 1) => {
  const at = (points: readonly number[]) => points.map((value) => value * size)
  brush.shape(at([0, 25, 13, 14, 13, -10, 0, -25, -13, -10, -13, 14]), dark)
  brush.shape(at([0, 21, 12, 10, 12, -13, 0, -27, -12, -13, -12, 10]), color)
  brush.line(at([-10, 8, -10, -11, -2, -22]), 2.4 * size, '#ffffff', 0.5)
}

const floe = (brush: Brush, r: number, seed: number) => {
  const points: number[] = []
  for (let corner = 0; corner < 9; corner++) {
    const angle = (corner * 2 * Math.PI) / 9
    const reach = r * (0.86 + ((corner * seed) % 5) * 0.06)
    points.push(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  brush.shape(
    points.map((value, index) => (index % 2 ? value + r * 0.16 : value)),
    '#5f9fc9',
  )
  brush.shape(points, '#d4f1ff')
  brush.shape(
    points.map((value, index) => value * 0.62 - (index % 2 ? r * 0.1 : r * 0.12)),
    '#f6fdff',
  )
  brush.line([r * 0.1, r * 0.5, r * 0.36, r * 0.18, r * 0.66, r * 0.22], 2.4, '#8fc7e6', 0.9)
}

export const seaArt: Pictures = {
  ...skyArt,
  boat: {
    size: 72,
    paint(brush) {
      brush.glow(0, -4, 32, PAINT.amber)
      hull(brush, PAINT.coral, '#8f2f3f')
      brush.round(-6, -2, 12, 14, 4, PAINT.shell)
      brush.puck(0, -6, 7, PAINT.amber, 3)
      brush.disc(0, -6, 4, '#fffbe0')
    },
  },
  breaker: {
    size: 66,
    paint(brush) {
      brush.at(0, 0, Math.PI / 2, () => {
        hull(brush, PAINT.coral, '#7d2434')
        brush.slab(-8, -2, 16, 14, 4, PAINT.shell, 3)
        brush.round(-4, -15, 8, 14, 4, '#2b3f66')
        brush.disc(0, -14, 4, PAINT.amber)
      })
    },
  },
  wisp: {
    size: 50,
    paint(brush) {
      brush.glow(0, 0, 22, PAINT.lagoon)
      brush.shape([-10, 2, 10, 2, 7, 11, -7, 11], '#1d6f78')
      brush.shape([-10, 0, 10, 0, 7, 8, -7, 8], '#7ff0e0')
      brush.shape([1, -14, 1, -2, 11, -2], '#e9fffb', 0.9)
      brush.shape([-1, -11, -1, -2, -8, -2], '#e9fffb', 0.6)
    },
  },
  skiff: {
    size: 52,
    paint(brush) {
      brush.glow(0, 0, 22, PAINT.lagoon)
      brush.shape([-14, 3, 14, 3, 9, 13, -9, 13], '#1d6f78')
      brush.shape([-14, 0, 14, 0, 9, 9, -9, 9], '#7ff0e0')
      brush.shape([2, -17, 2, -2, 14, -2], '#f2fffd', 0.95)
      brush.shape([-1, -13, -1, -2, -11, -2], '#f2fffd', 0.7)
    },
  },
  raft: {
    size: 48,
    paint(brush) {
      brush.slab(-13, -9, 26, 18, 5, PAINT.wood, 5)
      brush.line([-13, -3, 13, -3], 2, '#6b3f20')
      brush.line([-13, 3, 13, 3], 2, '#6b3f20')
      brush.ball(0, -4, 7, PAINT.coral)
    },
  },
  puff: skyArt['cloud']!,
  urchin: {
    size: 52,
    paint(brush) {
      for (let spike = 0; spike < 10; spike++)
        brush.at(0, 0, (spike * Math.PI) / 5, () => brush.shape([-4, -9, 4, -9, 0, -22], '#7a3f9c'))
      brush.ball(0, 0, 12, PAINT.orchid)
    },
  },
  hulk: {
    size: 120,
    paint(brush) {
      brush.glow(0, 0, 56, PAINT.lagoon)
      hull(brush, '#3b8f96', '#153f52', 1.7)
      brush.round(-36, -22, 72, 13, 6, '#d9fff8')
      brush.round(-30, 4, 60, 12, 6, '#eafffb')
      brush.round(-20, 24, 40, 9, 4, '#d9fff8')
      brush.line([0, -34, 0, 34], 4, PAINT.wood)
      brush.puck(0, -6, 8, PAINT.pink, 3)
    },
  },
  berg: { size: 100, paint: (brush) => floe(brush, 38, 3) },
  floe: { size: 64, paint: (brush) => floe(brush, 23, 2) },
  chip: { size: 40, paint: (brush) => floe(brush, 13, 4) },
  trawler: skyArt['ghost']!,
  triple: {
    size: 52,
    paint(brush) {
      brush.glow(0, 0, 24, PAINT.amber)
      brush.puck(0, 0, 14, PAINT.amber, 4)
      for (const turn of [-0.6, 0, 0.6]) brush.at(0, 7, turn, () => brush.round(-2, -15, 4, 13, 2, '#fffbe0'))
    },
  },
  astern: {
    size: 52,
    paint(brush) {
      brush.glow(0, 0, 24, PAINT.pink)
      brush.puck(0, 0, 14, PAINT.pink, 4)
      brush.shape([0, -10, 6, -3, -6, -3], '#fff0fa')
      brush.shape([0, 10, 6, 3, -6, 3], '#fff0fa')
    },
  },
  sub: {
    size: 60,
    paint(brush) {
      brush.round(-22, -9, 44, 22, 11, '#1d4f63')
      brush.round(-22, -12, 44, 22, 11, '#59c2c4')
      brush.round(-6, -20, 14, 12, 5, '#59c2c4')
      brush.disc(-11, -1, 5.5, '#e9fffb')
      brush.disc(3, -1, 4, '#e9fffb')
      brush.shape([20, -1, 29, -9, 29, 7], '#1d4f63')
    },
  },
  diver: {
    size: 74,
    paint(brush) {
      brush.shape([-24, 0, -34, -11, -34, 11], '#9c6410')
      brush.round(-26, -11, 52, 27, 13, '#9c6410')
      brush.round(-26, -15, 52, 27, 13, PAINT.amber)
      brush.round(-10, -25, 18, 14, 6, PAINT.amber)
      brush.line([-18, -11, 12, -11], 2.6, '#ffffff', 0.6)
      brush.disc(12, -2, 8.5, '#8a5510')
      brush.disc(12, -2, 6.5, '#bdf4ff')
      brush.disc(10, -4, 2.2, '#ffffff')
      brush.disc(-7, -2, 4.5, '#bdf4ff')
    },
  },
  torpedo: {
    size: 30,
    paint(brush) {
      brush.round(-12, -4.5, 22, 9, 4.5, PAINT.lagoon, 0.5)
      brush.round(-8, -3, 18, 6, 3, '#eafffb')
    },
  },
  bomb: {
    size: 26,
    paint(brush) {
      brush.ball(0, 0, 7, PAINT.coral)
      brush.round(-2, -12, 4, 7, 2, PAINT.shell)
    },
  },
  jelly: {
    size: 56,
    paint(brush) {
      for (const x of [-9, -3, 3, 9]) brush.line([x, 4, x - 2, 12, x + 2, 20], 3, '#ff9fd6', 0.8)
      brush.arc(0, 4, 9, Math.PI, Math.PI * 2, 14, PAINT.pink)
      brush.round(-16, 0, 32, 8, 4, '#ffc1e4')
      brush.disc(-6, -4, 3, '#ffffff', 0.7)
    },
  },
  chest: {
    size: 48,
    paint(brush) {
      brush.slab(-15, -11, 30, 20, 5, PAINT.wood, 5)
      brush.round(-15, -3, 30, 5, 0, PAINT.amber)
      brush.round(-4, -5, 8, 10, 2, PAINT.sun)
    },
  },
  gate: { size: 56, paint: (brush) => brush.slab(-19, -19, 38, 34, 8, '#c77f6a', 6) },
  angler: {
    size: 150,
    paint(brush) {
      brush.glow(-10, 0, 70, PAINT.orchid)
      spikes(brush, 44, '#1f2b52')
      brush.ball(0, 0, 46, '#43548f')
      brush.ring(0, 0, 30, 6, '#2c3a6b')
      brush.puck(-8, 0, 19, '#10173a', 4)
      brush.disc(-8, 0, 12, PAINT.pink)
      brush.disc(-12, -4, 4, '#ffffff', 0.85)
    },
  },
  shell: {
    size: 26,
    paint(brush) {
      brush.ball(0, 0, 8, '#33405f')
      brush.disc(-2, -3, 2.4, '#ffffff', 0.8)
    },
  },
}
