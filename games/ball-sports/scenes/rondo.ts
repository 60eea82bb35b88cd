import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { matesAt, MIDDLE, RING, rules, stepsBetween, type RondoState } from '../plays/rondo.ts'
import { fromAbove, paneled, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 2, tilt: -6, aside: -40, above: -20 }

const REACH = 64
/** A pass right across shines brightest. */
const WORTH = ['#ffffff', '#ffffff', PAINT.sun, PAINT.amber] as const

export const scene: CourtScene<RondoState> = {
  rules,
  backdrop: 'plain',
  controls: () => tapSpots((state) => matesAt(state.tick), REACH),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 10 },
    bonus: { sound: 'coin', sparks: PAINT.amber, count: 18 },
    pass: { sound: 'hit', pitch: 2 },
    steal: { sound: 'bounce', pitch: -4 },
    more: { sound: 'boost', pitch: -5, sparks: PAINT.sky, count: 20 },
    slip: SLIP,
  },
  trail: '#fff4dc',
  // Before the first tap the ghost finger shows what to tap: a mate, not the ball.
  hero: ({ ball, tick }) => (tick === 0 ? matesAt(tick)[2]! : ball),
  still(brush, look) {
    brush.round(
      look.left - 40,
      look.top - 40,
      look.right - look.left + 80,
      look.bottom - look.top + 80,
      0,
      '#d8a85c',
    )
    for (let grain = 0; grain < 24; grain++)
      brush.disc(
        look.left + ((grain * 211) % (look.right - look.left)),
        look.top + ((grain * 89) % (look.bottom - look.top)),
        2.4,
        grain % 2 ? '#f4dca0' : '#b8863c',
        0.6,
      )
    brush.disc(MIDDLE.x, MIDDLE.y + 5, 196, '#a8742c', 0.5)
    brush.disc(MIDDLE.x, MIDDLE.y, 194, '#ecc478')
    brush.ring(MIDDLE.x, MIDDLE.y, RING, 5, '#ffffff', 0.55)
    brush.ring(MIDDLE.x, MIDDLE.y, 46, 4, '#ffffff', 0.4)
  },
  draw(state, brush, look) {
    const pulse = look.calm ? 0 : Math.sin(look.seconds * 5) * 2
    const { ball, holder } = state
    for (const [index, mate] of matesAt(state.tick).entries()) {
      const holds = index === holder && !ball.flies
      const steps = stepsBetween(index, holder)
      if (steps > 0) {
        brush.ring(mate.x, mate.y, 27 + pulse, 2 + steps, WORTH[steps]!, 0.55 + steps * 0.12)
        for (let dot = 0; dot < steps; dot++)
          brush.disc(mate.x + (dot - (steps - 1) / 2) * 10, mate.y + 31, 3.4, '#5a3210')
      } else brush.ring(mate.x, mate.y, 27, 5, PAINT.palm)
      fromAbove(brush, mate.x, mate.y, holds ? PAINT.palm : PAINT.coral, 1.1)
    }
    for (const { x, y } of state.chasers) {
      brush.disc(x, y, 26, '#2a6ad0', 0.2)
      fromAbove(brush, x, y, PAINT.sky, 1.1)
      brush.line([x - 20, y + 2, x - 27, y - 12], 5, '#d99a63')
      brush.line([x + 20, y + 2, x + 27, y - 12], 5, '#d99a63')
    }
    brush.disc(ball.x + 3, ball.y + 6, 11, '#001020', 0.3)
    paneled(brush, ball.x, ball.y, 11, '#ffffff', state.tick * (ball.flies ? 0.3 : 0))
    tries(brush, look, state.lamps)
  },
}
