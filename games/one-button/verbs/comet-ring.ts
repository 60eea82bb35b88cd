import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#4a3f80', '#0f0d2c'] }

interface Stone {
  angle: number
  far: number
  pace: number
}
export interface CometState extends Base {
  angle: number
  far: number
  stones: Stone[]
  star: { angle: number; far: number }
  left: number
  caught: number
}

export const INNER = 48
export const OUTER = 184
export const COMET = 12
export const STONE = 14
export const STAR_TICKS = 520
const OUTWARD = 1.25
const INWARD = -1.05
const MOST_STONES = 8

export const placeOf = ({ angle, far }: { readonly angle: number; readonly far: number }) => ({
  x: 200 + far * exactCos(angle),
  y: 200 + far * exactSin(angle),
})

function next(state: CometState, random: Random) {
  state.caught++
  state.star = {
    angle: state.angle + between(1.2, 4.6, random),
    far: between(INNER + 26, OUTER - 16, random),
  }
  state.left = STAR_TICKS - 180 * hardness(state.caught, 16)
  if (state.caught % 2 === 1 && state.stones.length < MOST_STONES)
    state.stones.push({
      angle: state.angle + Math.PI + between(-0.6, 0.6, random),
      far: between(INNER + 24, OUTER - 8, random),
      pace: between(-0.009, 0.004, random),
    })
}

/** It circles for ever: hold to fly farther out, let go to fall inwards. */
export const rules: MicroRules<CometState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start: () => ({
    ...freshBase(),
    angle: -1.57,
    far: 120,
    stones: [{ angle: 1.6, far: 96, pace: -0.004 }],
    star: { angle: 0.2, far: 150 },
    left: STAR_TICKS,
    caught: 0,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('burn', placeOf(state).x, placeOf(state).y)
    state.angle = (state.angle + 0.021 + 0.014 * hardness(state.tick, 3200)) % (2 * Math.PI)
    state.far += turn.held ? OUTWARD : INWARD
    const at = placeOf(state)
    if (state.far < INNER + COMET - 4 || state.far > OUTER) end(state, turn, at)
    for (const stone of state.stones) {
      stone.angle = (stone.angle + stone.pace) % (2 * Math.PI)
      const { x, y } = placeOf(stone)
      const far = distance(x, y, at.x, at.y)
      if (far < COMET + STONE - 2) end(state, turn, at)
    }
    const star = placeOf(state.star)
    if (distance(star.x, star.y, at.x, at.y) < 27) {
      gain(state, turn, 1, star)
      if (state.left > STAR_TICKS * 0.62) bonus(state, turn, 1, { x: star.x, y: star.y - 30 })
      next(state, turn.random)
    } else if (--state.left <= 0) end(state, turn, star)
  },
  worth({ far, star }) {
    return -Math.abs(far - star.far) * 0.05 - Math.max(0, Math.abs(far - 118) - 50) * 0.3
  },
}
