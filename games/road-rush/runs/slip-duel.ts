import { between, bonus, clamp, end, gain, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { CAR, driveCar, freshRoad, moveOthers, SEEN, timesAt, WHEEL, wind, type RoadState } from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#ff8a8a', '#6a2f5a'] }

export interface DuelState extends RoadState {
  rival: { z: number; side: number; wish: number; top: number }
  /** Slipstream charge, 0 to 1, and ticks left of the slingshot. */
  draft: number
  sling: number
  beaten: number
}

const CLOCK = 1 / (60 * 22)
const REACH = 260
const lay = (state: RoadState, random: Random) => wind(state, random, 0.3)

/** The rival is faster but gives a slipstream: charge in it, then pull out and pass. */
export const rules: MicroRules<DuelState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 120,
  start: (random) => ({
    ...freshRoad(random, lay),
    rival: { z: 200, side: 0, wish: 0, top: 10.6 },
    draft: 0,
    sling: 0,
    beaten: 0,
  }),
  step(state, turn) {
    const { rival } = state
    const far = rival.z - state.z
    const isBehind = far > 20 && far < REACH && Math.abs(rival.side - state.side) < 0.26
    state.draft = clamp(state.draft + (isBehind ? 0.011 : -0.004), 0, 1)
    // Pulling out with a full charge is a slingshot.
    if (!isBehind && state.draft > 0.75 && far > 20 && far < REACH && Math.abs(state.slide) > 0.012) {
      state.sling = 80
      state.draft = 0
      turn.tell('sling', timesAt(state).x, 350)
    }
    if (state.sling > 0) state.sling--
    driveCar(state, turn, {
      ...CAR,
      top: 10.5 + (isBehind ? 1.1 : 0) + (state.sling > 0 ? 3.4 : 0) + state.beaten * 0.12,
      engine: state.sling > 0 ? 0.3 : 0.07,
    })
    moveOthers(state)
    if (turn.random() < 0.014 + 0.003 * Math.min(6, state.beaten))
      rival.wish = between(-0.7, 0.7, turn.random)
    rival.side += clamp(rival.wish - rival.side, -0.011, 0.011)
    rival.z += rival.top + (far > 420 ? -2.4 : far > 200 ? -0.9 : 0)
    if (Math.abs(rival.z - state.z) < 24 && Math.abs(rival.side - state.side) < 0.27) {
      state.speed = Math.min(state.speed, rival.top * 0.8)
      rival.z = state.z + 25
      state.combo = 0
      turn.tell('bump', timesAt(state).x, 350)
    }
    state.clock -= CLOCK
    if (rival.z < state.z - 26) {
      state.beaten++
      gain(state, turn, 3, timesAt(state))
      if (state.sling > 0) bonus(state, turn, 3, { x: timesAt(state).x, y: 280 })
      state.clock = Math.min(1, state.clock + Math.max(0.34, 0.6 - state.beaten * 0.03))
      state.sling = state.draft = 0
      state.rival = {
        z: state.z + 330,
        side: -rival.side,
        wish: 0,
        top: 10.6 + Math.min(2.2, state.beaten * 0.16),
      }
      turn.tell('next', 200, 240)
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, rival, draft, sling, side }) =>
    (z - rival.z) * 0.05 + draft * 40 + sling * 0.6 - Math.max(0, Math.abs(side) - 0.95) * 60,
}
