import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BRANCH_LOW, GROUND_Y, ROOT_HIGH, rules, type CrouchState } from '../verbs/crouch-hop.ts'
import { eyes } from './creatures.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 95, zoom: 1.7, tilt: 5, aside: 40, above: -20 }

export const scene: Scene<CrouchState> = {
  rules,
  backdrop: 'plain',
  feel: {
    crouch: { sound: 'tap', pitch: -5, count: 0 },
    spring: { sound: 'jump', sparks: PAINT.palm, count: 8 },
    land: { sound: 'place', pitch: -6, sparks: PAINT.sand, count: 6 },
  },
  hero: ({ x, high }) => ({ x, y: GROUND_Y - high - 22 }),
  camera: ({ x }) => ({ x: x - 120, y: 0 }),
  draw(state, brush, look) {
    for (const [pace, shade, size] of [
      [0.55, '#1d4a3c', 70],
      [0.3, '#2a6a4c', 46],
    ] as const)
      for (let tree = -1; tree < 8; tree++) {
        const apart = size * 2.2
        const shift = (state.x * pace) % apart
        const x = look.left + tree * apart + shift
        brush.round(x, look.top - 30, size * 0.4, GROUND_Y - look.top + 30, 8, shade)
        brush.disc(x + size * 0.2, look.top + size * 0.8, size, shade)
      }
    sandbank(brush, look, GROUND_Y, '#3a2a1c', '#5fae5a')
    for (const { x, kind, y, done } of state.bars) {
      if (kind === 'root') root(brush, x)
      if (kind === 'branch') branch(brush, x, look.top)
      if (kind === 'fly' && !done) fly(brush, x, GROUND_Y - y - 20, state.tick)
    }
    frog(brush, state)
  },
}

function root(brush: Brush, x: number) {
  brush.arc(x, GROUND_Y + 8, 22, Math.PI, Math.PI * 2, 17, '#6b3d1c')
  brush.arc(x, GROUND_Y + 6, 24, Math.PI * 1.1, Math.PI * 1.7, 5, '#b07a48')
  brush.leaf(x + 20, GROUND_Y - ROOT_HIGH + 12, 18, 8, PAINT.palm, -0.6)
}

function branch(brush: Brush, x: number, top: number) {
  const low = GROUND_Y - BRANCH_LOW
  brush.slab(x - 13, top - 20, 26, low - top - 24, 8, '#8a5230', 4)
  brush.slab(x - 44, low - 46, 88, 24, 12, '#a8693c', 6)
  for (let leaf = 0; leaf < 5; leaf++)
    brush.leaf(x - 36 + leaf * 18, low - 18, 28, 13, leaf % 2 ? PAINT.palm : '#2f9a5a', Math.PI / 2)
  for (const x2 of [-22, 0, 22]) brush.disc(x + x2, low - 6, 4.5, PAINT.coral)
}

function fly(brush: Brush, x: number, y: number, tick: number) {
  brush.glow(x, y, 20, PAINT.sun)
  const flap = Math.sin(tick * 0.8) * 5
  brush.leaf(x - 6, y - 7 - flap, 16, 8, '#ffffff', -2.4)
  brush.leaf(x + 6, y - 7 - flap, 16, 8, '#ffffff', -0.7)
  brush.ball(x, y, 7, PAINT.amber)
}

function frog(brush: Brush, { x, high, crouch, vy, tick }: CrouchState) {
  const flat = high === 0 && crouch > 0 ? 1 : 0
  const y = GROUND_Y - high - (flat ? 11 : 20)
  const run = high === 0 && !flat ? Math.sin(tick * 0.4) * 8 : 0
  brush.round(x - 20, GROUND_Y + 3, 40, 8, 4, '#000000', 0.25)
  const tuck = high > 0 ? Math.max(-10, Math.min(12, -vy * 2)) : 0
  brush.line([x - 10, y + 6, x - 20 - run, y + 14 - tuck, x - 14 + run, GROUND_Y - high - 2], 8, '#2f9a5a')
  brush.line([x + 8, y + 8, x + 14 - run, GROUND_Y - high - 2], 7, '#2f9a5a')
  brush.shape(
    [
      x - 22,
      y + 6,
      x - 14,
      y - 12 + flat * 5,
      x + 8,
      y - 16 + flat * 6,
      x + 23,
      y - 4,
      x + 16,
      y + 11,
      x - 14,
      y + 13,
    ],
    PAINT.palm,
  )
  brush.disc(x + 4, y + 5, 10, '#e8ffd0', 0.8)
  eyes(brush, x + 10, y - 16 + flat * 6, 6, 0.6, 7)
  brush.line([x + 12, y + 1, x + 22, y - 1], 2.5, '#1d6a3c')
}
