import type { SimEvent } from '#kit/game/contract.ts'
import { cellAt, opposite } from './board.ts'
import { layBeads } from './deal.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { layField } from './fields.ts'
import { freeCell } from './lay.ts'
import { ENGINE, LONGEST_LIGHT, type Fruit, type Snake, type SnakeState } from './state.ts'
import type { Around } from './twists.ts'

/** Hooks of a twist at the moments of a step. */
export interface Errand {
  /** Cells that stop a head besides bodies and stones. */
  blocked?(state: SnakeState): readonly number[]
  /** Whether the head may enter a body there. */
  opens?(state: SnakeState, snake: Snake, to: number): boolean
  /** Called when the head is about to enter a free cell. */
  enters?(state: SnakeState, snake: Snake, to: number, events: SimEvent[]): void
  /** Called when something is eaten; true replaces the usual effect. */
  eats?(state: SnakeState, snake: Snake, fruit: Fruit, around: Around, events: SimEvent[]): boolean
  /** Points of a fruit. */
  worth?(state: SnakeState, snake: Snake): number
  /** Called after each step of all snakes. */
  steps?(state: SnakeState, around: Around, events: SimEvent[]): void
  /** Called after each tick. */
  ticks?(state: SnakeState, around: Around, events: SimEvent[]): void
  /** For bots: goals instead of fruit. */
  goals?(state: SnakeState, snake: Snake, definition: SnakeDefinition): readonly number[]
}

const CRAB_EVERY = 17
const CRABS_MOST = 5
const FRUITS_FOR_CRAB = 5
const LIGHT_OF_A_FLY = 330
const FIELD_POINTS = 50
const MOWN_POINTS = 1
const STREAK = 12
const STREAK_POINTS = 6
const GEM_POINTS = 10
const FALL_EVERY = 9
const BEAD_POINTS = 2
const STRING_POINTS = 30
export const ECHO_STEPS = 34
const ECHO_LENGTH = 4
const ECHOES_MOST = 3
const FRUITS_FOR_ECHO = 7
const BITE_POINTS = 5
const KEPT_STEPS = ECHO_STEPS * ECHOES_MOST + ECHO_LENGTH + 2

/** Cells of the echo, tail first; `ahead` steps from now. */
export function echoCells({ past, eaten }: SnakeState, ahead = 0): number[][] {
  const count = Math.min(ECHOES_MOST, 1 + Math.floor(eaten / FRUITS_FOR_ECHO))
  const echoes = Array.from({ length: count }, (_, index) => {
    const end = past.length - (index + 1) * ECHO_STEPS + ahead
    return past.slice(Math.max(0, end - ECHO_LENGTH), Math.max(0, end))
  })
  return echoes.filter((cells) => cells.length > 0)
}

function walkCrabs(state: SnakeState, { definition }: Around, events: SimEvent[]) {
  if (state.tick % CRAB_EVERY !== 0) return
  const own = state.snakes[0]!
  for (const crab of state.crabs) {
    const to = cellAt(definition, crab.cell, crab.heading)
    const isFree = to !== undefined && !state.crabs.some(({ cell }) => cell === to)
    if (to === undefined || !isFree || to === own.cells.at(-1)) {
      crab.heading = opposite(crab.heading)
      continue
    }
    const at = own.cells.indexOf(to)
    if (at >= 0) {
      const cut = Math.min(at + 1, own.cells.length - 2)
      own.cells.splice(0, Math.max(0, cut))
      own.left = own.cells[0]!
      own.growth = 0
      crab.heading = opposite(crab.heading)
      events.push({ kind: 'snip', x: to, amount: cut })
      continue
    }
    crab.cell = to
  }
}

function moreCrabs(state: SnakeState, { definition, random }: Around) {
  if (state.crabs.length >= Math.min(CRABS_MOST, 1 + Math.floor(state.eaten / FRUITS_FOR_CRAB))) return
  const cell = freeCell(state, definition, random)
  if (cell !== undefined) state.crabs.push({ cell, heading: state.crabs.length % 2 === 0 ? 0 : 1 })
}

/** Boulders over an empty cell fall; a falling one kills a head below it. */
function fallBoulders(state: SnakeState, { definition }: Around, events: SimEvent[]) {
  if (state.tick % FALL_EVERY !== 0) return
  const { columns, rows } = definition
  const own = state.snakes[0]!
  const head = own.cells.at(-1)!
  const held = new Set([...state.marks, ...own.cells, ...state.fruits.map(({ cell }) => cell)])
  const stones = new Set(state.stones)
  const fallen: number[] = []
  for (const stone of state.stones.toSorted((one, other) => other - one)) {
    const below = stone + columns
    if (below >= columns * rows || stones.has(below)) continue
    if (below === head && state.falling.includes(stone)) {
      state.over = true
      own.alive = false
      events.push({ kind: 'crash', x: head, amount: 0 })
    }
    if (held.has(below)) continue
    stones.delete(stone)
    stones.add(below)
    fallen.push(below)
  }
  if (state.falling.length > 0 && fallen.length === 0) events.push({ kind: 'thud', x: state.falling[0]! })
  state.stones = [...stones]
  state.falling = fallen
}

function nextField(state: SnakeState, { definition, random }: Around, events: SimEvent[]) {
  const points = FIELD_POINTS + Math.floor(state.meter / 60)
  state.points += points
  events.push({ kind: 'clear', x: state.snakes[0]!.cells.at(-1)!, amount: points })
  state.fields++
  layField(state, definition, random)
  events.push({ kind: 'deal' })
}

/** Uses up light; without any the run is over. */
function burn(state: SnakeState, by: number, events: SimEvent[]) {
  const before = state.meter
  state.meter = Math.max(0, before - by)
  if (before > 300 && state.meter <= 300) events.push({ kind: 'warn' })
  if (state.meter > 0) return
  state.over = true
  state.snakes[0]!.alive = false
  events.push({ kind: 'crash', x: state.snakes[0]!.cells.at(-1)!, amount: 0 })
}

/** Adapts the body to its beads: shortened at once, lengthened step by step. */
function fitBody(snake: Snake, beads: number) {
  const excess = snake.cells.length - 1 - beads
  snake.growth = Math.max(0, -excess)
  if (excess <= 0) return
  snake.cells.splice(0, excess)
  snake.left = snake.cells[0]!
}

export const ERRANDS: Readonly<Partial<Record<Twist, Errand>>> = {
  station: {
    eats(_state, snake) {
      // A guest is one wagon, not two.
      snake.growth--
      return false
    },
    worth: () => 2,
    steps(state, { definition, random }, events) {
      const own = state.snakes[0]!
      const at = own.cells.at(-1)!
      const wagons = own.cells.length - ENGINE
      if (at !== state.marks[0] || wagons <= 0) return
      const points = wagons * (wagons + 3)
      own.cells.splice(0, wagons)
      own.left = own.cells[0]!
      own.growth = 0
      state.points += points
      events.push({ kind: 'unload', x: at, amount: points })
      const next = freeCell(state, definition, random)
      if (next !== undefined) state.marks = [next]
    },
    goals: ({ marks, fruits }, { cells }) => (cells.length >= 9 ? marks : fruits.map(({ cell }) => cell)),
  },
  crabs: {
    blocked: ({ crabs }) => crabs.map(({ cell }) => cell),
    worth: (_state, { cells }) => cells.length,
    ticks(state, around, events) {
      walkCrabs(state, around, events)
      moreCrabs(state, around)
    },
  },
  lantern: {
    eats(state) {
      state.meter = Math.min(LONGEST_LIGHT, state.meter + LIGHT_OF_A_FLY)
      return false
    },
    ticks: (state, _around, events) => burn(state, state.eaten > 20 && state.tick % 2 === 0 ? 2 : 1, events),
  },
  mow: {
    steps(state, around, events) {
      const { columns, rows } = around.definition
      const at = state.snakes[0]!.cells.at(-1)!
      if (state.marks.includes(at)) {
        state.next = 1
        return
      }
      state.marks.push(at)
      state.eaten++
      state.next++
      const isStreak = state.next % STREAK === 0
      state.points += isStreak ? MOWN_POINTS + STREAK_POINTS : MOWN_POINTS
      events.push(isStreak ? { kind: 'streak', x: at, amount: STREAK_POINTS } : { kind: 'mow', x: at })
      if (state.marks.length + state.stones.length >= columns * rows) nextField(state, around, events)
    },
    ticks: (state, _around, events) => burn(state, 1, events),
    goals({ marks, stones }, _snake, { columns, rows }) {
      const done = new Set([...marks, ...stones])
      return Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !done.has(cell))
    },
  },
  beads: {
    eats(state, snake, { cell, kind }, { definition, random }, events) {
      state.beads.unshift(kind)
      state.eaten++
      const run = state.beads.findIndex((bead) => bead !== kind)
      const length = run < 0 ? state.beads.length : run
      const points = length >= 3 ? STRING_POINTS : BEAD_POINTS
      state.points += points
      if (length >= 3) state.beads.splice(0, length)
      fitBody(snake, state.beads.length)
      events.push({ kind: length >= 3 ? 'string' : 'eat', x: cell, amount: points })
      const [slow, fast] = definition.strides
      state.stride = Math.max(fast, slow - Math.floor(state.eaten / 12))
      layBeads(state, definition, random)
      return true
    },
    goals({ fruits, beads }) {
      const alike = fruits.filter(({ kind }) => kind === beads[0])
      return alike.map(({ cell }) => cell)
    },
  },
  dig: {
    enters(state, _snake, to, events) {
      const at = state.marks.indexOf(to)
      if (at < 0) return
      state.marks.splice(at, 1)
      events.push({ kind: 'dig', x: to })
    },
    eats(state, snake, { cell }, around, events) {
      state.eaten++
      state.points += GEM_POINTS
      snake.growth++
      events.push({ kind: 'eat', x: cell, amount: GEM_POINTS })
      if (state.fruits.length === 0) nextField(state, around, events)
      return true
    },
    ticks: fallBoulders,
  },
  echo: {
    blocked: (state) => echoCells(state, 1).flat(),
    worth: (state) => 10 + 3 * (echoCells(state).length - 1),
    steps(state) {
      state.past.push(state.snakes[0]!.cells.at(-1)!)
      if (state.past.length > KEPT_STEPS) state.past.shift()
    },
  },
  tails: {
    opens: (state, snake, to) =>
      state.snakes.some(
        ({ alive, cells }) => alive && cells !== snake.cells && cells.includes(to) && cells.at(-1) !== to,
      ),
    enters(state, snake, to, events) {
      for (const other of state.snakes) {
        if (other === snake || !other.alive) continue
        const at = other.cells.indexOf(to)
        if (at < 0 || at === other.cells.length - 1) continue
        const bitten = at + 1
        other.cells.splice(0, bitten)
        other.left = other.cells[0]!
        snake.growth += Math.ceil(bitten / 2)
        snake.eaten += bitten
        const isOwn = snake === state.snakes[0]
        const isLoss = other === state.snakes[0]
        if (isOwn) state.points += bitten * BITE_POINTS
        events.push({
          kind: isOwn ? 'bite' : isLoss ? 'bitten' : 'nip',
          x: to,
          amount: isOwn ? bitten * BITE_POINTS : bitten,
        })
      }
    },
    goals: ({ snakes, fruits }, { cells: own }) => [
      ...fruits.map(({ cell }) => cell),
      ...snakes.flatMap(({ alive, cells }) => (alive && cells !== own ? cells.slice(0, -1) : [])),
    ],
  },
}
