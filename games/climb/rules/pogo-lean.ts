import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { SIDES, climbBase, lookUp, sideOf, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e08a8a', '#4a2450'] }

interface Rock {
  x: number
  y: number
  width: number
  isOld: boolean
}
export interface PogoState extends Climb {
  rocks: Rock[]
  pearls: { x: number; y: number }[]
  /** How far the stick leans, radians; right is above 0. */
  lean: number
}

export const STICK = 24
const GRAVITY = 0.25
const BOUNCE = 8.6
const MOST_LEAN = 0.62

function build(state: PogoState, random: Random) {
  const hard = hardness(-state.built, 4600)
  const before = state.rocks.at(-1)!
  const width = between(70 - 20 * hard, 100 - 36 * hard, random)
  const reach = between(50, 118 + 24 * hard, random)
  const middle = before.x + before.width / 2
  const way = middle > 260 ? -1 : middle < 140 ? 1 : random() < 0.5 ? -1 : 1
  const x = clamp(middle + way * reach - width / 2, 6, 394 - width)
  state.rocks.push({ x, y: state.built, width, isOld: false })
  if (random() < 0.34)
    state.pearls.push({ x: clamp(middle + way * reach * 0.5, 20, 380), y: state.built - 70 })
  state.built -= between(48, 66 + 22 * hard, random)
}

function bounce(state: PogoState, turn: Turn, rock: Rock) {
  state.y = rock.y - STICK
  state.vx = exactSin(state.lean) * BOUNCE
  state.vy = -exactCos(state.lean) * BOUNCE
  turn.tell('bounce', state.x, rock.y)
  if (rock.isOld) return
  rock.isOld = true
  for (const lower of state.rocks) if (lower.y > rock.y) lower.isOld = true
  state.steps++
  gain(state, turn, 1, { x: state.x, y: state.y - 34 })
}

/** The pogo stick jumps where it leans: turn it in the air, land on the rocks. */
export const rules: MicroRules<PogoState> = {
  inputs: SIDES,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: PogoState = {
      ...climbBase(200, 290, 280),
      rocks: [{ x: 120, y: 350, width: 160, isOld: true }],
      pearls: [],
      lean: 0,
    }
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    state.lean = clamp(state.lean * 0.985 + sideOf(turn.input) * 0.032, -MOST_LEAN, MOST_LEAN)
    const before = state.y
    state.vy += GRAVITY
    state.x += state.vx
    state.y += state.vy
    if (state.x < 12 || state.x > 388) {
      state.x = clamp(state.x, 12, 388)
      state.vx *= -0.7
      turn.tell('knock', state.x, state.y)
    }
    if (state.vy > 0) {
      const rock = state.rocks.find(
        ({ x, y, width }) =>
          before <= y - STICK + 0.5 && state.y >= y - STICK && state.x > x - 8 && state.x < x + width + 8,
      )
      if (rock) bounce(state, turn, rock)
    }
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 27) {
        bonus(state, turn, 1, pearl)
        pearl.y = 1e6
      }
    lookUp(state, 250)
    state.eye -= 0.06 + 0.4 * hardness(state.tick, 3600)
    while (state.built > state.eye - 280) build(state, turn.random)
    if (tidies(state)) state.rocks = state.rocks.filter(({ y }) => y < state.eye + 480)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y < state.eye + 480)
    if (state.y > state.eye + 430) end(state, turn, { x: state.x, y: state.y - 20 })
  },
  worth: ({ y, vy }) => -y * 0.08 - vy * 0.6,
}
