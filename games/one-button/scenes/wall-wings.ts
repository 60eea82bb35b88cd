import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BOTTOM, LEFT, RIGHT, rules, slotY, TOP, type WingState } from '../verbs/wall-wings.ts'
import { bird } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.6, tilt: -6, aside: 0, above: 0 }

export const scene: Scene<WingState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  feel: {
    flap: { sound: 'jump', sparks: '#ffffff', count: 4 },
    thorns: { sound: 'flip', count: 0 },
    score: { sound: 'bounce', sparks: PAINT.sun },
  },
  hero: ({ x, y }) => ({ x, y }),
  trail: '#bff4ff',
  still(brush) {
    for (let ray = 0; ray < 5; ray++)
      brush.shape(
        [90 + ray * 60, TOP, 120 + ray * 60, TOP, 60 + ray * 74, BOTTOM, 0 + ray * 74, BOTTOM],
        '#ffffff',
        0.04,
      )
    for (const [x, y, size] of [
      [120, 290, 40],
      [270, 320, 54],
      [200, 120, 30],
    ] as const) {
      brush.disc(x, y, size, '#ffffff', 0.05)
      brush.disc(x + size, y + 8, size * 0.7, '#ffffff', 0.05)
    }
  },
  draw(state, brush, look) {
    const lit = state.way > 0 ? RIGHT : LEFT
    brush.round(
      look.left - 30,
      look.top - 30,
      LEFT - look.left + 30,
      look.bottom - look.top + 60,
      0,
      '#3a2a5c',
    )
    brush.round(RIGHT, look.top - 30, look.right - RIGHT + 30, look.bottom - look.top + 60, 0, '#3a2a5c')
    brush.round(LEFT - 10, TOP - 20, 10, BOTTOM - TOP + 40, 4, lit === LEFT ? PAINT.amber : '#6a4f9a')
    brush.round(RIGHT, TOP - 20, 10, BOTTOM - TOP + 40, 4, lit === RIGHT ? PAINT.amber : '#6a4f9a')
    for (let x = LEFT + 8; x < RIGHT - 8; x += 26) {
      thorn(brush, x + 10, TOP, 0, 1)
      thorn(brush, x + 10, BOTTOM, 0, -1)
    }
    for (const slot of state.thorns) thorn(brush, lit, slotY(slot), state.way > 0 ? -1 : 1, 0)
    brush.glow(state.berry.x, state.berry.y, 26, PAINT.pink)
    brush.ball(state.berry.x, state.berry.y, 11, PAINT.coral)
    brush.leaf(state.berry.x + 4, state.berry.y - 13, 16, 8, PAINT.palm, -0.6)
    bird(
      brush,
      state.x,
      state.y,
      17,
      PAINT.sun,
      state.way,
      state.flap > 0 ? state.flap * 0.5 : state.tick * 0.12,
    )
  },
}

/** A thorn that stands on a wall and points along dx, dy. */
function thorn(brush: Brush, x: number, y: number, dx: number, dy: number) {
  const [long, wide] = [24, 15]
  const tip = [x + dx * long, y + dy * long] as const
  brush.shape([x - dy * wide, y - dx * wide, tip[0], tip[1], x + dy * wide, y + dx * wide], '#8f2f55')
  brush.shape(
    [x - dy * wide * 0.7, y - dx * wide * 0.9, tip[0], tip[1] - 2, x + dy * wide * 0.3, y + dx * wide * 0.3],
    PAINT.coral,
  )
}
