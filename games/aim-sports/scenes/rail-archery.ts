import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { FULL_DRAW, landing, ROWS, rules, type Mark, type RailState } from '../plays/rail-archery.ts'
import { aimAndLift } from './controls.ts'
import { ground, shadow, sight, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 50, zoom: 1.5, tilt: 6, aside: 20, above: 50 }

function straw(brush: Brush, { x, row, turtle }: Mark) {
  const { y, size } = ROWS[row]
  if (turtle) {
    brush.ball(x, y + 3, size * 0.86, '#2f9a5f')
    for (const [dx, dy] of [
      [0, -2],
      [-0.4, 0.2],
      [0.4, 0.2],
    ] as const)
      brush.disc(x + dx * size, y + dy * size, size * 0.24, PAINT.palm)
    brush.ball(x, y - size * 0.84, size * 0.4, '#9be8a8')
    for (const side of [-1, 1]) brush.disc(x + side * size * 0.15, y - size * 0.9, size * 0.08, PAINT.ink)
    return
  }
  brush.disc(x + 2, y + 4, size, '#7a5428')
  brush.disc(x, y, size, '#e8c07a')
  brush.disc(x, y, size * 0.8, '#fffdf4')
  brush.disc(x, y, size * 0.58, PAINT.sky)
  brush.disc(x, y, size * 0.36, PAINT.coral)
  brush.disc(x, y, size * 0.17, PAINT.sun)
}

export const scene: RangeScene<RailState> = {
  rules,
  backdrop: 'sea',
  waterline: 96,
  controls: () => aimAndLift(40),
  feel: {
    score: { sound: 'hit', sparks: '#e8c07a', count: 22, quake: 3 },
    bonus: { sound: 'coin', sparks: PAINT.sun, count: 20 },
    drawn: { sound: 'tap', pitch: 5, count: 0 },
    loose: { sound: 'shoot', pitch: 6, count: 0 },
    miss: { sound: 'move', sparks: '#8fb07a', count: 8 },
    slip: SLIP,
  },
  hero: ({ marks }) => {
    const first = marks.find(({ turtle }) => !turtle)
    return first ? { x: Math.max(60, Math.min(340, first.x)), y: ROWS[first.row].y } : { x: 200, y: 190 }
  },
  still(brush, look) {
    ground(brush, look, 104, '#2a7a52', '#49a46a')
    ground(brush, look, 168, '#338a54', '#58b872')
    ground(brush, look, 244, '#3f9a58', '#6cc880')
    for (const { y, size } of ROWS) {
      brush.round(look.left - 30, y + size + 4, look.right - look.left + 60, 7, 3, '#6a4424')
      brush.round(look.left - 30, y + size + 3, look.right - look.left + 60, 2.4, 1, '#b98450')
    }
    ground(brush, look, 330, '#5a3a24', '#8a5c38')
  },
  draw(state, brush, look) {
    for (const row of [2, 1, 0] as const)
      for (const mark of state.marks.filter((one) => one.row === row)) {
        const { y, size } = ROWS[row]
        brush.line([mark.x, y + size * 0.6, mark.x, y + size + 6], 5, '#6a4424')
        straw(brush, mark)
      }
    bow(brush, state)
    if (state.arrow) {
      const { from, x, y, left, full } = state.arrow
      const share = 1 - left / full
      const [atX, atY] = [200 + (x - 200) * share, 372 + (y - 372) * share - 40 * share * (1 - share)]
      const [dx, dy] = [(from - 200) * 0.1, -26 * (1 - share * 0.5)]
      brush.line([atX, atY, atX - dx, atY - dy], 4, '#f4e3b5')
      brush.line([atX, atY, atX - dx * 0.2, atY - dy * 0.2], 6, PAINT.coral)
    }
    for (let left = 0; left < state.arrows; left++) {
      brush.line([20 + left * 13, 388, 20 + left * 13, 362], 3, '#f4e3b5')
      brush.line([20 + left * 13, 364, 20 + left * 13, 360], 6, PAINT.coral)
    }
    tries(brush, look, state.lamps)
  },
}

/** The bow bends as it is drawn; the mark shows where the arrow would land now. */
function bow(brush: Brush, state: RailState) {
  const pull = Math.min(1, state.drawn / FULL_DRAW)
  const turn = ((state.aim.x - 200) / 400) * (state.drawn > 0 ? 1 : 0)
  shadow(brush, 200, 398, 70)
  brush.at(200, 376, turn, () => {
    brush.arc(0, 62 - 8 * pull, 88 - 6 * pull, Math.PI * 1.22, Math.PI * 1.78, 8, '#a8693c')
    const [tip, high] = [58 - 3 * pull, -2 + 5 * pull]
    brush.line([-tip, high, 0, high + 30 * pull, tip, high], 2, '#fff4dc')
    if (!state.arrow) brush.line([0, high + 30 * pull, 0, high - 46 + 30 * pull], 4, '#f4e3b5')
  })
  if (state.drawn === 0) return
  const { x, y } = landing(state)
  sight(brush, x, y, 12, pull < 1 ? '#ffffff' : PAINT.sun)
  brush.arc(
    200,
    372,
    20,
    -Math.PI / 2,
    -Math.PI / 2 + Math.PI * 2 * pull,
    4,
    pull < 1 ? PAINT.lagoon : PAINT.sun,
  )
}
