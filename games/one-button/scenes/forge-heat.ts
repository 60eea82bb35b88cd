import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type ForgeState } from '../verbs/forge-heat.ts'
import { bar } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.3, tilt: -4, aside: -20, above: -30 }

const GLOWS = ['#6b3f4a', '#a8404a', '#e0503c', '#ff8a3c', '#ffc04a', '#fff0a8'] as const
const glowOf = (heat: number) => GLOWS[Math.min(5, Math.floor(heat * 6))]!

export const scene: Scene<ForgeState> = {
  rules,
  backdrop: 'plain',
  feel: {
    pump: { sound: 'tap', sparks: PAINT.amber, count: 5 },
    strike: { sound: 'hit', sparks: PAINT.sun, count: 7 },
    blade: { sound: 'score', sparks: '#bfeaff', count: 22 },
  },
  hero: () => ({ x: 235, y: 250 }),
  draw(state, brush, look) {
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    brush.round(left, look.top - 20, wide, look.bottom - look.top + 40, 0, '#33202f')
    for (let row = 0; row < 6; row++)
      for (let x = Math.floor(left / 110) * 110; x < left + wide; x += 110)
        brush.round(
          x + (row % 2) * 55,
          row * 66 - 10,
          104,
          60,
          8,
          (row + x / 110) % 3 ? '#3d2838' : '#452e3e',
        )
    brush.round(left, 318, wide, look.bottom - 290, 0, '#241620')
    const glow = glowOf(state.heat)
    brush.glow(110, 262, 120 + state.heat * 60, glow)
    brush.slab(40, 268, 140, 60, 12, '#6a5464', 10)
    for (let flame = 0; flame < 6; flame++) {
      const high = 18 + state.heat * 70 + Math.sin(state.tick * 0.3 + flame * 2) * 10
      brush.shape(
        [
          52 + flame * 20,
          274,
          64 + flame * 20 + Math.sin(state.tick * 0.2 + flame) * 5,
          274 - high,
          78 + flame * 20,
          274,
        ],
        flame % 2 ? glow : PAINT.amber,
      )
    }
    bellows(brush, state)
    brush.slab(206, 288, 96, 24, 6, PAINT.slate, 8)
    brush.shape([226, 312, 282, 312, 296, 346, 212, 346], '#38456a')
    blade(brush, state, glow)
    gauge(brush, state)
    bar(brush, 236, 366, 120, 1 - state.outside / 150, state.outside > 80 ? PAINT.coral : PAINT.palm)
  },
}

function bellows(brush: Parameters<Scene['draw']>[1], { rise }: ForgeState) {
  const open = Math.max(6, 26 - Math.max(0, rise) * 700)
  brush.shape([16, 330 - open, 60, 318, 60, 326, 16, 334 + open * 0.5], '#7a3f1f')
  brush.shape([12, 326 - open, 62, 314, 62, 320, 12, 332 - open], PAINT.wood)
}

function blade(
  brush: Parameters<Scene['draw']>[1],
  { done, tick, heat, wish, band }: ForgeState,
  glow: string,
) {
  const isGood = Math.abs(heat - wish) < band
  const long = 60 + done * 70
  brush.at(200, 280, -0.06, () => {
    brush.round(-34, -8, 40, 14, 6, '#5a3018')
    brush.shape([4, -10, long, -9, long + 26, -1, long, 7, 4, 8], glow)
    brush.line([8, -6, long, -5], 3, '#ffffff', 0.5)
  })
  const swing = isGood ? Math.max(0, Math.sin((tick % 26) * 0.24)) : 1
  brush.at(318, 262 - swing * 40, -0.5 + swing * 0.8, () => {
    brush.round(-60, -7, 76, 13, 5, PAINT.wood)
    brush.slab(-82, -22, 34, 42, 6, '#9fb0c8', 6)
  })
}

/** The heat, and the band the blade asks for. */
function gauge(brush: Parameters<Scene['draw']>[1], { heat, wish, band }: ForgeState) {
  const y = (share: number) => 250 - share * 190
  brush.round(346, 46, 34, 220, 16, '#0d0a16', 0.8)
  brush.round(352, y(wish + band), 22, band * 380, 8, PAINT.palm)
  brush.shape([334, y(heat) - 12, 358, y(heat), 334, y(heat) + 12], PAINT.sun)
  brush.line([352, y(heat), 374, y(heat)], 6, PAINT.shell)
}
