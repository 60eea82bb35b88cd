import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type PogoState, SHELF_Y, POGO, rules } from '../verbs/pogo-crab.ts'
import { crab } from './creatures.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.9, tilt: -6, aside: 20, above: 20 }

export const scene: Scene<PogoState> = {
  rules,
  backdrop: 'sea',
  waterline: 274,
  trail: PAINT.coral,
  feel: {
    plunge: { sound: 'move', count: 0 },
    bounce: { sound: 'bounce', sparks: PAINT.sand, count: 6 },
    high: { sound: 'jump', sparks: PAINT.sun, count: 14, quake: 3 },
    score: { sparks: PAINT.sun, count: 4 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    water(brush, look, 356, '#15507a')
    for (const { x, width, sharp } of state.shelves) {
      if (x > look.right + 30 || x + width < look.left - 30) continue
      brush.round(x + width / 2 - 9, SHELF_Y + 12, 18, look.bottom - SHELF_Y + 40, 4, '#5f3a22')
      if (sharp)
        for (let thorn = 4; thorn < width - 6; thorn += 12)
          brush.shape(
            [x + thorn, SHELF_Y + 2, x + thorn + 6, SHELF_Y - 17, x + thorn + 12, SHELF_Y + 2],
            PAINT.coral,
          )
      brush.slab(x, SHELF_Y, width, 15, 7, sharp ? '#8a4a5f' : PAINT.amber, 8)
      if (!sharp) brush.round(x + width / 2 - 9, SHELF_Y, 18, 8, 4, '#fff4dc')
    }
    if (state.over) return
    const squash = state.vy > 5 ? 5 : 0
    const spring = Math.max(6, 16 - Math.abs(state.vy))
    for (let coil = 0; coil < 3; coil++)
      brush.line(
        [state.x - 8, state.y + 6 + coil * (spring / 2), state.x + 8, state.y + 10 + coil * (spring / 2)],
        3.5,
        '#dfe8f5',
      )
    crab(
      brush,
      state.x,
      state.y - 6,
      POGO - squash * 0.4,
      state.slams ? PAINT.pink : PAINT.coral,
      state.tick * 0.2,
    )
  },
}
