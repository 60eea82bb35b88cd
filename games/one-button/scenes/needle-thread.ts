import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BOTTOM, rules, type ThreadState, TOP } from '../verbs/needle-thread.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 165, zoom: 1.9, tilt: -7, aside: 40, above: 0 }

export const scene: Scene<ThreadState> = {
  rules,
  backdrop: 'plain',
  feel: { climb: { sound: 'tap', pitch: 4, count: 0 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    for (let x = Math.floor(look.left / 60) * 60; x < look.right; x += 60)
      brush.line([x, look.top, x, look.bottom], 2, '#ffffff', 0.05)
    for (let y = Math.floor(look.top / 60) * 60; y < look.bottom; y += 60)
      brush.line([look.left, y, look.right, y], 2, '#ffffff', 0.05)
    for (const [y, from, high] of [
      [TOP, look.top - 40, TOP - 14 - look.top + 40],
      [BOTTOM, BOTTOM + 14, look.bottom - BOTTOM + 40],
    ] as const) {
      brush.round(look.left - 40, from, wide, high, 0, '#6b1a4a')
      for (let x = Math.floor(look.left / 28) * 28; x < look.right; x += 28)
        brush.line(
          [x, y === TOP ? TOP - 15 : BOTTOM + 15, x + 15, y === TOP ? TOP - 15 : BOTTOM + 15],
          4,
          PAINT.pink,
        )
    }
    for (const { x, y, half, passed } of state.needles) {
      if (x < look.left - 40 || x > look.right + 40) continue
      const color = passed ? '#9aa6c8' : '#dfe8ff'
      brush.line([x, look.top - 20, x, y - half - 26], 9, color)
      brush.line([x, y + half + 26, x, look.bottom + 20], 9, color)
      brush.shape([x - 4, y - half - 26, x + 4, y - half - 26, x + 15, y - half, x - 15, y - half], color)
      brush.shape([x - 15, y + half, x + 15, y + half, x + 4, y + half + 26, x - 4, y + half + 26], color)
      for (const side of [-13, 13])
        brush.line([x + side, y - half, x + side, y + half], 3, color, side < 0 ? 0.9 : 0.35)
      brush.disc(x, y, 6, PAINT.sun, passed ? 0 : 0.55)
    }
    const thread = [...state.thread, state.x, state.y]
    brush.line(thread, 8, '#a8741a')
    brush.line(thread, 5, PAINT.sun)
    if (state.over) return
    brush.glow(state.x, state.y, 34, PAINT.sun)
    brush.leaf(state.x + 8, state.y, 34, 13, '#fff6d6', state.vy * 0.14)
  },
}
