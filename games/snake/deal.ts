import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Heading } from './board.ts'
import { ROOM, type SnakeDefinition, type Twist } from './definitions.ts'
import { layField } from './fields.ts'
import { addFruits, freeCell, newSnake } from './lay.ts'
import { LONGEST_LIGHT, NUMBERS, type SnakeState } from './state.ts'

const RIVALS = 3
const FIRST_TIDE = 720
export const PICNIC_FRUITS = 14
export const TAIL_FRUITS = 5
const LANTERN_STONES = 22
const MORE_COLORS_FROM = 24
const COUNTS: Readonly<Partial<Record<Twist, number>>> = {
  basket: 3,
  mirror: 2,
  mice: 3,
  tide: 2,
  lasso: 9,
  station: 4,
  crabs: 2,
  lantern: 4,
  beads: 0,
  echo: 2,
}

/** Snakes of a duel in the middle of the four sides, facing inwards. */
export function lineUp(state: SnakeState, { columns, rows }: SnakeDefinition, random: Random) {
  const middle = Math.floor(columns / 2)
  const centre = Math.floor(rows / 2)
  const shift = pickIndex(5, random) - 2
  const starts: readonly (readonly [number, Heading, number])[] = [
    [(rows - 4) * columns + middle + shift, 3, -columns],
    [3 * columns + middle - shift, 1, columns],
    [(centre + shift) * columns + 3, 0, 1],
    [(centre - shift) * columns + columns - 4, 2, -1],
  ]
  state.snakes = starts.slice(0, RIVALS + 1).map(([cell, heading, by]) => newSnake(cell, heading, by, 2))
  state.waited = 0
}

export function deal(definition: SnakeDefinition, random: Random): SnakeState {
  const { columns, rows, twist, strides } = definition
  const state: SnakeState = {
    tick: 0,
    waited: 0,
    stride: strides[0],
    over: false,
    won: false,
    points: 0,
    eaten: 0,
    snakes: [],
    fruits: [],
    stones: [],
    round: 1,
    wins: 0,
    ending: 0,
    next: 1,
    sunk: 0,
    tide: FIRST_TIDE,
    meter: 0,
    fields: 0,
    marks: [],
    crabs: [],
    beads: [],
    past: [],
    falling: [],
  }
  if (twist === 'mow' || twist === 'dig') {
    layField(state, definition, random)
    return state
  }
  if (twist === 'trails') {
    lineUp(state, definition, random)
    return state
  }
  if (twist === 'picnic' || twist === 'tails') {
    lineUp(state, definition, random)
    for (const snake of state.snakes) snake.growth = twist === 'tails' ? 6 : 2
    addFruits(state, definition, twist === 'tails' ? TAIL_FRUITS : PICNIC_FRUITS, random)
    return state
  }
  if (twist === 'burrows') {
    const wall = Array.from({ length: columns }, (_, at) => at)
    state.stones = [...new Set(wall.flatMap((at) => [ROOM * columns + at, at * columns + ROOM]))]
    state.snakes = [newSnake(2 * columns + 4, 0, 1)]
    addFruits(state, definition, 2, random)
    return state
  }
  const row = Math.floor(rows / 2) + pickIndex(3, random)
  if (twist === 'mirror') {
    const middle = Math.floor(columns / 2)
    state.stones = Array.from({ length: rows }, (_, at) => at * columns + middle)
    state.snakes = [
      newSnake((row - 2) * columns + 3, 3, -columns),
      newSnake((row - 2) * columns + columns - 4, 3, -columns),
    ]
  } else if (twist === 'lasso') state.snakes = [newSnake(row * columns + 10, 0, 1, 9)]
  else state.snakes = [newSnake(row * columns + 4, 0, 1)]
  if (twist === 'order') {
    layNumbers(state, definition, random)
    return state
  }
  prepare(state, definition, random)
  addFruits(state, definition, COUNTS[twist] ?? 1, random)
  return state
}

/** Things on the board before the first fruit. */
function prepare(state: SnakeState, definition: SnakeDefinition, random: Random) {
  const somewhere = () => freeCell(state, definition, random) ?? 0
  if (definition.twist === 'station') state.marks = [somewhere()]
  if (definition.twist === 'crabs')
    state.crabs = [
      { cell: definition.columns * 2 + 3 + pickIndex(definition.columns - 6, random), heading: 0 },
    ]
  if (definition.twist === 'beads') {
    state.beads = [0, 1, 2]
    layBeads(state, definition, random)
  }
  if (definition.twist !== 'lantern') return
  state.meter = LONGEST_LIGHT
  for (let stone = 0; stone < LANTERN_STONES; stone++) state.stones.push(somewhere())
}

/** Keeps one fruit of each colour on the board: four at first, five later. */
export function layBeads(state: SnakeState, definition: SnakeDefinition, random: Random) {
  const colors = state.eaten < MORE_COLORS_FROM ? 4 : 5
  for (let kind = 0; kind < colors; kind++) {
    if (state.fruits.some((fruit) => fruit.kind === kind)) continue
    const cell = freeCell(state, definition, random)
    if (cell !== undefined) state.fruits.push({ cell, kind, age: 0 })
  }
}

/** Places the numbers from one on. */
export function layNumbers(state: SnakeState, definition: SnakeDefinition, random: Random) {
  state.next = 1
  for (let kind = 0; kind < NUMBERS; kind++) {
    const cell = freeCell(state, definition, random)
    if (cell !== undefined) state.fruits.push({ cell, kind, age: 0 })
  }
}
