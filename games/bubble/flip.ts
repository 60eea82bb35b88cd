import { type Beat, type Body, film } from '#kit/game/beats/beats.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import type { BubbleDefinition } from './definitions.ts'
import { flood, withBombs } from './hex-field.ts'
import {
  type Aim,
  type Board,
  BOMB,
  cellOf,
  eventsOf,
  idOf,
  isColor,
  kindOf,
  RAINBOW,
  type State,
  SWAP,
  swapped,
} from './state.ts'

const COLUMNS = 7
const ROWS = 9
const EDGE = 1.5
const FEWEST = 3
/** Drops between two gravity reversals. */
export const FLIP_EVERY = 5
const GOOD_DROPS = 150

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
const placeOf = (at: number) => ({ x: (at % COLUMNS) + 0.5, y: EDGE + Math.floor(at / COLUMNS) + 0.5 })
const bodies = ({ cells }: Pick<State, 'cells'>): Body[] =>
  cells.flatMap((cell, at) => (cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(at) }]))

/** Cells of a column from the side the bubbles fall to. */
const columnFrom = (column: number, lean: number) =>
  Array.from({ length: ROWS }, (_, index) => (lean ? index : ROWS - 1 - index) * COLUMNS + column)

/** Everything falls as far as it can. */
export function settle(cells: readonly number[], lean: number): number[] {
  const next = Array<number>(cells.length).fill(0)
  for (let column = 0; column < COLUMNS; column++) {
    const way = columnFrom(column, lean)
    let free = 0
    for (const at of way) if (cells[at] !== 0) next[way[free++]!] = cells[at]!
  }
  return next
}

const openColumns = (cells: readonly number[]): readonly Aim[] =>
  Array.from({ length: COLUMNS }, (_, column) => column).filter((column) =>
    columnFrom(column, 0).some((at) => cells[at] === 0),
  )

const landing = (cells: readonly number[], column: number, lean: number) =>
  columnFrom(column, lean).find((at) => cells[at] === 0)!

/** All groups that burst as the board stands. */
function ripe(cells: readonly number[]): number[] {
  const gone = new Set<number>()
  for (const [at, cell] of cells.entries()) {
    if (!isColor(cell) || gone.has(at)) continue
    const group = flood(at, neighbours, (next) => {
      const kind = kindOf(cells[next]!)
      return cells[next] !== 0 && (kind === kindOf(cell) || kind === RAINBOW)
    })
    if (group.length >= FEWEST) for (const one of group) gone.add(one)
  }
  return withBombs(cells, [...gone], neighbours)
}

const colorsAt = (shots: number, most: number) => Math.min(most, 5 + Math.floor(shots / 50))

function drawKind(shots: number, most: number, random: Random): number {
  if (shots > 8 && random() < 0.04) return random() < 0.5 ? BOMB : RAINBOW
  return pickIndex(colorsAt(shots, most), random)
}

/** Drops into a pit whose gravity turns over again and again. */
export function flipBoardOf(definition: BubbleDefinition): Board {
  return {
    definition,
    width: COLUMNS,
    height: ROWS + 2 * EDGE,
    aim: 'column',
    aims: Array.from({ length: COLUMNS }, (_, column) => column),
    shotsAtStart: -1,
    launchers: (state) => [launcherOf((COLUMNS - 1) / 2, state.lean)],
    bodies,
    preview,
    worth,
    rules: {
      start(random) {
        let cells: readonly number[] = Array<number>(COLUMNS * ROWS).fill(0)
        let lastId = 0
        for (let count = 0; count < 14; count++)
          cells = cells.with(landing(cells, count % COLUMNS, 0), cellOf(++lastId, pickIndex(4, random)))
        return {
          cells: settle(withoutRipe(cells), 0),
          queue: [pickIndex(4, random), pickIndex(4, random)],
          shots: 0,
          left: -1,
          score: 0,
          streak: 0,
          lean: 0,
          lastId,
          status: 'playing',
        }
      },
      step: (state, aim, random) => step(definition, state, aim, random),
      legal(state) {
        if (state.status !== 'playing') return []
        const open = openColumns(state.cells)
        return state.queue[0] === state.queue[1] ? open : [...open, SWAP]
      },
      status: (state) => state.status,
      score: (state) => state.score,
      progress: (state) => Math.min(1, state.shots / GOOD_DROPS),
    },
  }
}

function cascade(start: State, beats: Beat[]): State {
  let state = start
  for (let chain = 1; ; chain++) {
    const popped = ripe(state.cells)
    if (popped.length === 0) return state
    const cells = [...state.cells]
    const gone = popped.map((at) => idOf(cells[at]!))
    for (const at of popped) cells[at] = 0
    const gain = popped.length * popped.length * 5 * chain
    state = { ...state, cells: settle(cells, state.lean), score: state.score + gain }
    beats.push({ popped: gone, bodies: bodies(state), gain, chain })
  }
}

function turnOver(definition: BubbleDefinition, state: State, random: Random, beats: Beat[]): State {
  const lean = 1 - state.lean
  let cells: readonly number[] = settle(state.cells, lean)
  beats.push({ bodies: bodies({ cells }) })
  let { lastId } = state
  const extra = 2 + Math.min(6, Math.floor(state.shots / 25))
  for (let index = 0; index < extra; index++) {
    const open = openColumns(cells)
    if (open.length === 0) break
    const at = landing(cells, pickOne(open, random), lean)
    cells = cells.with(at, cellOf(++lastId, pickIndex(colorsAt(state.shots, definition.colors), random)))
  }
  beats.push({ bodies: bodies({ cells }), enter: { x: 0, y: lean ? 5 : -5 } })
  return cascade({ ...state, cells, lean, lastId }, beats)
}

function step(definition: BubbleDefinition, state: State, aim: Aim, random: Random) {
  if (aim === SWAP) return { state: film(swapped(state), []), events: [{ kind: 'swap' }] }
  const beats: Beat[] = []
  const kind = state.queue[0]!
  const at = landing(state.cells, aim, state.lean)
  const lastId = state.lastId + 1
  const cells = state.cells.with(at, cellOf(lastId, kind))
  const from = launcherOf(aim, state.lean)
  beats.push({
    flights: [{ body: { id: lastId, kind, ...placeOf(at) }, points: [from, placeOf(at)] }],
    bodies: bodies({ cells }),
  })
  let next: State = { ...state, cells, lastId, shots: state.shots + 1 }
  if (kind === BOMB) next = explode(next, at, beats)
  next = cascade(next, beats)
  if (next.shots % FLIP_EVERY === 0) next = turnOver(definition, next, random, beats)
  next = {
    ...next,
    streak: next.score > state.score ? state.streak + 1 : 0,
    left: -1,
    queue: [state.queue[1]!, drawKind(next.shots, definition.colors, random)],
    status: openColumns(next.cells).length > 0 ? 'playing' : 'over',
  }
  return { state: film(next, beats), events: eventsOf(beats, state, next) }
}

function explode(state: State, at: number, beats: Beat[]): State {
  const popped = withBombs(state.cells, [], neighbours, [at])
  const cells = [...state.cells]
  const gone = popped.map((one) => idOf(cells[one]!))
  for (const one of popped) cells[one] = 0
  const gain = popped.length * 15
  const next = { ...state, cells: settle(cells, state.lean), score: state.score + gain }
  beats.push({ popped: gone, bodies: bodies(next), gain, chain: 1 })
  return next
}

function preview(state: State, aim: Aim) {
  const column = openColumns(state.cells).includes(aim) ? aim : openColumns(state.cells)[0]
  if (column === undefined) return []
  const lands = placeOf(landing(state.cells, column, state.lean))
  return [{ points: [launcherOf(column, state.lean), lands], lands, kind: state.queue[0]! }]
}

function worth({ cells, score, status }: State) {
  let worth = score / 4 - (status === 'playing' ? 0 : 500)
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue
    worth -= 5
    for (const next of neighbours(at))
      if (cells[next] !== 0 && kindOf(cells[next]!) === kindOf(cell)) worth += 1.2
  }
  return worth
}

const launcherOf = (column: number, lean: number) => ({
  x: column + 0.5,
  y: lean ? ROWS + 2 * EDGE - 0.75 : 0.75,
})

/** A board that bursts before the first drop would be a gift. */
function withoutRipe(start: readonly number[]): readonly number[] {
  let cells = start
  for (let found = ripe(cells); found.length > 0; found = ripe(cells)) {
    const gone = new Set(found)
    cells = settle(
      cells.map((cell, at) => (gone.has(at) ? 0 : cell)),
      0,
    )
  }
  return cells
}
