import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { seaArt } from './sea-art.ts'
import type { Pictures } from './picture.ts'

const looks = (brush: Brush, gap: number, y: number, size: number) => {
  for (const x of [-gap, gap]) {
    brush.disc(x, y, size, '#fffdf4')
    brush.disc(x, y - size * 0.35, size * 0.5, PAINT.ink)
  }
}

/** What hunts on the sea, and what it hunts. */
export const chaseArt: Pictures = {
  ...seaArt,
  /** Looks to the right; its guns look to the left. */
  sternboat: {
    size: 66,
    paint(brush) {
      brush.shape([26, 0, 10, -13, -20, -13, -20, 13, 10, 13], '#8a4a12')
      brush.shape([27, -2, 10, -14, -20, -14, -20, 9, 10, 9], PAINT.amber)
      brush.line([-16, -11, 9, -11, 20, -5], 2.4, '#ffffff', 0.6)
      brush.slab(-6, -8, 15, 13, 4, PAINT.shell, 3)
      for (const y of [-7, 3]) {
        brush.round(-31, y - 3, 16, 7, 3, '#2b3f66')
        brush.disc(-30, y + 0.5, 2.4, PAINT.sun)
      }
    },
  },
  shark: {
    size: 62,
    paint(brush) {
      brush.shape([0, 28, -11, 22, -4, 14], '#2f4f78')
      brush.shape([0, 28, 11, 22, 4, 14], '#2f4f78')
      brush.shape([-22, 8, 0, -8, 22, 8, 0, 5], '#3a5f8e')
      brush.leaf(0, -1, 54, 24, '#2f4f78', -Math.PI / 2)
      brush.leaf(0, -3, 50, 20, '#6f9fce', -Math.PI / 2)
      brush.shape([0, -12, 4, 6, -4, 6], '#2f4f78')
      looks(brush, 6, -14, 3)
    },
  },
  eel: {
    size: 48,
    paint(brush) {
      brush.line([0, 20, -5, 12, 4, 4, -3, -6, 0, -14], 9, '#1d5a4a')
      brush.line([0, 19, -5, 11, 4, 3, -3, -7, 0, -15], 7, '#7fe07f')
      brush.disc(0, -14, 6.5, '#b6f59a')
      looks(brush, 3.4, -16, 2.4)
    },
  },
  tug: {
    size: 66,
    paint(brush) {
      brush.shape([0, 26, 15, 16, 15, -10, 0, -26, -15, -10, -15, 16], '#7d2434')
      brush.shape([0, 21, 14, 12, 14, -13, 0, -28, -14, -13, -14, 12], '#e8485a')
      brush.line([-12, 8, -12, -12, -2, -23], 2.6, '#ffffff', 0.55)
      brush.slab(-9, -9, 18, 18, 5, PAINT.shell, 4)
      brush.puck(0, 3, 6, PAINT.sun, 4)
      brush.disc(0, 2, 3, '#4b2a1a')
      brush.ring(0, 23, 4, 3, PAINT.shell)
    },
  },
  fleet: {
    size: 50,
    paint(brush) {
      brush.slab(-14, -11, 28, 20, 6, PAINT.wood, 5)
      brush.line([-14, -4, 14, -4], 2, '#6b3f20')
      brush.line([-14, 3, 14, 3], 2, '#6b3f20')
      brush.round(-3, -20, 6, 14, 3, '#2b3f66')
      brush.ball(0, -1, 8, PAINT.lagoon)
    },
  },
}

const brass = (brush: Brush, teeth: number, radius: number, color: string) => {
  for (let tooth = 0; tooth < teeth; tooth++)
    brush.at(0, 0, (tooth * 2 * Math.PI) / teeth, () => brush.round(-4, -radius - 5, 8, 12, 2, '#7a5418'))
  brush.puck(0, 0, radius, color, 4)
  brush.disc(0, 0, radius * 0.62, '#5a3a14', 0.6)
}

/** The insides of a great clock. */
export const clockArt: Pictures = {
  ...seaArt,
  /** Looks to the right. */
  runner: {
    size: 52,
    paint(brush) {
      brush.disc(0, 4, 15, '#0f5a58')
      brush.disc(0, 0, 15, PAINT.lagoon)
      brush.disc(-2, -2, 9, PAINT.shell)
      brush.disc(-2, -2, 5.5, PAINT.coral)
      brush.shape([15, -6, 23, 0, 15, 6], PAINT.shell)
    },
  },
  cog: {
    size: 52,
    paint(brush) {
      brass(brush, 8, 14, '#e0a83f')
      brush.disc(0, 0, 5, PAINT.coral)
    },
  },
  fan: {
    size: 58,
    paint(brush) {
      for (const turn of [0, 2.094, 4.189])
        brush.at(0, 0, turn, () => brush.leaf(0, -14, 24, 13, '#9fb6d8', Math.PI / 2))
      brass(brush, 6, 10, '#c98b4f')
      brush.disc(0, 0, 4.5, PAINT.sun)
    },
  },
  spinner: {
    size: 60,
    paint(brush) {
      brass(brush, 12, 17, '#b85f8f')
      brush.star(0, 0, 9, PAINT.sun)
    },
  },
  walker: {
    size: 54,
    paint(brush) {
      for (const x of [-9, 9]) brush.round(x - 4, 8, 8, 12, 3, '#5a3a14')
      brush.slab(-14, -14, 28, 24, 8, '#d8763f', 5)
      brush.round(14, -6, 8, 5, 2, '#e0a83f')
      looks(brush, 5.5, -4, 4)
    },
  },
}

const segment = (brush: Brush, dark: string, color: string, light: string) => {
  brush.disc(0, 3, 17, dark)
  brush.disc(0, 0, 17, color)
  brush.disc(0, 0, 11.5, dark, 0.45)
  brush.disc(-1, -2, 10, color)
  brush.arc(0, 0, 14.5, Math.PI * 1.05, Math.PI * 1.65, 2.6, light, 0.7)
}

/** The serpent, ring by ring, and the kite that hunts it. */
export const serpentArt: Pictures = {
  ...chaseArt,
  ring: { size: 44, paint: (brush) => segment(brush, '#123f4a', '#3f9a8a', '#e9fffb') },
  soft: {
    size: 66,
    paint(brush) {
      brush.glow(0, 0, 32, PAINT.pink)
      segment(brush, '#8f2456', '#ff86c2', '#ffffff')
      brush.disc(0, -1, 6, '#fff0fa')
    },
  },
  hunter: {
    size: 64,
    paint(brush) {
      brush.leaf(-17, 10, 22, 12, '#9c6410', -1.2)
      brush.leaf(17, 10, 22, 12, '#9c6410', -1.94)
      brush.round(-12, -21, 24, 46, 12, '#9c6410')
      brush.round(-12, -24, 24, 45, 12, PAINT.amber)
      brush.line([-8, -8, -8, 12], 2.6, '#ffffff', 0.55)
      brush.disc(0, -7, 8, '#8a5510')
      brush.disc(0, -8, 6.5, '#bdf4ff')
      brush.disc(-2, -10, 2.2, '#ffffff')
      brush.round(-2, -31, 4, 10, 2, PAINT.shell)
    },
  },
  head: {
    size: 72,
    paint(brush) {
      brush.shape([-20, 12, -32, -4, -14, -4], '#ffb63d')
      brush.shape([20, 12, 32, -4, 14, -4], '#ffb63d')
      brush.disc(0, 4, 22, '#123f4a')
      brush.disc(0, 0, 22, '#2f8f7a')
      brush.leaf(0, -14, 34, 24, '#3fae92', -Math.PI / 2)
      looks(brush, 9, -8, 6)
      brush.disc(-5, -25, 2, PAINT.ink)
      brush.disc(5, -25, 2, PAINT.ink)
    },
  },
}

/** A ship that blows bubbles, and what comes out of them. */
export const bubbleArt: Pictures = {
  ...seaArt,
  pod: {
    size: 62,
    paint(brush) {
      brush.shape([-22, 18, -12, -6, 12, -6, 22, 18, 0, 10], '#5f3fa8')
      brush.shape([-22, 14, -12, -10, 12, -10, 22, 14, 0, 6], PAINT.orchid)
      brush.ball(0, -2, 13, '#efe6ff')
      brush.disc(0, -2, 8, '#7a4fd0')
      brush.disc(-3, -5, 2.6, '#ffffff', 0.9)
      brush.ring(0, -20, 6, 4, PAINT.shell)
    },
  },
  net: {
    size: 36,
    paint(brush) {
      brush.disc(0, 0, 13, '#d8f6ff', 0.35)
      brush.ring(0, 0, 13, 2.4, '#ffffff', 0.85)
      brush.disc(-4, -5, 3, '#ffffff', 0.9)
    },
  },
  orb: {
    size: 56,
    paint(brush) {
      brush.glow(0, 0, 26, PAINT.sky)
      brush.ball(0, 0, 17, PAINT.sky)
    },
  },
  seed: { size: 34, paint: (brush) => brush.ball(0, 0, 11, PAINT.orchid) },
  spine: {
    size: 30,
    paint(brush) {
      brush.leaf(0, 0, 24, 8, '#7a3f9c', 0)
      brush.leaf(1, -1, 18, 4, '#f0d8ff', 0)
    },
  },
}

/** What flies through the coral rings. */
export const ringArt: Pictures = {
  ...seaArt,
  moth: {
    size: 56,
    paint(brush) {
      brush.leaf(-13, -2, 26, 20, '#ff9fc9', Math.PI + 0.5)
      brush.leaf(13, -2, 26, 20, '#ff9fc9', -0.5)
      brush.leaf(-10, 8, 18, 12, PAINT.sun, Math.PI - 0.6)
      brush.leaf(10, 8, 18, 12, PAINT.sun, 0.6)
      brush.ball(0, 0, 9, '#7a4fd0')
      looks(brush, 3.6, 1, 3)
    },
  },
  rock: {
    size: 100,
    paint(brush) {
      brush.shape([-40, 10, -30, -26, -4, -38, 28, -28, 40, 4, 26, 34, -14, 38], '#4a2f4f')
      brush.shape([-38, 4, -28, -28, -4, -38, 26, -28, 36, 0, 20, 26, -16, 30], '#c06f6a')
      brush.shape([-28, -2, -20, -24, -2, -32, 12, -22, -6, -4], '#ffffff', 0.22)
      for (const [x, y] of [
        [-12, 12],
        [10, 4],
        [2, 20],
      ] as const)
        brush.disc(x, y, 5, '#7a3f4f')
    },
  },
  swift: {
    size: 70,
    paint(brush) {
      brush.shape([0, -10, 32, 8, 30, 16, 0, 8, -30, 16, -32, 8], '#12496b')
      brush.shape([0, -14, 32, 4, 30, 11, 0, 4, -30, 11, -32, 4], PAINT.sky)
      brush.line([-27, 5, -4, -8], 3, '#ffffff', 0.6)
      brush.leaf(0, 0, 40, 17, PAINT.shell, -Math.PI / 2)
      brush.shape([0, 6, 9, 20, -9, 20], PAINT.coral)
      brush.disc(0, -7, 4.6, '#1c8fb3')
    },
  },
}
