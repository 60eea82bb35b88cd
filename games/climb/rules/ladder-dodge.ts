import { bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { climbBase, SIDES, sideOf, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#c98a4a', '#4a2434'] }

interface Falling {
  lane: number
  y: number
  vy: number
  kind: 'nut' | 'pearl' | 'log'
  isMet: boolean
}
export interface LadderState extends Climb {
  lane: number
  falling: Falling[]
  wait: number
  rung: number
}

export const LANES = 4
export const laneX = (lane: number) => 80 + lane * 80
export const CLIMBER_Y = 300
const RUNGS = 90

/** Four ladders, and a lot comes down: jump aside to the next ladder, climb on. */
export const rules: MicroRules<LadderState> = {
  inputs: SIDES,
  hand: 'tap',
  sight: 80,
  start: () => ({ ...climbBase(laneX(1), CLIMBER_Y, 0), lane: 1, falling: [], wait: 50, rung: 0 }),
  step(state, turn) {
    const hard = hardness(state.tick, 2400)
    if (turn.press) {
      const lane = state.lane + sideOf(turn.input)
      if (lane >= 0 && lane < LANES) {
        state.lane = lane
        turn.tell('jump', state.x, state.y)
      }
    }
    state.x += (laneX(state.lane) - state.x) * 0.34
    const pace = 1.2 + 1.3 * hard
    state.rung += pace
    state.eye -= pace
    state.y = state.eye + CLIMBER_Y
    if (state.rung > RUNGS) {
      state.rung -= RUNGS
      state.steps++
      gain(state, turn, 1, { x: state.x, y: state.y - 30 })
    }
    if (--state.wait <= 0) {
      state.wait = Math.round(44 - 25 * hard + pickIndex(14, turn.random))
      const first = pickIndex(LANES, turn.random)
      // At most two ladders at once, with space between for a jump.
      const count = turn.random() < 0.2 + 0.5 * hard ? 2 : 1
      for (let index = 0; index < count; index++) {
        const roll = turn.random()
        const kind = index === 0 && roll < 0.2 ? 'pearl' : roll > 0.86 - 0.1 * hard ? 'log' : 'nut'
        state.falling.push({
          lane: (first + index * (1 + pickIndex(LANES - 2, turn.random))) % LANES,
          y: state.eye - 60,
          vy: kind === 'log' ? 4.4 + 1.4 * hard : 2.4 + 1.8 * hard,
          kind,
          isMet: false,
        })
      }
    }
    for (const thing of state.falling) {
      thing.y += thing.vy
      const apart = Math.abs(thing.y - state.y)
      const isNear = Math.abs(laneX(thing.lane) - state.x) < 27
      if (thing.isMet || apart > 26) continue
      if (isNear && thing.kind === 'pearl') {
        thing.isMet = true
        bonus(state, turn, 2, { x: state.x, y: state.y - 20 })
      } else if (isNear) end(state, turn, { x: state.x, y: state.y })
      else if (thing.y > state.y && Math.abs(laneX(thing.lane) - state.x) < 62 && thing.kind !== 'pearl') {
        thing.isMet = true
        bonus(state, turn, 1, { x: state.x, y: state.y - 34 })
        turn.tell('whoosh', laneX(thing.lane), thing.y)
      }
    }
    state.falling = state.falling.filter(
      ({ y, isMet, kind }) => y < state.eye + 470 && !(isMet && kind === 'pearl'),
    )
  },
}
