import { between, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import {
  bump,
  CAR,
  countRoad,
  driveCar,
  freshRoad,
  isMet,
  moveOthers,
  other,
  SEEN,
  timesAt,
  wind,
  WHEEL,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#7fd8f0', '#2f7a9a'] }

export interface CoastState extends RoadState {
  /** Index of the stage, and whether the wild way was taken. */
  stage: number
  isWild: boolean
}

export const STAGE = 6000
const CLOCK = 1 / (60 * 14)

const lay = (state: RoadState, random: Random) => {
  const { isWild = false, stage = 0 } = state as Partial<CoastState>
  wind(state, random, Math.min(1, 0.25 + stage * 0.1 + (isWild ? 0.35 : 0)))
}

/** Against the clock from gate to gate; each forks into a calm way and a wild one that pays double. */
export const rules: MicroRules<CoastState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 110,
  start: (random) => ({ ...freshRoad(random, lay), stage: 0, isWild: false }),
  step(state, turn) {
    const before = Math.floor(state.z / STAGE)
    driveCar(state, turn, CAR)
    moveOthers(state)
    countRoad(state, turn)
    if (state.z > state.next - SEEN) {
      state.others.push(
        other(pickOne(['car', 'van', 'car'], turn.random), state.next, between(-0.8, 0.8, turn.random), 5),
      )
      state.next += between(260, 480 - 160 * hardness(state.z, 30_000), turn.random)
    }
    for (const one of state.others) if (state.shield === 0 && isMet(state, one)) bump(state, turn)
    state.clock -= CLOCK
    if (Math.floor(state.z / STAGE) > before) {
      gain(state, turn, state.isWild ? 10 : 5, timesAt(state))
      state.stage++
      state.isWild = state.side > 0
      state.clock = Math.min(1, state.clock + Math.max(0.66, 0.88 - state.stage * 0.02))
      turn.tell('gate', 200, 200)
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side }) => z * 0.02 - Math.max(0, Math.abs(side) - 0.9) * 20,
}
