import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { HIT_X, LAMPS, LANE_Y, rules, type StreamState } from '../plays/drum-stream.ts'
import { boards, FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.3, tilt: 5, aside: 100, above: 80 }

const DRUM = { x: 200, y: 300 } as const

export const scene: YardScene<StreamState> = {
  rules,
  controls: () =>
    pads({
      // The inner skin on the left, the rim on the right.
      spots: () => [
        { x: DRUM.x - 90, y: DRUM.y },
        { x: DRUM.x + 90, y: DRUM.y },
      ],
      reach: 2000,
      keys: [
        ['arrowleft', ' ', 'd', 'f'],
        ['arrowright', 'enter', 'j', 'k'],
      ],
    }),
  backdrop: 'air',
  feel: {
    ...FEEL,
    don: { sound: 'hit', pitch: -5 },
    ka: { sound: 'tap', pitch: 3 },
    roll: { sparks: PAINT.sun, count: 4 },
  },
  hero: () => ({ x: HIT_X, y: LANE_Y }),
  draw(state, brush, look) {
    boards(brush, look, 380)
    brush.round(look.left - 20, LANE_Y - 44, look.right - look.left + 40, 88, 0, '#1a1038', 0.75)
    brush.round(look.left - 20, LANE_Y - 44, look.right - look.left + 40, 5, 0, PAINT.amber, 0.8)
    brush.round(look.left - 20, LANE_Y + 39, look.right - look.left + 40, 5, 0, PAINT.amber, 0.8)
    brush.ring(HIT_X, LANE_Y, 32, 5, '#ffffff', 0.85)
    brush.disc(HIT_X, LANE_Y, 28, '#ffffff', 0.1)
    for (const { x, kind, long } of state.beats.toReversed()) note(brush, x, kind, long)
    const [skin, rim] = [state.skin / 8, state.rim / 8]
    brush.puck(DRUM.x, DRUM.y, 108, '#8a3f2c', 16)
    brush.disc(DRUM.x, DRUM.y, 102, rim > 0 ? PAINT.sky : '#c98a4a')
    for (let nail = 0; nail < 16; nail++) {
      const turn = (nail * Math.PI) / 8
      brush.disc(DRUM.x + Math.cos(turn) * 95, DRUM.y + Math.sin(turn) * 95, 4.5, '#4a2a12')
    }
    brush.disc(DRUM.x, DRUM.y + 3, 84, '#b98a58')
    brush.disc(DRUM.x, DRUM.y, 82 - skin * 3, skin > 0 ? '#ffd9b0' : '#f2dfb8')
    brush.arc(DRUM.x, DRUM.y, 40, 0.4, 2.2, 12, PAINT.coral, 0.8)
    brush.arc(DRUM.x, DRUM.y, 40, 2.6, 4.4, 12, PAINT.lagoon, 0.8)
    brush.arc(DRUM.x, DRUM.y, 40, 4.8, 6.5, 12, PAINT.sun, 0.8)
    if (skin > 0) brush.ring(DRUM.x, DRUM.y, 60 + (1 - skin) * 50, 6, PAINT.coral, skin)
    if (rim > 0) brush.ring(DRUM.x, DRUM.y, 104 + (1 - rim) * 26, 6, PAINT.sky, rim)
    brush.ball(66, 360, 13, PAINT.coral)
    brush.ball(334, 360, 13, PAINT.sky)
    garland(brush, look, state.lamps, LAMPS)
  },
}

function note(brush: Brush, x: number, kind: 0 | 1 | 2, long: number) {
  if (kind === 2) {
    brush.round(x - 22, LANE_Y - 22, long + 44, 50, 24, '#c9862c')
    brush.round(x - 22, LANE_Y - 25, long + 44, 46, 23, PAINT.sun)
    for (let dot = 0; dot <= long; dot += 30) brush.disc(x + dot, LANE_Y - 2, 7, '#ffffff', 0.6)
    return
  }
  const color = kind === 0 ? PAINT.coral : PAINT.sky
  brush.puck(x, LANE_Y - 2, 26, color, 5)
  brush.disc(x, LANE_Y - 2, 19, PAINT.shell)
  brush.disc(x, LANE_Y - 2, 15, color)
  // Shapes besides colours: a face for the skin, a bar for the rim.
  if (kind === 0) for (const side of [-5, 5]) brush.disc(x + side, LANE_Y - 4, 2.6, '#ffffff')
  else brush.line([x - 8, LANE_Y - 2, x + 8, LANE_Y - 2], 4, '#ffffff')
}
