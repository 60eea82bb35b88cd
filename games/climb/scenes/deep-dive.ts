import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FULL_AIR, gorgeAt, rules, type DiveState } from '../rules/deep-dive.ts'
import { bar, pearl } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 1.6, tilt: -6, aside: 0, above: 60 }

export const scene: Scene<DiveState> = {
  rules,
  backdrop: 'deep',
  trail: PAINT.lagoon,
  feel: {
    breathe: { sound: 'boost', sparks: PAINT.sky, count: 20 },
    scrape: { sound: 'hit', sparks: PAINT.stone, count: 6, quake: 3 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    const dark = Math.min(0.62, Math.max(0, state.y / 16000))
    brush.round(
      look.left - 20,
      look.top - 20,
      look.right - look.left + 40,
      look.bottom - look.top + 40,
      0,
      '#010a18',
      dark,
    )
    const left: number[] = []
    const right: number[] = []
    for (let y = Math.floor(look.top / 30) * 30 - 30; y <= look.bottom + 60; y += 30) {
      const [from, to] = gorgeAt(state, y)
      const wobble = 5 * Math.sin(y * 0.11)
      left.push(from + wobble - 5, y)
      right.push(to + wobble + 5, y)
    }
    const [top, bottom] = [look.top - 60, look.bottom + 80]
    for (const [points, edge, color] of [
      [left, look.left - 40, '#0c4a5f'],
      [right, look.right + 40, '#0c4a5f'],
    ] as const) {
      brush.shape([edge, top, ...points, edge, bottom], color)
      brush.line(points, 6, '#2f8fa0', 0.8)
    }
    for (let y = Math.floor(look.top / 120) * 120; y < look.bottom; y += 120) {
      const [from, to] = gorgeAt(state, y)
      brush.ball(from - 12, y, 12, y % 240 === 0 ? PAINT.coral : PAINT.orchid)
      brush.ball(to + 14, y + 60, 10, PAINT.amber)
    }
    for (const { x, y } of state.bubbles) {
      if (y > look.bottom + 40 || y < look.top - 40) continue
      brush.disc(x, y, 22, '#bfefff', 0.26)
      brush.ring(x, y, 21, 3, '#dff6ff', 0.85)
      brush.disc(x - 7, y - 8, 4.5, '#ffffff', 0.9)
    }
    for (const { x, y } of state.pearls) if (y > look.top - 20 && y < look.bottom + 20) pearl(brush, x, y)
    for (const { x, y, size, vx } of state.jellies) {
      if (y > look.bottom + 50 || y < look.top - 50) continue
      const beat = look.calm ? 0 : Math.sin(look.seconds * 4 + y) * 2
      for (let arm = -1; arm <= 1; arm++)
        brush.line(
          [x + arm * size * 0.5, y + 4, x + arm * size * 0.5 - vx * 4, y + size * 1.5 + beat],
          3.4,
          '#ff9ad0',
          0.75,
        )
      brush.glow(x, y, size * 1.8, PAINT.pink)
      brush.ball(x, y, size, PAINT.pink)
    }
    if (!state.over) {
      brush.at(state.x, state.y, -state.vx * 0.09, () => {
        const kick = Math.sin(state.tick * 0.35) * 4
        brush.line([-5, -10, -6 + kick, -30], 6, '#1c5f8a')
        brush.line([5, -10, 6 - kick, -30], 6, '#1c5f8a')
        brush.round(-10, -14, 20, 28, 10, PAINT.amber)
        brush.ball(0, 12, 12, PAINT.sun)
        brush.round(-8, 8, 16, 9, 4.5, '#0c3450')
        brush.disc(-3, 11, 2, '#ffffff', 0.8)
      })
    }
    bar(brush, 200, state.eye + 16, [180, state.air / FULL_AIR], state.air < 30 ? PAINT.coral : PAINT.sky)
  },
}
