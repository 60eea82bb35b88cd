import { PAINT } from '#kit/game/micro/brush.ts'
import { bug } from '../art.ts'
import { tapPlace } from '../controls.ts'
import { CLIP, rules, seenAt, type Rail } from '../verbs/pier-rail.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 520, zoom: 1.5, tilt: -5, aside: 0, above: -60 }

export const scene = rankScene<Rail>({
  rules,
  backdrop: 'sea',
  waterline: 150,
  controls: tapPlace,
  feel: {
    shot: { sound: 'shoot', sparks: '#ffffff', count: 5 },
    empty: { sound: 'bad', pitch: 6 },
    ready: { sound: 'deal' },
  },
  at: () => ({ x: 200, y: 240 }),
  still(brush, look) {
    brush.shape([168, 152, 232, 152, 400, look.bottom + 20, 0, look.bottom + 20], '#7a4a2a')
    for (let plank = 0; plank < 9; plank++) {
      const k = 0.03 + (plank / 9) ** 2
      brush.line([200 - 32 - 168 * k, 152 + 250 * k, 200 + 32 + 168 * k, 152 + 250 * k], 1 + k * 7, '#50301a')
    }
  },
  draw({ foes, mx, my, flash, clip, reload }, brush, look) {
    for (const foe of foes.toSorted((one, other) => other.a - one.a)) {
      const { x, y, size } = seenAt(foe)
      const isNear = foe.a < 0.22 && foe.kind !== 'turtle'
      if (isNear) brush.ring(x, y, size + 9, 4, PAINT.coral, 0.8)
      if (foe.kind === 'gull') bug(brush, x, y, { color: PAINT.shell, beat: foe.t / 7, size })
      else if (foe.kind === 'bat') bug(brush, x, y, { color: PAINT.orchid, beat: foe.t / 4, size })
      else if (foe.kind === 'turtle')
        brush.at(
          x,
          y,
          0,
          () => {
            for (const [dx, dy] of [
              [-11, -7],
              [11, -7],
              [-9, 9],
              [9, 9],
            ] as const)
              brush.disc(dx, dy, 5, '#9be0a4')
            brush.disc(0, -13, 6, '#9be0a4')
            brush.puck(0, 0, 11, PAINT.palm, 3)
            brush.ring(0, 0, 5, 2, '#2b8a4e', 0.8)
          },
          size / 13,
        )
      else
        brush.at(
          x,
          y,
          0,
          () => {
            for (let thorn = 0; thorn < 8; thorn++)
              brush.line([0, 0, Math.cos(thorn * 0.785) * 17, Math.sin(thorn * 0.785) * 17], 4, '#8a5a12')
            brush.ball(0, 0, 13, foe.hp > 1 ? PAINT.amber : PAINT.sun)
            for (const dx of [-5, 5]) brush.disc(dx, -3, 3, PAINT.ink)
          },
          size / 14,
        )
    }
    if (flash > 0) {
      brush.ring(mx, my, 26 - flash * 2, 4, '#fffbe0', flash / 8)
      brush.line([200, look.bottom + 20, mx, my], 3, '#fffbe0', flash / 14)
    }
    for (let shell = 0; shell < CLIP; shell++)
      brush.round(138 + shell * 21, 372, 13, 22, 6, shell < clip ? PAINT.amber : '#1c2c48')
    if (reload > 0) brush.arc(200, 340, 14, -1.57, -1.56 + (1 - reload / 54) * 6.26, 5, PAINT.sun)
  },
})
