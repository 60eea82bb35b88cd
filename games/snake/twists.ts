import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { cellAt, ringOf, type Heading } from './board.ts'
import { layNumbers } from './deal.ts'
import { addFruits, freeCell, newSnake } from './lay.ts'
import type { SnakeDefinition } from './definitions.ts'
import { MOUSE, NUMBERS, STAR, WARNING, type Fruit, type Snake, type SnakeState } from './state.ts'

export interface Around {
  readonly definition: SnakeDefinition
  readonly random: Random
}

const HEADINGS: readonly Heading[] = [0, 1, 2, 3]
const NUMBER_POINTS = 10
const SET_POINTS = 30
const WRONG_GROWTH = 5
const LONGEST_TIDE = 720
const SHORTEST_TIDE = 400
const FASTER_TIDE = 15
const MOST_SUNK = 6
const HELD_POINTS = 25
const MOUSE_SIGHT = 7
const MICE_RUN_EVERY = 13
const BACK_TICKS = 150

/** The right number pays; a wrong one moves away and lengthens the snake. */
export function eatNumber(
  state: SnakeState,
  snake: Snake,
  { cell, kind }: Pick<Fruit, 'cell' | 'kind'>,
  { definition, random }: Around,
  events: SimEvent[],
) {
  if (kind !== state.next - 1) {
    snake.growth += WRONG_GROWTH
    const other = freeCell(state, definition, random)
    if (other !== undefined) state.fruits.push({ cell: other, kind, age: 0 })
    events.push({ kind: 'wrong', x: cell })
    return
  }
  state.eaten++
  snake.growth += 1
  const isLast = state.next === NUMBERS
  const points = isLast ? NUMBER_POINTS + SET_POINTS : NUMBER_POINTS
  state.points += points
  state.next++
  events.push({ kind: 'eat', x: cell, amount: points })
  if (!isLast) return
  const [slow, fast] = definition.strides
  state.stride = Math.max(fast, slow - Math.floor(state.eaten / (2 * NUMBERS)))
  layNumbers(state, definition, random)
  events.push({ kind: 'set' })
}

/** The star restores a ring of land. */
export function holdTide(state: SnakeState, cell: number, around: Around, events: SimEvent[]) {
  state.points += HELD_POINTS
  if (state.sunk > 0) sinkTo(state, state.sunk - 1, around)
  state.tide = tideLength(state)
  events.push({ kind: 'clear', x: cell, amount: HELD_POINTS })
}

const tideLength = ({ eaten }: SnakeState) => Math.max(SHORTEST_TIDE, LONGEST_TIDE - eaten * FASTER_TIDE)

function sinkTo(state: SnakeState, sunk: number, { definition, random }: Around) {
  const { columns, rows } = definition
  state.sunk = sunk
  state.stones = Array.from({ length: columns * rows }, (_, cell) => cell).filter(
    (cell) => ringOf(definition, cell) < sunk,
  )
  const lost = state.fruits.filter(({ cell }) => ringOf(definition, cell) < sunk)
  state.fruits = state.fruits.filter((fruit) => !lost.includes(fruit))
  for (const { kind } of lost) {
    const cell = freeCell(state, definition, random)
    if (cell !== undefined) state.fruits.push({ cell, kind, age: 0 })
  }
}

/** Floods the outermost remaining ring after a warning. */
export function comeTide(state: SnakeState, around: Around, events: SimEvent[]) {
  state.tide--
  if (state.tide === WARNING && state.sunk < MOST_SUNK) events.push({ kind: 'warn' })
  if (state.tide > 0) return
  state.tide = tideLength(state)
  if (state.sunk >= MOST_SUNK) return
  sinkTo(state, state.sunk + 1, around)
  events.push({ kind: 'sink' })
  // Stars come with fruits, so there must always be a fruit.
  if (!state.fruits.some(({ kind }) => kind !== STAR)) addFruits(state, around.definition, 1, around.random)
}

/** Mice that see the head run away, and sometimes stop. */
export function runMice(state: SnakeState, { definition, random }: Around, events: SimEvent[]) {
  if (state.tick % MICE_RUN_EVERY !== 0) return
  const { columns } = definition
  const head = state.snakes[0]!.cells.at(-1)!
  const away = (cell: number) =>
    Math.abs((head % columns) - (cell % columns)) +
    Math.abs(Math.floor(head / columns) - Math.floor(cell / columns))
  const taken = new Set([...state.snakes[0]!.cells, ...state.fruits.map(({ cell }) => cell)])
  for (const mouse of state.fruits) {
    if (mouse.kind !== MOUSE || away(mouse.cell) > MOUSE_SIGHT || random() < 0.3) continue
    const ways = HEADINGS.map((heading) => cellAt(definition, mouse.cell, heading)).filter(
      (cell): cell is number => cell !== undefined && !taken.has(cell),
    )
    const best = Math.max(...ways.map(away))
    const good = ways.filter((cell) => away(cell) === best)
    if (best <= away(mouse.cell) || good.length === 0) continue
    mouse.cell = good[pickIndex(good.length, random)]!
    taken.add(mouse.cell)
    events.push({ kind: 'run', x: mouse.cell })
  }
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Cells inside a closed loop; the sea around the board is outside. */
function enclosed(loop: ReadonlySet<number>, { columns, rows }: SnakeDefinition): Set<number> {
  const name = (column: number, row: number) => (row + 1) * (columns + 2) + column + 1
  const outside = new Set<number>([name(-1, -1)])
  const open: [number, number][] = [[-1, -1]]
  for (let at = open.pop(); at; at = open.pop())
    for (const [dx, dy] of STEPS) {
      const [column, row] = [at[0] + dx, at[1] + dy]
      if (column < -1 || row < -1 || column > columns || row > rows || outside.has(name(column, row)))
        continue
      const isOnBoard = column >= 0 && row >= 0 && column < columns && row < rows
      if (isOnBoard && loop.has(row * columns + column)) continue
      outside.add(name(column, row))
      open.push([column, row])
    }
  const all = Array.from({ length: columns * rows }, (_, cell) => cell)
  return new Set(
    all.filter((cell) => !loop.has(cell) && !outside.has(name(cell % columns, Math.floor(cell / columns)))),
  )
}

/** The head has closed a loop: its content is won, worth more each the more there is. */
export function closeLoop(
  state: SnakeState,
  snake: Snake,
  to: number,
  { definition, random }: Around,
  events: SimEvent[],
) {
  const loop = snake.cells.slice(snake.cells.indexOf(to))
  const inside = enclosed(new Set(loop), definition)
  const caught = state.fruits.filter(({ cell }) => inside.has(cell))
  snake.cells = [...loop.slice(1), to]
  snake.left = snake.cells[0]!
  state.fruits = state.fruits.filter((fruit) => !caught.includes(fruit))
  const points = caught.length * caught.length * 10
  state.points += points
  state.eaten += caught.length
  snake.growth += caught.length
  for (const { cell } of caught) events.push({ kind: 'caught', x: cell })
  events.push({ kind: 'loop', x: to, amount: points })
  addFruits(state, definition, caught.length, random)
}

/** Every second cell of a crashed snake becomes a fruit. */
export function becomeFruit(state: SnakeState, snake: Snake) {
  const lying = new Set(state.fruits.map(({ cell }) => cell))
  for (const [at, cell] of snake.cells.entries())
    if (at % 2 === 0 && !lying.has(cell)) state.fruits.push({ cell, kind: at % 5, age: 0 })
  snake.wait = BACK_TICKS
}

/** Returns crashed snakes where there is space. */
export function bringBack(state: SnakeState, { definition, random }: Around, events: SimEvent[]) {
  for (const [who, snake] of state.snakes.entries()) {
    if (snake.alive || --snake.wait > 0) continue
    const cell = freeCell(state, definition, random)
    if (cell === undefined) continue
    const heading: Heading = cell % definition.columns < definition.columns / 2 ? 0 : 2
    state.snakes[who] = { ...newSnake(cell, heading, 1, 1), growth: 3, eaten: snake.eaten }
    if (who === 0) events.push({ kind: 'back', x: cell })
  }
}
