import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type BreathState, SURFACE, BED, AIR, PATIENCE, floatY, rules } from '../verbs/pearl-breath.ts'
import { bar, boat, pearl, water } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.8, tilt: 6, aside: 20, above: -10 }

export const scene: Scene<BreathState> = {
  rules,
  backdrop: 'sea',
  waterline: SURFACE - 8,
  feel: {
    dive: { sound: 'move', count: 0 },
    catch: { sound: 'pop', sparks: PAINT.shell, count: 10 },
    gasp: { sound: 'bad', count: 0 },
    score: { sound: 'coin', sparks: PAINT.sun, count: 22 },
  },
  hero: ({ y }) => ({ x: 200, y }),
  draw(state, brush, look) {
    water(brush, look, SURFACE - 4, '#0f6f96', state.tick * 0.02)
    sandbank(brush, look, BED + 18, '#7a6a4a')
    boat(brush, 128, SURFACE - 4, PAINT.coral)
    if (state.idle > PATIENCE / 2) bar(brush, 128, 30, 70, 1 - state.idle / PATIENCE, PAINT.coral)
    brush.line([140, SURFACE - 6, 200, state.y - 14], 2, '#ffffff', 0.35)
    for (const thing of state.things) {
      if (thing.x < look.left - 40 || thing.x > look.right + 40) continue
      if (thing.kind === 'pearl') pearl(brush, thing.x, floatY(thing), 10)
      else jelly(brush, thing.x, floatY(thing), state.tick)
    }
    if (!state.over) diver(brush, state)
    bar(brush, 200, state.y - 44, 62, state.air / AIR, state.air < 90 ? PAINT.coral : PAINT.lagoon)
    for (let pearl = 0; pearl < state.bag; pearl++)
      brush.ball(176 + pearl * 11, state.y - 54, 5.5, PAINT.shell)
  },
}

function jelly(brush: Brush, x: number, y: number, tick: number) {
  for (const arm of [-10, -3, 4, 11])
    brush.line(
      [x + arm, y + 4, x + arm + Math.sin(tick * 0.1 + arm) * 4, y + 18, x + arm, y + 30],
      3.5,
      PAINT.orchid,
      0.85,
    )
  brush.glow(x, y, 34, PAINT.orchid)
  brush.shape([x - 19, y + 6, x - 15, y - 9, x, y - 17, x + 15, y - 9, x + 19, y + 6], PAINT.orchid)
  brush.disc(x - 5, y - 7, 4, '#ffffff', 0.6)
}

function diver(brush: Brush, { y, vy, tick }: BreathState) {
  brush.at(200, y, vy * 0.22, () => {
    const kick = Math.sin(tick * 0.3) * 5
    brush.line([-10, 2, -26, 6 + kick], 7, '#d98a5a')
    brush.line([-10, 4, -26, 8 - kick], 7, '#d98a5a')
    brush.leaf(-34, 6 + kick, 20, 9, PAINT.sun, 0)
    brush.leaf(-34, 8 - kick, 20, 9, PAINT.sun, 0)
    brush.round(-14, -7, 26, 16, 8, PAINT.coral)
    brush.line([6, 2, 22, 12], 6, '#d98a5a')
    brush.ball(16, -3, 11, '#e09a6a')
    brush.round(15, -9, 13, 10, 5, '#bff2ff')
    brush.line([9, -8, 9, -20], 4, PAINT.sun)
  })
}
