import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6a4a9a', '#1a1038'] }

interface Growth {
  angle: number
  /** How high it has grown, and how high it will. */
  high: number
  full: number
  /** How often it has been jumped. */
  jumped: number
  passed: boolean
}
export interface PlanetState extends Base {
  angle: number
  high: number
  vy: number
  jumps: number
  growths: Growth[]
  star: { angle: number; high: number }
  next: number
}

export const CORE = { x: 200, y: 205 } as const
export const RADIUS = 94
const ROUND = 6.2832
const LASTS = 2

export const onPlanet = (angle: number, high: number) => ({
  x: CORE.x + (RADIUS + high) * exactSin(angle),
  y: CORE.y - (RADIUS + high) * exactCos(angle),
})
/** How far ahead an angle lies, -π to π. */
const ahead = (from: number, to: number) => ((to - from + ROUND * 2.5) % ROUND) - ROUND / 2

function sprout(state: PlanetState, turn: Turn) {
  const hard = hardness(state.score, 40)
  state.next = between(66, 120, turn.random) - 40 * hard
  if (state.growths.length > 3 + 2 * hard) return
  const angle = (state.angle + between(2.2, 4.6, turn.random)) % ROUND
  if (state.growths.some((one) => Math.abs(ahead(angle, one.angle)) < 0.52)) return
  const full = turn.random() < 0.22 + 0.2 * hard ? 46 : 24
  state.growths.push({ angle, high: 0, full, jumped: 0, passed: true })
  const at = onPlanet(angle, 10)
  turn.tell('sprout', at.x, at.y)
}

/** Round and round a small moon: press to jump, once more in the air. */
export const rules: MicroRules<PlanetState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    angle: 0,
    high: 0,
    vy: 0,
    jumps: 0,
    growths: [{ angle: 2.1, high: 24, full: 24, jumped: 0, passed: false }],
    star: { angle: 3.6, high: 62 },
    next: 50,
  }),
  step(state, turn) {
    state.angle = (state.angle + 0.021 + 0.012 * hardness(state.score, 60)) % ROUND
    if (turn.press && state.jumps < 2) {
      state.vy = state.jumps === 0 ? 4.1 : 3.7
      state.jumps++
      const at = onPlanet(state.angle, state.high)
      turn.tell(state.jumps === 1 ? 'jump' : 'again', at.x, at.y)
    }
    state.high += state.vy
    state.vy -= 0.21
    if (state.high <= 0) {
      if (state.jumps > 0) turn.tell('land', onPlanet(state.angle, 0).x, onPlanet(state.angle, 0).y)
      state.high = 0
      state.vy = 0
      state.jumps = 0
    }
    for (const one of state.growths) {
      const way = ahead(state.angle, one.angle)
      // It rests while the runner is near, so that nobody trips over what only just came up.
      if (one.high < one.full && Math.abs(way) > 0.5) one.high = Math.min(one.full, one.high + 0.8)
      const at = onPlanet(state.angle, state.high)
      if (Math.abs(way) < 0.1 && state.high < one.high - 5) end(state, turn, at)
      if (way > 0.5) one.passed = false
      if (way > -0.16 || way < -0.5 || one.passed || state.over) continue
      one.passed = true
      one.jumped++
      gain(state, turn, 1, at)
      if (state.high < one.high + 9) bonus(state, turn, 1, { x: at.x, y: at.y - 26 })
    }
    state.growths = state.growths.filter(({ jumped }) => jumped < LASTS)
    const { star } = state
    if (Math.abs(ahead(state.angle, star.angle)) < 0.18 && Math.abs(star.high - state.high - 14) < 24) {
      bonus(state, turn, 2, onPlanet(star.angle, star.high))
      state.star = { angle: between(0, ROUND, turn.random), high: between(44, 84, turn.random) }
    }
    if (--state.next <= 0) sprout(state, turn)
  },
}
