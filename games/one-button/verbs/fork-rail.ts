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
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5f9a4f', '#1c3f30'] }

interface Cart {
  /** How far the fork is still away; below 0 it rolls on to a station. */
  far: number
  /** 0 and 1 are the colours of the stations, 2 is welcome in both. */
  colour: number
  side: -1 | 0 | 1
}
export interface RailState extends Base {
  side: -1 | 1
  /** The colour of the station on the left. */
  leftColour: 0 | 1
  /** Ticks until the stations change places; 0 while none is planned. */
  swapIn: number
  carts: Cart[]
  next: number
  switched: number
  served: number
}

export const FORK_Y = 190
export const BRANCH = 150
const SWAP_WARNING = 110
const FIRST = 330
const LATE = 18

function send(state: RailState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const colour = pickIndex(12, turn.random) === 0 ? 2 : pickIndex(2, turn.random)
  state.carts.push({ far: FIRST, colour, side: 0 })
  state.next = between(84 - 38 * hard, 112 - 44 * hard, turn.random)
}

function arrive(state: RailState, turn: Turn, cart: Cart) {
  const at = { x: 200 + cart.side * 128, y: FORK_Y + 120 }
  gain(state, turn, cart.colour === 2 ? 2 : 1, at)
  if (++state.served % 9 === 0) state.swapIn = SWAP_WARNING
}

/** Takes the branch that is set; the wrong one ends the run. */
function branch(state: RailState, turn: Turn, cart: Cart) {
  cart.side = state.side
  const station = state.side === -1 ? state.leftColour : 1 - state.leftColour
  const at = { x: 200 + cart.side * 40, y: FORK_Y + 30 }
  if (cart.colour !== 2 && cart.colour !== station) end(state, turn, at)
  else if (state.tick - state.switched < LATE) bonus(state, turn, 1, { x: 200, y: FORK_Y - 20 })
}

/** Press to throw the points: each cart goes to the station of its colour. */
export const rules: MicroRules<RailState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    side: -1,
    leftColour: 0,
    swapIn: 0,
    carts: [{ far: 190, colour: 1, side: 0 }],
    next: 40,
    switched: -99,
    served: 0,
  }),
  step(state, turn) {
    if (turn.press) {
      state.side = state.side === 1 ? -1 : 1
      state.switched = state.tick
      turn.tell('switch', 200, FORK_Y)
    }
    if (state.swapIn > 0 && --state.swapIn === 0) {
      state.leftColour = state.leftColour === 0 ? 1 : 0
      turn.tell('swap', 200, FORK_Y + 120)
    }
    const speed = 2.3 + 2.1 * hardness(state.tick, 3000)
    for (const cart of state.carts) {
      cart.far -= speed
      if (cart.side === 0 && cart.far <= 0) branch(state, turn, cart)
      if (cart.far <= -BRANCH && !state.over) arrive(state, turn, cart)
    }
    state.carts = state.carts.filter(({ far }) => far > -BRANCH)
    if (--state.next <= 0) send(state, turn)
  },
}
