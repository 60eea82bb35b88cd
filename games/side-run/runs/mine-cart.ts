import { bonus, end, freshBase, gain, hardness, type Base, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#8a5a4a', '#2b1c2c'] }

/** A stretch of the mine: levels with rails, and gold. */
export interface Stretch {
  open: [boolean, boolean, boolean]
  /** Level of the lump of gold; -1 where there is none. */
  gold: number
  isTaken: boolean
}
export interface CartState extends Base {
  x: number
  level: number
  /** Position of the cart between levels. */
  high: number
  /** Index of the list's first stretch. */
  first: number
  stretches: Stretch[]
  isFalling: boolean
}

export const LENGTH = 200
export const LEVELS = [170, 240, 310] as const
export const UP = 1
export const DOWN = 2
const AHEAD = 6

function lay(state: CartState, random: Random) {
  const before = state.stretches.at(-1)!.open
  const hard = hardness(state.first, 40)
  const open = [0, 1, 2].map(() => random() > 0.32 + 0.24 * hard) as [boolean, boolean, boolean]
  // Every rail continues somehow, and never do all rails end at once.
  for (const level of [0, 1, 2])
    if (before[level] && !open[level] && !open[level - 1] && !open[level + 1])
      open[level === 1 ? pickIndex(3, random) : 1] = true
  const gold = random() < 0.55 ? pickIndex(3, random) : -1
  state.stretches.push({ open, gold: gold >= 0 && open[gold] ? gold : -1, isTaken: false })
}

/** Hold up or down where rails fork; a rail may end. */
export const rules: MicroRules<CartState> = {
  inputs: [0, UP, DOWN],
  hand: 'hold',
  sight: 130,
  start(random) {
    const all = (): Stretch => ({ open: [true, true, true], gold: -1, isTaken: false })
    const state: CartState = {
      ...freshBase(),
      x: 0,
      level: 1,
      high: 1,
      first: -2,
      stretches: [all(), all(), { open: [false, true, false], gold: -1, isTaken: false }],
      isFalling: false,
    }
    while (state.stretches.length < AHEAD + 2) lay(state, random)
    return state
  },
  step(state, turn) {
    if (state.isFalling) {
      state.x += 3
      state.high += 0.12
      if (state.high > 3.4) end(state, turn, { x: state.x, y: LEVELS[2] + 40 })
      return
    }
    const before = Math.floor(state.x / LENGTH)
    state.x += 3.6 + 3 * hardness(state.tick, 2800)
    state.high += Math.max(-0.07, Math.min(0.07, state.level - state.high))
    const index = Math.floor(state.x / LENGTH) - state.first
    const stretch = state.stretches[index]!
    const at = { x: state.x, y: LEVELS[state.level]! - 20 }
    if (turn.input > 0 && turn.input !== state.last) turn.tell('lever', at.x, at.y)
    if (Math.floor(state.x / LENGTH) > before) {
      const wish = state.level + (turn.input === UP ? -1 : turn.input === DOWN ? 1 : 0)
      const isOpen = (level: number) => stretch.open[level] === true
      if (isOpen(wish)) {
        if (wish !== state.level) turn.tell('fork', at.x, at.y)
        state.level = wish
        gain(state, turn, 1, at)
      } else if (isOpen(state.level)) {
        state.combo = 0
        gain(state, turn, 1, at)
      } else {
        state.isFalling = true
        turn.tell('derail', at.x, at.y)
        return
      }
    }
    const past = state.x - (index + state.first) * LENGTH
    if (stretch.gold === state.level && !stretch.isTaken && past > LENGTH / 2) {
      stretch.isTaken = true
      bonus(state, turn, 2, at)
    }
    if (index > 2) {
      state.stretches.shift()
      state.first++
      lay(state, turn.random)
    }
  },
}
