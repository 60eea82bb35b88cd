import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { cloudX, cloudY, rules, type CloudState } from '../rules/cloud-stairs.ts'
import { bar, frog, pearl, streaks } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 160, zoom: 1.7, tilt: 6, aside: 0, above: -40 }

export const scene: Scene<CloudState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.shell,
  wakes: true,
  feel: {
    hop: { sound: 'jump', sparks: PAINT.shell, count: 6 },
    slip: { sound: 'bad', count: 0 },
    flash: { sound: 'hit', sparks: PAINT.sun, count: 24, quake: 8 },
    score: { count: 0 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    streaks(brush, look, '#ffffff')
    for (
      let index = Math.min(state.clouds.length - 1, state.at + 11);
      index >= Math.max(0, state.at - 6);
      index--
    ) {
      const { column, kind, age } = state.clouds[index]!
      const [x, y] = [cloudX(column), cloudY(index)]
      cloud(brush, x, y, kind === 'storm' ? '#5f6a94' : index < state.at ? '#c9c4e0' : '#ffffff')
      if (kind === 'storm') {
        const glow = index === state.at && age > 20 ? PAINT.coral : PAINT.sun
        brush.shape(
          [
            x - 2,
            y + 4,
            x + 7,
            y + 4,
            x + 1,
            y + 14,
            x + 8,
            y + 14,
            x - 5,
            y + 30,
            x - 1,
            y + 18,
            x - 7,
            y + 18,
          ],
          glow,
        )
      }
      if (kind === 'pearl' && index > state.at) pearl(brush, x, y - 24)
    }
    if (!state.over) frog(brush, state.x, state.y + 2, state.falls > 0 ? -8 : 0, 0)
    bar(brush, 200, state.eye + 16, [180, state.breath / 100], state.breath < 30 ? PAINT.coral : PAINT.lagoon)
  },
}

function cloud(brush: Brush, x: number, y: number, color: string) {
  brush.round(x - 27, y + 5, 54, 16, 8, '#3a3266', 0.35)
  brush.disc(x - 14, y + 2, 12, color)
  brush.disc(x + 13, y + 3, 11, color)
  brush.disc(x, y - 4, 15, color)
  brush.round(x - 27, y, 54, 16, 8, color)
}
