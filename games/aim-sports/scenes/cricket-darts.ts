import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { BOARD, pointOf } from '../plays/board.ts'
import { CLOSED, rules, WANTED, type CricketState } from '../plays/cricket-darts.ts'
import { aimAndLift } from './controls.ts'
import { boardNumbers, dart, dartBoard, sight, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 2.3, tilt: -7, aside: 10, above: 40 }

/** One, two, three marks as on a chalk board: stroke, cross, and a ring around it. */
function chalk(brush: Brush, x: number, y: number, marks: number, color: string) {
  if (marks > 0) brush.line([x - 4, y + 4, x + 4, y - 4], 2.4, color)
  if (marks > 1) brush.line([x - 4, y - 4, x + 4, y + 4], 2.4, color)
  if (marks >= CLOSED) brush.ring(x, y, 7, 2.2, color)
}

/** The chalk board is below the round one, or beside it in landscape. */
function slate(brush: Brush, look: Look, { mine, theirs, points }: CricketState) {
  const stands = look.bottom < 426
  if (stands) brush.round(-118, 24, 108, 364, 12, '#0c2a26')
  else brush.round(20, 376, 360, 50, 12, '#0c2a26')
  // Each number with the player's marks before it and the rival's behind.
  const spot = (step: number, aside: number) =>
    stands ? ([-64 + aside * 32, 52 + step * 44] as const) : ([40 + step * 42, 401 + aside * 15] as const)
  digits(brush, points[0], ...spot(0, -1), 11, PAINT.lagoon)
  digits(brush, points[1], ...spot(0, 1), 11, PAINT.coral)
  for (const [index, number] of WANTED.entries()) {
    digits(brush, number, ...spot(index + 1, 0), 12, '#f4e3b5')
    chalk(brush, ...spot(index + 1, -1), mine[index]!, PAINT.lagoon)
    chalk(brush, ...spot(index + 1, 1), theirs[index]!, PAINT.coral)
  }
}

export const scene: RangeScene<CricketState> = {
  rules,
  backdrop: 'plain',
  controls: () => aimAndLift(34),
  feel: {
    score: { sound: 'score', sparks: PAINT.lagoon, count: 16 },
    mark: { sound: 'hit' },
    rival: { sound: 'place', sparks: PAINT.coral, count: 10 },
    thud: { sound: 'place', pitch: -4, sparks: '#d8b48a', count: 6 },
    leg: { sound: 'win', sparks: PAINT.sun, count: 50, quake: 4 },
    slip: SLIP,
  },
  hero: () => ({ x: BOARD.x, y: BOARD.y - 91 }),
  still(brush) {
    dartBoard(brush)
    boardNumbers(brush, (number) => (number >= 15 ? PAINT.sun : '#7a6a5a'))
  },
  draw(state, brush, look) {
    for (const { x, y } of state.darts) dart(brush, x, y, state.rival ? PAINT.coral : PAINT.lagoon)
    slate(brush, look, state)
    if (state.held > 0 && !state.rival) sight(brush, pointOf(state).x, pointOf(state).y, 13, '#ffffff')
    tries(brush, look, state.lamps)
  },
}
