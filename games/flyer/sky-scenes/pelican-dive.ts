import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FLOOR, rules, SEA, type PelicanState } from '../skies/pelican-dive.ts'
import { farClouds, FEEL } from './sky-art.ts'

export const scene: Scene<PelicanState> = {
  rules,
  backdrop: 'air',
  feel: {
    ...FEEL,
    splash: { sound: 'pop', pitch: -6, sparks: '#dff8ff', count: 18 },
    catch: { sound: 'slice', pitch: -4, sparks: PAINT.sun, count: 8 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 120, y: 0 }),
  draw(state, brush, look) {
    farClouds(brush, look, state.x)
    brush.round(look.left - 20, SEA, look.right - look.left + 40, look.bottom - SEA + 40, 0, '#1a7fae', 0.85)
    brush.round(look.left - 20, SEA + 90, look.right - look.left + 40, look.bottom - SEA, 0, '#0f5a86', 0.7)
    brush.round(look.left - 20, FLOOR, look.right - look.left + 40, look.bottom - FLOOR + 40, 12, '#c9a46a')
    for (let x = Math.floor(look.left / 70) * 70; x < look.right + 70; x += 70) {
      brush.line([x, FLOOR + 6, x + 6, FLOOR - 26, x - 3, FLOOR - 48], 6, '#2f9a6a')
      brush.line([x + 20, SEA + 3, x + 48, SEA + 3], 4, '#ffffff', 0.5)
    }
    for (const { x, top } of state.masts) ship(brush, x, top)
    for (const one of state.fish) swimmer(brush, one.x, one.y, one.kind, state.tick)
    pelican(brush, state)
    const wet = state.y > SEA
    brush.round(state.x - 27, state.y - 44, 54, 11, 5, '#031226', 0.55)
    brush.round(
      state.x - 25,
      state.y - 42,
      Math.max(5, 50 * state.belly),
      7,
      3,
      state.belly > 0.3 ? PAINT.amber : PAINT.coral,
    )
    if (wet || state.breath < 1) {
      brush.arc(
        state.x,
        state.y,
        36,
        -Math.PI / 2,
        -Math.PI / 2 + Math.PI * 2 * state.breath,
        5,
        state.breath > 0.35 ? '#bff4ff' : PAINT.coral,
        0.9,
      )
      if (wet)
        for (let dot = 0; dot < 3; dot++)
          brush.ring(
            state.x - 14 - dot * 12,
            state.y - 18 - ((state.tick * 2 + dot * 20) % 50),
            4,
            2,
            '#ffffff',
            0.6,
          )
    }
  },
}

function swimmer(brush: Brush, x: number, y: number, kind: 'fish' | 'gold' | 'jelly', tick: number) {
  if (kind === 'jelly') {
    for (let arm = -1; arm <= 1; arm++)
      brush.line(
        [x + arm * 9, y + 4, x + arm * 9 + Math.sin(tick * 0.1 + arm) * 5, y + 28],
        4,
        PAINT.orchid,
        0.8,
      )
    brush.glow(x, y, 28, PAINT.orchid)
    brush.arc(x, y, 10, Math.PI, Math.PI * 2, 20, PAINT.orchid)
    return
  }
  const color = kind === 'gold' ? PAINT.sun : PAINT.coral
  if (kind === 'gold') brush.glow(x, y, 24, PAINT.sun)
  const wag = Math.sin(tick * 0.3 + x) * 4
  brush.shape([x + 8, y, x + 22, y - 9 + wag, x + 22, y + 9 + wag], color)
  brush.leaf(x, y, 32, 18, color, Math.PI)
  brush.disc(x - 9, y - 2, 2.6, PAINT.ink)
}

function ship(brush: Brush, x: number, top: number) {
  brush.line([x, SEA, x, top], 7, PAINT.wood)
  brush.shape([x + 6, top + 6, x + 6, SEA - 14, x + 40, SEA - 14], PAINT.shell)
  brush.shape([x - 6, top, x - 28, top + 8, x - 6, top + 16], PAINT.coral)
  brush.shape([x - 44, SEA - 10, x + 46, SEA - 10, x + 30, SEA + 22, x - 30, SEA + 22], '#8a4f2c')
  brush.line([x - 40, SEA - 7, x + 42, SEA - 7], 4, PAINT.amber)
}

function pelican(brush: Brush, { x, y, vy, bill, tick }: PelicanState) {
  const flap = y > SEA ? 0.2 : Math.sin(tick * 0.25)
  brush.at(x, y, Math.max(-0.6, Math.min(0.9, vy * 0.16)), () => {
    brush.shape([-16, -2, -34, -8, -32, 7], '#d8d8e8')
    brush.round(-20, -11, 38, 23, 11, '#ffffff')
    brush.leaf(-6, -6 - flap * 9, 40, 16, '#c8d0e4', 2.7 + flap * 0.6)
    brush.ball(17, -9, 9, '#ffffff')
    const pouch = 5 + Math.min(9, bill * 2)
    brush.shape([22, -9, 48, -5, 40, -2 + pouch, 24, -2 + pouch], '#ff9a4a')
    brush.line([22, -11, 49, -6], 4, PAINT.amber)
    brush.disc(19, -11, 2.4, PAINT.ink)
  })
}
