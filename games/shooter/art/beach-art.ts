import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { seaArt } from './sea-art.ts'
import type { Pictures } from './picture.ts'

const crab = (brush: Brush, color: string, dark: string) => {
  for (const side of [-1, 1]) {
    for (const y of [2, 7]) brush.line([side * 9, y, side * 15, y + 3], 3, dark)
    brush.disc(side * 13, -5, 5, color)
    brush.shape([side * 13, -5, side * 18, -11, side * 12, -11], dark)
    brush.line([side * 4, -6, side * 4, -11], 2, dark)
    brush.disc(side * 4, -11, 2.6, '#ffffff')
    brush.disc(side * 4, -11, 1.3, '#1c1024')
  }
  brush.round(-11, -6, 22, 17, 8, dark)
  brush.round(-11, -7, 22, 15, 7.5, color)
  brush.line([-6, -4, 2, -4], 2, '#ffffff', 0.6)
}

const parasol = (brush: Brush, color: string) => {
  brush.line([0, -4, 0, -22], 2, PAINT.shell)
  brush.shape([-17, -13, -10, -22, 0, -26, 10, -22, 17, -13], '#ffffff')
  brush.shape([-17, -13, -10, -22, 0, -26, -5, -13], color)
  brush.shape([5, -13, 0, -26, 10, -22, 17, -13], color)
}

const tank = (brush: Brush, color: string, dark: string) => {
  brush.slab(-14, -15, 7, 28, 3, '#26324f', 2)
  brush.slab(7, -15, 7, 28, 3, '#26324f', 2)
  brush.round(-10, -11, 20, 25, 6, dark)
  brush.round(-10, -13, 20, 24, 6, color)
  brush.round(-3.5, -23, 7, 18, 3, dark)
  brush.puck(0, -1, 7.5, color, 2)
}

const wooden = (brush: Brush, points: readonly number[], color: string, dark: string) => {
  brush.shape(
    points.map((value, index) => (index % 2 ? value + 4 : value)),
    dark,
  )
  brush.shape(points, color)
}

const stripe = (brush: Brush, color: string) => {
  brush.round(-22, -64, 44, 108, 0, color)
  brush.disc(0, 43, 22, color)
}

const DUCK = [-22, -2, -12, 4, 4, 0, 6, -18, 14, -22, 21, -17, 24, -13, 20, -9, 20, 8, 8, 17, -12, 17]

const duck = (brush: Brush, side: 1 | -1) => {
  const facing = (points: readonly number[]) =>
    points.map((value, index) => (index % 2 ? value : value * side))
  wooden(brush, facing(DUCK), PAINT.sun, '#a8700f')
  brush.shape(facing([20, -17, 30, -13, 20, -9]), PAINT.coral)
  brush.shape(facing([-8, 3, 10, 1, 4, 11]), '#e0a020')
  brush.disc(14 * side, -14, 2.6, '#3d2412')
}

export const beachArt: Pictures = {
  ...seaArt,
  'stripe-red': { size: 130, paint: (brush) => stripe(brush, PAINT.coral) },
  'stripe-pale': { size: 130, paint: (brush) => stripe(brush, PAINT.shell) },
  pump: {
    size: 70,
    paint(brush) {
      brush.disc(-13, 14, 8, '#4a2b16')
      brush.disc(13, 14, 8, '#4a2b16')
      brush.slab(-20, -2, 40, 15, 6, PAINT.coral, 5)
      brush.slab(-6, -24, 12, 24, 4, '#7fb6d6', 3)
      brush.round(-8, -28, 16, 7, 3, PAINT.amber)
      brush.disc(-13, 14, 3.4, PAINT.amber)
      brush.disc(13, 14, 3.4, PAINT.amber)
    },
  },
  jet: {
    size: 26,
    paint(brush) {
      brush.round(-4, -10, 8, 20, 4, PAINT.sky, 0.6)
      brush.round(-2, -8, 4, 15, 2, '#f2fbff')
    },
  },
  pebble: {
    size: 24,
    paint(brush) {
      brush.ball(0, 0, 7.5, '#7a4a34')
    },
  },
  crab: { size: 46, paint: (brush) => crab(brush, '#ff6b6b', '#a83246') },
  parasol: {
    size: 60,
    paint(brush) {
      crab(brush, '#ff9c4a', '#a8582a')
      parasol(brush, PAINT.lagoon)
    },
  },
  drummer: {
    size: 60,
    paint(brush) {
      crab(brush, '#b06bff', '#5f2f9c')
      parasol(brush, PAINT.pink)
    },
  },
  blimp: {
    size: 70,
    paint(brush) {
      brush.slab(-9, 12, 18, 9, 3, PAINT.wood, 3)
      brush.round(-26, -14, 52, 26, 13, '#9c3f72')
      brush.round(-26, -16, 52, 26, 13, PAINT.pink)
      brush.round(-8, -16, 16, 26, 6, PAINT.shell)
    },
  },
  wide: seaArt['triple']!,
  quick: seaArt['power']!,
  bouncy: seaArt['astern']!,
  tank: { size: 60, paint: (brush) => tank(brush, PAINT.lagoon, '#137d78') },
  drum: { size: 56, paint: (brush) => tank(brush, '#ffb0a0', '#a8523f') },
  beetle: { size: 56, paint: (brush) => tank(brush, PAINT.coral, '#9c2f3f') },
  hopper: { size: 56, paint: (brush) => tank(brush, PAINT.orchid, '#5f3fa8') },
  tortoise: {
    size: 60,
    paint(brush) {
      tank(brush, PAINT.amber, '#9c6410')
      brush.ring(0, -1, 12, 3, PAINT.sun)
    },
  },
  ball: {
    size: 22,
    paint(brush) {
      brush.disc(0, 0, 8, PAINT.coral, 0.35)
      brush.ball(0, 0, 5.5, '#ff8f7a')
    },
  },
  coconut: {
    size: 30,
    paint(brush) {
      brush.ball(0, 0, 9, '#8a5a34')
      brush.disc(2, 2, 1.6, '#3d2412')
      brush.disc(-2, 3, 1.6, '#3d2412')
    },
  },
  cluster: {
    size: 34,
    paint(brush) {
      brush.ball(-4, 3, 7, '#8a5a34')
      brush.ball(5, 3, 7, '#8a5a34')
      brush.ball(0, -4, 7, '#a06c40')
    },
  },
  shard: { size: 20, paint: (brush) => brush.ball(0, 0, 6, '#a06c40') },
  duck: { size: 64, paint: (brush) => duck(brush, 1) },
  'duck-left': { size: 64, paint: (brush) => duck(brush, -1) },
  bottle: {
    size: 62,
    paint(brush) {
      wooden(brush, [-9, 18, -9, -3, -4, -11, -4, -21, 4, -21, 4, -11, 9, -3, 9, 18], '#4fb67f', '#1f6b48')
      brush.round(-8, 0, 16, 10, 2, PAINT.shell)
      brush.line([-5, -3, -5, 14], 2.4, '#ffffff', 0.6)
    },
  },
  lamp: {
    size: 62,
    paint(brush) {
      brush.glow(0, 2, 26, '#ff4d5e')
      brush.round(-14, 12, 28, 7, 3, '#33203f')
      brush.round(-11, -12, 22, 25, 8, '#ff4d5e')
      brush.line([-6, -7, 6, 7], 4, '#ffffff')
      brush.line([6, -7, -6, 7], 4, '#ffffff')
      brush.round(-8, -19, 16, 7, 3, '#33203f')
    },
  },
  gold: {
    size: 56,
    paint(brush) {
      brush.glow(0, 0, 26, PAINT.sun)
      brush.star(0, 0, 20, PAINT.sun)
    },
  },
  clock: {
    size: 56,
    paint(brush) {
      brush.puck(0, 0, 20, PAINT.lagoon, 5)
      brush.disc(0, 0, 14.5, '#f2fffd')
      brush.line([0, 1, 0, -9], 3, '#137d78')
      brush.line([0, 1, 7, 4], 3, '#137d78')
    },
  },
  balloon: {
    size: 76,
    paint(brush) {
      brush.line([0, 20, -3, 28, 2, 36], 2, PAINT.shell, 0.8)
      brush.shape([-5, 24, 5, 24, 0, 17], '#a83246')
      brush.ball(0, -2, 22, PAINT.coral)
    },
  },
  disc: {
    size: 60,
    paint(brush) {
      brush.puck(0, 0, 21, PAINT.orchid, 5)
      brush.ring(0, 0, 13, 4, PAINT.shell)
      brush.disc(0, 0, 5, PAINT.coral)
    },
  },
}
