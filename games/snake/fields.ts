import { pickIndex, type Random } from '#kit/random/random.ts'
import type { SnakeDefinition } from './definitions.ts'
import { newSnake } from './lay.ts'
import { GEM, type SnakeState } from './state.ts'

const GEMS = 8
const FIRST_BOULDERS = 12
const MOST_BOULDERS = 26
const MOST_PILLARS = 12
/** Daylight for a meadow, in ticks. */
const DAYLIGHT = 48 * 60
const SHORTER_DAY = 120
const SHORTEST_DAY = 32 * 60

/** A new field: the snake at its start, and the field's things. */
export function layField(state: SnakeState, definition: SnakeDefinition, random: Random) {
  const [slow, fast] = definition.strides
  state.stride = Math.max(fast, slow - state.fields)
  state.waited = 0
  state.falling = []
  if (definition.twist === 'mow') layMeadow(state, definition, random)
  else layEarth(state, definition, random)
}

function layMeadow(state: SnakeState, { columns, rows }: SnakeDefinition, random: Random) {
  state.snakes = [newSnake((rows - 1) * columns + 3, 0, 1)]
  state.snakes[0]!.growth = Math.min(10, state.fields * 2)
  state.marks = [...state.snakes[0]!.cells]
  state.meter = Math.max(SHORTEST_DAY, DAYLIGHT - state.fields * SHORTER_DAY)
  state.stones = []
  // Pillars touch neither edges nor each other, so that every cell can be reached.
  for (let count = Math.min(MOST_PILLARS, state.fields * 3); count > 0; count--) {
    const column = 1 + pickIndex(columns - 2, random)
    const row = 1 + pickIndex(rows - 4, random)
    const isClose = state.stones.some(
      (stone) => Math.abs((stone % columns) - column) < 2 && Math.abs(Math.floor(stone / columns) - row) < 2,
    )
    if (!isClose) state.stones.push(row * columns + column)
  }
}

function layEarth(state: SnakeState, { columns, rows }: SnakeDefinition, random: Random) {
  const start = newSnake(columns + 5, 0, 1)
  state.snakes = [start]
  // The top two rows are open; gems lie deeper.
  const below = Array.from({ length: columns * (rows - 3) }, (_, index) => index + columns * 3)
  const draw = () => below.splice(pickIndex(below.length, random), 1)[0]!
  state.fruits = Array.from({ length: GEMS }, () => ({ cell: draw(), kind: GEM, age: 0 }))
  const boulders = Math.min(MOST_BOULDERS, FIRST_BOULDERS + state.fields * 3)
  state.stones = Array.from({ length: boulders }, draw)
  const lying = new Set([...state.stones, ...state.fruits.map(({ cell }) => cell)])
  state.marks = Array.from({ length: columns * (rows - 2) }, (_, index) => index + columns * 2).filter(
    (cell) => !lying.has(cell),
  )
}
