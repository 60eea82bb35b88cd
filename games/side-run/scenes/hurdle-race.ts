import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { ridges } from '../art.ts'
import { type Bird, type HurdleState, rules } from '../runs/hurdle-race.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 76, zoom: 1.6, tilt: 5, aside: 50, above: 0 }

const FEATHERS = [PAINT.coral, '#4a5a8f', '#5f8f6a', '#8f6a9c'] as const
/** The player's own track is the nearest. */
const trackY = (index: number) => 330 - index * 40

export const scene: Scene<HurdleState> = {
  rules,
  backdrop: 'air',
  feel: {
    start: { sound: 'shoot' },
    jump: { sound: 'jump' },
    trip: { sound: 'bad', sparks: PAINT.coral, count: 16, quake: 6 },
    heat: { sound: 'win', sparks: PAINT.sun, count: 40 },
  },
  hero: ({ birds }) => ({ x: birds[0]!.x, y: trackY(0) - 40 - birds[0]!.high }),
  camera: ({ birds }) => ({ x: birds[0]!.x - 110, y: 0 }),
  draw(state, brush, look) {
    ridges(brush, look, { base: 190, high: 70, share: 0.25, color: '#4a1f4a', opacity: 0.6 })
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    brush.round(left, 184, wide, look.bottom, 0, '#c9853f')
    for (let x = Math.floor(look.left / 44) * 44; x < look.right + 44; x += 44)
      brush.disc(x, 176 + (x % 3) * 3, 17, '#7a3a5c')
    for (let index = 0; index < 5; index++)
      brush.line([left, 346 - index * 40, left + wide, 346 - index * 40], 4, '#fff0c8', 0.65)
    for (const x of [0, state.finish]) {
      brush.round(x + 16, 184, 12, 164, 0, '#ffffff', 0.8)
      for (let square = 0; square < 7; square++)
        brush.round(x + 16 + (square % 2) * 6, 184 + square * 24, 6, 12, 0, PAINT.ink)
    }
    for (let index = 3; index >= 0; index--) {
      const y = trackY(index)
      for (const hurdle of state.hurdles) {
        brush.line([hurdle + 16, y + 4, hurdle + 16, y - 24], 5, '#7a4a26')
        brush.round(hurdle + 10, y - 30, 12, 14, 3, index === 0 ? PAINT.sun : PAINT.shell)
      }
      const bird = state.birds[index]
      if (bird) ostrich(brush, bird, y, { color: FEATHERS[index]!, tick: state.tick })
    }
  },
}

function ostrich(
  brush: Brush,
  { x, high, pace, daze }: Bird,
  y: number,
  { color, tick }: { color: string; tick: number },
) {
  const swing = high > 0 ? 0.9 : Math.sin(tick * 0.36) * Math.min(1, pace)
  brush.disc(x, y + 3, 20, '#6b3a1c', 0.35)
  brush.at(x, y - high, daze > 0 ? 0.5 : 0, () => {
    brush.line([-4, -30, -6 - 10 * swing, -15, -10 * swing, 0], 5, '#e8b08a')
    brush.line([4, -30, 4 + 10 * swing, -14, 12 * swing, 0], 5, '#f0c09a')
    brush.ball(0, -38, 18, color)
    brush.leaf(-18, -42, 26, 14, '#ffffff', 3.5)
    brush.line([12, -46, 22, -60, 20, -74], 7, '#f0c09a')
    brush.disc(22, -76, 8, '#f0c09a')
    brush.shape([27, -79, 38, -75, 27, -72], PAINT.amber)
    brush.disc(24, -78, 2, PAINT.ink)
  })
}
