import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ballInput, LANE, rules, spotOf, START, type Pin, type SparesState } from '../plays/spares.ts'
import { stroke } from './controls.ts'
import { shadow, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 46, zoom: 1.8, tilt: -6, aside: 0, above: -30 }

/** A pin from above and in front; a hit one lies down and fades. */
function pin(brush: Brush, { x, y, down, vx }: Pin) {
  if (down > 26) return
  const fallen = Math.min(1, down / 14)
  shadow(brush, x + 3, y + 8, 12, 0.3 * (1 - fallen * 0.6))
  brush.at(x, y + 6, fallen * (vx < 0 ? -1.5 : 1.5), () => {
    brush.round(-8, -22, 16, 28, 8, '#d8ccb8')
    brush.round(-7.4, -23, 13, 27, 7, '#fffaf0')
    brush.round(-5, -35, 10, 20, 5, '#fffaf0')
    brush.round(-5.6, -22, 11, 4, 2, PAINT.coral)
  })
}

export const scene: RangeScene<SparesState> = {
  rules,
  backdrop: 'plain',
  controls: () =>
    stroke({
      from: START,
      isReady: (state) => (state as SparesState).ball === null,
      inputOf: ballInput,
      line: 118,
    }),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 30 },
    bonus: { sound: 'coin', sparks: PAINT.lagoon, count: 20 },
    bowl: { sound: 'move', pitch: -5, count: 0 },
    crash: { sound: 'hit', sparks: '#ffffff', count: 10, quake: 5 },
    pin: { sound: 'pop', pitch: 4, count: 0 },
    clear: { sound: 'win', sparks: PAINT.amber, count: 40 },
    again: { sound: 'deal', count: 0 },
    slip: SLIP,
  },
  hero: ({ ball, pins }) => ball ?? (pins[0] ? START : START),
  still(brush, look) {
    const [top, high] = [look.top - 20, look.bottom - look.top + 40]
    brush.round(look.left - 40, top, look.right - look.left + 80, high, 0, '#3a1c3f')
    brush.round(LANE.left - 16, top, LANE.right - LANE.left + 32, high, 0, '#1d0e24')
    brush.round(LANE.left, top, LANE.right - LANE.left, high, 0, '#d99b58')
    for (let board = 1; board < 8; board++)
      brush.line([LANE.left + board * 24, top, LANE.left + board * 24, look.bottom + 10], 1.6, '#b9783c', 0.6)
    brush.round(LANE.left, top, LANE.right - LANE.left, 70 - top, 0, '#5a2f2a', 0.5)
    // Arrows to aim by, and the spots of the ten pins.
    for (let arrow = -2; arrow <= 2; arrow++) {
      const [x, y] = [200 + arrow * 34, 250 + Math.abs(arrow) * 10]
      brush.shape([x - 6, y + 8, x, y - 8, x + 6, y + 8], '#8a4a26')
    }
    for (let spot = 1; spot <= 10; spot++) brush.disc(spotOf(spot).x, spotOf(spot).y + 6, 7, '#8a4a26', 0.45)
    brush.line([LANE.left, LANE.foul, LANE.right, LANE.foul], 4, '#8a3a30')
  },
  draw(state, brush, look) {
    const ball = state.ball
    const behind = (y: number) => ball !== null && y > ball.y
    for (const one of state.pins.toSorted((a, b) => a.y - b.y)) if (!behind(one.y)) pin(brush, one)
    if (ball) bowlingBall(brush, ball.x, ball.y, state.since)
    for (const one of state.pins.toSorted((a, b) => a.y - b.y)) if (behind(one.y)) pin(brush, one)
    if (!ball) {
      const bob = look.calm ? 0 : Math.sin(look.seconds * 3) * 1.5
      bowlingBall(brush, START.x, START.y + bob, 0)
      if (state.balls > 1) bowlingBall(brush, LANE.right + 34, START.y, 3)
    }
    tries(brush, look, state.lamps)
  },
}

function bowlingBall(brush: Brush, x: number, y: number, turned: number) {
  shadow(brush, x + 3, y + 13, 15, 0.4)
  brush.ball(x, y, 16, '#5b6bff')
  for (const hole of [0, 1, 2])
    brush.disc(
      x + Math.cos(turned * 0.2 + hole * 0.7) * 6,
      y + Math.sin(turned * 0.2 + hole * 0.7) * 6,
      2,
      '#1a2280',
    )
}
