import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { holdPlace } from '../controls.ts'
import { rules, type Rush } from '../verbs/kraken-rush.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: -5, aside: 0, above: -170 }

const SKINS: Readonly<Record<string, string>> = {
  crab: PAINT.coral,
  jelly: PAINT.pink,
  eel: PAINT.palm,
  ray: PAINT.sky,
  kraken: PAINT.orchid,
}

function limbs(brush: Brush, { kind, x, y, t }: Thing, color: string) {
  const sway = (index: number) => Math.sin(t * 0.07 + index) * 7
  if (kind === 'crab')
    for (const side of [-1, 1]) {
      brush.line([x + side * 26, y, x + side * 52, y + 10 + sway(side)], 8, color)
      brush.ball(x + side * 56, y + 14 + sway(side), 14, color)
    }
  if (kind === 'jelly' || kind === 'kraken')
    for (let arm = -3; arm <= 3; arm++)
      brush.line(
        [x + arm * 9, y + 20, x + arm * 14 + sway(arm) * 0.6, y + 44, x + arm * 15 - sway(arm), y + 66],
        kind === 'kraken' ? 9 : 5,
        color,
        0.9,
      )
  if (kind === 'eel')
    for (let ring = 1; ring < 7; ring++) brush.disc(x - ring * 19, y + sway(ring) * 1.6, 25 - ring * 3, color)
  if (kind === 'ray') {
    brush.shape([x, y - 26, x - 74, y + 6 + sway(1), x, y + 22], color)
    brush.shape([x, y - 26, x + 74, y + 6 + sway(1), x, y + 22], color)
  }
}

function guardian(brush: Brush, boss: Thing) {
  const { x, y, hp, a, kind } = boss
  const color = SKINS[kind]!
  brush.glow(x, y, 70, color)
  limbs(brush, boss, color)
  brush.ball(x, y, 34, color)
  for (const side of [-1, 1]) {
    brush.disc(x + side * 12, y - 6, 8, '#ffffff')
    brush.disc(x + side * 12, y - 3, 4, PAINT.ink)
    brush.line([x + side * 4, y - 18, x + side * 20, y - 15], 4, '#2a1430')
  }
  brush.arc(x, y + 12, 9, Math.PI * 1.15, Math.PI * 1.85, 3, '#2a1430')
  brush.round(90, 44, 220, 9, 4.5, '#06182c', 0.7)
  brush.round(92, 46, Math.max(5, 216 * (hp / a)), 5, 2.5, color)
}

export const scene = yardScene<Rush>({
  rules,
  backdrop: 'deep',
  controls: () => holdPlace(({ x = 200, y = 330 }: Partial<Rush>) => ({ x, y })),
  feel: {
    dent: { sparks: '#ffffff', count: 2 },
    score: { sparks: PAINT.sun, count: 5 },
    roar: { sound: 'hit', pitch: -12, quake: 4 },
  },
  at: ({ x, y }) => ({ x, y }),
  draw({ x, y, boss, shots, darts, safe }, brush) {
    guardian(brush, boss)
    for (const bolt of shots) brush.line([bolt.x, bolt.y + 9, bolt.x, bolt.y], 4, PAINT.sun)
    for (const dart of darts) {
      brush.disc(dart.x, dart.y, dart.r + 3, '#2a0f2a', 0.5)
      brush.ball(dart.x, dart.y, dart.r, '#ff86c2')
    }
    if (safe > 0 && safe % 14 < 7) return
    brush.shape([x - 13, y - 4, x, y - 20, x + 13, y - 4, x + 9, y + 14, x - 9, y + 14], '#f4e3b5')
    brush.shape([x - 8, y, x, y - 12, x + 8, y], PAINT.lagoon)
    brush.disc(x, y + 2, 4, '#ffffff')
    brush.line([x, y + 16, x, y + 22], 5, '#bfe8ff', 0.6)
  },
})
