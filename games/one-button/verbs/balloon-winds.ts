import {
  between,
  bonus,
  BUTTON,
  clamp,
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#7fb8e8', '#234a86'] }

export interface BalloonState extends Base {
  x: number
  y: number
  vy: number
  /** Wind of each layer of air, from the top; above 0 blows to the right. */
  winds: number[]
  star: { x: number; y: number }
  left: number
  caught: number
}

export const TOP = 30
export const GROUND = 356
export const LAYERS = 4
export const LAYER = (GROUND - TOP) / LAYERS
export const STAR_TICKS = 780
const LIFT = -0.062
const SINK = 0.042
const FASTEST = 1.9
const BALLOON = 20
const SHORE = { left: 14, right: 386 } as const

const layerAt = (y: number) => clamp(Math.floor((y - TOP) / LAYER), 0, LAYERS - 1)

function blow(state: BalloonState, random: Random) {
  const hard = hardness(state.caught, 14)
  const first = random() < 0.5 ? 1 : -1
  state.winds = Array.from(
    { length: LAYERS },
    (_, index) => (index % 2 === 0 ? first : -first) * between(0.5, 0.95 + 0.7 * hard, random),
  )
  const x = between(60, 340, random)
  state.star = { x, y: between(TOP + 34, GROUND - 46, random) }
  state.left = STAR_TICKS - 300 * hard
}

/** Hold to heat the air and rise, let go to sink: every layer of wind blows another way. */
export const rules: MicroRules<BalloonState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 170,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 210,
    vy: 0,
    winds: [-0.7, 0.6, -0.55, 0.7],
    star: { x: 270, y: 150 },
    left: STAR_TICKS,
    caught: 0,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('heat', state.x, state.y)
    state.vy = clamp(state.vy + (turn.held ? LIFT : SINK), -FASTEST, FASTEST)
    state.y += state.vy
    if (state.y < TOP + BALLOON) {
      state.y = TOP + BALLOON
      state.vy = Math.max(0, state.vy)
    }
    state.x += state.winds[layerAt(state.y)]!
    const at = { x: state.x, y: state.y }
    if (state.y > GROUND - BALLOON || state.x < SHORE.left || state.x > SHORE.right) end(state, turn, at)
    if (distance(state.x, state.y, state.star.x, state.star.y) < BALLOON + 17) {
      gain(state, turn, 1, state.star)
      if (state.left > STAR_TICKS * 0.6) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
      state.caught++
      blow(state, turn.random)
      turn.tell('veer', 200, 200)
    } else if (--state.left <= 0) end(state, turn, state.star)
  },
  worth: ({ x, y, star }) =>
    -distance(x, y, star.x, star.y) * 0.08 - Math.max(0, Math.abs(x - 200) - 130) * 0.4,
}
