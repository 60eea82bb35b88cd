import {
  between,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickOne } from '#kit/random/random.ts'
import { numbersTo, tapped } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6fc0d8', '#1f3f6a'] }

interface Squid {
  cell: number
  /** Ticks until its next hop, of how many. */
  wait: number
  full: number
}
export interface StainState extends Base {
  /** Whether each tile is stained. */
  inked: boolean[]
  squids: Squid[]
  next: number
  chased: number
  /** Ticks since a tile was wiped, a tile each. */
  shine: number[]
}

export const SIDE = 5
export const TILES = SIDE * SIDE
/** So many stained tiles end the run. */
export const TOO_MUCH = 15

export const tilePlace = (tile: number) => ({
  x: 56 + (tile % SIDE) * 72,
  y: 72 + Math.floor(tile / SIDE) * 72,
})

const around = (cell: number) => {
  const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < SIDE - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - SIDE] : []),
    ...(y < SIDE - 1 ? [cell + SIDE] : []),
  ]
}
export const stains = ({ inked }: StainState) => inked.filter(Boolean).length

function hop(state: StainState, turn: Turn, squid: Squid) {
  const open = around(squid.cell).filter((cell) => state.squids.every((one) => one.cell !== cell))
  const clean = open.filter((cell) => !state.inked[cell])
  if (open.length > 0) squid.cell = pickOne(clean.length > 0 ? clean : open, turn.random)
  squid.wait = squid.full
  state.inked[squid.cell] = true
  turn.tell('ink', tilePlace(squid.cell).x, tilePlace(squid.cell).y)
}

function touch(state: StainState, turn: Turn, tile: number) {
  const at = tilePlace(tile)
  const squid = state.squids.find(({ cell }) => cell === tile)
  if (squid) {
    state.squids = state.squids.filter((one) => one !== squid)
    state.chased++
    gain(state, turn, 2, at)
    turn.tell('chase', at.x, at.y)
    return
  }
  if (!state.inked[tile]) {
    state.combo = 0
    turn.tell('squeak', at.x, at.y)
    return
  }
  state.inked[tile] = false
  state.shine[tile] = 16
  gain(state, turn, 1, at)
}

/** Chase the squids off the terrace and wipe up what they left, before it is black all over. */
export const rules: MicroRules<StainState> = {
  inputs: numbersTo(TILES),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    inked: Array.from({ length: TILES }, (_, tile) => [7, 12, 13].includes(tile)),
    squids: [{ cell: 12, wait: 70, full: 70 }],
    next: 150,
    chased: 0,
    shine: Array.from({ length: TILES }, () => 0),
  }),
  step(state, turn) {
    state.shine = state.shine.map((left) => Math.max(0, left - 1))
    const tap = tapped(state, turn)
    if (tap > 0) touch(state, turn, tap - 1)
    for (const squid of state.squids) if (--squid.wait <= 0) hop(state, turn, squid)
    if (stains(state) >= TOO_MUCH) {
      end(state, turn, { x: 200, y: 216 })
      return
    }
    if (--state.next > 0) return
    const hard = hardness(state.tick, 2600)
    const free = numbersTo(TILES - 1).filter((cell) => state.squids.every((one) => one.cell !== cell))
    const edge = free.filter((cell) => around(cell).length < 4)
    const full = Math.round(between(44, 66, turn.random) * (1 - 0.62 * hard))
    state.squids.push({ cell: pickOne(edge.length > 0 ? edge : free, turn.random), wait: full, full })
    state.next = Math.round(between(56, 88, turn.random) * (1 - 0.66 * hard))
    const { cell } = state.squids.at(-1)!
    turn.tell('climb', tilePlace(cell).x, tilePlace(cell).y)
  },
  worth: (state) => -stains(state) * 9,
  hints: ({ inked, squids }) => [
    0,
    ...squids.map(({ cell }) => cell + 1),
    ...inked.flatMap((is, tile) => (is ? [tile + 1] : [])),
  ],
}
