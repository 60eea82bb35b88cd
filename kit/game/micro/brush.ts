import { shade } from '#kit/game/draw.ts'

/** Basic strokes. Positions are in field units; lists of points are x, y, x, y, … */
export interface Strokes {
  disc(x: number, y: number, radius: number, color: string, opacity?: number): void
  round(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    color: string,
    opacity?: number,
  ): void
  arc(
    x: number,
    y: number,
    radius: number,
    from: number,
    to: number,
    width: number,
    color: string,
    opacity?: number,
  ): void
  line(points: readonly number[], width: number, color: string, opacity?: number): void
  shape(points: readonly number[], color: string, opacity?: number): void
  /** Paints with the origin moved, rotated and scaled. */
  at(x: number, y: number, turn: number, paint: () => void, scale?: number): void
}

/** The shapes of docs/look.md 11: lit from the upper left, a darker lower side, no outlines. */
export interface Brush extends Strokes {
  /** A block with its upper left corner at x, y. */
  slab(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    color: string,
    depth?: number,
  ): void
  /** A round slab. */
  puck(x: number, y: number, radius: number, color: string, depth?: number): void
  ball(x: number, y: number, radius: number, color: string): void
  ring(x: number, y: number, radius: number, width: number, color: string, opacity?: number): void
  glow(x: number, y: number, radius: number, color: string): void
  star(x: number, y: number, radius: number, color: string, turn?: number): void
  /** A drop of light or a leaf: pointed at both ends, along its angle. */
  leaf(x: number, y: number, length: number, width: number, color: string, turn: number): void
}

/** Colours of all small games: saturated pieces at night. */
export const PAINT = {
  coral: '#ff6b6b',
  amber: '#ffb63d',
  sun: '#ffe066',
  palm: '#4fd67f',
  lagoon: '#3fe0cf',
  sky: '#55b4ff',
  orchid: '#b58cff',
  pink: '#ff86c2',
  sand: '#f4e3b5',
  shell: '#fff4dc',
  wood: '#a8693c',
  stone: '#8795b5',
  slate: '#4b5b80',
  ink: '#101c38',
} as const

const FULL = Math.PI * 2
const sides = new Map<string, string>()
const sideOf = (color: string) => {
  const known = sides.get(color) ?? shade(color, -0.4)
  sides.set(color, known)
  return known
}

/** Composes the shapes from strokes. */
export function brushOf(strokes: Strokes): Brush {
  const { disc, round, arc, line, shape } = strokes
  return {
    ...strokes,
    slab(x, y, width, height, radius, color, depth = 7) {
      round(x, y + depth, width, height, radius, sideOf(color))
      round(x, y, width, height, radius, color)
      const inset = Math.min(width / 2, radius + 1)
      if (width > 8) line([x + inset, y + 2.4, x + width - inset, y + 2.4], 2.6, '#ffffff', 0.5)
    },
    puck(x, y, radius, color, depth = 6) {
      disc(x, y + depth, radius, sideOf(color))
      disc(x, y, radius, color)
      arc(x, y, radius - 2.2, Math.PI * 1.05, Math.PI * 1.65, 2.6, '#ffffff', 0.55)
    },
    ball(x, y, radius, color) {
      disc(x, y, radius, sideOf(color))
      disc(x - radius * 0.07, y - radius * 0.1, radius * 0.88, color)
      disc(x - radius * 0.34, y - radius * 0.4, radius * 0.22, '#ffffff', 0.8)
    },
    ring: (x, y, radius, width, color, opacity) => arc(x, y, radius, 0, FULL, width, color, opacity),
    glow(x, y, radius, color) {
      disc(x, y, radius, color, 0.1)
      disc(x, y, radius * 0.7, color, 0.13)
      disc(x, y, radius * 0.45, color, 0.2)
    },
    star(x, y, radius, color, turn = 0) {
      shape(starPoints(x, y + radius * 0.16, radius, turn), sideOf(color))
      shape(starPoints(x, y, radius, turn), color)
    },
    leaf(x, y, length, width, color, turn) {
      strokes.at(x, y, turn, () => {
        const half = length / 2
        shape(
          [
            -half,
            0,
            -half * 0.3,
            -width / 2,
            half * 0.4,
            -width * 0.42,
            half,
            0,
            half * 0.4,
            width * 0.42,
            -half * 0.3,
            width / 2,
          ],
          color,
        )
      })
    },
  }
}

function starPoints(x: number, y: number, radius: number, turn: number): number[] {
  const points: number[] = []
  for (let point = 0; point < 10; point++) {
    const angle = turn + (point * Math.PI) / 5 - Math.PI / 2
    const reach = point % 2 === 0 ? radius : radius * 0.48
    points.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  return points
}
