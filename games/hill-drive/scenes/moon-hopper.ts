import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, pedals } from '../art.ts'
import { ground, type HopState, rules } from '../runs/moon-hopper.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 180, zoom: 1.7, tilt: 6, aside: 30, above: 20 }

const LAND = { earth: '#6a6f9a', grass: '#aab0d8', far: '#2a2a5a' }

export const scene: Scene<HopState> = {
  rules,
  backdrop: 'air',
  feel: {
    hop: { sound: 'jump', sparks: '#cfd6ff', count: 12 },
    jet: { sound: 'tap', sparks: PAINT.sky, count: 5 },
    crater: { sound: 'bad', sparks: '#8a90b8', count: 22, quake: 7 },
  },
  hero: ({ x, y }) => ({ x, y: y - 26 }),
  trail: PAINT.sky,
  camera: ({ x, eye }) => ({ x: x - 110, y: (eye - 300) * 0.8 }),
  draw(state, brush, look) {
    brush.disc(look.left + 300, look.top + 90, 44, '#3fb6d8')
    brush.disc(look.left + 290, look.top + 80, 16, PAINT.palm, 0.8)
    brush.disc(look.left + 316, look.top + 104, 11, PAINT.palm, 0.8)
    drawGround(brush, look, (x) => ground(state, x), LAND)
    for (const { x, w, y } of state.pads) {
      brush.slab(x, y - 2, w, 14, 6, '#dfe4ff', 6)
      brush.round(x + w / 2 - 12, y - 2, 24, 6, 3, PAINT.lagoon)
      for (const side of [x + 6, x + w - 6]) brush.disc(side, y - 6, 4, PAINT.amber)
    }
    if (!state.over) hopper(brush, state)
    bar(brush, look, 0, state.oxygen, PAINT.lagoon)
    bar(brush, look, 1, state.jet, PAINT.orchid)
    pedals(brush, look, state.last)
  },
}

function hopper(brush: Brush, { x, y, charge, isDown, vx, last, jet }: HopState) {
  const crouch = charge * 13
  brush.at(x, y, isDown ? 0 : Math.min(0.3, vx * 0.06), () => {
    const knee = isDown ? 10 + crouch * 0.7 : 6
    for (const side of [-1, 1])
      brush.line(
        [side * 10, -24 + crouch, side * (14 + knee), -14 + crouch * 0.5, side * 15, 0],
        5,
        PAINT.stone,
      )
    if (last === 2 && jet > 0 && !isDown) brush.shape([-8, -18, 8, -18, 0, 14], PAINT.sky, 0.85)
    brush.round(-20, -46 + crouch, 40, 26, 13, PAINT.shell)
    brush.disc(0, -48 + crouch, 15, '#8fd8ff', 0.9)
    brush.ball(0, -47 + crouch, 8, '#e09a6a')
    brush.arc(0, -48 + crouch, 14, 3.5, 4.6, 3, '#ffffff', 0.9)
    brush.round(-20, -32 + crouch, 40, 6, 3, PAINT.coral)
  })
}
