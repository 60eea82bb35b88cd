import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#5f6fc0', '#1f1f50'] }

export interface HorseState extends Base {
  /** Positions of the rear and the front actor. */
  rear: number
  front: number
  /** Rest of the night, 1 to 0. */
  night: number
  lamps: number
  /** State of the search lamp, and ticks left in it. */
  lamp: 'away' | 'coming' | 'looking'
  wait: number
  shifts: number[]
  mile: number
  /** Index of the next carrot, from 1. */
  carrot: number
  wasSeen: boolean
}

export const STRETCH = 1
export const PULL = 2
export const LONGEST = 92
const SHORTEST = 26
/** Length from which the costume hangs like a real horse. */
export const FLAT = 72
export const CARROT = 170
export const SHADE = 520
const PACE = 3

export function ground({ shifts }: HorseState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 60) / 700)
  return 300 + grown * (26 * exactSin(x / 130 + one) + 12 * exactSin(x / 59 + two))
}

/** Middle and half width of the n-th tree, from 1: below it the horse is hidden. */
export function shadeOf(shade: number): { x: number; half: number } {
  return { x: shade * SHADE + 90 * exactSin(shade * 2.3), half: 82 - 26 * hardness(shade, 12) }
}

/** Icy puddles: actors in them slip while the other pushes. */
export function isIcy({ shifts }: HorseState, x: number): boolean {
  const [one = 0] = shifts
  return x > 420 && exactSin(x / 61 + one * 3) > 0.86 - 0.3 * hardness(x, 5000)
}

export const isShaded = ({ rear, front }: HorseState) => {
  const { x, half } = shadeOf(Math.max(1, Math.round((rear + front) / 2 / SHADE)))
  return rear > x - half && front < x + half
}
const isHidden = (state: HorseState, input: number) =>
  isShaded(state) || (input === 0 && state.front - state.rear >= FLAT)

function walk(state: HorseState, input: number) {
  const length = state.front - state.rear
  if (input === STRETCH && length < LONGEST) {
    if (isIcy(state, state.rear)) {
      state.front += PACE * 0.35
      state.rear -= PACE * 0.35
    } else state.front += PACE
  } else if (input === PULL && length > SHORTEST) {
    if (isIcy(state, state.front)) {
      state.front -= PACE * 0.4
      state.rear += PACE * 0.4
    } else state.rear += PACE
  }
}

function watch(state: HorseState, turn: Turn, at: { x: number; y: number }) {
  state.wait--
  if (state.lamp === 'looking' && !state.wasSeen && !isHidden(state, turn.input)) {
    state.wasSeen = true
    state.lamps--
    state.combo = 0
    turn.tell('caught', at.x, at.y)
    if (state.lamps <= 0) end(state, turn, at)
  }
  if (state.wait > 0) return
  const hard = hardness(state.tick, 2600)
  if (state.lamp === 'away') {
    state.lamp = 'coming'
    state.wait = Math.round(70 - 34 * hard)
    turn.tell('alarm', at.x, at.y - 120)
    return
  }
  if (state.lamp === 'coming') {
    state.lamp = 'looking'
    state.wait = 50 + Math.round(30 * turn.random())
    return
  }
  if (!state.wasSeen) bonus(state, turn, 2, at)
  rest(state, turn.random)
}

function rest(state: HorseState, random: Random) {
  const hard = hardness(state.tick, 2600)
  state.lamp = 'away'
  state.wait = Math.round(between(170 - 60 * hard, 320 - 130 * hard, random))
  state.wasSeen = false
}

/** Two actors in one costume alternate steps; in the light they must stand stretched and still, or under a tree. */
export const rules: MicroRules<HorseState> = {
  inputs: [0, STRETCH, PULL],
  hand: 'hold',
  sight: 130,
  start(random) {
    const state: HorseState = {
      ...freshBase(),
      rear: 0,
      front: 70,
      night: 1,
      lamps: 3,
      lamp: 'away',
      wait: 0,
      shifts: [random() * 6.28, random() * 6.28],
      mile: 0,
      carrot: 1,
      wasSeen: false,
    }
    rest(state, random)
    return state
  },
  step(state, turn) {
    const at = { x: state.front, y: ground(state, state.front) - 30 }
    if (turn.input > 0 && turn.input !== state.last)
      turn.tell(turn.input === STRETCH ? 'step' : 'follow', at.x, at.y)
    walk(state, turn.input)
    watch(state, turn, at)
    state.night -= 0.0008 + 0.0012 * hardness(state.tick, 4000)
    if (state.front > state.carrot * CARROT) {
      state.carrot++
      state.night = Math.min(1, state.night + 0.2)
      gain(state, turn, 2, at)
    }
    const mile = Math.floor(state.front / 85)
    if (mile > state.mile) {
      state.mile = mile
      state.score++
    }
    if (state.night <= 0) end(state, turn, at)
  },
  worth: ({ front, rear, lamps, night }) => front * 0.1 + rear * 0.1 + lamps * 90 + night * 10,
}
