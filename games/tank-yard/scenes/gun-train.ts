import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { holdPlace } from '../controls.ts'
import { kindOf, RAIL_Y, rules, type Train } from '../verbs/gun-train.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 234, zoom: 1.8, tilt: 6, aside: 0, above: 30 }

function chaser(brush: Brush, { kind, x, y, t, hp, a }: Thing) {
  const hop = Math.abs(Math.sin(t * 0.2)) * 4
  if (kind === 'bird') {
    const flap = Math.sin(t * 0.5) * 0.6
    brush.leaf(x - 11, y, 24, 8, '#d8e4f4', 0.3 + flap)
    brush.leaf(x + 11, y, 24, 8, '#c4d4ea', -0.3 - flap)
    brush.ball(x, y, 8, '#f4fbff')
    brush.shape([x - 3, y - a * 6, x + 3, y - a * 6, x, y - a * 14], PAINT.amber)
    return
  }
  if (kind === 'buggy') {
    brush.slab(x - 17, y - 12, 34, 22, 6, PAINT.orchid, 5)
    for (const side of [-13, 13]) brush.disc(x + side, y + 11, 7, '#2a2030')
    brush.disc(x, y - 12, 7, '#f0c8a0')
  } else {
    brush.leaf(x, y + 4 - hop, 34, 16, '#c98a4a', 0)
    brush.disc(x + 14, y - 2 - hop, 6, '#b8763a')
    brush.round(x - 6, y - 16 - hop, 12, 14, 5, PAINT.coral)
    brush.disc(x, y - 20 - hop, 6, '#f0c8a0')
  }
  const whole = kindOf(kind).hp
  if (hp < whole) brush.round(x - 12, y - 30, 24 * (hp / whole), 4, 2, PAINT.coral)
}

function wagon(brush: Brush, x: number, color: string) {
  brush.slab(x - 38, RAIL_Y - 17, 76, 32, 7, color, 6)
  for (const window of [-20, 0, 20]) brush.round(x + window - 6, RAIL_Y - 9, 12, 11, 3, '#ffe9a8')
  for (const wheel of [-24, 24]) brush.disc(x + wheel, RAIL_Y + 22, 7, '#2a2438')
}

export const scene = yardScene<Train>({
  rules,
  backdrop: 'plain',
  controls: () => holdPlace(({ x = 200, side = -1 }: Partial<Train>) => ({ x, y: RAIL_Y + side * 80 })),
  feel: {
    shot: { sound: 'shoot', pitch: 5 },
    jam: { sound: 'bad', pitch: -4, sparks: '#8a8f98', count: 16 },
  },
  at: ({ x, side }) => ({ x, y: RAIL_Y + side * 18 }),
  still(brush, look) {
    const wide = look.right - look.left
    brush.round(look.left - 10, look.top - 10, wide + 20, look.bottom - look.top + 20, 0, '#d3a763')
    brush.round(look.left - 10, RAIL_Y - 34, wide + 20, 72, 0, '#b98b4c')
    for (const y of [RAIL_Y + 18, RAIL_Y + 30]) brush.line([look.left, y, look.right, y], 3, '#c9d2dc')
  },
  draw({ foes, shots, x, side, heat, jammed, tick }, brush, look) {
    // Sleepers and cactuses run past: the train drives, the world moves.
    const gone = look.calm ? 0 : (tick * 3) % 60
    for (let at = Math.floor(look.left / 60) * 60 - gone; at < look.right + 60; at += 30)
      brush.round(at, RAIL_Y + 14, 7, 20, 2, '#7a5430')
    for (
      let at = Math.floor(look.left / 180) * 180 - ((look.calm ? 0 : tick * 3) % 180);
      at < look.right + 180;
      at += 180
    ) {
      brush.round(at, 60, 9, 34, 4, '#5f8f4a')
      brush.round(at + 84, 322, 9, 34, 4, '#5f8f4a')
      brush.leaf(at + 50, 120, 26, 5, '#c09450', 0)
    }
    for (const [index, color] of [PAINT.coral, '#4f8fb8', '#4fa86a', PAINT.orchid].entries())
      wagon(brush, 62 + index * 92, color)
    for (const foe of foes) chaser(brush, foe)
    for (const shell of shots) brush.line([shell.x, shell.y - shell.vy, shell.x, shell.y], 5, PAINT.sun)
    const hot = heat > 70 ? PAINT.coral : heat > 40 ? PAINT.amber : '#8795b5'
    brush.puck(x, RAIL_Y - 4, 16, '#3a4668', 5)
    brush.line([x, RAIL_Y - 4, x, RAIL_Y - 4 + side * 26], 11, hot)
    brush.round(x - 20, RAIL_Y - 4 - side * 26 - 3, 40, 6, 3, '#06182c', 0.7)
    brush.round(x - 20, RAIL_Y - 4 - side * 26 - 3, Math.max(5, 40 * Math.min(1, heat / 100)), 6, 3, hot)
    if (jammed > 0)
      for (let puff = 0; puff < 3; puff++)
        brush.disc(x - 8 + puff * 8, RAIL_Y - 20 - ((tick + puff * 9) % 26), 6, '#ffffff', 0.35)
  },
})
