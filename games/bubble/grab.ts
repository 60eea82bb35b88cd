import { type Beat, type Body, film } from '#kit/game/beats/beats.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { BubbleDefinition } from './definitions.ts'
import { flood } from './hex-field.ts'
import { type Aim, type Board, cellOf, eventsOf, idOf, kindOf, type State } from './state.ts'

const COLUMNS = 7
const ROWS = 11
const TOP = 0.4
const HEIGHT = ROWS + TOP + 2.4
const FEWEST = 3
const START_ROWS = 5
const LOW_ROWS = 3
const HAND_Y = HEIGHT - 0.95
const GOOD_THROWS = 150
const MOST_HAND = 6
/** Throws between two new rows, decreasing. */
export const rowAfter = (shots: number) => (shots < 20 ? 5 : shots < 60 ? 4 : shots < 120 ? 3 : 2)

const placeOf = (at: number) => ({ x: (at % COLUMNS) + 0.5, y: TOP + Math.floor(at / COLUMNS) + 0.5 })
const bodies = ({ cells }: Pick<State, 'cells'>): Body[] =>
  cells.flatMap((cell, at) => (cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(at) }]))
const NEAR: readonly (readonly number[])[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const column = at % COLUMNS
  return [
    ...(at >= COLUMNS ? [at - COLUMNS] : []),
    ...(at < COLUMNS * (ROWS - 1) ? [at + COLUMNS] : []),
    ...(column > 0 ? [at - 1] : []),
    ...(column < COLUMNS - 1 ? [at + 1] : []),
  ]
})
const neighbours = (at: number) => NEAR[at]!

/** Bubbles of a column, from above. */
const depthOf = (cells: readonly number[], column: number) => {
  let depth = 0
  while (depth < ROWS && cells[depth * COLUMNS + column] !== 0) depth++
  return depth
}

/** Cells of one colour at the lower end of a column, as many as the hand can hold. */
function grip(cells: readonly number[], column: number, room: number): readonly number[] {
  const grasped: number[] = []
  for (let row = depthOf(cells, column) - 1; row >= 0 && grasped.length < room; row--) {
    const at = row * COLUMNS + column
    const first = grasped[0]
    if (first !== undefined && kindOf(cells[at]!) !== kindOf(cells[first]!)) break
    grasped.push(at)
  }
  return grasped
}

/** Bubbles rise until they touch what is above them. */
export function risen(cells: readonly number[]): number[] {
  const next = Array<number>(cells.length).fill(0)
  for (let column = 0; column < COLUMNS; column++) {
    let row = 0
    for (let from = 0; from < ROWS; from++) {
      const cell = cells[from * COLUMNS + column]!
      if (cell !== 0) next[row++ * COLUMNS + column] = cell
    }
  }
  return next
}

/** Groups that hold three of a colour one below the other, as far as the colour reaches. */
export function ripe(cells: readonly number[], columns: readonly number[]): readonly number[] {
  const gone = new Set<number>()
  for (const column of columns)
    for (let row = 0; row + FEWEST <= ROWS; row++) {
      const at = row * COLUMNS + column
      const color = kindOf(cells[at]!)
      const isSame = (cell: number) => cells[cell] !== 0 && kindOf(cells[cell]!) === color
      if (cells[at] === 0 || !isSame(at + COLUMNS) || !isSame(at + 2 * COLUMNS)) continue
      for (const one of flood(at, neighbours, isSame)) gone.add(one)
    }
  return [...gone]
}

const ALL = Array.from({ length: COLUMNS }, (_, column) => column)

/** A tap takes the lowest bubbles of one colour, the next tap throws them back. */
export function grabBoardOf(definition: BubbleDefinition): Board {
  return {
    definition,
    width: COLUMNS,
    height: HEIGHT,
    aim: 'column',
    aims: ALL,
    hand: true,
    line: ROWS + TOP + 0.05,
    shotsAtStart: -1,
    launchers: () => [{ x: COLUMNS / 2, y: HAND_Y }],
    bodies,
    preview,
    worth: outlook,
    rules: {
      start(random) {
        let state: State = {
          cells: Array<number>(COLUMNS * ROWS).fill(0),
          queue: [],
          shots: 0,
          left: -1,
          score: 0,
          streak: 0,
          lean: 0,
          lastId: 0,
          status: 'playing',
        }
        for (let row = 0; row < START_ROWS; row++) state = pushRow(definition, state, random)
        return state
      },
      step: (state, aim, random) => step(definition, state, aim, random),
      legal: legal,
      status: (state) => state.status,
      score: (state) => state.score,
      progress: ({ shots }) => Math.min(1, shots / GOOD_THROWS),
    },
  }
}

function colorsAt(definition: BubbleDefinition, shots: number) {
  return Math.min(definition.colors, 4 + Math.floor(shots / 45))
}

function take(state: State, column: number, beats: Beat[]): State {
  const grasped = grip(state.cells, column, MOST_HAND)
  const cells = [...state.cells]
  const hand = grasped.map((at) => kindOf(cells[at]!))
  for (const at of grasped) cells[at] = 0
  beats.push({ fell: grasped.map((at) => idOf(state.cells[at]!)), bodies: bodies({ cells }) })
  return { ...state, cells, queue: hand }
}

function throwBack(state: State, column: number, beats: Beat[]): State {
  const cells = [...state.cells]
  let { lastId } = state
  const flights = state.queue.map((kind, index) => {
    const at = (depthOf(state.cells, column) + index) * COLUMNS + column
    cells[at] = cellOf(++lastId, kind)
    return {
      body: { id: lastId, kind, ...placeOf(at) },
      points: [{ x: column + 0.5, y: HAND_Y + index * 0.6 }, placeOf(at)],
    }
  })
  beats.push({ flights, bodies: bodies({ cells }) })
  return cascade({ ...state, cells, lastId, queue: [], shots: state.shots + 1 }, [column], beats)
}

function cascade(start: State, columns: readonly number[], beats: Beat[]): State {
  let state = start
  for (let chain = 1; ; chain++) {
    const popped = ripe(state.cells, chain === 1 ? columns : ALL)
    if (popped.length === 0) return state
    const cells = [...state.cells]
    const gone = popped.map((at) => idOf(cells[at]!))
    for (const at of popped) cells[at] = 0
    const gain = popped.length * popped.length * 5 * chain
    state = { ...state, cells: risen(cells), score: state.score + gain }
    beats.push({ popped: gone, bodies: bodies(state), gain, chain })
  }
}

function pushRow(definition: BubbleDefinition, state: State, random: Random): State {
  let { lastId } = state
  const row = ALL.map(() => cellOf(++lastId, pickIndex(colorsAt(definition, state.shots), random)))
  const isOver = state.cells.slice(-COLUMNS).some((cell) => cell !== 0)
  const cells = [...row, ...state.cells.slice(0, -COLUMNS)]
  return { ...state, cells, lastId, status: isOver ? 'over' : 'playing' }
}

function step(definition: BubbleDefinition, state: State, aim: Aim, random: Random) {
  const beats: Beat[] = []
  const isThrow = state.queue.length > 0
  let next = isThrow ? throwBack(state, aim, beats) : take(state, aim, beats)
  if (isThrow) {
    next = { ...next, streak: next.score > state.score ? state.streak + 1 : 0 }
    const isLow = next.cells.filter((cell) => cell !== 0).length < COLUMNS * LOW_ROWS
    if (next.shots % rowAfter(next.shots) === 0 || isLow) {
      next = pushRow(definition, next, random)
      beats.push({ bodies: bodies(next), enter: { x: 0, y: -1 } })
    }
  }
  if (next.status === 'playing' && legal(next).length === 0) next = { ...next, status: 'over' }
  const events = isThrow ? eventsOf(beats, state, next) : [{ kind: 'take', amount: next.queue.length }]
  return { state: film(next, beats), events }
}

function legal({ cells, queue, status }: State): readonly Aim[] {
  if (status !== 'playing') return []
  return ALL.filter((column) => {
    const depth = depthOf(cells, column)
    return queue.length > 0 ? depth + queue.length <= ROWS : depth > 0
  })
}

/** The best that the hand could do now. */
function outlook(state: State): number {
  if (state.queue.length === 0) return standing(state)
  return Math.max(-900, ...legal(state).map((column) => standing(throwBack(state, column, []))))
}

function standing({ cells, score, status }: State): number {
  let worth = score / 3 - (status === 'playing' ? 0 : 500)
  for (const column of ALL) worth -= depthOf(cells, column) ** 2 * 0.5
  for (const [at, cell] of cells.entries())
    if (cell !== 0)
      for (const next of neighbours(at))
        if (cells[next] !== 0 && kindOf(cells[next]!) === kindOf(cell)) worth += 1.5
  return worth
}

function preview(state: State, aim: Aim) {
  const grasped = grip(state.cells, aim, MOST_HAND)
  if (state.queue.length === 0)
    return grasped.map((at) => ({ points: [], lands: placeOf(at), kind: kindOf(state.cells[at]!) }))
  if (!legal(state).includes(aim)) return []
  const depth = depthOf(state.cells, aim)
  const lands = placeOf(Math.min(ROWS - 1, depth) * COLUMNS + aim)
  return [{ points: [{ x: aim + 0.5, y: HAND_Y }, lands], lands, kind: state.queue[0]! }]
}
