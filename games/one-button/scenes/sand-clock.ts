import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type ClockState, SAND, FLOOR_Y, ROOF_Y, WALKER, downOf, rules } from '../verbs/sand-clock.ts'
import { eyes } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.6, tilt: -6, aside: 30, above: -60 }

export const scene: Scene<ClockState> = {
  rules,
  backdrop: 'plain',
  feel: {
    stop: { sound: 'place', pitch: -5, count: 0 },
    go: { sound: 'tap', pitch: 4, count: 0 },
  },
  hero: ({ x }) => ({ x, y: FLOOR_Y - WALKER }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    const stands = state.last === 1 && state.sand > 0
    brush.round(look.left - 40, ROOF_Y, wide, FLOOR_Y - ROOF_Y, 0, stands ? '#1f3a6a' : '#4a2a3f')
    for (let x = Math.floor(look.left / 150) * 150; x < look.right + 60; x += 150) {
      brush.round(x + 20, ROOF_Y, 26, FLOOR_Y - ROOF_Y, 0, '#000000', 0.16)
      brush.glow(x + 100, 170, 46, PAINT.amber)
      brush.leaf(x + 100, 172, 22, 11, PAINT.sun, -1.57)
    }
    brush.round(look.left - 40, look.top - 40, wide, ROOF_Y - look.top + 40, 0, '#7a5a45')
    brush.round(look.left - 40, ROOF_Y - 12, wide, 12, 0, '#a8825f')
    brush.round(look.left - 40, FLOOR_Y, wide, look.bottom - FLOOR_Y + 40, 0, '#7a5a45')
    brush.round(look.left - 40, FLOOR_Y, wide, 12, 0, PAINT.sand)
    for (const crusher of state.crushers)
      if (crusher.x > look.left - 60 && crusher.x < look.right + 60)
        stone(brush, crusher.x, downOf(crusher, state.time), stands)
    if (!state.over) walker(brush, state)
    glass(brush, state.x + 216, 42, state.sand / SAND)
  },
}

function stone(brush: Brush, x: number, down: number, stands: boolean) {
  const bottom = ROOF_Y + 40 + down * (FLOOR_Y - ROOF_Y - 40)
  brush.line([x, ROOF_Y - 10, x, bottom - 60], 12, '#3a2a24')
  brush.slab(x - 30, bottom - 84, 60, 76, 9, stands ? PAINT.sky : '#b98a6a', 8)
  const ink = stands ? '#1f4a7a' : '#5f3a2a'
  for (const side of [-1, 1])
    brush.shape([x + side * 6, bottom - 54, x + side * 21, bottom - 62, x + side * 20, bottom - 48], ink)
  brush.round(x - 17, bottom - 36, 34, 13, 4, ink)
  for (const tooth of [-11, -2, 7]) brush.round(x + tooth, bottom - 36, 6, 6, 1, '#fff4dc')
}

function glass(brush: Brush, x: number, y: number, share: number) {
  brush.disc(x, y, 34, '#031226', 0.6)
  brush.shape([x - 15, y - 22, x + 15, y - 22, x, y], '#bff2ff', 0.4)
  brush.shape([x - 15, y + 22, x + 15, y + 22, x, y], '#bff2ff', 0.4)
  brush.shape(
    [x - 13 * share, y - 2 - 18 * share, x + 13 * share, y - 2 - 18 * share, x, y - 1],
    share < 0.25 ? PAINT.coral : PAINT.sun,
  )
  const low = 1 - share
  brush.shape(
    [
      x - 13,
      y + 21,
      x + 13,
      y + 21,
      x + 13 * (1 - low * 0.8),
      y + 21 - 15 * low,
      x - 13 * (1 - low * 0.8),
      y + 21 - 15 * low,
    ],
    PAINT.amber,
  )
  for (const side of [-24, 24]) brush.line([x - 18, y + side, x + 18, y + side], 5, PAINT.wood)
}

function walker(brush: Brush, { x, tick }: ClockState) {
  const y = FLOOR_Y - WALKER
  for (const side of [-1, 1]) {
    const step = Math.sin(tick * 0.22) * 8 * side
    brush.line([x, y + 4, x + step, FLOOR_Y], 7, '#1f9a8a')
  }
  brush.round(x - 12, y - 20, 24, 30, 11, PAINT.coral)
  brush.ball(x + 2, y - 26, 13, PAINT.lagoon)
  eyes(brush, x + 6, y - 29, 4, 1, 5)
  brush.arc(x + 2, y - 30, 13, Math.PI, Math.PI * 2, 6, PAINT.sand)
  brush.line([x - 16, y - 30, x + 22, y - 30], 5, PAINT.sand)
}
