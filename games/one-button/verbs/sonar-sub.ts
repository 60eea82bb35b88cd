import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#12354a', '#05101c'] }

interface Mine {
  x: number
  y: number
  /** Ticks it still glows from the last ping. */
  lit: number
  passed: boolean
}
export interface SonarState extends Base {
  x: number
  y: number
  vy: number
  way: 1 | -1
  /** The ring of the last ping: where it began and how wide it is; 0 when it has faded. */
  ping: { x: number; y: number; radius: number }
  mines: Mine[]
  chests: { x: number; y: number }[]
  built: number
  leg: number
}

export const TOP = 46
export const BED = 354
const SUB = 15
export const MINE = 15
export const LIT = 110
const LEG = 240

function lay(state: SonarState, random: Random) {
  const hard = hardness(state.built, 9000)
  const y = between(TOP + 24, BED - 24, random)
  state.mines.push({ x: state.built, y, lit: 0, passed: false })
  if (random() < 0.35 + 0.3 * hard) {
    const other = y < 200 ? y + between(120, 150, random) : y - between(120, 150, random)
    state.mines.push({ x: state.built + 24, y: other, lit: 0, passed: false })
  }
  if (random() < 0.5) state.chests.push({ x: state.built + 62, y: between(TOP + 30, BED - 30, random) })
  state.built += between(112 - 26 * hard, 170 - 50 * hard, random)
}

/** Each press turns the rudder and sends out a ping: only what it has touched can be seen. */
export const rules: MicroRules<SonarState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start(random) {
    const state: SonarState = {
      ...freshBase(),
      x: 0,
      y: 200,
      vy: 0,
      way: 1,
      ping: { x: 0, y: 200, radius: 20 },
      mines: [],
      chests: [{ x: 150, y: 250 }],
      built: 270,
      leg: LEG,
    }
    while (state.built < 700) lay(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) {
      state.way = state.way === 1 ? -1 : 1
      state.ping = { x: state.x, y: state.y, radius: 10 }
      turn.tell('ping', state.x, state.y)
    }
    state.x += 2.3 + 1.5 * hardness(state.tick, 3200)
    state.vy = clamp(state.vy + state.way * 0.11, -2.3, 2.3)
    state.y += state.vy
    if (state.ping.radius > 0) state.ping.radius = state.ping.radius > 420 ? 0 : state.ping.radius + 9
    if (state.y < TOP + SUB || state.y > BED - SUB) end(state, turn, { x: state.x, y: state.y })
    for (const mine of state.mines) {
      const { x, y, radius } = state.ping
      if (radius > 0 && Math.abs(distance(mine.x, mine.y, x, y) - radius) < 9) mine.lit = LIT
      else if (mine.lit > 0) mine.lit--
      const near = distance(mine.x, mine.y, state.x, state.y)
      if (near < SUB + MINE) end(state, turn, mine)
      if (mine.passed || mine.x > state.x) continue
      mine.passed = true
      if (near < 54) bonus(state, turn, 1, { x: state.x, y: state.y - 34 })
    }
    for (const chest of state.chests)
      if (distance(chest.x, chest.y, state.x, state.y) < 34) {
        gain(state, turn, 2, chest)
        chest.x = -9999
      }
    if ((state.leg -= 2.6) < 0) {
      state.leg = LEG
      gain(state, turn, 1, { x: state.x, y: state.y - 30 })
    }
    state.mines = state.mines.filter(({ x }) => x > state.x - 500)
    state.chests = state.chests.filter(({ x }) => x > state.x - 500)
    while (state.built < state.x + 700) lay(state, turn.random)
  },
  worth: ({ y }) => -Math.abs(y - 200) * 0.03,
}
