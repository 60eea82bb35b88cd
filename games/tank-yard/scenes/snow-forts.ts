import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { folk } from '../art.ts'
import { GROUND, isUp, ME, rules, type Snow } from '../verbs/snow-forts.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 2.7, tilt: -4, aside: 80, above: 0 }

const fort = (brush: Brush, x: number) => {
  brush.disc(x, GROUND - 2, 27, '#8fb4d8')
  for (const [dx, dy] of [
    [-18, -8],
    [0, -8],
    [18, -8],
    [-9, -22],
    [9, -22],
  ] as const)
    brush.puck(x + dx, GROUND + dy, 10, '#f2f8ff', 4)
}

export const scene = yardScene<Snow>({
  rules,
  backdrop: 'air',
  controls: oneButton,
  feel: {
    shot: { sound: 'jump' },
    lob: { sound: 'jump', pitch: -6 },
    puff: { sound: 'tap', pitch: -4, sparks: '#ffffff', count: 12 },
    score: { sound: 'pop', sparks: '#ffffff', count: 22 },
  },
  at: () => ({ x: ME.x, y: ME.y }),
  still(brush, look) {
    brush.shape(
      [
        look.left - 20,
        look.bottom + 20,
        look.left - 20,
        270,
        60,
        230,
        150,
        280,
        230,
        220,
        330,
        276,
        look.right + 20,
        240,
        look.right + 20,
        look.bottom + 20,
      ],
      '#6f9ac8',
    )
    brush.round(
      look.left - 20,
      GROUND - 8,
      look.right - look.left + 40,
      look.bottom - GROUND + 60,
      0,
      '#dcecfb',
    )
    brush.line([look.left - 20, GROUND - 6, look.right + 20, GROUND - 6], 6, '#ffffff')
  },
  draw({ foes, shots, darts, up, force, safe }, brush, look) {
    for (const kid of foes) {
      const out = Math.max(0, Math.min(1, kid.t / 10, (110 - kid.t) / 10))
      if (isUp(kid)) {
        folk(brush, kid.x, kid.y + 32 - out * 26, {
          coat: kid.kind === 'captain' ? PAINT.orchid : PAINT.coral,
          hat: kid.kind === 'captain' ? PAINT.sun : PAINT.palm,
        })
        if (kid.t > 40 && kid.t < 70) brush.disc(kid.x - 13, kid.y - 16 - (kid.t - 40) * 0.2, 6, '#ffffff')
      }
      fort(brush, kid.x)
    }
    const isSeen = safe === 0 || look.calm || safe % 24 < 14
    if (isSeen) folk(brush, ME.x, up > 0 ? ME.y + 14 : ME.y + 34, { coat: PAINT.lagoon, hat: PAINT.amber })
    fort(brush, ME.x)
    if (up > 0) {
      brush.disc(ME.x - 13, ME.y - 10, 7, '#ffffff')
      brush.round(ME.x - 30, ME.y + 56, 60, 12, 6, '#1c3a60', 0.7)
      brush.round(ME.x - 28, ME.y + 58, Math.max(8, 56 * force), 8, 4, PAINT.sun)
    }
    for (const { x, y } of [...shots, ...darts]) {
      brush.disc(x, GROUND + 2, 6, '#8fb4d8', 0.5)
      brush.ball(x, y, 7.5, '#f8fcff')
    }
  },
})
