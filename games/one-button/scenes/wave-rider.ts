import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { RIDER, rules, waterAt, type WaveState } from '../verbs/wave-rider.ts'
import { pearl } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 130, zoom: 2.1, tilt: -5, aside: 30, above: 20 }

const STEP = 16
const BANDS = [
  { deep: 0, color: '#25b7c9' },
  { deep: 34, color: '#1793b5' },
  { deep: 78, color: '#0f6d9a' },
] as const

export const scene: Scene<WaveState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.shell,
  feel: {
    dive: { sound: 'move', count: 0 },
    splash: { sound: 'hit', sparks: '#bfeaff', count: 16 },
    mark: { sound: 'place', count: 0 },
    score: { sound: 'score', sparks: PAINT.sun, count: 16 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye, y }) => ({ x: eye, y: Math.min(0, y - 90) }),
  draw(state, brush, look) {
    const from = Math.floor((look.left - 30) / STEP) * STEP
    const tops: number[] = []
    for (let x = from; x < look.right + 40; x += STEP) tops.push(x, waterAt(state.nodes, x).y)
    const end = tops.at(-2)!
    for (const { deep, color } of BANDS) {
      const lowered = tops.map((value, index) => (index % 2 === 1 ? value + deep : value))
      brush.shape([...lowered, end, look.bottom + 60, from, look.bottom + 60], color)
    }
    brush.line(tops, 6, '#e8fbff')
    for (const { x, y, taken } of state.pearls) if (!taken) pearl(brush, x, y, 9)
    dawn(brush, state.dawn, look.top, look.bottom)
    if (!state.over) rider(brush, state)
  },
}

function dawn(brush: Parameters<Scene['draw']>[1], x: number, top: number, bottom: number) {
  for (let band = 0; band < 4; band++)
    brush.round(x - 900, top - 40, 900 + 44 - band * 22, bottom - top + 80, 0, PAINT.sun, 0.16)
  brush.disc(x - 40, top + (bottom - top) * 0.4, 54, '#fff6d6', 0.9)
}

/** A turtle on its shell: nose down in a dive. */
function rider(brush: Parameters<Scene['draw']>[1], { x, y, vx, vy, last }: WaveState) {
  brush.at(x, y, Math.atan2(vy, vx), () => {
    brush.leaf(-14, 5, 16, 9, '#3fb36b', 2.6)
    brush.leaf(7, 9, 17, 9, '#3fb36b', last === 1 ? 0.2 : 0.9)
    brush.ball(17, 1, 7.5, '#7be08d')
    brush.disc(19, -1, 1.9, PAINT.ink)
    brush.ball(0, 0, RIDER + 1, PAINT.coral)
    brush.disc(-2, -2, 6, PAINT.sun, 0.75)
    brush.disc(6, -4, 3, PAINT.sun, 0.6)
    brush.disc(-8, 3, 3, PAINT.sun, 0.6)
  })
}
