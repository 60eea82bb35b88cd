import type { Brush } from '#kit/game/micro/brush.ts'

type Line = readonly number[]

/** Points on an oval between two angles, in radians clockwise from the right. */
function oval(
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
  [from, to]: readonly [number, number],
): number[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) * 1.9))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down]
  }).flat()
}
const whole = [-1.57, 4.71] as const

/** Handwritten signs in a box one unit high and 0.6 wide around the origin. */
const SIGNS: Readonly<Record<string, readonly Line[]>> = {
  '0': [oval([0, 0], [0.27, 0.5], whole)],
  '1': [[-0.17, -0.3, 0.05, -0.5, 0.05, 0.5]],
  '2': [[...oval([0, -0.22], [0.27, 0.28], [-3, 0.55]), -0.27, 0.5, 0.3, 0.5]],
  '3': [
    [...oval([-0.03, -0.25], [0.27, 0.25], [-2.6, 1.5]), ...oval([-0.03, 0.23], [0.3, 0.27], [-1.5, 2.5])],
  ],
  '4': [[0.13, 0.5, 0.13, -0.5, -0.3, 0.2, 0.31, 0.2]],
  '5': [[0.25, -0.5, -0.19, -0.5, -0.24, -0.05, ...oval([-0.01, 0.18], [0.29, 0.32], [-1.9, 2.5])]],
  '6': [[0.17, -0.5, -0.08, -0.3, -0.23, 0, ...oval([0.01, 0.21], [0.27, 0.29], [-2.9, 3.4])]],
  '7': [[-0.28, -0.5, 0.28, -0.5, -0.07, 0.5]],
  '8': [[...oval([0, -0.25], [0.23, 0.25], [1.57, 7.85])], oval([0, 0.24], [0.28, 0.26], whole)],
  '9': [[-0.17, 0.5, 0.08, 0.3, 0.23, 0, ...oval([-0.01, -0.21], [0.27, 0.29], [0.25, 6.5])]],
  '+': [
    [-0.24, 0, 0.24, 0],
    [0, -0.24, 0, 0.24],
  ],
  '-': [[-0.24, 0, 0.24, 0]],
  '*': [
    [-0.19, -0.19, 0.19, 0.19],
    [-0.19, 0.19, 0.19, -0.19],
  ],
  ':': [
    [-0.25, 0, 0.25, 0],
    [0, -0.22, 0, -0.21],
    [0, 0.22, 0, 0.23],
  ],
  '=': [
    [-0.24, -0.12, 0.24, -0.12],
    [-0.24, 0.12, 0.24, 0.12],
  ],
  '<': [[0.2, -0.24, -0.2, 0, 0.2, 0.24]],
  '>': [[-0.2, -0.24, 0.2, 0, -0.2, 0.24]],
  '?': [
    [...oval([0, -0.24], [0.25, 0.26], [-3, 1.2]), 0.02, 0.1, 0, 0.22],
    [0, 0.48, 0, 0.49],
  ],
}
const WIDTH = 0.74

export interface Chalk {
  readonly color?: string
  /** Share of the text already written, 0 to 1. */
  readonly written?: number
  readonly thick?: number
  readonly opacity?: number
}

/** Handwriting, centred; digits keep their order in every language. */
export function chalk(
  brush: Brush,
  text: string,
  [x, y, size]: readonly [x: number, y: number, size: number],
  { color = '#f6f4e6', written = 1, thick = 0.1, opacity = 1 }: Chalk = {},
) {
  const signs = [...text]
  const shown = Math.ceil(signs.length * written)
  for (const [index, sign] of signs.slice(0, shown).entries()) {
    const middle = x + (index - (signs.length - 1) / 2) * WIDTH * size
    for (const line of SIGNS[sign] ?? []) {
      const points = line.map((value, part) => (part % 2 === 0 ? middle : y) + value * size)
      brush.line(points, size * thick, color, opacity)
    }
  }
}

/** A size at which the text fits a width. */
export const fitting = (text: string, width: number, largest: number) =>
  Math.min(largest, width / (text.length * WIDTH))
