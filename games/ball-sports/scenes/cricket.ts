import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BOWLER_Y, CREASE_Y, deliveryAt, rules, strokeAt, type CricketState } from '../plays/cricket.ts'
import { ground, player, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 2.8, tilt: 6, aside: 6, above: -12 }

const ZONES = [
  { x: 66, y: 222 },
  { x: 200, y: 176 },
  { x: 334, y: 222 },
] as const
const REACH = 240

function wicket(brush: Brush, x: number, y: number, size: number, isDown: boolean) {
  for (const [index, off] of [-8, 0, 8].entries())
    brush.at(x + off * size, y, isDown ? (index - 1) * 0.5 + 0.2 : 0, () =>
      brush.line([0, 0, 0, -38 * size], 4 * size, '#f4e3b5'),
    )
  if (!isDown) brush.line([x - 9 * size, y - 39 * size, x + 9 * size, y - 39 * size], 4 * size, PAINT.amber)
}

function batter(brush: Brush, { zone, phase, swung }: CricketState) {
  const swing = phase === 'flight' ? 1 : Math.min(1, swung / 8)
  const way = zone === 1 ? -1 : 1
  player(brush, 178, CREASE_Y - 16, PAINT.coral, { size: 1.2, lift: 0.3, lean: swing * 0.15 * way })
  brush.at(192, CREASE_Y - 12, (0.5 - swing * 1.9) * way, () => {
    brush.line([0, 0, 0, 20], 5, '#5a3018')
    brush.round(-7, 16, 14, 42, 5, '#e9c27a')
    brush.line([-2, 22, -2, 52], 2, '#ffffff', 0.6)
  })
}

export const scene: CourtScene<CricketState> = {
  rules,
  backdrop: 'sea',
  waterline: 92,
  controls: () => tapSpots(() => ZONES, REACH),
  wakes: true,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 20 },
    pitch: { sound: 'move' },
    crack: { sound: 'hit', pitch: 6, sparks: PAINT.amber, count: 34, quake: 10 },
    hit: { sound: 'hit', sparks: PAINT.shell, count: 10 },
    whiff: { sound: 'slice' },
    bowled: { sound: 'bad', sparks: PAINT.sand, count: 24, quake: 8 },
    slip: SLIP,
  },
  trail: '#ffd0b0',
  hero: (state) => (state.phase === 'flight' ? strokeAt(state) : { x: 200, y: CREASE_Y }),
  draw(state, brush, look) {
    ground(brush, look, 100, '#5aa34a', '#8cc86a')
    brush.round(look.left - 40, 150, look.right - look.left + 80, 50, 0, '#63ad50', 0.7)
    brush.shape([178, 108, 226, 108, 262, 400, 138, 400], '#e0bf82')
    brush.line([150, CREASE_Y + 6, 250, CREASE_Y + 6], 3, '#ffffff')
    for (const [index, { x, y }] of ZONES.entries()) {
      const men = state.field[index]!
      const isFree = men === 0
      brush.round(x - 46, y - 20, 92, 52, 24, isFree ? PAINT.palm : men === 1 ? PAINT.sun : PAINT.coral, 0.28)
      for (let man = 0; man < men; man++)
        player(brush, x + (man - (men - 1) / 2) * 38, y, PAINT.sky, { size: 0.72 })
      if (isFree) brush.star(x, y + 4, 13, PAINT.sun)
    }
    const run = state.phase === 'run' ? Math.min(1, state.since / 44) : 1
    player(brush, 216, BOWLER_Y - 34 + run * 24, PAINT.lagoon, { size: 0.75, lift: run })
    wicket(brush, 206, 122, 0.6, false)
    wicket(brush, 200, CREASE_Y + 26, 1, state.phase === 'shown' && state.swung === 0 && state.combo === 0)
    if (state.phase === 'bowl') {
      const { x, ground: low, high, size } = deliveryAt(state)
      shade(brush, x, low, size)
      brush.ball(x, low - high, size, PAINT.coral)
    }
    batter(brush, state)
    if (state.phase === 'flight') {
      const { x, y, size } = strokeAt(state)
      brush.ball(x, y, size, PAINT.coral)
    }
    tries(brush, look, state.lamps)
  },
}
