import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { ridges, runner, sea } from '../art.ts'
import { type GrindState, heightOf, type Rail, rules } from '../runs/rail-grind.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.7, tilt: -6, aside: 50, above: 30 }

export const scene: Scene<GrindState> = {
  rules,
  backdrop: 'sea',
  waterline: 340,
  feel: {
    jump: { sound: 'jump' },
    boost: { sound: 'boost', sparks: PAINT.pink, count: 12 },
    catch: { sound: 'place', sparks: PAINT.sun, count: 14, quake: 2 },
    spark: { sound: 'slice', pitch: 7, sparks: PAINT.amber, count: 6 },
  },
  hero: ({ x, y }) => ({ x, y: y - 24 }),
  trail: PAINT.pink,
  camera: ({ x, eye }) => ({ x: x - 110, y: (eye - 260) * 0.7 }),
  draw(state, brush, look) {
    ridges(brush, look, { base: 350, high: 90, share: 0.2, color: '#2a1848', opacity: 0.6 })
    sea(brush, look, 372, '#0d4f86')
    for (const rail of state.rails) drawRail(brush, rail)
    if (state.over) return
    const rail = state.rails.find(({ x, w }) => state.x >= x && state.x <= x + w)
    const turn = state.ground > 0 && rail ? rail.slope : Math.max(-0.4, Math.min(0.5, state.vy * 0.05))
    if (state.ground > 0) brush.glow(state.x - 12, state.y, 18, PAINT.amber)
    brush.at(state.x, state.y - 4, turn, () => {
      brush.round(-26, -7, 52, 8, 4, PAINT.orchid)
      brush.disc(-16, 1, 4, PAINT.shell)
      brush.disc(16, 1, 4, PAINT.shell)
      runner(brush, 0, -7, { skin: '#e09a6a', scarf: PAINT.pink, tick: 3, isUp: true })
    })
  },
}

function drawRail(brush: Brush, rail: Rail) {
  const { x, w, y, isUsed } = rail
  const end = heightOf(rail, x + w)
  for (let at = 20; at < w; at += 90) brush.line([x + at, heightOf(rail, x + at), x + at, 460], 8, '#3a2a5c')
  brush.line([x, y + 4, x + w, end + 4], 10, '#4a5580')
  brush.line([x, y, x + w, end], 7, isUsed ? PAINT.lagoon : '#dfe8ff')
  brush.disc(x, y, 7, PAINT.amber)
  brush.disc(x + w, end, 9, PAINT.coral)
}
