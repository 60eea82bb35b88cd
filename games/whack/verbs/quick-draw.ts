import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e8904a', '#5a2818'] }

export interface DrawState extends Tries {
  phase: 'wait' | 'drawn' | 'down'
  since: number
  /** Ticks until somebody draws. */
  until: number
  /** Who draws, one after the other; the first has to be hit first. */
  order: number[]
  /** Who only scratches his hat now, and since when. */
  twitch: number
  twitched: number
  limit: number
  round: number
  fallen: number[]
}

const RIVALS = 3
export const rivalPlace = (index: number) => ({ x: 84 + index * 116, y: 206 + (index === 1 ? -14 : 0) })
const DOWN = 44
const TWITCH = 26

function stand(state: DrawState, turn: Pick<Turn, 'random'>) {
  const hard = hardness(state.round, 12)
  state.phase = 'wait'
  state.since = 0
  state.until = Math.round(between(70, 210, turn.random))
  const drawing = state.round < 3 ? 1 : turn.random() < 0.3 + 0.5 * hard ? 2 : 1
  state.order = shuffled([0, 1, 2], turn.random).slice(0, drawing)
  state.limit = Math.round(58 - 32 * hard)
  state.twitch = -1
  state.twitched = 0
  state.fallen = []
}

function fire(state: DrawState, turn: Turn, index: number) {
  const at = rivalPlace(index)
  turn.tell('bang', at.x, at.y)
  if (state.phase === 'wait' || state.order[0] !== index) {
    // Hitting a rival who has not drawn is a mistake.
    slip(state, turn, at)
    state.round++
    return stand(state, turn)
  }
  if (state.since < 18) bonus(state, turn, 2, { x: at.x, y: at.y - 60 })
  gain(state, turn, 2, at)
  state.fallen.push(index)
  state.order.shift()
  state.since = state.order.length > 0 ? Math.floor(state.since * 0.4) : 0
  if (state.order.length > 0) return
  state.phase = 'down'
}

/** Three rivals at noon: wait until one really draws, then hit him, and no other. */
export const rules: MicroRules<DrawState> = {
  inputs: numbersTo(RIVALS),
  hand: 'tap',
  sight: 40,
  start(random) {
    const state: DrawState = {
      ...freshBase(),
      lamps: 3,
      phase: 'wait',
      since: 0,
      until: 100,
      order: [0],
      twitch: -1,
      twitched: 0,
      limit: 60,
      round: 0,
      fallen: [],
    }
    stand(state, { random })
    return state
  },
  step(state, turn) {
    state.since++
    const tap = tapped(state, turn)
    if (state.phase === 'down') {
      if (state.since < DOWN) return
      state.round++
      return stand(state, turn)
    }
    if (tap > 0) return fire(state, turn, tap - 1)
    if (state.phase === 'drawn') {
      if (state.since < state.limit) return
      slip(state, turn, rivalPlace(state.order[0] ?? 0))
      state.round++
      return stand(state, turn)
    }
    if (state.twitch >= 0 && ++state.twitched > TWITCH) state.twitch = -1
    if (
      state.twitch < 0 &&
      state.since % 37 === 0 &&
      state.since < state.until - 30 &&
      turn.random() < 0.3 + 0.5 * hardness(state.round, 8)
    ) {
      state.twitch = pickIndex(RIVALS, turn.random)
      state.twitched = 0
      turn.tell('twitch', rivalPlace(state.twitch).x, rivalPlace(state.twitch).y)
    }
    if (state.since < state.until) return
    state.phase = 'drawn'
    state.since = 0
    state.twitch = -1
    const at = rivalPlace(state.order[0] ?? 0)
    turn.tell('draw', at.x, at.y)
  },
  hints: ({ phase, order }) => (phase === 'drawn' ? [0, (order[0] ?? 0) + 1] : [0]),
}
