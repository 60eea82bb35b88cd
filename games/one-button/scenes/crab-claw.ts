import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type Ware, type ClawState, RAIL_Y, BELT_Y, PATIENCE, rules } from '../verbs/crab-claw.ts'
import { bar, thorny, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 66, zoom: 1.8, tilt: -5, aside: 0, above: 60 }

export const scene: Scene<ClawState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: {
    drop: { sound: 'move', count: 0 },
    empty: { sound: 'bad', count: 0 },
    score: { sound: 'coin', sparks: PAINT.sun },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.slab(look.left - 40, RAIL_Y - 46, wide, 14, 4, PAINT.slate, 7)
    brush.round(look.left - 40, BELT_Y + 26, wide, look.bottom - BELT_Y + 40, 0, '#2a1c3f')
    brush.slab(look.left - 40, BELT_Y + 12, wide, 18, 4, '#5f4a8a', 9)
    const shift = look.calm ? 0 : (state.tick * 1.6) % 46
    for (let x = Math.floor(look.left / 46) * 46 - shift; x < look.right + 40; x += 46) {
      brush.line([x, BELT_Y + 16, x - 6, BELT_Y + 28], 4, '#8f74c4', 0.8)
      brush.disc(x, BELT_Y + 58, 12, PAINT.slate)
    }
    for (const { x, kind } of state.wares)
      if (x > look.left - 40 && x < look.right + 40) ware(brush, x, BELT_Y, kind)
    if (state.phase === 'glide') brush.line([state.x, RAIL_Y + 30, state.x, BELT_Y], 3, '#ffffff', 0.14)
    brush.line([state.x, RAIL_Y - 40, state.x, state.y - 10], 6, '#c9d3e6')
    brush.slab(state.x - 22, RAIL_Y - 50, 44, 20, 7, PAINT.amber, 6)
    if (state.holds !== 'nothing') ware(brush, state.x, state.y + 26, state.holds)
    claw(brush, state)
    bar(brush, 200, 378, 120, state.patience / PATIENCE, state.patience < 120 ? PAINT.coral : PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

function claw(brush: Brush, { x, y, phase }: ClawState) {
  const open = phase === 'up' ? 0.1 : 0.55
  for (const side of [-1, 1])
    brush.at(x, y, -side * open, () => {
      brush.shape([0, -8, side * 22, 6, side * 20, 30, side * 5, 42, side * 9, 22, side * 3, 8], '#a32f3c')
      brush.shape([0, -10, side * 19, 4, side * 17, 26, side * 6, 36, side * 8, 18, side * 2, 6], PAINT.coral)
    })
  brush.ball(x, y - 6, 14, PAINT.coral)
  brush.disc(x - 4, y - 10, 3, '#ffffff', 0.8)
}

function ware(brush: Brush, x: number, y: number, kind: Ware['kind']) {
  if (kind === 'urchin') thorny(brush, x, y, 14, '#8a4fd0')
  else if (kind === 'gem') {
    brush.glow(x, y - 2, 30, PAINT.lagoon)
    brush.shape([x - 13, y - 6, x - 6, y - 16, x + 6, y - 16, x + 13, y - 6, x, y + 13], PAINT.lagoon)
    brush.shape([x - 13, y - 6, x + 13, y - 6, x, y + 13], '#1fa89a')
    brush.shape([x - 5, y - 6, x + 5, y - 6, x, y + 13], '#9ffff2')
  } else {
    for (const turn of [-2.6, -2.1, -1.57, -1.05, -0.5])
      brush.leaf(x + Math.cos(turn) * 11, y + 8 + Math.sin(turn) * 13, 28, 12, PAINT.sand, turn)
    brush.disc(x, y + 9, 7, PAINT.amber)
  }
}
