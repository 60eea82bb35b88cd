import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#2f6f8a', '#0a2038'] }

export interface Bay extends Yard {
  next: number
  /** Cells of the mirrors, and how each stands: 0 like a slash, 1 like a backslash. */
  cells: number[]
  turns: number[]
}

export const COLUMNS = 6
export const ROWS = 5
export const CELL = 60
export const LEFT = 50
export const TOP = 62
export const HARBOUR = 352
const MIRRORS = 11
const BURN = 22
const REACH = 24
/** The lamp stands left of the lowest row and shines to the right. */
export const LAMP = { x: 8, y: TOP + (ROWS - 1) * CELL }

export const cellX = (cell: number) => LEFT + (cell % COLUMNS) * CELL
export const cellY = (cell: number) => TOP + Math.floor(cell / COLUMNS) * CELL

/** Corners of the beam, x, y, x, y, …, from the lamp until it leaves the bay. */
export function beamOf({ cells, turns }: Pick<Bay, 'cells' | 'turns'>): number[] {
  const points = [LAMP.x, LAMP.y]
  let [column, row, dx, dy] = [-1, ROWS - 1, 1, 0]
  for (let step = 0; step < 60; step++) {
    column += dx
    row += dy
    const isOut = column < 0 || column >= COLUMNS || row < 0 || row >= ROWS
    if (isOut) {
      points.push(LEFT + column * CELL, TOP + row * CELL)
      return points
    }
    const index = cells.indexOf(row * COLUMNS + column)
    if (index < 0) continue
    points.push(LEFT + column * CELL, TOP + row * CELL)
    const next = turns[index] === 0 ? ([-dy, -dx] as const) : ([dy, dx] as const)
    dx = next[0]
    dy = next[1]
  }
  return points
}

/** Whether a place lies in the light. */
export function isLit(beam: readonly number[], x: number, y: number): boolean {
  for (let at = 0; at + 3 < beam.length; at += 2) {
    const [fromX, fromY, toX, toY] = [beam[at]!, beam[at + 1]!, beam[at + 2]!, beam[at + 3]!]
    const isInside =
      x > Math.min(fromX, toX) - REACH &&
      x < Math.max(fromX, toX) + REACH &&
      y > Math.min(fromY, toY) - REACH &&
      y < Math.max(fromY, toY) + REACH
    if (isInside) return true
  }
  return false
}

/**
 * The lamp finds a mirror that can send its beam up to a second one, and that one left and right along its row to
 * mirrors near both ends, so that every column can be lit; the rest stand anywhere.
 */
function furnish(state: Bay, random: Random) {
  const cellOf = (column: number, row: number) => row * COLUMNS + column
  const other = (row: number) => (row + 1 + pickIndex(ROWS - 2, random)) % (ROWS - 1)
  const column = 2 + pickIndex(2, random)
  const row = pickIndex(ROWS - 2, random)
  const [left, right] = [pickIndex(2, random), COLUMNS - 1 - pickIndex(2, random)]
  const chain = [
    cellOf(column, ROWS - 1),
    cellOf(column, row),
    cellOf(left, row),
    cellOf(right, row),
    cellOf(left, other(row)),
    cellOf(right, other(row)),
  ]
  const free = Array.from({ length: COLUMNS * (ROWS - 1) }, (_, cell) => cell).filter(
    (cell) => cell % COLUMNS !== column && Math.floor(cell / COLUMNS) !== row,
  )
  const cells = [...new Set([...chain, ...shuffled(free, random)])].slice(0, MIRRORS)
  state.cells = cells
  state.turns = cells.map(() => pickIndex(2, random))
}

function sail(state: Bay, turn: Turn) {
  const hard = hardness(state.tick, 3600)
  if (--state.next <= 0) {
    state.next = 230 - 130 * hard
    const column = pickIndex(COLUMNS, turn.random)
    const kind = turn.random() < 0.25 ? 'galleon' : 'ghost'
    state.foes.push(
      thing(
        kind,
        { x: LEFT + column * CELL, y: -20 },
        { vy: (kind === 'ghost' ? 0.38 : 0.26) * (1 + 0.8 * hard) },
      ),
    )
  }
  const beam = beamOf(state)
  let lit = 0
  for (const ship of state.foes) {
    ship.t++
    ship.y += ship.vy
    if (ship.y > 0 && isLit(beam, ship.x, ship.y)) {
      ship.a++
      lit++
      if (ship.a % 12 === 1) turn.tell('burn', ship.x, ship.y)
    } else ship.a = Math.max(0, ship.a - 1)
    if (ship.a >= (ship.kind === 'galleon' ? BURN * 2.4 : BURN)) {
      ship.hp = 0
      gain(state, turn, (ship.kind === 'galleon' ? 3 : 1) + (ship.y < 160 ? 1 : 0), ship)
      if (lit > 1) bonus(state, turn, 2, ship)
    } else if (ship.y > HARBOUR) {
      ship.hp = 0
      lose(state, turn, ship)
    }
  }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
}

/** One lamp, eleven mirrors: a tap turns a mirror, and the beam runs another way. */
export const rules: YardRules<Bay> = {
  inputs: Array.from({ length: MIRRORS + 1 }, (_, index) => index),
  hand: 'tap',
  sight: 110,
  start(random) {
    const state: Bay = { ...startYard(4), next: 4, cells: [], turns: [] }
    furnish(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press && turn.input <= state.cells.length) {
      const index = turn.input - 1
      state.turns[index] = 1 - state.turns[index]!
      turn.tell('turn', cellX(state.cells[index]!), cellY(state.cells[index]!))
    }
    sail(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    furnish(state, turn.random)
    turn.tell('wave', 200, 180)
  },
  hints(state) {
    const worthOf = (turns: readonly number[]) => {
      const beam = beamOf({ cells: state.cells, turns: [...turns] })
      return state.foes.reduce((sum, { x, y }) => sum + (y > -10 && isLit(beam, x, y + 8) ? 60 + y : 0), 0)
    }
    const now = worthOf(state.turns)
    const better = state.cells.flatMap((_, index) =>
      worthOf(state.turns.map((turn, at) => (at === index ? 1 - turn : turn))) > now ? [index + 1] : [],
    )
    // If no single turn improves anything, any turn may help.
    return better.length > 0 ? better : now > 0 ? [0] : state.cells.map((_, index) => index + 1)
  },
  worth: ({ lives, foes }) =>
    lives * 260 + foes.reduce((sum, { a, y }) => sum + a * 1.4 - Math.max(0, y) * 0.08, 0),
}
