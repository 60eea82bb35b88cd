import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type WindState } from '../verbs/wind-up.ts'
import { bar, boat, pearl, tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 66, zoom: 1.9, tilt: 5, aside: 30, above: -20 }

const SEA_Y = 280

export const scene: Scene<WindState> = {
  rules,
  backdrop: 'sea',
  waterline: 236,
  feel: {
    wind: { sound: 'tap' },
    click: { sound: 'tap', pitch: 7, count: 0 },
    go: { sound: 'boost', sparks: '#bfeaff', count: 14 },
    snap: { sound: 'hit', sparks: PAINT.coral, count: 20, quake: 6 },
    missed: { sound: 'bad', sparks: PAINT.slate },
  },
  hero: ({ x }) => ({ x, y: SEA_Y - 16 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    const { x, zone, half, wound } = state
    brush.round(zone - half, SEA_Y + 6, half * 2, 300, 8, PAINT.sun, 0.16)
    for (const side of [-half, half]) {
      brush.line([zone + side, SEA_Y + 8, zone + side, SEA_Y - 62], 5, '#7a4a26')
      brush.shape(
        [zone + side, SEA_Y - 62, zone + side + 26, SEA_Y - 52, zone + side, SEA_Y - 42],
        side < 0 ? PAINT.palm : PAINT.coral,
      )
      brush.puck(zone + side, SEA_Y + 6, 11, PAINT.coral, 5)
    }
    if (state.coin > -999) pearl(brush, state.coin, SEA_Y - 20, 11)
    if (!state.over) {
      const rock = Math.sin(state.tick * 0.08) * 0.04 - state.speed * 0.012
      brush.at(x, SEA_Y, rock, () => {
        boat(brush, 0, 0, PAINT.coral)
        windKey(brush, wound)
      })
    }
    water(brush, look, SEA_Y + 3, '#14528f')
    for (let wake = 1; wake < 5; wake++)
      if (state.speed > 1) brush.disc(x - 26 - wake * 16, SEA_Y + 4, 8 - wake, '#ffffff', 0.5 - wake * 0.1)
    if (wound > 0) {
      bar(brush, x, SEA_Y - 86, 84, wound, wound > 1 ? PAINT.coral : PAINT.sun)
    }
    tries(brush, look, state.lamps)
  },
}

/** The key in the stern turns as the spring is wound. */
function windKey(brush: Parameters<Scene['draw']>[1], wound: number) {
  brush.line([-30, -6, -44, -6], 5, PAINT.amber)
  const reach = 11 * Math.cos(wound * 26)
  brush.disc(-46, -6 - reach, 6, PAINT.amber)
  brush.disc(-46, -6 + reach, 6, PAINT.sun)
}
