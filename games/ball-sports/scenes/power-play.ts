import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { CLOCK, GOAL, matesAt, PUCK, rules, spotsOf, type RinkState } from '../plays/power-play.ts'
import { clock, fromAbove, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.9, tilt: 7, aside: 0, above: -110 }

const REACH = 62

function rink(brush: Brush) {
  brush.round(18, 4, 364, 404, 70, '#03121f', 0.4)
  brush.round(18, -4, 364, 400, 70, '#d8404f')
  brush.round(24, 2, 352, 388, 64, '#dff3fb')
  brush.line([28, 196, 372, 196], 6, '#3f8fd0', 0.7)
  brush.line([44, GOAL.y, 356, GOAL.y], 3, '#e8566a', 0.7)
  for (const x of [106, 294]) {
    brush.ring(x, 262, 40, 3, '#e8566a', 0.5)
    brush.disc(x, 262, 5, '#e8566a', 0.7)
  }
  brush.arc(GOAL.x, GOAL.y, 52, 0, Math.PI, 44, '#8ecbf0', 0.25)
}

function stick(brush: Brush, x: number, y: number, way: number) {
  brush.line([x + 10 * way, y + 4, x + 22 * way, y - 12], 4, '#8a5a2c')
  brush.line([x + 22 * way, y - 12, x + 13 * way, y - 16], 5, '#3a2010')
}

export const scene: CourtScene<RinkState> = {
  rules,
  backdrop: 'plain',
  controls: () => tapSpots((state) => spotsOf(state as RinkState), REACH),
  feel: {
    score: { sound: 'win', sparks: PAINT.sun, count: 40, quake: 6 },
    pass: { sound: 'hit', pitch: -2 },
    shoot: { sound: 'shoot', quake: 3 },
    goal: { sound: 'boost' },
    steal: { sound: 'bounce' },
    saved: { sound: 'bounce', pitch: -4 },
    late: { sound: 'bad' },
    slip: SLIP,
  },
  trail: '#1d2a33',
  // Before the first tap the ghost finger shows what to tap: a mate, not the puck.
  hero: ({ puck, tick, phase }) => (tick === 0 ? matesAt(tick, phase)[1]! : puck),
  still: rink,
  draw(state, brush, look) {
    const { half, x, y } = GOAL
    brush.round(x - half, y - 30, half * 2, 32, 8, '#02161c', 0.5)
    for (let bar = 1; bar < 8; bar++)
      brush.line([x - half + bar * 11.5, y - 28, x - half + bar * 11.5, y], 1.4, '#ffffff', 0.6)
    brush.line([x - half, y + 2, x - half, y - 30, x + half, y - 30, x + half, y + 2], 6, PAINT.coral)
    const pulse = look.calm ? 0 : Math.sin(look.seconds * 5) * 2
    for (const corner of [-half + 12, half - 12]) brush.ring(x + corner, y - 8, 10 + pulse, 4, PAINT.amber)
    fromAbove(brush, state.goalie, y + 10, '#3f8fd0', 1.25)
    brush.line([state.goalie - 22, y + 20, state.goalie + 22, y + 20], 7, '#1d3a5c')
    for (const one of state.defenders) {
      fromAbove(brush, one.x, one.y, PAINT.sky)
      stick(brush, one.x, one.y + 26, one.x < 200 ? 1 : -1)
    }
    for (const [index, mate] of matesAt(state.tick, state.phase).entries()) {
      const holds = index === state.holder && !state.puck.flies
      brush.ring(
        mate.x,
        mate.y,
        26 + (holds ? 0 : pulse),
        holds ? 5 : 3,
        holds ? PAINT.amber : '#1d3a5c',
        holds ? 1 : 0.45,
      )
      fromAbove(brush, mate.x, mate.y, PAINT.coral)
      stick(brush, mate.x, mate.y, 1)
    }
    brush.disc(state.puck.x + 2, state.puck.y + 4, PUCK, '#001020', 0.3)
    brush.puck(state.puck.x, state.puck.y, PUCK, '#1d2a33', 3)
    clock(brush, 386, state.clock / CLOCK)
    tries(brush, look, state.lamps)
  },
}
