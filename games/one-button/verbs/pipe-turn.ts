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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9a5f', '#123a2c'] }

/** The run does not end at the first mistake. */
export const hasTries = true

/** Ways: 0 right, 1 down, 2 left, 3 up. */
export interface Tile {
  column: number
  row: number
  bend: boolean
  /** Quarter turns: a bend joins the sides `turns` and `turns + 1`, a straight one `turns` and `turns + 2`. */
  turns: number
  /** Which side the water comes in by. */
  from: number
  pearl: boolean
}
export interface PipeState extends Base {
  /** The tile the water runs through, where it leaves, and how far it has come, 0 to 1. */
  now: Tile
  exit: number
  flow: number
  next: Tile
  past: (Tile & { exit: number })[]
  lamps: number
  eyeX: number
  eyeY: number
  turnedAt: number
}

export const CELL = 74
export const ROWS = 5
const KEPT = 14
export const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

export const tileX = (column: number) => 200 + column * CELL
export const tileY = (row: number) => 200 + (row - 2) * CELL

/** Exit of the water from a tile by its entrance; `undefined` when that side is closed. */
export function exitOf({ bend, turns, from }: Tile): number | undefined {
  const [one, two] = [turns % 4, (turns + (bend ? 1 : 2)) % 4]
  if (from === one) return two
  if (from === two) return one
  return undefined
}

/** Whether the water may run on that way: never back, never out of the garden. */
const leads = (row: number, exit: number | undefined) =>
  exit !== undefined && exit !== 2 && !(exit === 3 && row === 0) && !(exit === 1 && row === ROWS - 1)

function ahead(state: PipeState, turn: Turn): Tile {
  const [dx, dy] = WAYS[state.exit]!
  const [column, row] = [state.now.column + dx, state.now.row + dy]
  const from = (state.exit + 2) % 4
  const mustBend = (state.exit === 3 && row === 0) || (state.exit === 1 && row === ROWS - 1)
  const tile = {
    column,
    row,
    bend: mustBend || turn.random() < 0.6,
    turns: pickIndex(4, turn.random),
    from,
    pearl: turn.random() < 0.25,
  }
  // Never right from the start, so that there is always something to do.
  for (let tries = 0; tries < 4 && leads(row, exitOf(tile)); tries++) tile.turns = (tile.turns + 1) % 4
  return tile
}

function enter(state: PipeState, turn: Turn) {
  const tile = state.next
  const at = { x: tileX(tile.column), y: tileY(tile.row) }
  let exit = exitOf(tile)
  if (leads(tile.row, exit)) {
    gain(state, turn, 1, at)
    if (tile.pearl) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    else if (state.tick - state.turnedAt < 14) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
  } else {
    state.lamps--
    state.combo = 0
    turn.tell('leak', at.x, at.y)
    if (state.lamps === 0) {
      end(state, turn, at)
      return
    }
    for (let tries = 0; tries < 4 && !leads(tile.row, exit); tries++) {
      tile.turns = (tile.turns + 1) % 4
      exit = exitOf(tile)
    }
  }
  state.past.push({ ...state.now, exit: state.exit })
  if (state.past.length > KEPT) state.past.shift()
  state.now = tile
  state.exit = exit ?? 0
  state.flow = 0
  state.next = ahead(state, turn)
}

/** Press to turn the tile ahead of the water: it must take it in and lead it on. */
export const rules: MicroRules<PipeState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start: () => ({
    ...freshBase(),
    now: { column: 0, row: 2, bend: false, turns: 0, from: 2, pearl: false },
    exit: 0,
    flow: 0,
    next: { column: 1, row: 2, bend: true, turns: 0, from: 2, pearl: false },
    past: [],
    lamps: 3,
    eyeX: tileX(0),
    eyeY: 200,
    turnedAt: -99,
  }),
  step(state, turn) {
    if (turn.press) {
      state.next.turns = (state.next.turns + 1) % 4
      state.turnedAt = state.tick
      turn.tell('turn', tileX(state.next.column), tileY(state.next.row))
    }
    state.flow += 0.0125 + 0.018 * hardness(state.score, 70)
    state.eyeX += (tileX(state.now.column) + 40 - state.eyeX) * 0.06
    if (state.flow >= 1) enter(state, turn)
  },
}
