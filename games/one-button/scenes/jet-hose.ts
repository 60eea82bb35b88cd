import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { GROUND_Y, HUTS, landsAt, NOZZLE, rules, type HoseState } from '../verbs/jet-hose.ts'
import { bar, tries } from './pieces.ts'
import { palm, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: 4, aside: 50, above: -40 }

const ROOFS = [PAINT.orchid, PAINT.lagoon, PAINT.pink, PAINT.palm, PAINT.amber] as const

export const scene: Scene<HoseState> = {
  rules,
  backdrop: 'sea',
  waterline: 290,
  feel: {
    score: { sound: 'score', sparks: '#dff8ff', count: 20 },
    kindle: { sound: 'pop', pitch: -5, sparks: PAINT.coral, count: 12 },
    burnt: { sound: 'lose', sparks: PAINT.coral, count: 30, quake: 10 },
    meow: { sound: 'bad', pitch: 9, sparks: '#dff8ff', count: 14 },
  },
  hero: () => NOZZLE,
  draw(state, brush, look) {
    // A near view has no room for it.
    if (look.right - look.left > 390) palm(brush, look.left + 10, GROUND_Y + 6, 120, 0.15)
    sandbank(brush, look, GROUND_Y)
    for (const [index, x] of HUTS.entries()) {
      const fire = state.fires.find((one) => one.x === x)
      hut(brush, x, ROOFS[index] ?? PAINT.amber, fire?.heat ?? 0)
      if (fire) flames(brush, x, fire.heat, state.tick)
    }
    if (state.cat.x > 0) cat(brush, state.cat.x, state.tick)
    jet(brush, state, look)
    pump(brush, state)
    tries(brush, look, state.lamps)
  },
}

function hut(brush: Brush, x: number, roof: string, heat: number) {
  brush.slab(x - 20, GROUND_Y - 34, 40, 34, 4, heat > 0.6 ? '#8a5a3a' : '#e0bd84', 5)
  brush.round(x - 7, GROUND_Y - 22, 14, 22, 6, '#6b3d1c')
  brush.shape([x - 30, GROUND_Y - 28, x, GROUND_Y - 64, x + 30, GROUND_Y - 28], '#142444', 0.35)
  brush.shape([x - 30, GROUND_Y - 32, x, GROUND_Y - 66, x + 30, GROUND_Y - 32], roof)
  brush.line([x - 24, GROUND_Y - 38, x, GROUND_Y - 62], 3, '#ffffff', 0.4)
}

function flames(brush: Brush, x: number, heat: number, tick: number) {
  brush.glow(x, GROUND_Y - 50, 30 + heat * 34, PAINT.coral)
  for (let tongue = -1; tongue <= 1; tongue++) {
    const long = (18 + heat * 44) * (0.8 + 0.2 * Math.sin(tick * 0.3 + tongue * 2 + x))
    brush.leaf(x + tongue * 13, GROUND_Y - 44 - long / 2, long, 18, PAINT.coral, -Math.PI / 2)
    brush.leaf(x + tongue * 13, GROUND_Y - 42 - long / 3, long * 0.6, 11, PAINT.sun, -Math.PI / 2)
  }
  bar(brush, x, GROUND_Y + 16, 44, heat, heat > 0.7 ? PAINT.coral : PAINT.amber)
}

function cat(brush: Brush, x: number, tick: number) {
  const y = GROUND_Y - 7
  brush.round(x - 12, y - 6, 24, 14, 7, '#5a5468')
  brush.ball(x + 10, y - 6, 7, '#6a6478')
  brush.shape([x + 5, y - 10, x + 7, y - 18, x + 11, y - 11], '#6a6478')
  brush.shape([x + 10, y - 11, x + 15, y - 18, x + 16, y - 9], '#6a6478')
  brush.line([x - 11, y, x - 20, y - 5 + Math.sin(tick * 0.08) * 3], 4, '#5a5468')
}

/** The jet as a bow from the nozzle to where it falls. */
function jet(brush: Brush, state: HoseState, look: Look) {
  const to = landsAt(state)
  const top = 70 + 50 * state.pressure
  const points: number[] = []
  for (let step = 0; step <= 8; step++) {
    const k = step / 8
    points.push(
      NOZZLE.x + 16 + (to - NOZZLE.x - 16) * k,
      NOZZLE.y - 12 - 4 * top * k * (1 - k) + (GROUND_Y - NOZZLE.y - 20) * k,
    )
  }
  brush.line(points, 13, '#55b4ff', 0.55)
  brush.line(points, 6, '#dff8ff', 0.9)
  for (let drop = 0; drop < 6; drop++) {
    const wave = look.calm ? 0 : Math.sin(state.tick * 0.5 + drop * 1.7)
    brush.disc(to + (drop - 2.5) * 9, GROUND_Y - 22 - Math.abs(wave) * 20, 4, '#dff8ff', 0.8)
  }
  brush.disc(to, GROUND_Y - 3, 24, '#55b4ff', 0.25)
}

function pump(brush: Brush, state: HoseState) {
  brush.slab(8, GROUND_Y - 36, 56, 38, 8, PAINT.coral, 7)
  brush.puck(36, GROUND_Y - 18, 15, PAINT.shell, 3)
  const needle = Math.PI * (0.85 + 1.3 * state.pressure)
  brush.line(
    [36, GROUND_Y - 18, 36 + Math.cos(needle) * 12, GROUND_Y - 18 + Math.sin(needle) * 12],
    3,
    PAINT.coral,
  )
  brush.line([26, GROUND_Y - 36, 26, NOZZLE.y + 2, NOZZLE.x, NOZZLE.y - 2], 9, '#7a2f3c')
  brush.at(NOZZLE.x, NOZZLE.y - 4, -0.6 - 0.4 * (1 - state.pressure), () =>
    brush.slab(-6, -8, 30, 16, 5, PAINT.amber, 4),
  )
}
