import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { crab } from '../art.ts'
import { laneY, LANES, QUAY, rules, type Lanes } from '../verbs/paint-lanes.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 1.15, tilt: -5, aside: 120, above: -60 }

const COLORS = [PAINT.coral, PAINT.sun, PAINT.sky, PAINT.palm] as const
const LANE_SPOTS = Array.from({ length: LANES * 4 }, (_, index) => ({
  x: 40 + Math.floor(index / LANES) * 110,
  y: laneY(index % LANES),
}))

export const scene = rankScene<Lanes>({
  rules,
  backdrop: 'plain',
  controls() {
    // Anywhere on a lane counts: a lane is four spots, one behind the other.
    const spots = tapSpots(() => LANE_SPOTS, 80)
    return {
      ...spots,
      input(stage, fieldOf, state) {
        const spot = spots.input(stage, fieldOf, state)
        return spot === 0 ? 0 : 1 + ((spot - 1) % LANES)
      },
    }
  },
  feel: {
    shot: { sound: 'shoot', pitch: 2 },
    wrong: { sound: 'bad', pitch: 4, sparks: PAINT.stone, count: 10 },
    score: { sound: 'pop', sparks: PAINT.shell, count: 14 },
  },
  at: () => ({ x: 200, y: laneY(2) - 14 }),
  still(brush, look) {
    const wide = look.right - look.left + 40
    for (let lane = 0; lane < LANES; lane++) {
      brush.round(look.left - 20, laneY(lane) - 32, wide, 63, 0, lane % 2 ? '#e6c788' : '#f0d79a')
      brush.line([look.left - 20, laneY(lane) + 31, look.right + 20, laneY(lane) + 31], 3, '#c79b5a', 0.7)
    }
    brush.slab(look.left - 20, laneY(0) - 34, QUAY - 26 - look.left, LANES * 62 + 6, 6, PAINT.wood, 8)
  },
  draw({ foes, shots, queue, cool }, brush) {
    for (const { x, y, hp, t } of foes) {
      brush.disc(x, y + 13, 17, '#6b4a1c', 0.25)
      crab(brush, x, y, { color: COLORS[hp - 1]!, beat: t / 6, size: 20 })
      // A mark for those who cannot tell the colours apart.
      for (let dot = 0; dot < hp; dot++) brush.disc(x - (hp - 1) * 3.5 + dot * 7, y + 7, 2.2, '#1c1024', 0.75)
    }
    for (const { x, y, hp } of shots) brush.ball(x, y, 11, COLORS[hp - 1]!)
    const loaded = queue[0] ?? 0
    for (let lane = 0; lane < LANES; lane++) {
      brush.slab(20, laneY(lane) - 10, 36, 18, 8, PAINT.slate, 4)
      brush.disc(54, laneY(lane) - 1, 9, COLORS[loaded]!, cool > 0 ? 0.4 : 1)
    }
    brush.round(128, 14, 144, 36, 18, '#031226', 0.6)
    for (const [place, color] of queue.entries()) {
      const x = 152 + place * 40
      brush.ball(x, 32, place === 0 ? 14 : 9, COLORS[color]!)
      for (let dot = 0; dot <= color; dot++) brush.disc(x - color * 3 + dot * 6, 33, 1.9, '#1c1024', 0.75)
    }
  },
})
