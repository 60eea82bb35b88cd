import { PAINT } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { folk } from '../art.ts'
import { halfOf, PIVOT, rules, SEA, tipOf, type Trebuchet } from '../verbs/trebuchet-tower.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 1.4, tilt: -4, aside: 110, above: 50 }

const SAILS: Readonly<Record<string, string>> = { raft: PAINT.coral, canoe: PAINT.amber, junk: PAINT.orchid }

export const scene = yardScene<Trebuchet>({
  rules,
  waterline: SEA,
  controls: oneButton,
  feel: {
    shot: { sound: 'jump', pitch: -8, quake: 3 },
    score: { sound: 'hit', pitch: -4, sparks: PAINT.wood, count: 22 },
  },
  at: (state) => tipOf(state),
  still(brush, look) {
    brush.shape(
      [look.left - 20, look.bottom + 20, look.left - 20, 322, 90, 322, 122, SEA + 4, 116, look.bottom + 20],
      '#c79b5a',
    )
    brush.line([look.left - 20, 322, 90, 322, 120, SEA], 9, '#8fd07a')
  },
  draw(state, brush, look) {
    const { foes, shots, load, tick } = state
    const tip = tipOf(state)
    for (const x of [PIVOT.x - 24, PIVOT.x + 24]) brush.line([x, 322, PIVOT.x, PIVOT.y], 9, '#6b3f1c')
    const [backX, backY] = [PIVOT.x - (tip.x - PIVOT.x) * 0.5, PIVOT.y - (tip.y - PIVOT.y) * 0.5]
    brush.line([backX, backY, tip.x, tip.y], 9, PAINT.wood)
    brush.slab(backX - 13, backY - 4, 26, 22, 5, PAINT.slate, 4)
    if (load === 0) {
      brush.ball(tip.x, tip.y, 9, PAINT.stone)
      const [dx, dy] = [-(tip.y - PIVOT.y) / 54, (tip.x - PIVOT.x) / 54]
      for (let dot = 1; dot < 5; dot++)
        brush.disc(tip.x + dx * dot * 14, tip.y + dy * dot * 14, 3.4, '#ffffff', 0.7 - dot * 0.12)
    }
    brush.puck(PIVOT.x, PIVOT.y, 8, PAINT.amber, 3)
    folk(brush, 20, 322, { coat: PAINT.lagoon, hat: PAINT.coral, beat: load > 0 ? tick / 3 : 0 })
    for (const { kind, x, t, hp } of foes) {
      const half = halfOf(kind)
      const bob = Math.sin(t / 16) * 2
      brush.line([x, SEA - 6 + bob, x, SEA - 18 - half + bob], 4, '#6b3f1c')
      brush.shape(
        [x + 2, SEA - 16 - half + bob, x + 2, SEA - 8 + bob, x + half, SEA - 10 + bob],
        SAILS[kind]!,
      )
      if (kind === 'junk')
        brush.shape(
          [x - 3, SEA - 10 - half + bob, x - 3, SEA - 8 + bob, x - half, SEA - 10 + bob],
          hp > 1 ? PAINT.pink : SAILS[kind]!,
        )
      brush.shape(
        [
          x - half,
          SEA - 6 + bob,
          x + half,
          SEA - 6 + bob,
          x + half * 0.7,
          SEA + 7 + bob,
          x - half * 0.7,
          SEA + 7 + bob,
        ],
        '#7a4a24',
      )
    }
    for (const { x, y, vx, vy } of shots) {
      brush.line([x - vx * 2.5, y - vy * 2.5, x, y], 10, '#ffffff', 0.3)
      brush.ball(x, y, 9, PAINT.stone)
    }
    brush.line([118, SEA + 9, look.right + 20, SEA + 9], 5, '#ffffff', 0.22)
  },
})
