import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { type CannonState, BARREL, GRAVITY, SEA_Y, SPEED, barrelAt, rules } from '../verbs/reef-cannon.ts'
import { crab } from './creatures.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.35, tilt: 5, aside: 110, above: -10 }

export const scene: Scene<CannonState> = {
  rules,
  backdrop: 'sea',
  waterline: 278,
  feel: {
    fire: { sound: 'shoot', sparks: '#ffffff', count: 10, quake: 4 },
    splash: { sound: 'pop', pitch: -7, sparks: '#dff8ff', count: 18 },
    score: { sound: 'hit', sparks: PAINT.amber, count: 30, quake: 6 },
  },
  hero: () => BARREL,
  draw(state, brush, look) {
    for (const { x } of state.rafts) raft(brush, x, state.tick)
    water(brush, look, SEA_Y, '#12628f', state.tick * 0.015)
    castle(brush, look)
    const angle = barrelAt(state.swing)
    for (let dot = 1; dot < 6; dot++) {
      const ticks = dot * 5
      brush.disc(
        BARREL.x + Math.cos(angle) * (40 + SPEED * ticks),
        BARREL.y + Math.sin(angle) * (40 + SPEED * ticks) + (GRAVITY / 2) * ticks * ticks,
        4 - dot * 0.4,
        '#ffffff',
        state.cool === 0 ? 0.6 - dot * 0.08 : 0.15,
      )
    }
    brush.at(BARREL.x, BARREL.y, angle, () => {
      brush.slab(-20, -13, 58, 24, 11, '#3a4768', 6)
      brush.round(32, -15, 12, 28, 5, PAINT.amber)
    })
    brush.puck(BARREL.x, BARREL.y + 8, 16, PAINT.wood, 5)
    for (const { x, y } of state.shots) {
      brush.disc(x - 5, y, 7, '#ffffff', 0.3)
      brush.ball(x, y, 10, PAINT.ink)
    }
  },
}

function castle(brush: Brush, look: Look) {
  brush.round(look.left - 40, 276, 134 - look.left, look.bottom - 236, 20, '#c9955a')
  brush.round(look.left - 40, 276, 134 - look.left, 14, 7, PAINT.sand)
  brush.slab(-24, 214, 62, 66, 5, '#e0bd84', 8)
  for (const x of [-24, -2, 20]) brush.slab(x, 198, 16, 20, 3, '#e0bd84', 4)
  brush.round(0, 242, 18, 38, 9, '#7a4a26')
  brush.line([6, 198, 6, 150], 4, PAINT.wood)
  brush.shape([8, 150, 44, 162, 8, 174], PAINT.lagoon)
}

function raft(brush: Brush, x: number, tick: number) {
  const y = SEA_Y - 8 + Math.sin(tick * 0.06 + x * 0.02) * 3
  brush.line([x, y, x, y - 58], 5, PAINT.wood)
  brush.shape([x - 3, y - 56, x - 3, y - 14, x - 36, y - 18], PAINT.coral)
  brush.disc(x - 15, y - 30, 7, PAINT.shell)
  brush.line([x - 19, y - 26, x - 11, y - 34], 2.5, PAINT.ink)
  for (const log of [-21, -7, 7, 21]) brush.puck(x + log, y - 2, 8, '#a8693c', 4)
  crab(brush, x + 14, y - 20, 10, PAINT.orchid, tick * 0.1)
}
