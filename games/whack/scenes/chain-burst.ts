import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { aimPlace, burstRadius, GRID, rules, type ChainState } from '../verbs/chain-burst.ts'
import { SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 190, zoom: 1.5, tilt: 6, aside: 0, above: 0 }

const SPOTS = Array.from({ length: GRID * GRID }, (_, index) => aimPlace(index))

export const scene: TouchScene<ChainState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 60),
  feel: {
    fire: { sound: 'shoot', sparks: PAINT.shell, count: 16 },
    score: { sound: 'pop', sparks: '#dff8ff', count: 8 },
    enough: { sound: 'boost', sparks: PAINT.sun, count: 30, quake: 4 },
    round: { sound: 'win', sparks: PAINT.lagoon, count: 40 },
    slip: SLIP,
  },
  hero: ({ bursts }) => bursts.at(-1) ?? { x: 200, y: 200 },
  still(brush) {
    brush.round(2, 2, 396, 396, 26, '#02142a', 0.3)
    brush.round(6, 6, 388, 388, 24, '#ffffff', 0.05)
    for (let weed = 0; weed < 9; weed++) {
      const x = 20 + weed * 45
      brush.line([x, 396, x + 6, 372 - (weed % 3) * 12, x - 3, 352 - (weed % 3) * 16], 6, '#1f7a5a', 0.7)
    }
  },
  draw(state, brush, look) {
    for (const burst of state.bursts) {
      const radius = burstRadius(burst)
      const color = SIX[burst.tint % SIX.length] ?? PAINT.shell
      if (radius < 1) continue
      brush.disc(burst.x, burst.y, radius, color, 0.32)
      brush.ring(burst.x, burst.y, radius, 4, color, 0.9)
      brush.disc(burst.x - radius * 0.3, burst.y - radius * 0.35, radius * 0.16, '#ffffff', 0.7)
    }
    for (const { x, y, tint } of state.bubbles) {
      const color = SIX[tint % SIX.length] ?? PAINT.sky
      brush.disc(x, y, 12, color, 0.35)
      brush.disc(x, y, 8, color)
      brush.disc(x - 3, y - 3, 2.6, '#ffffff', 0.9)
    }
    goal(brush, state)
    if (!state.fired && state.left < 300) {
      brush.round(120, 384, 160, 8, 4, '#02142a', 0.6)
      brush.round(120, 384, Math.max(8, 160 * (state.left / 300)), 8, 4, PAINT.coral)
    }
    tries(brush, look, state.lamps)
  },
}

/** How many have gone, of how many that must. */
function goal(brush: Brush, { gone, quota }: ChainState) {
  const done = gone >= quota
  brush.round(284, 10, 106, 34, 17, '#02142a', 0.65)
  digits(brush, gone, 312, 27, 18, done ? PAINT.sun : PAINT.shell)
  brush.line([332, 36, 342, 18], 3, '#ffffff', 0.5)
  digits(brush, quota, 364, 27, 18, done ? PAINT.sun : '#9fd8e8')
}
