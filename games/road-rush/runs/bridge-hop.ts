import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import {
  bump,
  CAR,
  driveCar,
  freshRoad,
  isMet,
  layPiece,
  moveOthers,
  other,
  SEEN,
  timesAt,
  WHEEL,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#6fc0f0', '#1f6a9a'] }

export interface HopState extends RoadState {
  /** Height above the road, and its change. */
  high: number
  rise: number
  /** Open bridges ahead: end of the leaf and width of the water. */
  gaps: { z: number; wide: number; isDone: boolean }[]
  opened: number
}

const GRAVITY = 0.2
const lay = (state: RoadState, random: Random) =>
  layPiece(state, {
    length: between(400, 700, random),
    bend: between(-0.35, 0.35, random),
    rise: 0,
  })

function open(state: HopState, random: Random) {
  const hard = hardness(state.opened, 14)
  const z = (state.gaps.at(-1)?.z ?? 300) + between(1000, 1300, random)
  state.gaps.push({ z, wide: 250 + 130 * hard, isDone: false })
  state.opened++
  // Boost pads and braking sandbags on the run-up.
  for (let at = z - 760; at < z - 120; at += 150) {
    const lane = pickIndex(3, random)
    state.others.push(other('pad', at, [-0.6, 0, 0.6][lane]!))
    if (random() < 0.5 + 0.4 * hard)
      state.others.push(other('bag', at, [-0.6, 0, 0.6][(lane + 1 + pickIndex(2, random)) % 3]!))
  }
}

/** Speed at which the jump just reaches the far side. */
export const neededFor = (wide: number) => wide / 37

/** Open drawbridges: gather speed on the pads, or the jump is too short. */
export const rules: MicroRules<HopState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: HopState = { ...freshRoad(random, lay), high: 0, rise: 0, gaps: [], opened: 0 }
    for (let gap = 0; gap < 3; gap++) open(state, random)
    return state
  },
  step(state, turn) {
    const isUp = state.high > 0
    const [speed, side] = [state.speed, state.side]
    driveCar(state, turn, { ...CAR, top: 6.6, steer: 0.036 })
    if (isUp) {
      // No steering or braking in the air.
      state.speed = speed
      state.side = side
    }
    moveOthers(state)
    for (const one of state.others) {
      if (one.done || isUp || !isMet(state, one, 0.3)) continue
      one.done = true
      if (one.kind === 'pad') {
        state.speed = Math.min(14, state.speed + 2.4)
        bonus(state, turn, 1, timesAt(state))
        turn.tell('pad', timesAt(state).x, 370)
      } else {
        state.speed *= 0.6
        turn.tell('bump', timesAt(state).x, 360)
      }
    }
    const gap = state.gaps.find(({ isDone }) => !isDone)!
    if (!isUp && state.z >= gap.z && state.z < gap.z + gap.wide && state.rise === 0) {
      state.rise = 3.7
      state.high = 0.1
      turn.tell('leap', timesAt(state).x, 340)
    } else if (isUp) {
      state.high += state.rise
      state.rise -= GRAVITY
      if (state.high <= 0) {
        state.high = state.rise = 0
        gap.isDone = true
        if (state.z < gap.z + gap.wide) {
          state.z = gap.z + gap.wide + 20
          bump(state, turn)
        } else gain(state, turn, 3, timesAt(state))
        state.gaps = state.gaps.filter(({ z, wide }) => z + wide > state.z - 300)
        open(state, turn.random)
      }
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    state.clock -= 1 / 4200
    if (state.lamps <= 0 || state.clock <= 0) end(state, turn, timesAt(state))
    if (state.high === 0 && gap.isDone) state.clock = Math.min(1, state.clock + 0.3)
  },
  worth: ({ z, speed, side, lamps }) =>
    lamps * 150 + z * 0.01 + speed * 5 - Math.max(0, Math.abs(side) - 0.95) * 60,
}
