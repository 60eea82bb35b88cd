import { bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { climbBase, SIDES, sideOf, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#6f9a4a', '#1f3a28'] }

/** What a piece of the trunk carries: a branch to a side, or a coconut to knock down. */
interface Piece {
  branch: -1 | 0 | 1
  nut: -1 | 0 | 1
}
export interface ChopState extends Climb {
  side: -1 | 1
  pieces: Piece[]
  time: number
  /** Ticks since the last stroke, for the swing of the axe. */
  swung: number
  flying: { y: number; side: number; age: number }[]
}

export const PIECE = 46
export const FLOOR = 344
const FULL = 100

function build({ pieces, steps }: ChopState, random: Random) {
  const before = pieces.at(-1)
  const hard = hardness(steps, 60)
  // After a branch the next piece is bare, unless the branch is on the same side: time to change sides.
  const roll = random()
  const side = random() < 0.5 ? -1 : 1
  const mayBranch = pieces.length > 3 && roll < 0.42 + 0.3 * hard
  const branch = !mayBranch ? 0 : before && before.branch !== 0 && before.branch !== side ? 0 : side
  const nut = branch === 0 && random() < 0.12 ? (pickIndex(2, random) === 0 ? -1 : 1) : 0
  pieces.push({ branch, nut })
}

/** Chop left, chop right: the trunk comes down piece by piece, its branches must not hit you. */
export const rules: MicroRules<ChopState> = {
  inputs: SIDES,
  hand: 'tap',
  sight: 50,
  start(random) {
    const state: ChopState = {
      ...climbBase(130, FLOOR - 30, 0),
      side: -1,
      pieces: [],
      time: FULL,
      swung: 99,
      flying: [],
    }
    while (state.pieces.length < 12) build(state, random)
    return state
  },
  step(state, turn) {
    state.swung++
    for (const piece of state.flying) piece.age++
    state.flying = state.flying.filter(({ age }) => age < 26)
    const side = sideOf(turn.input)
    if (turn.press && side !== 0) {
      state.side = side
      state.swung = 0
      const piece = state.pieces.shift()!
      state.flying.push({ y: FLOOR - PIECE, side: -side, age: 0 })
      build(state, turn.random)
      turn.tell('chop', 200, FLOOR - PIECE / 2)
      const at = { x: 200 + side * 70, y: FLOOR - 60 }
      if (piece.branch === side || state.pieces[0]!.branch === side) end(state, turn, at)
      else {
        state.steps++
        state.time = Math.min(FULL, state.time + 7.5)
        gain(state, turn, 1, { x: 200 + side * 70, y: FLOOR - 96 })
        if (piece.nut === side) bonus(state, turn, 3, { x: 200, y: FLOOR - 120 })
        if (state.steps % 50 === 0) turn.tell('cheer', 200, 120)
      }
    }
    if (state.steps > 0) state.time -= 0.34 + 0.52 * hardness(state.steps, 110)
    state.x = 200 + state.side * 70
    if (state.time <= 0) end(state, turn, { x: state.x, y: state.y })
  },
  worth: ({ time }) => time * 0.05,
}
