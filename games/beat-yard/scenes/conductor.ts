import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { LAMPS, playerPlace, PLAYERS, RIPE, rules, type ConductorState } from '../plays/conductor.ts'
import { boards, FEEL, garland, quaver, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.52, tilt: -4, aside: -60, above: -110 }

const SPOTS = Array.from({ length: PLAYERS }, (_, player) => playerPlace(player))
const COATS = [PAINT.coral, PAINT.lagoon, PAINT.orchid, PAINT.palm, PAINT.pink] as const

export const scene: YardScene<ConductorState> = {
  rules,
  controls: () => tapSpots(() => SPOTS, 90),
  backdrop: 'plain',
  feel: {
    ...FEEL,
    rises: { sound: 'pop', pitch: -6 },
    hush: { sound: 'tap', pitch: -6, sparks: PAINT.slate, count: 4 },
  },
  hero: () => ({ x: 200, y: 330 }),
  draw(state, brush, look) {
    for (const side of [-1, 1])
      for (let fold = 0; fold < 4; fold++) {
        const x = side < 0 ? look.left - 10 + fold * 16 : look.right + 10 - fold * 16
        brush.round(x - 12, look.top - 20, 24, look.bottom - look.top, 11, fold % 2 ? '#8f2f55' : '#a83f66')
      }
    boards(brush, look, 262)
    brush.slab(20, 238, 360, 30, 12, '#7a4a26', 10)
    brush.slab(92, 188, 216, 40, 12, '#8f5a30', 8)
    for (const player of [1, 3, 0, 2, 4]) musician(brush, player, state)
    const wave = look.calm ? 0 : Math.sin(state.tick * 0.1) * 0.3
    brush.slab(150, 366, 100, 26, 9, '#5d3418', 9)
    brush.round(174, 316, 52, 56, 20, PAINT.ink)
    brush.ball(200, 304, 22, '#8a5230')
    brush.disc(200, 296, 21, '#3a2418', 0.9)
    brush.line([222, 332, 246, 306 + wave * 20], 9, PAINT.ink)
    brush.line([246, 306 + wave * 20, 262 + wave * 26, 268], 4, PAINT.shell)
    brush.line([178, 332, 156, 318 - wave * 20], 9, PAINT.ink)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** A horn player; the bubble grows with their volume. */
function musician(brush: Brush, player: number, state: ConductorState) {
  const { x, y } = playerPlace(player)
  const loud = state.loud[player] ?? 0
  const nod = state.nod[player] ?? 0
  const jump = Math.sin(Math.min(20, nod) * 0.3) * 6
  const coat = COATS[player % COATS.length] ?? PAINT.coral
  brush.round(x - 20, y - 12 - jump, 40, 38, 15, coat)
  brush.ball(x, y - 26 - jump, 17, '#a86a3f')
  for (const side of [-6, 6]) brush.disc(x + side, y - 29 - jump, 2.6, PAINT.ink)
  const swell = 1 + loud * 0.4
  brush.line([x, y - 18 - jump, x + 16, y - 6 - jump], 6, PAINT.amber)
  brush.disc(x + 20, y - 3 - jump, 9 * swell, PAINT.amber)
  brush.disc(x + 20, y - 3 - jump, 5 * swell, '#8a5a1c')
  if (loud <= 0.02) return
  const ripe = loud >= RIPE
  const top = y - 74
  brush.round(x - 9, top - 44, 18, 62, 9, '#0d0a24', 0.6)
  brush.round(x - 7, top - 42, 14, 58 * (1 - RIPE), 6, PAINT.amber, 0.55)
  const high = 58 * Math.min(1, loud)
  brush.round(x - 7, top + 16 - high, 14, high, 6, loud > 0.92 ? PAINT.coral : ripe ? PAINT.sun : PAINT.sky)
  if (ripe) {
    brush.ring(x, y - 8, 34 + Math.sin(state.tick * 0.3) * 3, 4, PAINT.sun, 0.8)
    quaver(brush, x + 24, y - 48 - ((state.tick * 1.2) % 20), 6, PAINT.sun)
  }
}
