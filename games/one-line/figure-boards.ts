import { pickOne, type Random } from '#kit/random/random.ts'
import { placeAt, type Board, type Way } from './boards.ts'

type Ground = Pick<Board, 'rule' | 'columns' | 'rows'>

interface Line {
  readonly edge: readonly [number, number]
  readonly tone: number
}

const EIGHT: readonly Way[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]
/** Most lines at a point, to avoid knots. */
const MOST_AT_A_POINT = 5

/** A figure from a walk along non-crossing lines, so that it can be drawn without lifting the pen. */
export function figureBoard(ground: Ground, lines: number, random: Random): Board {
  const { columns, rows } = ground
  const count = columns * rows
  const walk = [Math.floor(random() * count)]
  const taken = new Set<string>()
  const degree = Array.from({ length: count }, () => 0)
  while (walk.length <= lines) {
    const head = walk.at(-1)!
    const ways = EIGHT.flatMap(([dx, dy]) => {
      const [x, y] = [head % columns, Math.floor(head / columns)]
      const to = placeAt(columns, rows, x + dx, y + dy)
      if (to < 0 || degree[to]! >= MOST_AT_A_POINT || taken.has(nameOf(head, to))) return []
      const isSlanted = dx !== 0 && dy !== 0
      const other = isSlanted && nameOf(placeAt(columns, rows, x + dx, y), placeAt(columns, rows, x, y + dy))
      return other && taken.has(other) ? [] : [to]
    })
    if (ways.length === 0) break
    // Prefers visited points, which connect the figure.
    const known = ways.filter((to) => degree[to]! > 0)
    const to = pickOne(known.length > 0 && random() < 0.45 ? known : ways, random)
    taken.add(nameOf(head, to))
    degree[head]!++
    degree[to]!++
    walk.push(to)
  }
  const drawn = walk.slice(1).map((to, index): Line => {
    const from = walk[index]!
    const edge: readonly [number, number] = from < to || ground.rule === 'streets' ? [from, to] : [to, from]
    return { edge, tone: 1 + (index % 2) }
  })
  // Sorted, since the order of lines would reveal the solution.
  const inOrder = drawn.toSorted((one, other) => one.edge[0] - other.edge[0] || one.edge[1] - other.edge[1])
  const needs = degree.map((lineCount) => (lineCount > 0 ? 1 : 0))
  const marks = ground.rule === 'tones' ? inOrder.map(({ tone }) => tone) : needs.map(() => 0)
  return { ...ground, needs, marks, edges: inOrder.map(({ edge }) => edge), walk }
}

const nameOf = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`)
