import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { MergeDefinition } from './definitions.ts'
import { neighboursOf } from './places.ts'
import {
  appeared,
  cleared,
  emptyState,
  merged,
  moved,
  WAVE,
  type Input,
  type Kind,
  type KindOf,
} from './state.ts'
import { drawSigned, isZero, zeroPaths, zeroPoints } from './zero.ts'

const TURNS = 30
/** So long a line earns its turn back. */
const LONG_CHAIN = 6
const LONG_LINE = 4
const TEN = 10

/** Whether a line of cells may be joined. */
export function isJoined(definition: MergeDefinition, cells: readonly number[], path: Input): boolean {
  if (path.length < 2 || new Set(path).size < path.length) return false
  const beside = neighboursOf(definition, true)
  const touches = path.every((cell, at) => at === 0 || (beside[path[at - 1]!]?.includes(cell) ?? false))
  if (!touches) return false
  if (definition.kind === 'zero') return isZero(cells, path)
  if (definition.kind === 'tens') return isStraight(definition, path) && sumOf(cells, path) === TEN
  return path.every((cell, at) => at === 0 || mayFollow(cells, path, at, cell))
}

function mayFollow(cells: readonly number[], path: Input, at: number, cell: number): boolean {
  const step = cells[cell]! - cells[path[at - 1]!]!
  return step === 0 || (at > 1 && step === 1)
}

const sumOf = (cells: readonly number[], path: Input) => path.reduce((sum, cell) => sum + cells[cell]!, 0)

export function isStraight({ columns }: MergeDefinition, path: Input): boolean {
  const way = path[1]! - path[0]!
  const across = (path[1]! % columns) - (path[0]! % columns)
  return path.every(
    (cell, at) =>
      at === 0 || (way === cell - path[at - 1]! && (cell % columns) - (path[at - 1]! % columns) === across),
  )
}

/** The rank a chain melts to: the smallest power of two that is not below the sum. */
export function chainRank(cells: readonly number[], path: Input): number {
  const sum = path.reduce((total, cell) => total + 2 ** cells[cell]!, 0)
  let rank = 1
  while (2 ** rank < sum) rank++
  return rank
}

/** Whether a path is so long that it costs no turn. */
export const isLongPath = ({ kind }: MergeDefinition, path: Input) =>
  kind !== 'zero' && path.length >= (kind === 'tens' ? LONG_LINE : LONG_CHAIN)

export function pathPoints({ kind }: MergeDefinition, cells: readonly number[], path: Input): number {
  if (kind === 'zero') return zeroPoints(cells, path)
  const { length } = path
  return kind === 'tens' ? 5 * length * length * (length - 1) : 2 ** chainRank(cells, path) * (length - 1)
}

/** Lines of ten, each once. */
function tens(definition: MergeDefinition, cells: readonly number[]): readonly Input[] {
  const { columns, rows } = definition
  const found: Input[] = []
  for (let from = 0; from < cells.length; from++)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const path: number[] = []
      let [x, y, sum] = [from % columns, Math.floor(from / columns), 0]
      while (x >= 0 && x < columns && y < rows && sum < TEN) {
        const cell = y * columns + x
        path.push(cell)
        sum += cells[cell]!
        if (sum === TEN && path.length > 1) found.push([...path])
        x += dx
        y += dy
      }
    }
  return found
}

/** From each cell a short chain and the longest found greedily. */
function chains(definition: MergeDefinition, cells: readonly number[]): readonly Input[] {
  const beside = neighboursOf(definition, true)
  return cells.flatMap((_, from) => {
    const starts = beside[from]!.filter((next) => cells[next] === cells[from])
    return starts.flatMap((second) => {
      const path = [from, second]
      for (;;) {
        const ahead = beside[path.at(-1)!]!.filter(
          (cell) => !path.includes(cell) && mayFollow(cells, path, path.length, cell),
        )
        if (ahead.length === 0) break
        path.push(ahead.find((cell) => cells[cell] === cells[path.at(-1)!]) ?? ahead[0]!)
      }
      return path.length > 2 ? [[from, second], path] : [[from, second]]
    })
  })
}

/** Joins in games that fill up again from above; turns are counted. */
export const pathKind: KindOf = (definition): Kind => {
  const { columns } = definition
  const isTens = definition.kind === 'tens'
  const isZeroGame = definition.kind === 'zero'
  const isCleared = isTens || isZeroGame
  // Small digits come more often: they make the long lines.
  const draw = (top: number, random: Random) =>
    isZeroGame
      ? drawSigned(random)
      : isTens
        ? 1 + Math.min(pickIndex(9, random), pickIndex(9, random))
        : 1 + pickIndex(Math.min(7, Math.max(4, top - 3)), random)
  // A board is searched once, though step, legal and bot all ask.
  const searched = new WeakMap<readonly number[], readonly Input[]>()
  const search = (cells: readonly number[]) =>
    isZeroGame
      ? zeroPaths(cells, neighboursOf(definition, true))
      : isTens
        ? tens(definition, cells)
        : chains(definition, cells)
  const linesIn = (cells: readonly number[]) => {
    const lines = searched.get(cells) ?? search(cells)
    searched.set(cells, lines)
    return lines
  }
  return {
    start(random) {
      const base = emptyState(neighboursOf(definition).length)
      let cells: readonly number[] = base.cells
      do cells = cells.map(() => draw(0, random))
      while (linesIn(cells).length < 4)
      return { ...base, cells, left: TURNS }
    },
    step(state, path, random) {
      if (state.over || !isJoined(definition, state.cells, path)) return { state, events: [] }
      const cells = [...state.cells]
      const end = path.at(-1)!
      const events: SimEvent[] = []
      const rank = isCleared ? 0 : chainRank(cells, path)
      for (const cell of path) {
        events.push(isCleared ? cleared(cell) : moved(cell, end, cells[cell]!))
        cells[cell] = 0
      }
      if (!isCleared) {
        cells[end] = rank
        events.push(merged(end, rank))
      }
      refill(cells, { columns, events, draw: () => draw(Math.max(...cells), random) })
      const isLong = isLongPath(definition, path)
      if (isLong) events.push({ kind: 'bonus', amount: 1 })
      const left = state.left - (isLong ? 0 : 1)
      const gained = pathPoints(definition, state.cells, path)
      const over = left <= 0 || linesIn(cells).length === 0
      return {
        state: { ...state, cells, score: state.score + gained, moves: state.moves + 1, left, over },
        events,
      }
    },
    legal: ({ cells, over }) => (over ? [] : linesIn(cells)),
  }
}

interface Refill {
  readonly columns: number
  readonly events: SimEvent[]
  draw(): number
}

/** What stands above an empty cell falls; new tiles come from above. */
export function refill(cells: number[], { columns, events, draw }: Refill) {
  events.push(WAVE)
  const rows = cells.length / columns
  for (let column = 0; column < columns; column++) {
    let floor = rows - 1
    for (let row = rows - 1; row >= 0; row--) {
      const from = row * columns + column
      const rank = cells[from]!
      if (rank === 0) continue
      const to = floor-- * columns + column
      if (to === from) continue
      cells[to] = rank
      cells[from] = 0
      events.push(moved(from, to, rank), appeared(to, rank))
    }
    for (; floor >= 0; floor--) {
      const to = floor * columns + column
      cells[to] = draw()
      events.push(moved(-1 - column, to, cells[to]), appeared(to, cells[to]))
    }
  }
}
