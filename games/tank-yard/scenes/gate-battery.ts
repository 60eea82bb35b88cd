import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { cannon } from '../art.ts'
import { holdPlace } from '../controls.ts'
import { GATE_HALF, GUN_Y, LINE, MADE, rules, type Battery } from '../verbs/gate-battery.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 4, ticks: 853, zoom: 1.75, tilt: 5, aside: -4, above: -202 }

const GATES: Readonly<Record<string, string>> = {
  double: PAINT.lagoon,
  triple: PAINT.sun,
  thorns: PAINT.coral,
}
const STRONG: Readonly<Record<string, number>> = { turtle: 11, giant: 56 }

/** As many nuts hang in a gate as leave it; thorns hang in one that takes them. */
function drawGate(brush: Brush, { kind, x, y }: Thing) {
  const color = GATES[kind]!
  brush.round(x - GATE_HALF, y - 15, GATE_HALF * 2, 30, 9, color, 0.3)
  for (const side of [-1, 1]) brush.slab(x + side * GATE_HALF - 4, y - 20, 8, 38, 4, color, 4)
  brush.line([x - GATE_HALF, y - 17, x + GATE_HALF, y - 17], 4, color)
  const count = MADE[kind]!
  for (let one = 0; one < count; one++) brush.ball(x + (one - (count - 1) / 2) * 19, y + 1, 8, '#7a4a2a')
  if (count > 0) return
  for (let thorn = -2; thorn <= 2; thorn++)
    brush.shape([x + thorn * 13 - 6, y + 12, x + thorn * 13 + 6, y + 12, x + thorn * 13, y - 10], PAINT.coral)
}

function foe(brush: Brush, { kind, x, y, r, hp, t }: Thing) {
  const step = Math.sin(t * 0.2) * r * 0.12
  if (kind === 'crab') {
    for (const side of [-1, 1]) {
      brush.line([x, y, x + side * r * 1.2, y + r * 0.5 + step], 3, '#a83a3a')
      brush.disc(x + side * r, y + r * 0.8 - step, r * 0.36, PAINT.coral)
    }
    brush.ball(x, y, r * 0.8, PAINT.coral)
  } else {
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        brush.disc(x + side * r * 0.8, y + end * r * 0.6 + step * side * end, r * 0.3, '#5a9a5a')
    brush.disc(x, y + r * 0.95, r * 0.38, '#7ac07a')
    brush.ball(x, y, r * 0.92, kind === 'giant' ? PAINT.orchid : '#2f8f6f')
    brush.ring(x, y, r * 0.56, r * 0.12, '#123a3a', 0.6)
    // What is left of a shell is the bright part of its rim.
    const share = Math.min(1, hp / STRONG[kind]!)
    brush.arc(x, y, r + 4, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2, 4, PAINT.sun)
  }
  const eye = kind === 'crab' ? -0.2 : 0.95
  for (const side of [-1, 1]) brush.disc(x + side * r * 0.16, y + r * eye, Math.max(2, r * 0.08), PAINT.ink)
}

export const scene = yardScene<Battery>({
  rules,
  backdrop: 'plain',
  controls: () => holdPlace(({ x = 200 }: Partial<Battery>) => ({ x, y: GUN_Y })),
  feel: {
    split: { sound: 'merge', pitch: 6, sparks: PAINT.lagoon, count: 6 },
  },
  at: ({ x }) => ({ x, y: GUN_Y }),
  still(brush, look) {
    const wide = look.right - look.left
    brush.round(look.left, LINE, wide, look.bottom - LINE + 20, 0, '#c89a5a')
    brush.round(look.left, LINE, wide, 8, 0, '#f4e3b5')
    for (let x = Math.floor(look.left / 40) * 40; wide > 396 && x < look.right; x += 40)
      brush.disc(x + 12, LINE + 34 + ((x / 40) % 3) * 9, 4, '#a87a40', 0.6)
    for (const y of [186, 262]) brush.line([look.left, y - 24, look.right, y - 24], 3, '#ffffff', 0.22)
  },
  draw({ foes, shots, gates, x, powder }, brush) {
    for (const one of gates) drawGate(brush, one)
    for (const one of foes) foe(brush, one)
    for (const shot of shots) {
      brush.disc(shot.x, shot.y, 6, '#7a4a2a')
      brush.disc(shot.x - 1, shot.y - 1, 4, PAINT.amber)
    }
    cannon(brush, x, GUN_Y, -Math.PI / 2)
    brush.round(x - 32, GUN_Y + 24, 64, 9, 4, '#031226', 0.7)
    if (powder > 0.04)
      brush.round(x - 31, GUN_Y + 25, 62 * powder, 7, 3, powder < 0.25 ? PAINT.coral : PAINT.amber)
  },
})
