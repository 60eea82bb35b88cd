import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { litSince, rules, stonePlace, stoneSize, type StonesState } from '../verbs/lit-stones.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 1.5, tilt: 7, aside: -99, above: -79 }

const sideOf = (state: Base) => ('side' in state && typeof state.side === 'number' ? state.side : 3)

export const scene: SchoolScene<StonesState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => Array.from({ length: sideOf(state) ** 2 }, (_, index) => stonePlace(index, sideOf(state))),
      50,
    ),
  feel: {
    light: { sound: 'coin', pitch: -5, sparks: PAINT.amber, count: 4 },
    score: { count: 0, pitch: -24 },
    step: { sound: 'tap', sparks: PAINT.sun, count: 6 },
    whole: { sound: 'merge', sparks: PAINT.lagoon, count: 34 },
    slip: SLIP,
  },
  hero: ({ way, walked, side }) => stonePlace(way[Math.min(walked, way.length - 1)] ?? 0, side),
  still(brush) {
    brush.round(26, 50, 348, 346, 44, '#050c24', 0.35)
    brush.round(22, 44, 356, 344, 44, '#122c5c')
    brush.round(30, 52, 340, 328, 38, '#183a74')
    for (let wave = 0; wave < 12; wave++) {
      const [x, y] = [70 + ((wave * 97) % 270), 76 + ((wave * 61) % 290)]
      brush.arc(x, y, 15, 3.6, 5.8, 3, '#7fb0ff', 0.22)
    }
  },
  draw(state, brush, look) {
    const size = stoneSize(state.side) * 0.42
    for (let stone = 0; stone < state.side ** 2; stone++) paintStone(state, brush, stone, size)
    lantern(state, brush, size, look.calm ? 0 : look.seconds)
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** Brightness of a stone on the path, 0 to 1. */
function lightOf(state: StonesState, stone: number): number {
  const { way, walked, beat, look, verdict, over } = state
  const rank = way.indexOf(stone)
  if (rank < 0) return 0
  if (over || verdict > 0) return rank < walked ? 1 : 0.75
  if (look === 0) return rank < walked ? 1 : 0
  const since = litSince(state) - rank * beat
  return since < 0 || since > beat * 1.5 ? 0 : 1 - Math.max(0, since - beat * 0.6) / (beat * 0.9)
}

function paintStone(state: StonesState, brush: Brush, stone: number, size: number) {
  const { x, y } = stonePlace(stone, state.side)
  const light = lightOf(state, stone)
  const isWrong = (state.verdict > 0 || state.over) && !state.good && state.picked === stone
  const bob = isWrong ? 5 : 0
  brush.disc(x, y + 9, size * 1.05, '#04102c', 0.5)
  brush.puck(x, y + bob, size, isWrong ? '#a63c46' : '#6c7fa8', 8 - bob)
  brush.disc(x - size * 0.25, y + bob + size * 0.2, size * 0.16, '#4b5b80', 0.6)
  if (light <= 0) return
  brush.glow(x, y, size * (1.5 + light), PAINT.amber)
  brush.disc(x, y, size * 0.95, PAINT.amber, light)
  brush.disc(x, y, size * 0.55, '#fff6d6', light)
}

/** The walker's lantern is where the next step starts. */
function lantern(
  { way, walked, side, look, verdict }: StonesState,
  brush: Brush,
  size: number,
  seconds: number,
) {
  const last = way[walked - 1]
  if (look > 0 || (walked === 0 && verdict > 0)) return
  const from = last === undefined ? undefined : stonePlace(last, side)
  const at = from ?? { x: 200, y: 396 }
  const y = at.y - 8 + Math.sin(seconds * 4) * 2
  brush.glow(at.x, y, size * 1.6, '#fff2b0')
  brush.round(at.x - 12, y - 16, 24, 28, 10, '#d9822b')
  brush.round(at.x - 9, y - 14, 18, 24, 9, PAINT.sun)
  brush.round(at.x - 8, y - 20, 16, 6, 3, '#4a2a14')
  brush.round(at.x - 8, y + 10, 16, 5, 2, '#4a2a14')
}
