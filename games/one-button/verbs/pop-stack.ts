import { pickIndex } from '#kit/random/random.ts'
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f8fa0', '#06304a'] }

export interface StackState extends Base {
  /** Colours from the ground up, one list a column. */
  columns: number[][]
  /** Where the slider is, in columns, and its way. */
  place: number
  way: -1 | 1
  now: number
  next: number
  dropped: number
  /** What falls: its column and its height in rows. */
  falling: { column: number; high: number } | null
  shake: number
}

export const COLUMNS = 6
export const ROWS = 8
const PER_RISE = 11

const tints = (state: StackState) => (state.score > 60 ? 5 : 4)
const columnOf = ({ place }: StackState) => Math.max(0, Math.min(COLUMNS - 1, Math.round(place)))

export const cellX = (column: number) => 80 + column * 48
export const cellY = (row: number) => 356 - row * 38

/** All of one colour that hang together with a cell, as column * ROWS + row. */
function groupOf({ columns }: StackState, column: number, row: number): number[] {
  const tint = columns[column]?.[row]
  const found: number[] = []
  const open = [[column, row] as const]
  while (open.length > 0) {
    const [x, y] = open.pop()!
    const key = x * 32 + y
    if (columns[x]?.[y] !== tint || found.includes(key)) continue
    found.push(key)
    open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
  }
  return found
}

/** Pops every group of three, then what falls on may pop again. */
function settle(state: StackState, turn: Turn) {
  for (let chain = 1; chain < 9; chain++) {
    const popped = new Set<number>()
    for (const [x, column] of state.columns.entries())
      for (const y of column.keys()) {
        const group = groupOf(state, x, y)
        if (group.length >= 3) for (const key of group) popped.add(key)
      }
    if (popped.size === 0) {
      if (chain === 1) state.combo = 0
      return
    }
    const first = [...popped][0] ?? 0
    const at = { x: cellX(Math.floor(first / 32)), y: cellY(first % 32) }
    for (const key of popped) turn.tell('pop', cellX(Math.floor(key / 32)), cellY(key % 32))
    state.columns = state.columns.map((column, x) => column.filter((_, y) => !popped.has(x * 32 + y)))
    gain(state, turn, popped.size - 2, at)
    if (chain > 1) bonus(state, turn, 2 * chain, { x: at.x, y: at.y - 34 })
  }
}

function rise(state: StackState, turn: Turn) {
  for (const [index, column] of state.columns.entries())
    column.unshift((pickIndex(2, turn.random) * 2 + index) % tints(state))
  state.shake = 12
  turn.tell('rise', 200, cellY(0))
}

/** Press to drop: three that touch pop, and from below the floor comes up. */
export const rules: MicroRules<StackState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 120,
  start: (random) => ({
    ...freshBase(),
    columns: [[0, 1], [1], [2, 2], [3], [0], [1, 3]],
    place: 0,
    way: 1,
    now: 2,
    next: pickIndex(4, random),
    dropped: 0,
    falling: null,
    shake: 0,
  }),
  step(state, turn) {
    if (state.shake > 0) state.shake--
    const hard = hardness(state.dropped, 60)
    state.place += state.way * (0.045 + 0.04 * hard)
    if (state.place > COLUMNS - 1) state.way = -1
    if (state.place < 0) state.way = 1
    const { falling } = state
    if (!falling) {
      if (!turn.press) return
      state.falling = { column: columnOf(state), high: ROWS + 1 }
      turn.tell('drop', cellX(columnOf(state)), cellY(ROWS + 1))
      return
    }
    falling.high -= 0.55
    const column = state.columns[falling.column]!
    if (falling.high > column.length) return
    column.push(state.now)
    state.falling = null
    state.now = state.next
    state.next = pickIndex(tints(state), turn.random)
    state.dropped++
    turn.tell('land', cellX(falling.column), cellY(column.length - 1))
    settle(state, turn)
    if (state.dropped % Math.max(5, PER_RISE - Math.floor(state.dropped / 22)) === 0) {
      rise(state, turn)
      settle(state, turn)
    }
    const highest = state.columns.reduce(
      (most, one, x) => (one.length > state.columns[most]!.length ? x : most),
      0,
    )
    if (state.columns[highest]!.length > ROWS) end(state, turn, { x: cellX(highest), y: cellY(ROWS) })
  },
  worth: ({ columns }) => -columns.reduce((sum, { length }) => sum + length * length, 0) * 0.12,
}
