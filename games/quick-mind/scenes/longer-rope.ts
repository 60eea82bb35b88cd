import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, type RopeState } from '../verbs/longer-rope.ts'
import { arrowSides, sideKeys } from './answer-buttons.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.5, tilt: -6, aside: -40, above: 0 }

const SIZE = 176
const BOARDS = [
  { x: 104, y: 160, color: PAINT.coral },
  { x: 296, y: 160, color: PAINT.sky },
] as const

export const scene: SchoolScene<RopeState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  wakes: true,
  controls: sideKeys,
  feel: { score: { sound: 'place', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 200, y: 160 }),
  still(brush) {
    for (const { x, y } of BOARDS) {
      brush.round(x - SIZE / 2, y - SIZE / 2 + 12, SIZE, SIZE, 20, '#03101a', 0.3)
      brush.slab(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, 18, '#a8723f', 8)
      for (const line of [-50, 0, 50]) brush.line([x - 78, y + line, x + 78, y + line + 3], 2, '#855630', 0.6)
    }
  },
  draw(state, brush, look) {
    const right = state.ropes[0]!.length > state.ropes[1]!.length ? 0 : 1
    for (const [index, cells] of state.ropes.entries()) rope(brush, state.side, { cells, ...BOARDS[index]! })
    arrowSides(brush, state, right, '#4f86c0')
    clock(brush, 26, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

interface Rope {
  readonly cells: readonly number[]
  readonly x: number
  readonly y: number
  readonly color: string
}

function rope(brush: Brush, side: number, { cells, x, y, color }: Rope) {
  const cell = (SIZE - 18) / side
  const points: number[] = []
  for (const at of cells)
    points.push(
      x + ((at % side) - (side - 1) / 2) * cell,
      y + (Math.floor(at / side) - (side - 1) / 2) * cell,
    )
  brush.at(0, 5, 0, () => brush.line(points, 14, '#3a2010', 0.45))
  brush.line(points, 14, color)
  brush.line(points, 4, '#ffffff', 0.4)
  brush.ball(points[0]!, points[1]!, 11, '#fff4dc')
  brush.ball(points.at(-2)!, points.at(-1)!, 11, '#fff4dc')
}
