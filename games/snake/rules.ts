import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { cellAt, mirrored, opposite, type Heading, type Turn } from './board.ts'
import type { SnakeDefinition } from './definitions.ts'
import { lineUp, PICNIC_FRUITS, TAIL_FRUITS } from './deal.ts'
import { ERRANDS } from './errands.ts'
import { addFruits, freeCell } from './lay.ts'
import { rivalTurn } from './mind.ts'
import { FRUIT_LIFE, ROUND_TICKS, ROUNDS, STAR, type Snake, type SnakeState } from './state.ts'
import {
  becomeFruit,
  bringBack,
  closeLoop,
  comeTide,
  eatNumber,
  holdTide,
  runMice,
  type Around,
} from './twists.ts'

const FRUIT_POINTS = 10
const OUTLAST_POINTS = 10
const ROUND_POINTS = 20
const GROWTH = 2
/** Fruits until the snake gets a tick faster. */
const FASTER_EVERY = 4
const STONES_FOR_STAR = 5
const ENDING_TICKS = 70
const TRAPPED_POINTS = 20
/** Ticks within which a mouse pays double. */
const QUICK_TICKS = 240
const FRUITS_FOR_STAR = 4

/** Games of four in which crashed snakes return. */
const isFeast = (twist: SnakeDefinition['twist']) => twist === 'picnic' || twist === 'tails'
/** Games in which a rival's crash does not affect the person. */
const isCrowd = (twist: SnakeDefinition['twist']) => twist === 'trails' || isFeast(twist)
/** Whether the run ends by the clock. */
export const isTimed = (twist: SnakeDefinition['twist']) => twist === 'lasso' || isFeast(twist)

/** Buffers a turn: two may wait, and none may reverse. */
function wish(snake: Snake, heading: Heading): boolean {
  const last = snake.turns.at(-1) ?? snake.heading
  if (heading === last || heading === opposite(last) || snake.turns.length >= 2) return false
  snake.turns.push(heading)
  return true
}

/** Cells that stop a head: bodies without moving tails, and stones. */
function blockedCells(state: SnakeState, definition: SnakeDefinition): Set<number> {
  const { snakes, stones } = state
  const blocked = new Set(stones)
  for (const cell of ERRANDS[definition.twist]?.blocked?.(state) ?? []) blocked.add(cell)
  for (const { cells, growth, alive } of snakes) {
    if (!alive) continue
    const from = definition.twist === 'trails' || growth > 0 ? 0 : 1
    for (let at = from; at < cells.length; at++) blocked.add(cells[at]!)
  }
  return blocked
}

interface Move {
  readonly snake: Snake
  readonly to: number | undefined
  readonly isFree: boolean
}

function planMoves(state: SnakeState, definition: SnakeDefinition): Move[] {
  const blocked = blockedCells(state, definition)
  return state.snakes
    .filter(({ alive }) => alive)
    .map((snake) => {
      const next = snake.turns.shift()
      if (next !== undefined && next !== opposite(snake.heading)) snake.heading = next
      const to = cellAt(definition, snake.cells.at(-1)!, snake.heading)
      // Biting its own body, except the tail's end, closes a loop.
      const loops = definition.twist === 'lasso' && to !== undefined && snake.cells.includes(to)
      const bites =
        loops || (to !== undefined && ERRANDS[definition.twist]?.opens?.(state, snake, to) === true)
      return { snake, to, isFree: to !== undefined && (bites || !blocked.has(to)) }
    })
}

function eat(state: SnakeState, snake: Snake, events: SimEvent[], around: Around) {
  const { definition, random } = around
  const cell = snake.cells.at(-1)!
  const found = state.fruits.findIndex((fruit) => fruit.cell === cell)
  if (found < 0) return
  const [fruit] = state.fruits.splice(found, 1) as [SnakeState['fruits'][number]]
  const { kind, age } = fruit
  const errand = ERRANDS[definition.twist]
  if (errand?.eats?.(state, snake, fruit, around, events)) return
  if (definition.twist === 'order') {
    eatNumber(state, snake, { cell, kind }, around, events)
    return
  }
  if (kind === STAR && definition.twist === 'tide') {
    holdTide(state, cell, around, events)
    return
  }
  if (kind === STAR) {
    const points = state.stones.length * 5
    state.points += points
    state.stones = []
    events.push({ kind: 'clear', x: cell, amount: points })
    return
  }
  snake.eaten++
  if (snake !== state.snakes[0] && isFeast(definition.twist)) {
    snake.growth += GROWTH
    addFruit(state, around)
    return
  }
  const fresh = errand?.worth?.(state, snake) ?? worthOf(definition.twist, age)
  state.eaten++
  state.points += fresh
  snake.growth += GROWTH
  const [slow, fast] = definition.strides
  state.stride = Math.max(fast, slow - Math.floor(state.eaten / FASTER_EVERY))
  events.push({ kind: 'eat', x: cell, amount: fresh })
  if (definition.twist === 'switchback') {
    snake.cells.reverse()
    snake.turns = []
    snake.left = snake.cells[0]!
    snake.heading = headingOut(definition, snake)
    events.push({ kind: 'about', x: cell })
  }
  if (definition.twist === 'stones') {
    // A stone cannot appear below the snake: it goes to a free cell.
    const stone = freeCell(state, definition, random)
    if (stone !== undefined) state.stones.push(stone)
    const isDue = state.stones.length % STONES_FOR_STAR === 0
    const star = isDue ? freeCell(state, definition, random) : undefined
    if (star !== undefined) state.fruits.push({ cell: star, kind: STAR, age: 0 })
  }
  if (definition.twist === 'tide' && state.eaten % FRUITS_FOR_STAR === 0) {
    const star = freeCell(state, definition, random)
    if (star !== undefined) state.fruits.push({ cell: star, kind: STAR, age: 0 })
  }
  addFruit(state, around)
}

/** Points of a fruit of this age. */
function worthOf(twist: SnakeDefinition['twist'], age: number): number {
  if (twist === 'basket') return 5 + Math.ceil((10 * (FRUIT_LIFE - age)) / FRUIT_LIFE)
  if (twist === 'lasso') return 2
  return twist === 'mice' && age < QUICK_TICKS ? 2 * FRUIT_POINTS : FRUIT_POINTS
}

/** Heading of a reversed snake: away from its neck. */
function headingOut(definition: SnakeDefinition, { cells }: Snake): Heading {
  const head = cells.at(-1)!
  const neck = cells.at(-2)!
  const back = ([0, 1, 2, 3] as const).find((heading) => cellAt(definition, head, heading) === neck) ?? 0
  return opposite(back)
}

/** A board without a free cell is won; where others leave fruits, no more are added. */
function addFruit(state: SnakeState, { definition, random }: Around) {
  if (isFeast(definition.twist)) {
    const most = definition.twist === 'tails' ? TAIL_FRUITS : PICNIC_FRUITS
    if (state.fruits.length >= most) return
  }
  if (addFruits(state, definition, 1, random)) return
  state.over = true
  state.won = true
}

function crash(state: SnakeState, { snake, to }: Move, events: SimEvent[], { twist }: SnakeDefinition) {
  snake.alive = false
  const who = state.snakes.indexOf(snake)
  const x = snake.cells.at(-1)!
  if (isFeast(twist)) {
    const isTrapped = who > 0 && to !== undefined && state.snakes[0]!.cells.includes(to)
    if (isTrapped) state.points += TRAPPED_POINTS
    becomeFruit(state, snake)
    events.push({ kind: who === 0 ? 'fall' : 'burst', x, amount: who })
    return
  }
  if (twist !== 'trails') {
    state.over = true
    events.push({ kind: 'crash', x, amount: who })
    return
  }
  if (who > 0 && state.snakes[0]!.alive) state.points += OUTLAST_POINTS
  events.push({ kind: who === 0 ? 'crash' : 'burst', x, amount: who })
}

function stride(state: SnakeState, around: Around, events: SimEvent[]) {
  const { definition } = around
  const { twist } = definition
  const moves = planMoves(state, definition)
  const own = moves.filter(({ snake }) => !isCrowd(twist) || snake === state.snakes[0])
  const isLate = own.some(({ isFree }) => !isFree)
  // A crash is delayed by one step: a slightly late turn still counts.
  if (isLate && own.every(({ snake }) => !snake.hasWaited) && !isCrowd(twist)) {
    for (const { snake } of own) snake.hasWaited = true
    return
  }
  for (const move of moves) {
    const { snake, to, isFree } = move
    const meets = moves.some((other) => other.snake !== snake && other.to === to)
    if (!isFree || meets || to === undefined) {
      crash(state, move, events, definition)
      continue
    }
    snake.hasWaited = false
    if (twist === 'lasso' && snake.cells.includes(to)) {
      closeLoop(state, snake, to, around, events)
      continue
    }
    ERRANDS[twist]?.enters?.(state, snake, to, events)
    snake.cells.push(to)
    if (twist === 'trails') continue
    if (snake.growth > 0) {
      snake.growth--
      snake.left = snake.cells[0]!
    } else snake.left = snake.cells.shift()!
  }
  if (state.over) return
  for (const { snake } of moves) if (snake.alive) eat(state, snake, events, around)
  ERRANDS[twist]?.steps?.(state, around, events)
}

/** Ages the basket's fruits; old ones reappear elsewhere. */
function ageFruits(state: SnakeState, around: Around, events: SimEvent[]) {
  for (const fruit of state.fruits) fruit.age++
  if (around.definition.twist !== 'basket') return
  const old = state.fruits.filter(({ age }) => age >= FRUIT_LIFE)
  for (const { cell } of old) {
    state.fruits = state.fruits.filter((fruit) => fruit.cell !== cell)
    events.push({ kind: 'rot', x: cell })
    addFruit(state, around)
  }
}

/** A round of trails ends when the person or all others have crashed. */
function closeRound(state: SnakeState, around: Around, events: SimEvent[]) {
  const isAlone = state.snakes.slice(1).every(({ alive }) => !alive)
  const isOut = !state.snakes[0]!.alive
  if (!isAlone && !isOut) return
  if (state.ending === 0 && isAlone && !isOut) {
    state.wins++
    state.points += ROUND_POINTS
    events.push({ kind: 'round', amount: state.round })
  }
  state.ending++
  if (state.ending < ENDING_TICKS) return
  state.ending = 0
  if (state.round >= ROUNDS) {
    state.over = true
    state.won = state.wins * 2 > ROUNDS
    return
  }
  state.round++
  lineUp(state, around.definition, around.random)
  events.push({ kind: 'deal' })
}

function closeTime(state: SnakeState, { twist }: SnakeDefinition) {
  const [own, ...rivals] = state.snakes
  state.over = true
  state.won = isFeast(twist) && rivals.every(({ eaten }) => eaten < own!.eaten)
}

/** One tick with the person's input. */
export function step(state: SnakeState, definition: SnakeDefinition, turn: Turn, random: Random): SimEvent[] {
  const events: SimEvent[] = []
  const around = { definition, random }
  state.tick++
  const own = state.snakes[0]!
  if (turn > 0 && own.alive) {
    const heading = (turn - 1) as Heading
    const isTaken = wish(own, heading)
    if (isTaken) events.push({ kind: 'turn' })
    const twin = definition.twist === 'mirror' ? state.snakes[1] : undefined
    if (twin) wish(twin, mirrored(heading))
  }
  const isDecided = state.ending > 0
  state.waited++
  if (state.waited >= state.stride && !isDecided) {
    state.waited = 0
    if (isCrowd(definition.twist))
      for (const [who, snake] of state.snakes.entries())
        if (who > 0 && snake.alive) snake.turns = [rivalTurn(state, definition, who, random)]
    stride(state, around, events)
  }
  ageFruits(state, around, events)
  if (definition.twist === 'trails') closeRound(state, around, events)
  if (definition.twist === 'tide') comeTide(state, around, events)
  if (definition.twist === 'mice') runMice(state, around, events)
  if (isFeast(definition.twist)) bringBack(state, around, events)
  if (!state.over) ERRANDS[definition.twist]?.ticks?.(state, around, events)
  if (isTimed(definition.twist) && state.tick >= ROUND_TICKS) closeTime(state, definition)
  if (state.over) events.push({ kind: 'end', amount: state.won ? 1 : 0 })
  return events
}
