import { exactCos, exactSin } from '#kit/game/exact-math.ts'
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f86b0', '#0c2a4a'] }

export interface Stone {
  x: number
  y: number
}
export interface TwinState extends Base {
  /** The foot that stands, and the angle of the other one around it. */
  x: number
  y: number
  angle: number
  way: 1 | -1
  stones: Stone[]
  /** How long the foot has stood, in turns. */
  stood: number
  eye: number
  tide: number
}

export const STRIDE = 76
const FIRST_REACH = 25
const PERFECT = 8

export const reachOf = ({ score }: Base) => FIRST_REACH - 8 * hardness(score, 60)

function lay(state: TwinState, random: Random) {
  const last = state.stones.at(-1)!
  const lean = clamp((200 - last.x) / 220, -0.6, 0.6) + between(-0.75, 0.75, random)
  const angle = -Math.PI / 2 + clamp(lean, -1.15, 1.15)
  state.stones.push({ x: last.x + STRIDE * exactCos(angle), y: last.y + STRIDE * exactSin(angle) })
}

/** One foot stands, the other turns around it: press when it is above the next stone. */
export const rules: MicroRules<TwinState> = {
  inputs: BUTTON,
  hand: 'tap',
  start(random) {
    const state: TwinState = {
      ...freshBase(),
      x: 200,
      y: 300,
      angle: 1.6,
      way: 1,
      stones: [{ x: 200, y: 300 }],
      stood: 0,
      eye: 0,
      tide: 480,
    }
    while (state.stones.length < 7) lay(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.score, 45)
    state.angle += state.way * (0.052 + 0.04 * hard)
    state.stood += (0.052 + 0.04 * hard) / (2 * Math.PI)
    state.eye += (Math.min(0, state.y - 290) - state.eye) * 0.1
    state.tide -= 0.28 + 0.6 * hard
    state.tide = Math.min(state.tide, state.y + 230)
    if (state.tide < state.y + 8) {
      end(state, turn, { x: state.x, y: state.y })
      return
    }
    if (!turn.press) return
    const foot = { x: state.x + STRIDE * exactCos(state.angle), y: state.y + STRIDE * exactSin(state.angle) }
    const next = state.stones[1]!
    const off = distance(foot.x, foot.y, next.x, next.y)
    if (off > reachOf(state)) {
      end(state, turn, foot)
      return
    }
    turn.tell('step', next.x, next.y)
    gain(state, turn, 1, next)
    if (off < PERFECT) bonus(state, turn, 1, { x: next.x, y: next.y - 26 })
    if (state.stood < 0.55) bonus(state, turn, 1, { x: next.x, y: next.y - 44 })
    const back = state.angle + Math.PI
    state.x = next.x
    state.y = next.y
    state.angle = back
    state.way = state.way === 1 ? -1 : 1
    state.stood = 0
    state.stones.shift()
    lay(state, turn.random)
  },
}
