import {
  between,
  bonus,
  BUTTON,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { climbBase, lookUp, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#5f8ad0', '#1c2f68'] }

interface Raft {
  x: number
  y: number
  width: number
  vx: number
  isOld: boolean
  /** Ticks it still carries who stands on it. */
  rest: number
}
export interface BootsState extends Climb {
  rafts: Raft[]
  /** Index of the raft it stands on; -1 in the air. */
  on: number
  charge: number
}

export const FULL_CHARGE = 48
export const HERO = 15
const GRAVITY = 0.34
const WEAKEST = -5.4
const STRONGEST = -13.2
const EXACT = 8

function build(state: BootsState, random: Random) {
  const hard = hardness(-state.built, 4800)
  const width = between(88 - 28 * hard, 112 - 36 * hard, random)
  const way = random() < 0.5 ? -1 : 1
  state.rafts.push({
    x: between(10, 390 - width, random),
    y: state.built,
    width,
    vx: way * between(0.8 + 0.5 * hard, 1.4 + 1.5 * hard, random),
    isOld: false,
    rest: 300 - Math.round(130 * hard),
  })
  state.built -= between(78, 112, random)
}

function land(state: BootsState, turn: Turn, index: number) {
  const raft = state.rafts[index]!
  state.on = index
  state.y = raft.y - HERO
  state.vy = 0
  state.charge = 0
  turn.tell('land', state.x, raft.y)
  if (raft.isOld) return
  const skipped = state.rafts.filter(({ y, isOld }) => !isOld && y > raft.y).length
  for (const lower of state.rafts) if (lower.y >= raft.y) lower.isOld = true
  state.steps++
  gain(state, turn, 1, { x: state.x, y: state.y - 26 })
  if (skipped > 0) bonus(state, turn, skipped, { x: state.x, y: state.y - 50 })
  if (Math.abs(raft.x + raft.width / 2 - state.x) < EXACT)
    bonus(state, turn, 1, { x: state.x, y: state.y - 50 })
}

/** Hold to press the springs of the boots, let go to shoot straight up: a raft has to be there when you come down. */
export const rules: MicroRules<BootsState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: BootsState = {
      ...climbBase(200, 335, 250),
      rafts: [{ x: 60, y: 350, width: 280, vx: 0, isOld: true, rest: 1e6 }],
      on: 0,
      charge: 0,
    }
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    for (const raft of state.rafts) {
      raft.x += raft.vx
      if (raft.x < 6 || raft.x + raft.width > 394) raft.vx = -raft.vx
    }
    const raft = state.rafts[state.on]
    if (raft) {
      state.x += raft.vx
      raft.rest--
      if (raft.rest === 60) turn.tell('creak', raft.x + raft.width / 2, raft.y)
      if (turn.held) state.charge = Math.min(FULL_CHARGE, state.charge + 1)
      if (turn.release && state.charge > 2) {
        state.vy = WEAKEST + ((STRONGEST - WEAKEST) * state.charge) / FULL_CHARGE
        state.on = -1
        turn.tell('leap', state.x, state.y)
      } else if (raft.rest <= 0) {
        state.on = -1
        raft.y = 1e6
        turn.tell('crack', state.x, state.y + HERO)
      }
    } else {
      const before = state.y
      state.vy = Math.min(11, state.vy + GRAVITY)
      state.y += state.vy
      if (state.vy > 0) {
        const under = state.rafts.findIndex(
          ({ x, y, width }) =>
            before <= y - HERO + 0.5 && state.y >= y - HERO && state.x > x - 7 && state.x < x + width + 7,
        )
        if (under >= 0) land(state, turn, under)
      }
    }
    lookUp(state, 265)
    while (state.built > state.eye - 320) build(state, turn.random)
    while (state.rafts[0] && state.rafts[0].y > state.eye + 560 && state.on !== 0) {
      state.rafts.shift()
      if (state.on > 0) state.on--
    }
    if (state.y > state.eye + 430) end(state, turn, { x: state.x, y: state.y - 20 })
  },
  worth: ({ y, on }) => -y * 0.06 + (on >= 0 ? 16 : 0),
}
