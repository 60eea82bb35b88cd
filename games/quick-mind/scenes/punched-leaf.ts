import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { CELLS, PLACES, rules, sightOf, type Fold, type LeafState } from '../verbs/punched-leaf.ts'
import { arrow } from './answer-buttons.ts'
import { answerKeys } from './answer-keys.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.3, tilt: -5, aside: 0, above: 60 }

const TURNS: Readonly<Record<Fold, number>> = {
  left: 0,
  right: Math.PI,
  top: Math.PI / 2,
  bottom: -Math.PI / 2,
}
const SMALL = 19

export const scene: SchoolScene<LeafState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 46, ring: 47 }),
  feel: { score: { sound: 'score', sparks: PAINT.palm, count: 16 }, slip: SLIP },
  hero: () => ({ x: 200, y: 170 }),
  still(brush) {
    brush.round(20, 62, 360, 210, 34, '#04160e', 0.35)
    brush.slab(20, 56, 360, 206, 34, '#8a5a34', 9)
    for (const y of [96, 144, 192, 232]) brush.line([44, y, 356, y + 4], 3, '#6f4320', 0.5)
  },
  draw(state, brush, look) {
    const steps = state.folds.length + 1
    const cell = Math.min(27, 330 / (steps * (CELLS + 0.9)))
    for (let step = 0; step < steps; step++) {
      const x = 200 + (step - (steps - 1) / 2) * cell * (CELLS + 1.1)
      leaf(brush, state, { step, x, y: 160, cell })
    }
    const right = state.answers.findIndex((one) => String(one) === String(state.open))
    for (const [choice, holes] of state.answers.entries()) {
      const { x, y } = PLACES[choice]!
      const how = judged(state, choice, right)
      if (how === 'right') brush.glow(x, y, 70, '#fff2b0')
      brush.slab(
        x - 42,
        y - 42,
        84,
        84,
        14,
        how === 'wrong' ? '#d8463c' : how === 'faded' ? '#3f7a52' : '#58c274',
        7,
      )
      for (const hole of holes) {
        const [hx, hy] = [(hole % CELLS) - 1.5, Math.floor(hole / CELLS) - 1.5]
        brush.disc(x + hx * SMALL, y + hy * SMALL, 7, '#0c3a20')
      }
    }
    clock(brush, 22, timeLeft(state), 240)
    tries(brush, look, state)
  },
}

interface Stage {
  readonly step: number
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** The leaf after this many folds, with the outline of the open one and an arrow for the next fold. */
function leaf(brush: Brush, { folds, punched }: LeafState, { step, x, y, cell }: Stage) {
  const [half, round] = [(CELLS * cell) / 2, cell * 0.5]
  brush.round(x - half, y - half, 2 * half, 2 * half, round, '#2c1a0c', 0.5)
  const { left, right, top, bottom } = sightOf(folds.slice(0, step))
  const [wide, high] = [(right - left) * cell, (bottom - top) * cell]
  const [atX, atY] = [x - half + left * cell, y - half + top * cell]
  brush.slab(atX, atY, wide, high, Math.min(round, wide / 3), step % 2 ? '#3fa860' : '#58c274', 4 + step * 2)
  brush.line([atX + wide * 0.12, atY + high / 2, atX + wide * 0.88, atY + high / 2], 2, '#c9f5b4', 0.5)
  const next = folds[step]
  if (next) return arrow(brush, { x: atX + wide / 2, y: atY + high / 2 }, TURNS[next], cell * 0.8)
  for (const hole of punched)
    brush.disc(
      x - half + ((hole % CELLS) + 0.5) * cell,
      y - half + (Math.floor(hole / CELLS) + 0.5) * cell,
      cell * 0.34,
      '#1a0f08',
    )
}
