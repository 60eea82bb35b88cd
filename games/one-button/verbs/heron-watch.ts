import {
  bonus,
  BUTTON,
  end,
  gain,
  hardness,
  type Base,
  type MicroRules,
  freshBase,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#d08a5a', '#3a2440'] }

export interface HeronState extends Base {
  x: number
  speed: number
  shells: number[]
  /** Away, about to look (or only ruffling), looking. */
  phase: 'away' | 'stirs' | 'looks'
  bluff: boolean
  left: number
  tide: number
  eye: number
}

export const GROUND_Y = 300
const WALK = 2.5
const SLIDES = 0.5
const SHELL_EVERY = 62
const STILL = 0.6

function nextPhase(state: HeronState, random: Random) {
  const hard = hardness(state.tick, 2400)
  if (state.phase === 'away') {
    state.phase = 'stirs'
    state.bluff = random() < 0.3
    state.left = 34 - 18 * hard + pickIndex(14, random)
  } else if (state.phase === 'stirs' && !state.bluff) {
    state.phase = 'looks'
    state.left = 36 + pickIndex(40, random)
  } else {
    state.phase = 'away'
    state.left = 50 + pickIndex(90, random) - 20 * hard
  }
}

/** Hold to creep along the beach; stand still before the heron looks. */
export const rules: MicroRules<HeronState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 70,
  start: () => ({
    ...freshBase(),
    x: 90,
    speed: 0,
    shells: [170, 232, 294, 356, 418],
    phase: 'away',
    bluff: false,
    left: 110,
    tide: -170,
    eye: 0,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('creep', state.x, GROUND_Y)
    state.speed = turn.held ? Math.min(WALK, state.speed + 0.4) : Math.max(0, state.speed - SLIDES)
    state.x += state.speed
    if (--state.left <= 0) {
      nextPhase(state, turn.random)
      if (state.phase !== 'away') turn.tell(state.phase, state.x + 120, 130)
    }
    const at = { x: state.x, y: GROUND_Y - 20 }
    if (state.phase === 'looks' && state.speed > STILL) end(state, turn, at)
    if (state.x >= state.shells[0]!) {
      state.shells.shift()
      state.shells.push(state.shells.at(-1)! + SHELL_EVERY)
      gain(state, turn, 1, at)
      if (state.phase === 'stirs') bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    }
    state.tide = Math.max(state.tide + 0.72 + 0.42 * hardness(state.tick, 4200), state.x - 300)
    if (state.tide > state.x - 14) end(state, turn, at)
    state.eye += (state.x - 110 - state.eye) * 0.1
  },
  worth: ({ x }) => x * 0.05,
}
