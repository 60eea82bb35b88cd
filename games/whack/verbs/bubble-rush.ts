import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f9ab0', '#07384f'] }

/** 0 flat, 1 a bubble, 2 a bubble that needs two taps, 3 an urchin, 4 popped. */
export type Cell = 0 | 1 | 2 | 3 | 4
export interface RushState extends Tries {
  cells: Cell[]
  left: number
  full: number
  wave: number
  slips: number
}

export const SIDE = 5
export const cellPlace = (index: number) => ({
  x: 56 + (index % SIDE) * 72,
  y: 70 + Math.floor(index / SIDE) * 72,
})

function blow(state: RushState, turn: Turn) {
  state.wave++
  const hard = hardness(state.wave, 9)
  const count = Math.min(20, 5 + state.wave)
  const thick = state.wave > 3 ? 1 + pickIndex(Math.ceil(4 * hard), turn.random) : 0
  const urchins = state.wave > 1 ? 1 + Math.round(3 * hard) : 0
  const cells: Cell[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
    index < count - thick ? 1 : index < count ? 2 : index < count + urchins ? 3 : 0,
  )
  state.cells = shuffled(cells, turn.random)
  state.full = Math.round((count + thick) * (34 - 15 * hard) + 50)
  state.left = state.full
  turn.tell('wave', 200, 200)
}

function press(state: RushState, turn: Turn, index: number) {
  const at = cellPlace(index)
  switch (state.cells[index]) {
    case 2:
      state.cells[index] = 1
      turn.tell('dent', at.x, at.y)
      return
    case 1:
      state.cells[index] = 4
      gain(state, turn, 1, at)
      break
    case 3:
      state.cells[index] = 0
      state.slips++
      slip(state, turn, at)
      return
    default:
      turn.tell('flat', at.x, at.y)
  }
  if (state.cells.some((cell) => cell === 1 || cell === 2)) return
  if (state.left > state.full / 3) bonus(state, turn, 3, { x: 200, y: 200 })
  blow(state, turn)
}

/** Pop every bubble of the sheet before the time is up; leave the urchins. */
export const rules: MicroRules<RushState> = {
  inputs: numbersTo(SIDE * SIDE),
  hand: 'tap',
  sight: 20,
  start(random) {
    const cells: Cell[] = Array.from({ length: SIDE * SIDE }, (_, index) => (index < 5 ? 1 : 0))
    return {
      ...freshBase(),
      lamps: 3,
      cells: shuffled(cells, random),
      left: 320,
      full: 320,
      wave: 0,
      slips: 0,
    }
  },
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap) press(state, turn, tap - 1)
    if (--state.left > 0) return
    slip(state, turn, { x: 200, y: 200 })
    state.left = Math.round(state.full / 2)
  },
  hints: ({ cells }) => [0, ...cells.flatMap((cell, index) => (cell === 1 || cell === 2 ? [index + 1] : []))],
}
