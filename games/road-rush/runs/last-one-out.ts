import { between, bonus, clamp, end, gain, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import {
  CAR,
  driveCar,
  freshRoad,
  isMet,
  moveOthers,
  SEEN,
  timesAt,
  WHEEL,
  wind,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#b8a0f0', '#5f4a9a'] }

export interface Racer {
  z: number
  side: number
  wish: number
  speed: number
  top: number
  paint: number
}
export interface OutState extends RoadState {
  racers: Racer[]
  round: number
}

export const RACERS = 5
const CLOCK = 1 / (60 * 15)
const lay = (state: RoadState, random: Random) => wind(state, random, Math.min(1, 0.35 + state.z / 80_000))

function line(state: OutState, random: Random) {
  state.racers = Array.from({ length: RACERS }, (_, index) => ({
    z: state.z + 60 + index * 55,
    side: index % 2 === 0 ? -0.5 : 0.5,
    wish: 0,
    speed: 5,
    top: 10 + 0.32 * index + Math.min(2, state.round * 0.3) + between(-0.2, 0.2, random),
    paint: index,
  }))
  state.round++
}

export const rankOf = ({ racers, z }: OutState) => 1 + racers.filter((racer) => racer.z > z).length

/** Whenever the bell rings the last racer is out. The winner starts the next round at the tail. */
export const rules: MicroRules<OutState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: OutState = { ...freshRoad(random, lay), racers: [], round: 0 }
    line(state, random)
    return state
  },
  step(state, turn) {
    const before = rankOf(state)
    driveCar(state, turn, { ...CAR, top: 12 + Math.min(2, state.round * 0.28), steer: 0.038 })
    moveOthers(state)
    for (const racer of state.racers) {
      if (turn.random() < 0.012) racer.wish = between(-0.75, 0.75, turn.random)
      racer.side += clamp(racer.wish - racer.side, -0.01, 0.01)
      racer.speed += clamp(racer.top - racer.speed, -0.05, 0.05)
      racer.z += racer.speed
      if (
        state.shield > 0 ||
        !isMet(state, { kind: '', z: racer.z, side: racer.side, speed: 0, drift: 0, done: false })
      )
        continue
      // A collision slows the one behind.
      if (racer.z > state.z) state.speed = Math.min(state.speed, racer.speed * 0.72)
      else racer.speed *= 0.75
      state.shield = 30
      turn.tell('bump', timesAt(state).x, 350)
    }
    const rank = rankOf(state)
    if (rank < before) {
      gain(state, turn, 1, timesAt(state))
      turn.tell('whoosh', timesAt(state).x, 350)
    } else if (rank > before) state.combo = 0
    state.clock -= CLOCK
    if (state.clock <= 0) {
      state.clock = 1
      turn.tell('bell', 200, 220)
      if (rank > state.racers.length) {
        end(state, turn, timesAt(state))
        return
      }
      const last = Math.min(...state.racers.map(({ z }) => z))
      state.racers = state.racers.filter(({ z }) => z > last)
      bonus(state, turn, 2, timesAt(state))
      if (state.racers.length === 0) {
        bonus(state, turn, 8, { x: 200, y: 250 })
        line(state, turn.random)
      }
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
  },
  worth: (state) => state.speed * 3 - rankOf(state) * 6 - Math.max(0, Math.abs(state.side) - 0.95) * 60,
}
