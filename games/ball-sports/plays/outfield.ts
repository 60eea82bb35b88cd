import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { along, slip, type Tries } from './tries.ts'
import { placeOf, placeInput, PLACES } from '#kit/game/micro/places.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'deep-outfield',
  input: ['drag', 'keys'],
  ground: ['#5a9ad8', '#1a4a3a'],
}

/** A ball in the air: from the bat to where it comes down, and how long that takes. */
export interface Fly {
  toX: number
  toY: number
  /** Sideways drift by the wind, which returns at the end. */
  bend: number
  high: number
  ticks: number
  since: number
  isGold: boolean
  /** How far the fielder had to run for it when it was hit. */
  run: number
}
export interface OutfieldState extends Tries {
  x: number
  y: number
  /** Where the fielder runs to. */
  goalX: number
  goalY: number
  flies: Fly[]
  /** Ticks to the next hit. */
  wait: number
  hits: number
  /** Ticks since the last catch, for the eye. */
  caught: number
}

export const PLATE = { x: 200, y: 376 } as const
export const PACE = 3.5
const GLOVE = 27
const FAR_RUN = 105

/** Where the shadow of a ball is, and how high above it the ball. */
export function flyAt({ toX, toY, bend, high, ticks, since }: Fly) {
  const share = Math.min(1, since / ticks)
  return {
    x: along(PLATE.x, toX, share) + bend * 4 * share * (1 - share),
    y: along(PLATE.y, toY, share),
    high: high * 4 * share * (1 - share),
  }
}

function hit(state: OutfieldState, turn: Turn) {
  const { random } = turn
  const hard = hardness(state.hits, 12)
  const isFlat = state.hits > 3 && random() < 0.3
  const ticks = Math.round((isFlat ? 74 : between(104, 140, random)) * (1 - 0.22 * hard))
  let [toX, toY] = [between(44, 356, random), between(70, 290, random)]
  // A player who starts at once can always be there.
  const far = distance(state.x, state.y, toX, toY)
  const most = PACE * ticks * (0.62 + 0.2 * hard)
  if (far > most) {
    toX = along(state.x, toX, most / far)
    toY = along(state.y, toY, most / far)
  }
  state.flies.push({
    toX,
    toY,
    bend: (random() - 0.5) * 120 * hard,
    high: isFlat ? 34 : between(90, 150, random),
    ticks,
    since: 0,
    isGold: state.hits > 1 && random() < 0.16,
    run: distance(state.x, state.y, toX, toY),
  })
  state.hits++
  state.wait = Math.round(ticks * (1.25 - 0.62 * hard) + between(10, 30, random))
  turn.tell('hit', PLATE.x, PLATE.y)
}

function land(state: OutfieldState, turn: Turn, fly: Fly) {
  const at = { x: fly.toX, y: fly.toY }
  if (distance(state.x, state.y, at.x, at.y) > GLOVE) {
    turn.tell('drop', at.x, at.y)
    return slip(state, turn, at)
  }
  state.caught = 1
  turn.tell('catch', at.x, at.y)
  gain(state, turn, fly.isGold ? 3 : 1, at)
  if (fly.run > FAR_RUN) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
}

/** One fielder, high balls: read the shadow and be there when the ball comes down. */
export const rules: MicroRules<OutfieldState> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 110,
  hints: ({ flies, x, y }) => [
    ...flies.map(({ toX, toY }) => placeInput({ x: toX, y: toY })),
    placeInput({ x, y }),
    placeInput({ x: 200, y: 190 }),
  ],
  start: () => ({
    ...freshBase(),
    lamps: 3,
    x: 200,
    y: 190,
    goalX: 200,
    goalY: 190,
    flies: [],
    wait: 30,
    hits: 0,
    caught: 0,
  }),
  step(state, turn) {
    if (turn.input > 0) {
      const goal = placeOf(turn.input)
      state.goalX = clamp(goal.x, 24, 376)
      state.goalY = clamp(goal.y, 44, 330)
    }
    const far = distance(state.x, state.y, state.goalX, state.goalY)
    const share = far > PACE ? PACE / far : 1
    state.x = along(state.x, state.goalX, share)
    state.y = along(state.y, state.goalY, share)
    if (state.caught > 0) state.caught = (state.caught + 1) % 20
    if (--state.wait <= 0) hit(state, turn)
    for (const fly of state.flies) {
      fly.since++
      if (fly.since >= fly.ticks && !state.over) land(state, turn, fly)
    }
    state.flies = state.flies.filter(({ since, ticks }) => since < ticks)
  },
  worth(state) {
    const [first] = state.flies.toSorted((one, other) => one.ticks - one.since - (other.ticks - other.since))
    return first ? -0.03 * distance(state.x, state.y, first.toX, first.toY) : 0
  },
}
