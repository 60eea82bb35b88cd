import { bonus, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { climbBase, SIDES, sideOf, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['tap', 'keys'], ground: ['#a88ad8', '#33285f'] }

interface Cloud {
  /** Column, 0 to 6, and its height in steps. */
  column: number
  kind: 'soft' | 'storm' | 'pearl'
  /** Ticks it has been stood on. */
  age: number
}
export interface CloudState extends Climb {
  clouds: Cloud[]
  /** Index of the cloud under the feet. */
  at: number
  breath: number
  /** A storm beside the next cloud: what one must not step on. */
  falls: number
}

export const COLUMN = 54
export const RISE = 46
export const cloudX = (column: number) => 38 + column * COLUMN
export const cloudY = (index: number) => 320 - index * RISE
const FULL = 100

function build(state: CloudState, random: Random) {
  const before = state.clouds.at(-1)!
  const side = before.column === 0 ? 1 : before.column === 6 ? -1 : random() < 0.5 ? -1 : 1
  const kind = random() < 0.14 ? 'pearl' : random() < 0.25 ? 'storm' : 'soft'
  state.clouds.push({ column: before.column + side, kind, age: 0 })
}

/** Each next cloud lies up to the left or up to the right: tap that side, and quickly. A storm cloud throws who stays. */
export const rules: MicroRules<CloudState> = {
  inputs: SIDES,
  hand: 'tap',
  sight: 60,
  start(random) {
    const state: CloudState = {
      ...climbBase(cloudX(3), cloudY(0), 0),
      clouds: [{ column: 3, kind: 'soft', age: 0 }],
      at: 0,
      breath: FULL,
      falls: 0,
    }
    while (state.clouds.length < 14) build(state, random)
    for (const cloud of state.clouds.slice(0, 5)) cloud.kind = 'soft'
    return state
  },
  step(state, turn) {
    if (state.falls > 0) {
      state.falls++
      state.vy += 0.5
      state.y += state.vy
      if (state.falls > 26) end(state, turn, { x: state.x, y: state.y })
      return
    }
    const cloud = state.clouds[state.at]!
    if (turn.press) {
      const next = state.clouds[state.at + 1]!
      const side = sideOf(turn.input)
      if (cloud.column + side === next.column) {
        state.at++
        state.steps++
        state.breath = Math.min(FULL, state.breath + 13)
        turn.tell('hop', cloudX(next.column), cloudY(state.at))
        gain(state, turn, 1, { x: cloudX(next.column), y: cloudY(state.at) - 44 })
        if (next.kind === 'pearl') bonus(state, turn, 3, { x: cloudX(next.column), y: cloudY(state.at) - 66 })
        build(state, turn.random)
      } else {
        state.falls = 1
        state.vy = -4
        state.vx = side
        turn.tell('slip', state.x, state.y)
      }
    }
    const here = state.clouds[state.at]!
    here.age++
    if (here.kind === 'storm' && here.age > 70 - 30 * hardness(state.steps, 60)) {
      state.falls = 1
      state.vy = -5
      turn.tell('flash', state.x, state.y)
    }
    if (state.steps > 0) state.breath -= 0.32 + 0.62 * hardness(state.steps, 90)
    if (state.breath <= 0) {
      state.falls = 1
      state.vy = -3
      turn.tell('slip', state.x, state.y)
    }
    const [x, y] = [cloudX(here.column), cloudY(state.at) - 22]
    state.x += (x - state.x) * 0.4
    state.y += (y - state.y) * 0.4
    state.eye += (clamp(y - 250, -1e9, 0) - state.eye) * 0.14
  },
  worth: ({ at, breath, falls }) => at * 6 + breath * 0.05 - (falls > 0 ? 500 : 0),
}
