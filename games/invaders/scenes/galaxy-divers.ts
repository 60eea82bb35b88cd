import { PAINT } from '#kit/game/micro/brush.ts'
import { bug, craft, danger, streak } from '../art.ts'
import { rules, type Galaxy } from '../verbs/galaxy-divers.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 520, zoom: 1.35, tilt: 6, aside: 0, above: -90 }

const COLORS: Readonly<Record<string, string>> = { moth: PAINT.palm, wasp: PAINT.amber, queen: PAINT.pink }

export const scene = rankScene<Galaxy>({
  rules,
  draw({ foes, darts, shots, tick }, brush) {
    for (const { kind, x, y, a, vx, vy, r } of foes) {
      bug(brush, x, y, {
        color: COLORS[kind]!,
        beat: tick / 6 + a,
        size: r,
        turn: vy > 0 ? Math.atan2(vy, vx) - Math.PI / 2 : 0,
      })
      if (kind === 'queen')
        brush.shape(
          [
            x - 8,
            y - 10,
            x - 9,
            y - 19,
            x - 3,
            y - 14,
            x,
            y - 21,
            x + 3,
            y - 14,
            x + 9,
            y - 19,
            x + 8,
            y - 10,
          ],
          PAINT.sun,
        )
    }
    for (const shot of shots) streak(brush, shot, PAINT.lagoon)
    for (const dart of darts) danger(brush, dart)
  },
  hero: ({ x, y }, brush) => craft(brush, x, y, PAINT.lagoon),
})
