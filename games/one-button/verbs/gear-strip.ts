import {
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['tap', 'keys'], ground: ['#e07a5a', '#33205a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface StripState extends Base {
  x: number
  speed: number
  gear: number
  rival: number
  rivalSpeed: number
  /** Where this leg began; it ends `LEG` further. */
  start: number
  leg: number
  /** Ticks until the lamp turns green. */
  wait: number
  /** Ticks the engine still coughs. */
  cough: number
  lamps: number
  eye: number
}

export const LEG = 1500
export const TOPS = [2.4, 3.7, 5.1, 6.7, 8.8] as const
export const GREEN = [0.8, 0.95] as const
const FIRST_WAIT = 40

/** The engine's turns, 0 to 1 and a little beyond. */
export const revs = ({ speed, gear }: StripState) => speed / TOPS[gear]!

function shift(state: StripState, turn: Turn) {
  const at = { x: state.x, y: 200 }
  const turns = revs(state)
  if (state.gear >= TOPS.length - 1 || state.cough > 0) return
  state.gear++
  if (turns >= GREEN[0] && turns <= GREEN[1]) {
    state.speed += 0.3
    gain(state, turn, 1, at)
  } else {
    state.combo = 0
    turn.tell('late', at.x, at.y)
    if (turns < 0.6) state.cough = 24
  }
}

function finish(state: StripState, turn: Turn) {
  const at = { x: state.x, y: 220 }
  const lead = state.x - state.rival
  if (lead >= 0) bonus(state, turn, lead < 30 ? 5 : 3, at)
  else {
    state.lamps--
    turn.tell('lost', at.x, at.y)
    if (state.lamps === 0) {
      end(state, turn, at)
      return
    }
  }
  state.start = Math.max(state.x, state.rival) + 120
  state.x = state.start
  state.rival = state.start
  state.speed = 0
  state.rivalSpeed = 0
  state.gear = 0
  state.leg++
  state.wait = FIRST_WAIT
  turn.tell('lined', state.x, 220)
}

/** Press to change gear when the needle is in the green; the other boat never waits. */
export const rules: MicroRules<StripState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    x: 0,
    speed: 0,
    gear: 0,
    rival: 0,
    rivalSpeed: 0,
    start: 0,
    leg: 0,
    wait: FIRST_WAIT,
    cough: 0,
    lamps: 3,
    eye: 0,
  }),
  step(state, turn) {
    state.eye += (state.x - state.eye) * 0.14
    if (state.wait > 0) {
      if (--state.wait === 0) turn.tell('go', state.x, 180)
      return
    }
    if (turn.press) shift(state, turn)
    const turns = revs(state)
    const pull = turns < 0.95 ? 0.35 + turns * 0.75 : Math.max(-0.1, (1.04 - turns) * 3)
    if (state.cough > 0) state.cough--
    else state.speed += (0.062 * pull) / (1 + 0.3 * state.gear)
    state.x += state.speed
    const hard = hardness(state.leg, 5)
    state.rivalSpeed += (0.03 + 0.02 * hard) * (1 - state.rivalSpeed / (6.1 + 2.4 * hard))
    state.rival += state.rivalSpeed
    if (state.x - state.start >= LEG || state.rival - state.start >= LEG + 160) finish(state, turn)
  },
  worth: (state) => (state.x - state.rival) * 0.02 - (revs(state) > 0.96 && state.gear < 4 ? 6 : 0),
}
