import type { Random } from '#kit/random/random.ts'
import { cellAt, mirrored, opposite, type Heading, type Turn } from './board.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { ERRANDS } from './errands.ts'
import type { Snake, SnakeState } from './state.ts'

const HEADINGS: readonly Heading[] = [0, 1, 2, 3]

const FEASTS: readonly Twist[] = ['picnic', 'tails']
/** Games whose walls make paths differ from distances. */
const MAZES: readonly Twist[] = ['burrows', 'mow', 'dig', 'lantern']

function walls(state: SnakeState, { twist }: SnakeDefinition): Set<number> {
  const { snakes, stones } = state
  const own = ERRANDS[twist]?.blocked?.(state) ?? []
  return new Set([
    ...stones,
    ...own,
    ...snakes.filter(({ alive }) => alive).flatMap(({ cells }) => cells.slice(1)),
  ])
}

/** Whether a boulder will fall there next. */
function isUnderBoulder({ stones, falling }: SnakeState, { twist, columns }: SnakeDefinition, to: number) {
  return (
    twist === 'dig' &&
    (falling.includes(to - columns) || (falling.length > 0 && stones.includes(to - columns)))
  )
}

/** Number of reachable cells, up to a limit. */
function room(definition: SnakeDefinition, from: number, blocked: ReadonlySet<number>, most: number): number {
  const seen = new Set([from])
  const open = [from]
  for (let cell = open.pop(); cell !== undefined && seen.size < most; cell = open.pop())
    for (const heading of HEADINGS) {
      const next = cellAt(definition, cell, heading)
      if (next === undefined || seen.has(next) || blocked.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  return seen.size
}

/** Path length to the nearest goal, for games with walls. */
function stepsTo(
  cells: readonly number[],
  definition: SnakeDefinition,
  from: number,
  blocked: ReadonlySet<number>,
): number {
  const goals = new Set(cells)
  const seen = new Set([from])
  let edge = [from]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((cell) => goals.has(cell))) return steps
    edge = edge.flatMap((cell) =>
      HEADINGS.map((heading) => cellAt(definition, cell, heading)).filter((next): next is number => {
        if (next === undefined || seen.has(next) || blocked.has(next)) return false
        seen.add(next)
        return true
      }),
    )
  }
  return 99
}

/** A loop is worth what may be inside; a small one only costs the tail. */
function loopWorth({ cells }: Snake, to: number): number {
  const { length } = cells.slice(cells.indexOf(to))
  return length < 8 ? -200 : length - 20
}

function distance({ columns, rows, twist }: SnakeDefinition, from: number, to: number): number {
  const across = Math.abs((from % columns) - (to % columns))
  const down = Math.abs(Math.floor(from / columns) - Math.floor(to / columns))
  if (twist !== 'basket') return across + down
  return Math.min(across, columns - across) + Math.min(down, rows - down)
}

/** Value of a heading: space first, then the nearest fruit. */
function worth(
  state: SnakeState,
  definition: SnakeDefinition,
  { snake, heading, blocked }: { snake: Snake; heading: Heading; blocked: ReadonlySet<number> },
): number {
  const to = cellAt(definition, snake.cells.at(-1)!, heading)
  if (to === undefined) return -1000
  if (definition.twist === 'lasso' && snake.cells.includes(to)) return loopWorth(snake, to)
  const errand = ERRANDS[definition.twist]
  if (errand?.opens?.(state, snake, to)) return 40
  if (blocked.has(to) || isUnderBoulder(state, definition, to)) return -1000
  const most = definition.twist === 'trails' ? 140 : snake.cells.length * 2 + 8
  const free = room(definition, to, blocked, most)
  const isOrder = definition.twist === 'order'
  const wanted = isOrder ? state.fruits.filter(({ kind }) => kind === state.next - 1) : state.fruits
  const wished = errand?.goals?.(state, snake, definition) ?? []
  const goals = wished.length > 0 ? wished : wanted.map(({ cell }) => cell)
  const near = MAZES.includes(definition.twist)
    ? stepsTo(goals, definition, to, blocked)
    : Math.min(...goals.map((cell) => distance(definition, to, cell)), 99)
  const isWrong = isOrder && near > 0 && state.fruits.some(({ cell }) => cell === to)
  const tight = free < Math.min(most, snake.cells.length + 2) ? -300 + free : 0
  return tight + (definition.twist === 'trails' ? free : -near) - (isWrong ? 30 : 0)
}

/** A rival's turn: towards space, and sometimes straight on without looking. */
export function rivalTurn(
  state: SnakeState,
  definition: SnakeDefinition,
  who: number,
  random: Random,
): Heading {
  const snake = state.snakes[who]!
  const blocked = walls(state, definition)
  const ahead = cellAt(definition, snake.cells.at(-1)!, snake.heading)
  const isFree = ahead !== undefined && !blocked.has(ahead)
  // Rivals get more careful from round to round.
  const isFeast = FEASTS.includes(definition.twist)
  if (isFree && random() < (isFeast ? 0.45 : 0.86 - state.round * 0.06)) return snake.heading
  const noise = isFeast ? 8 : 24
  let best = snake.heading
  let most = -Infinity
  for (const heading of HEADINGS) {
    if (heading === opposite(snake.heading)) continue
    const value = worth(state, definition, { snake, heading, blocked }) + random() * noise
    if (value <= most) continue
    most = value
    best = heading
  }
  return best
}

/** Compares the three possible headings just before each step. */
export function thinkSnake(
  state: SnakeState,
  definition: SnakeDefinition,
  random: Random,
  strength: 0 | 1 | 2,
): Turn {
  const snake = state.snakes[0]!
  if (!snake.alive || state.waited < state.stride - 1 || snake.turns.length > 0) return 0
  if (random() < [0.3, 0.08, 0][strength]!) return 0
  const blocked = walls(state, definition)
  const twin = definition.twist === 'mirror' ? state.snakes[1] : undefined
  let best = snake.heading
  let most = -Infinity
  for (const heading of HEADINGS) {
    if (heading === opposite(snake.heading)) continue
    const own = worth(state, definition, { snake, heading, blocked })
    const other = twin ? worth(state, definition, { snake: twin, heading: mirrored(heading), blocked }) : 0
    const value = twin ? Math.min(own, -99) + Math.min(other, -99) + Math.max(own, other) : own
    const kept = heading === snake.heading ? 0.5 : 0
    if (value + kept <= most) continue
    most = value + kept
    best = heading
  }
  return best === snake.heading ? 0 : ((best + 1) as Turn)
}
