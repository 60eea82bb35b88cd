import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, driver, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { ground, MONSTER, type MonsterState, rules, WIDE, type Wreck } from '../runs/monster-crush.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.6, tilt: 5, aside: 20, above: 0 }

const LAND = { earth: '#8f5a3a', grass: '#c98a4a', far: '#4a2a5a' }
const PAINTS = [PAINT.sky, PAINT.sun, PAINT.pink, PAINT.lagoon] as const

export const scene: Scene<MonsterState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -7, quake: 3 },
    mile: { sound: 'tap', pitch: 5 },
    crush: { sound: 'slice', pitch: -5, sparks: PAINT.amber, count: 26, quake: 8 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    // Wrecks are drawn as vehicles, so the ground below them stays unchanged.
    const bare = { ...state, wrecks: [] }
    drawGround(brush, look, (x) => ground(bare, x), LAND)
    for (const [index, wreck] of state.wrecks.entries())
      if (Math.abs(wreck.x - state.x) < 700)
        drawWreck(brush, wreck, ground(bare, wreck.x), PAINTS[index % PAINTS.length]!)
    vehicle(brush, state, MONSTER, () => {
      brush.line([-30, 14, 30, 14], 6, '#2b2f3f')
      brush.line([-18, 12, -12, -8], 6, PAINT.stone)
      brush.line([18, 12, 12, -8], 6, PAINT.stone)
      driver(brush, 2, -28, PAINT.sun)
      brush.shape([-46, -6, -44, -24, -14, -26, -8, -42, 18, -42, 28, -24, 50, -20, 50, -6], PAINT.orchid)
      brush.shape([-4, -26, -1, -37, 15, -37, 22, -26], '#cfe8ff', 0.85)
      brush.shape([-44, -14, -10, -14, -22, -6, -45, -6], PAINT.amber)
      brush.disc(47, -14, 4, '#fff2b0')
    })
    bar(brush, look, 0, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}

function drawWreck(brush: Brush, { x, high, isFlat }: Wreck, y: number, paint: string) {
  const half = WIDE / 2
  if (isFlat) {
    brush.slab(x - half - 3, y - high - 2, WIDE + 6, 9, 4, paint, 4)
    return
  }
  brush.disc(x - 13, y - 5, 7, '#20202e')
  brush.disc(x + 13, y - 5, 7, '#20202e')
  brush.shape(
    [
      x - half,
      y - 5,
      x - half,
      y - 18,
      x - 12,
      y - 20,
      x - 8,
      y - high,
      x + 10,
      y - high,
      x + 14,
      y - 19,
      x + half,
      y - 16,
      x + half,
      y - 5,
    ],
    paint,
  )
  brush.shape([x - 8, y - 20, x - 5, y - high + 4, x + 7, y - high + 4, x + 10, y - 20], '#22304f')
}
