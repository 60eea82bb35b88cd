import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type PourState, widthAt, rules } from '../verbs/coco-pour.ts'
import { bar, tries } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.45, tilt: -5, aside: 10, above: 120 }

const FOOT = 322
const TALL = 150
const HALF = 46

export const scene: Scene<PourState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    pour: { sound: 'tap', count: 0 },
    spill: { sound: 'bad', sparks: '#eafaff', count: 24 },
    score: { sound: 'merge', sparks: PAINT.sun, count: 18 },
  },
  hero: () => ({ x: 200, y: 84 }),
  still(brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, FOOT + 6, wide, look.bottom - FOOT + 60, 0, '#7d4a26')
    brush.round(look.left - 40, FOOT + 4, wide, 14, 0, '#c98b52')
    for (let x = Math.floor(look.left / 70) * 70; x < look.right; x += 70)
      brush.line([x, FOOT + 22, x, look.bottom + 40], 3, '#5f3519')
    palm(brush, 66, FOOT + 6, 190, 0.12)
  },
  draw(state, brush, look) {
    const served = state.away > 0 ? 1 - state.away / 26 : 0
    const slide = served * served * 420
    glass(brush, state, slide)
    if (state.stream > 0) stream(brush, state)
    brush.at(200, 78, state.last === 1 ? 0.55 : 0, () => {
      brush.ball(0, 0, 38, PAINT.wood)
      brush.shape([-36, -14, 36, -14, 30, 0, -30, 0], '#fff4dc')
      brush.disc(28, 2, 6, '#4a2a12')
      brush.line([-16, 16, 6, 24], 4, '#8a5530')
    })
    bar(brush, 326, 372, 96, state.patience / 400, state.patience < 110 ? PAINT.coral : PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

function stream(brush: Brush, { stream, level }: PourState) {
  const bottom = FOOT - Math.min(1, level) * TALL
  for (let bit = 0; bit < 12; bit++)
    if ((stream >> bit) & 1) {
      const y = 96 + ((bottom - 96) * bit) / 11
      brush.line([226 - bit * 2.2, y, 224 - bit * 2.2, y + (bottom - 96) / 11], 9, '#eafaff', 0.92)
    }
}

function glass(brush: Brush, { shape, level, goal }: PourState, slide: number) {
  const edge = (side: number, height: number) => 200 + slide + side * HALF * widthAt(shape, height)
  const heights = [0, 0.25, 0.5, 0.75, 1]
  const outline = (to: number) => {
    const steps = [...heights.filter((height) => height < to), to]
    return [
      ...steps.flatMap((height) => [edge(-1, height), FOOT - height * TALL]),
      ...steps.toReversed().flatMap((height) => [edge(1, height), FOOT - height * TALL]),
    ]
  }
  brush.shape(outline(1), '#bff2ff', 0.2)
  if (level > 0.01) brush.shape(outline(Math.min(1, level)), '#ffe9c7', 0.95)
  if (level > 0.04)
    brush.line([edge(-1, level), FOOT - level * TALL, edge(1, level), FOOT - level * TALL], 5, '#ffffff', 0.9)
  const y = FOOT - goal * TALL
  brush.line([edge(-1, goal) - 16, y, edge(1, goal) + 16, y], 5, PAINT.coral)
  for (const side of [-1, 1]) {
    const x = edge(side, goal) + side * 16
    brush.shape([x, y, x + side * 13, y - 9, x + side * 13, y + 9], PAINT.coral)
    brush.line(
      heights.flatMap((height) => [edge(side, height), FOOT - height * TALL]),
      5,
      '#e6fbff',
      0.85,
    )
  }
  brush.line([edge(-1, 0), FOOT, edge(1, 0), FOOT], 7, '#e6fbff', 0.9)
}
