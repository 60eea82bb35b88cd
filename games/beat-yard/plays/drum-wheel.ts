import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0a868', '#5a2a4a'] }

interface Stone {
  /** Index among the sixteen slots of the wheel. */
  slot: number
  /** Whether it was struck in this round. */
  struck: boolean
}
export interface WheelState extends BeatState {
  /** Position of the hand in slots, 0 to 16. */
  hand: number
  stones: Stone[]
  round: number
  /** Rounds until a stone is added or moved. */
  left: number
  flash: number
}

export const SLOTS = 16
export const LAMPS = 4
export const HUB = { x: 200, y: 208 } as const
export const REACH = 128
const NEAR = 0.62
const TRUE = 0.26

const apart = (one: number, two: number) => {
  const way = (((one - two) % SLOTS) + SLOTS) % SLOTS
  return way > SLOTS / 2 ? way - SLOTS : way
}

function strike(state: WheelState, turn: Turn) {
  state.flash = 8
  const near = state.stones
    .filter(({ struck }) => !struck)
    .toSorted(
      (left, right) => Math.abs(apart(left.slot, state.hand)) - Math.abs(apart(right.slot, state.hand)),
    )[0]
  const off = near ? Math.abs(apart(near.slot, state.hand)) : 99
  if (!near || off > NEAR) {
    slip(state, turn, HUB)
    return
  }
  near.struck = true
  ring(turn, near.slot % 4 === 0 ? 0 : near.slot % 2 === 0 ? 2 : 4, HUB)
  mark(state, turn, off < TRUE ? 2 : 1, HUB, off < TRUE ? 'perfect' : 'good')
  relight(state, turn, LAMPS, HUB)
}

/** Adds a stone while there is space, later moves one. */
function change(state: WheelState, turn: Turn) {
  const free: number[] = []
  for (let slot = 0; slot < SLOTS; slot++)
    if (state.stones.every((stone) => Math.abs(apart(stone.slot, slot)) >= 1)) free.push(slot)
  const slot = free[pickIndex(free.length, turn.random)] ?? 1
  if (state.stones.length > 8) state.stones.splice(1 + pickIndex(state.stones.length - 1, turn.random), 1)
  state.stones.push({ slot, struck: Math.abs(apart(slot, state.hand)) < 3 || slot < state.hand })
  turn.tell('change', HUB.x, HUB.y)
}

/** A rotating hand: strike each stone as it passes; every second round they change. */
export const rules: MicroRules<WheelState> = {
  inputs: [0, 1],
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    hand: 12,
    stones: [
      { slot: 0, struck: false },
      { slot: 4, struck: false },
      { slot: 8, struck: false },
    ],
    round: 0,
    left: 2,
    flash: 0,
  }),
  step(state, turn) {
    if (state.flash > 0) state.flash--
    if (turn.press) strike(state, turn)
    if (state.over) return
    const before = state.hand
    state.hand += 0.085 + 0.055 * hardness(state.round, 14)
    for (const stone of state.stones) {
      // The top stone is the last of a round.
      const place = stone.slot === 0 ? SLOTS : stone.slot
      const passed = before <= place + NEAR && state.hand > place + NEAR
      if (!passed) continue
      if (!stone.struck) slip(state, turn, HUB)
      stone.struck = false
      if (state.over) return
    }
    if (state.hand < SLOTS + NEAR) return
    state.hand -= SLOTS
    state.round++
    if (--state.left > 0) return
    state.left = 2
    change(state, turn)
  },
}
