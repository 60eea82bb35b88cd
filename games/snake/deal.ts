import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Heading } from './board.ts'
import { ROOM, type SnakeDefinition, type Twist } from './definitions.ts'
import { MOUSE, NUMBERS, type Snake, type SnakeState } from './state.ts'

const LENGTH = 4
const RIVALS = 3
const FIRST_TIDE = 720
export const PICNIC_FRUITS = 14
const COUNTS: Readonly<Partial<Record<Twist, number>>> = { basket: 3, mirror: 2, mice: 3, tide: 2, lasso: 9 }

export function newSnake(cell: number, heading: Heading, step: number, length = LENGTH): Snake {
  const cells = Array.from({ length }, (_, index) => cell - (length - 1 - index) * step)
  return {
    cells,
    left: cells[0]!,
    heading,
    turns: [],
    growth: 0,
    alive: true,
    eaten: 0,
    wait: 0,
    hasWaited: false,
  }
}

/** A cell where nothing is; away from the heads as long as there is room. */
export function freeCell(
  { snakes, fruits, stones }: SnakeState,
  { columns, rows, holes = [] }: SnakeDefinition,
  random: Random,
): number | undefined {
  const taken = new Set([
    ...stones,
    ...holes,
    ...fruits.map(({ cell }) => cell),
    ...snakes.flatMap(({ cells }) => cells),
  ])
  const heads = snakes.map(({ cells }) => cells.at(-1)!)
  const isNear = (cell: number) =>
    heads.some(
      (head) =>
        Math.abs((head % columns) - (cell % columns)) +
          Math.abs(Math.floor(head / columns) - Math.floor(cell / columns)) <
        4,
    )
  const free = Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !taken.has(cell))
  const far = free.filter((cell) => !isNear(cell))
  const choice = far.length > 0 ? far : free
  return choice.length > 0 ? choice[pickIndex(choice.length, random)] : undefined
}

/** The snakes of a duel in the middle of the four sides, looking inwards. */
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
  }
  if (twist === 'trails') {
    lineUp(state, definition, random)
    return state
  }
  if (twist === 'picnic') {
    lineUp(state, definition, random)
    for (const snake of state.snakes) snake.growth = 2
    addFruits(state, definition, PICNIC_FRUITS, random)
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
  addFruits(state, definition, COUNTS[twist] ?? 1, random)
  return state
}

/** Lays so many fruits, or mice, where nothing is; false when there is no room for all. */
export function addFruits(
  state: SnakeState,
  definition: SnakeDefinition,
  count: number,
  random: Random,
): boolean {
  for (let fruit = 0; fruit < count; fruit++) {
    const cell = freeCell(state, definition, random)
    if (cell === undefined) return false
    state.fruits.push({ cell, kind: definition.twist === 'mice' ? MOUSE : pickIndex(5, random), age: 0 })
  }
  return true
}

/** Lays the numbers from one on. */
export function layNumbers(state: SnakeState, definition: SnakeDefinition, random: Random) {
  state.next = 1
  for (let kind = 0; kind < NUMBERS; kind++) {
    const cell = freeCell(state, definition, random)
    if (cell !== undefined) state.fruits.push({ cell, kind, age: 0 })
  }
}
