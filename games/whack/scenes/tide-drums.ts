import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Feel } from '#kit/game/micro/scene.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { LANES, laneX, LINE_Y, rules, type DrumsState } from '../verbs/tide-drums.ts'
import { shell, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 260, zoom: 1.5, tilt: 7, aside: -30, above: -60 }

const COLORS = [PAINT.coral, PAINT.sun, PAINT.lagoon] as const
const SPOTS = COLORS.map((_, lane) => ({ x: laneX(lane), y: LINE_Y }))
const beat = (pitch: number): Feel => ({ sound: 'bounce', pitch, count: 0 })

export const scene: TouchScene<DrumsState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 260),
  feel: { beat0: beat(-5), beat1: beat(0), beat2: beat(4), score: { sound: 'merge', count: 14 }, slip: SLIP },
  hero: () => ({ x: laneX(1), y: LINE_Y }),
  still(brush, look) {
    for (let lane = 0; lane < LANES; lane++) {
      const x = laneX(lane)
      brush.round(x - 46, look.top - 60, 92, LINE_Y + 100 - look.top, 46, '#0a1030', 0.32)
      brush.line([x, look.top, x, LINE_Y - 50], 3, COLORS[lane]!, 0.3)
    }
  },
  draw(state, brush, look) {
    for (let lane = 0; lane < LANES; lane++) drum(brush, lane, state.struck[lane]!)
    for (const { lane, y, golden } of state.notes) {
      if (y < look.top - 40) continue
      if (golden) brush.glow(laneX(lane), y, 46, PAINT.amber)
      shell(brush, laneX(lane), y, 27, golden ? PAINT.amber : COLORS[lane]!, 4)
    }
    tries(brush, look, state.lamps)
  },
}

function drum(brush: Brush, lane: number, struck: number) {
  const x = laneX(lane)
  const k = Math.max(0, 1 - struck / 10)
  const y = LINE_Y + k * 5
  if (k > 0) brush.glow(x, y, 80, COLORS[lane]!)
  brush.puck(x, y + 6, 45, PAINT.wood, 13)
  brush.puck(x, y, 42, PAINT.shell, 6)
  brush.ring(x, y, 33, 6, COLORS[lane]!)
  brush.disc(x, y, 13, COLORS[lane]!, 0.5 + k * 0.5)
  if (k > 0) brush.ring(x, y, 46 + (1 - k) * 24, 4, '#ffffff', k)
}
