import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { EDGE, rules, type SumoState } from '../verbs/crab-sumo.ts'
import { crab } from './creatures.ts'
import { bar, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 85, zoom: 1.6, tilt: 5, aside: 30, above: -10 }

const RIVALS = [PAINT.orchid, PAINT.lagoon, PAINT.pink, PAINT.palm, PAINT.amber] as const
const RING_Y = 262

export const scene: Scene<SumoState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    wind: { sound: 'tap', pitch: 4, count: 0 },
    score: { sound: 'hit', sparks: PAINT.sun, count: 20, quake: 6 },
    pushed: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 9 },
    thrown: { sound: 'win', sparks: '#dff8ff', count: 40, quake: 8 },
  },
  hero: ({ place }) => ({ x: 170 + place, y: RING_Y - 26 }),
  draw(state, brush, look) {
    water(brush, look, 286, '#12628f', 0.6)
    brush.slab(200 - EDGE - 60, RING_Y, 2 * EDGE + 120, 44, 22, '#c9955a', 14)
    brush.round(200 - EDGE - 52, RING_Y + 4, 2 * EDGE + 104, 14, 7, PAINT.sand)
    for (const side of [-1, 1]) brush.round(196 + side * (EDGE + 34), RING_Y + 2, 8, 18, 4, PAINT.coral)
    const x = 200 + state.place
    const lean = state.mood === 'wind' ? 14 : state.mood === 'shove' ? -16 : state.mood === 'tired' ? 8 : 0
    const low = state.last > 0 ? 5 : 0
    brush.round(x - 60, RING_Y - 2, 56, 9, 5, '#000000', 0.2)
    brush.round(x + 4 + lean, RING_Y - 2, 60, 9, 5, '#000000', 0.2)
    const step = state.tick * 0.16
    rival(brush, state, x + 34 + lean, step)
    crab(brush, x - 32, RING_Y - 22 + low, 25, PAINT.coral, state.last > 0 ? 0 : step)
    brush.line([x - 44, RING_Y - 52 + low, x - 18, RING_Y - 52 + low], 6, PAINT.shell)
    if (state.last > 0) {
      brush.arc(x - 30, RING_Y - 20, 40, -0.9, 0.9, 6, PAINT.sun, 0.4 + 0.5 * state.legs)
      for (const side of [-1, 1])
        brush.line([x - 32 + side * 18, RING_Y + 6, x - 32 + side * 34, RING_Y + 10], 6, '#a32f3c')
    }
    bar(brush, x - 32, RING_Y - 92, 60, state.legs, state.legs > 0.3 ? PAINT.palm : PAINT.coral)
    for (let win = 0; win < Math.min(8, state.wins); win++)
      brush.star(look.left + 28 + win * 26, look.top + 30, 10, PAINT.sun)
  },
}

function rival(brush: Brush, state: SumoState, x: number, step: number) {
  const color = RIVALS[state.rival] ?? PAINT.orchid
  crab(brush, x, RING_Y - 24, 28, color, state.mood === 'tired' ? step * 3 : step)
  brush.line([x - 15, RING_Y - 57, x + 15, RING_Y - 57], 7, PAINT.ink)
  if (state.mood === 'tired')
    for (const star of [0, 2.1, 4.2])
      brush.star(
        x + Math.cos(state.tick * 0.1 + star) * 30,
        RING_Y - 74 + Math.sin(state.tick * 0.1 + star) * 8,
        8,
        PAINT.sun,
      )
  if (state.mood !== 'wind') return
  brush.line([x + 4, RING_Y - 106, x + 4, RING_Y - 86], 8, PAINT.coral)
  brush.disc(x + 4, RING_Y - 74, 5, PAINT.coral)
  for (const puff of [0, 1])
    brush.disc(x + 34 + puff * 14, RING_Y - 2 - puff * 5, 8 - puff * 2, '#ffffff', 0.5)
}
