import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import {
  BLAST,
  blastOf,
  HUTS,
  rules,
  SHORE,
  SKY_SPOTS,
  skyPlace,
  type FlakState,
} from '../verbs/flak-night.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 56, zoom: 1.4, tilt: -7, aside: 0, above: 60 }

const SPOTS = Array.from({ length: SKY_SPOTS }, (_, index) => skyPlace(index))

export const scene: TouchScene<FlakState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 90),
  feel: {
    score: { sound: 'pop', sparks: PAINT.amber, count: 18 },
    bonus: { sound: 'coin', sparks: PAINT.sun, count: 14 },
    fire: { sound: 'shoot', sparks: '#ffe9a8', count: 8, quake: 2 },
    blast: { sound: 'hit', pitch: -5, quake: 4, count: 0 },
    cool: { sound: 'tap', pitch: -8, count: 0 },
    slip: SLIP,
  },
  hero: ({ embers, bursts }) => bursts.find(({ age }) => age > 0) ?? embers[0] ?? { x: 200, y: 150 },
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.shape(
      [60, SHORE + 20, 170, 196, 186, 204, 204, 190, 222, 206, 236, 196, 350, SHORE + 20],
      '#2a1430',
    )
    brush.shape(
      [
        170, 196, 186, 204, 204, 190, 222, 206, 236, 196, 246, 220, 222, 236, 206, 216, 190, 240, 172, 222,
        160, 226,
      ],
      PAINT.coral,
      0.8,
    )
    brush.round(left, SHORE, width, look.bottom - SHORE + 60, 0, '#123a3a')
    brush.round(left, SHORE, width, 8, 0, '#2a7a62')
  },
  draw(state, brush, look) {
    for (const x of HUTS) hut(brush, x, state.ready)
    for (const { x, y, vx, vy } of state.embers) {
      brush.line([x - vx * 16, y - vy * 16, x - vx * 8, y - vy * 8, x, y], 5, PAINT.amber, 0.45)
      brush.glow(x, y, 20, PAINT.coral)
      brush.ball(x, y, 8, '#ff7a3a')
    }
    for (const burst of state.bursts) {
      const { x, y, age, from } = burst
      if (age < 0) {
        const way = 1 + age / Math.max(1, Math.round(Math.hypot(from - x, SHORE - y) / 15))
        brush.disc(from + (x - from) * way, SHORE + (y - SHORE) * way, 4, '#ffffff')
        brush.line([x - 6, y, x + 6, y], 2, '#ffffff', 0.7)
        brush.line([x, y - 6, x, y + 6], 2, '#ffffff', 0.7)
        continue
      }
      const r = blastOf(burst)
      brush.disc(x, y, r, PAINT.coral, 0.4)
      brush.disc(x, y, r * 0.78, PAINT.amber, 0.6)
      brush.disc(x, y, r * 0.48, '#fff6d6', 0.9)
      brush.ring(x, y, BLAST + 3, 1.6, '#ffffff', 0.25)
    }
    tries(brush, look, state.lamps)
  },
}

function hut(brush: Brush, x: number, ready: number) {
  brush.round(x - 26, SHORE - 22, 52, 30, 5, '#a8693c')
  brush.shape([x - 36, SHORE - 18, x, SHORE - 46, x + 36, SHORE - 18], '#e0b060')
  brush.round(x - 8, SHORE - 14, 16, 22, 6, PAINT.sun)
  brush.line([x + 20, SHORE - 26, x + 26, SHORE - 48], 9, ready > 0 ? '#4b5b80' : '#b9c6dc')
}
