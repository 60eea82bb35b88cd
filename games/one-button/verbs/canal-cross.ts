import {
  between,
  bonus,
  BUTTON,
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
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#2f9ab8', '#08304a'] }

/** A lane of traffic, or a sandbank where nothing comes. */
export interface Lane {
  y: number
  pace: number
  /** Places of the boats when the clock stood at 0. */
  boats: number[]
}
export interface CrossState extends Base {
  y: number
  lanes: Lane[]
  laid: number
  /** The highest lane reached. */
  reached: number
  /** The fog that comes from behind. */
  fog: number
  eye: number
}

export const LANE = 58
/** The water a boat runs through before it comes again. */
const ROUND = 640
export const BOAT_HALF = 42
export const HERO_HALF = 15
const STEP = 2.9

/** Where a boat of a lane is now. */
export function boatX(base: number, pace: number, tick: number): number {
  const along = (base + pace * tick) % ROUND
  return (along < 0 ? along + ROUND : along) - 120
}

function lay(state: CrossState, random: Random) {
  const index = state.laid++
  const hard = hardness(index, 30)
  const isBank = index % 4 === 0
  const count = isBank ? 0 : random() < 0.35 + 0.4 * hard ? 3 : 2
  const first = between(0, ROUND, random)
  state.lanes.push({
    y: 300 - index * LANE,
    pace: (random() < 0.5 ? -1 : 1) * (between(1, 2, random) + 1.7 * hard),
    boats: Array.from(
      { length: count },
      (_, boat) => first + boat * (ROUND / count) + between(0, 36, random),
    ),
  })
}

/** Hold to row on, let go to wait: across one lane of boats after the other. */
export const rules: MicroRules<CrossState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: CrossState = { ...freshBase(), y: 300, lanes: [], laid: 0, reached: 0, fog: 560, eye: 0 }
    while (state.lanes.length < 14) lay(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('row', 200, state.y)
    if (turn.held) state.y -= STEP
    state.fog -= 0.42 + 0.75 * hardness(state.tick, 3000)
    state.fog = Math.min(state.fog, state.y + 330)
    state.eye += (state.y - 300 - state.eye) * 0.12
    const at = { x: 200, y: state.y }
    const lane = Math.round((300 - state.y) / LANE)
    for (const { y, pace, boats } of state.lanes) {
      const off = Math.abs(y - state.y)
      if (off > LANE * 0.62) continue
      for (const base of boats) {
        const away = Math.abs(boatX(base, pace, state.tick) - 200)
        if (away < BOAT_HALF + HERO_HALF - 6 && off < 30) {
          end(state, turn, at)
          return
        }
      }
    }
    if (state.fog < state.y + 14) {
      end(state, turn, at)
      return
    }
    if (lane <= state.reached) return
    state.reached = lane
    gain(state, turn, 1, at)
    if (lane % 4 === 0) bonus(state, turn, 2, { x: 200, y: state.y - 30 })
    while (state.laid < lane + 13) lay(state, turn.random)
    if (state.lanes.length > 20) state.lanes.shift()
  },
}
