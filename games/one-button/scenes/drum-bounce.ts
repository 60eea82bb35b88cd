import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { DRUM_Y, landingOf, RADIUS, rules, type BounceState } from '../verbs/drum-bounce.ts'
import { coconut } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 84, zoom: 1.6, tilt: -5, aside: 10, above: -55 }

export const scene: Scene<BounceState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  trail: PAINT.sun,
  feel: {
    turn: { sound: 'tap' },
    bounce: { sound: 'bounce', sparks: PAINT.sand, count: 8 },
    grow: { sound: 'merge', sparks: PAINT.sun, count: 14 },
    wall: { sound: 'bounce', pitch: 5, count: 0 },
  },
  hero: ({ drum }) => ({ x: drum, y: DRUM_Y + 16 }),
  draw(state, brush, look) {
    brush.round(
      look.left - 40,
      DRUM_Y + 34,
      look.right - look.left + 80,
      look.bottom - DRUM_Y + 40,
      0,
      '#c9955a',
    )
    brush.round(look.left - 40, DRUM_Y + 34, look.right - look.left + 80, 12, 0, PAINT.sand)
    for (const x of [10, 390]) {
      brush.line([x, look.top - 20, x, DRUM_Y + 40], 14, '#7a4a26')
      for (let y = Math.floor(look.top / 60) * 60; y < DRUM_Y; y += 60)
        brush.line([x - 6, y, x + 6, y], 3, '#54301a')
    }
    const landing = landingOf(state)
    brush.round(landing - 20, DRUM_Y - 3, 40, 6, 3, '#ffffff', 0.45)
    for (const { x, y, left } of state.stars) {
      if (left < 90 && left % 16 < 8) continue
      brush.glow(x, y, 34, PAINT.sun)
      brush.star(x, y, 17, PAINT.sun)
    }
    drum(brush, state)
    if (!state.over) coconut(brush, state.x, state.y, RADIUS, state.x * 0.06)
  },
}

function drum(brush: Parameters<Scene['draw']>[1], { drum, half, way }: BounceState) {
  brush.shape(
    [
      drum - half,
      DRUM_Y,
      drum + half,
      DRUM_Y,
      drum + half * 0.82,
      DRUM_Y + 40,
      drum - half * 0.82,
      DRUM_Y + 40,
    ],
    '#a3262f',
  )
  brush.shape(
    [
      drum - half,
      DRUM_Y,
      drum - half * 0.1,
      DRUM_Y,
      drum - half * 0.1,
      DRUM_Y + 40,
      drum - half * 0.82,
      DRUM_Y + 40,
    ],
    PAINT.coral,
  )
  for (let at = -3; at <= 2; at++)
    brush.line(
      [
        drum + (at * half) / 3.2,
        DRUM_Y + 8,
        drum + ((at + 0.5) * half) / 3.4,
        DRUM_Y + 36,
        drum + ((at + 1) * half) / 3.2,
        DRUM_Y + 8,
      ],
      2.5,
      '#ffe7c2',
    )
  brush.slab(drum - half - 3, DRUM_Y - 4, half * 2 + 6, 12, 6, PAINT.shell, 5)
  brush.round(drum - half / 3, DRUM_Y - 4, (half * 2) / 3, 12, 6, PAINT.sun)
  brush.shape(
    [
      drum + way * (half + 12),
      DRUM_Y - 6,
      drum + way * (half + 24),
      DRUM_Y + 3,
      drum + way * (half + 12),
      DRUM_Y + 12,
    ],
    '#ffffff',
    0.7,
  )
}
