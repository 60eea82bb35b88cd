import { besides, cellsOf, SIDES, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import { fineColumns, type Piece } from './puzzle.ts'

const rising = (cells: Iterable<number>) => [...cells].toSorted((one, other) => one - other)

/** All rectangles up to a number of cells. */
export function rectangles(board: Board, most: number): Piece[] {
  const { columns, rows } = board
  return cellsOf(board).flatMap((corner) => {
    const [left, top] = [corner % columns, Math.floor(corner / columns)]
    const found: Piece[] = []
    for (let height = 1; top + height <= rows; height++)
      for (let width = 1; left + width <= columns && width * height <= most; width++)
        found.push({
          cells: Array.from(
            { length: width * height },
            (_, index) => corner + Math.floor(index / width) * columns + (index % width),
          ),
        })
    return found
  })
}

const known = new Map<string, readonly Piece[]>()

/** All connected areas of a size. */
export function areasOfSize(board: Board, size: number): readonly Piece[] {
  const name = `${board.columns} ${board.rows} ${size}`
  const before = known.get(name)
  if (before) return before
  const smaller: readonly Piece[] = size === 1 ? [] : areasOfSize(board, size - 1)
  const found = new Map<string, Piece>()
  if (size === 1) for (const cell of cellsOf(board)) found.set(String(cell), { cells: [cell] })
  for (const { cells } of smaller)
    for (const cell of cells)
      for (const next of besides(board, cell)) {
        if (cells.includes(next)) continue
        const grown = rising([...cells, next])
        found.set(grown.join(), { cells: grown })
      }
  const made = [...found.values()]
  known.set(name, made)
  return made
}

/** A cell with arms of any length in four directions, up to a total number of cells. */
export function crosses(board: Board, most: number): Piece[] {
  return cellsOf(board).flatMap((at) => {
    let found: number[][] = [[at]]
    for (const step of SIDES)
      found = found.flatMap((cells) => {
        const longer = [cells]
        let arm = cells
        for (
          let next = stepFrom(board, at, step);
          next !== undefined && arm.length <= most;
          next = stepFrom(board, next, step)
        )
          longer.push((arm = [...arm, next]))
        return longer
      })
    return found
      .filter(({ length }) => length > 1 && length <= most + 1)
      .map((cells) => ({ cells: rising(cells), at }))
  })
}

/** Two arms that meet at a right angle. */
export function angles(board: Board, longest: number): Piece[] {
  const arm = (at: number, step: (typeof SIDES)[number]) => {
    const cells: number[] = []
    for (
      let next = stepFrom(board, at, step);
      next !== undefined && cells.length < longest;
      next = stepFrom(board, next, step)
    )
      cells.push(next)
    return cells.map((_, length) => cells.slice(0, length + 1))
  }
  return cellsOf(board).flatMap((at) =>
    [0, 2].flatMap((flat) =>
      [1, 3].flatMap((steep) =>
        arm(at, SIDES[flat]!).flatMap((across) =>
          arm(at, SIDES[steep]!).map((down) => ({ cells: rising([at, ...across, ...down]), at })),
        ),
      ),
    ),
  )
}

/** Paths up to a length; those with equal cells and ends count once. */
export function paths(board: Board, longest: number): Piece[] {
  const found = new Map<string, Piece>()
  const go = (path: readonly number[]) => {
    const [first, last] = [path[0]!, path.at(-1)!]
    if (first <= last) {
      const cells = rising(path)
      found.set(`${cells.join()} ${first} ${last}`, { cells, ends: [first, last] })
    }
    if (path.length === longest) return
    for (const next of besides(board, last)) if (!path.includes(next)) go([...path, next])
  }
  for (const cell of cellsOf(board)) go([cell])
  return [...found.values()]
}

interface Turning {
  /** Most cells of an area. */
  readonly most: number
  /** Limit of areas. */
  readonly patience: number
  isFree(cell: number): boolean
}

/**
 * Connected areas symmetric under a half turn around a place of the finer grid; `undefined` when there are
 * too many.
 */
export function turningAreas(
  board: Board,
  centre: number,
  { most, patience, isFree }: Turning,
): Piece[] | undefined {
  const fine = fineColumns(board)
  const [x, y] = [centre % fine, Math.floor(centre / fine)]
  const { columns, rows } = board
  const mirror = (cell: number) => {
    const [column, row] = [x - (cell % columns), y - Math.floor(cell / columns)]
    return column < 0 || column >= columns || row < 0 || row >= rows ? undefined : row * columns + column
  }
  const start = rising(heartOf(board, centre))
  let layer = new Map([[start.join(), start]])
  const found: number[][] = []
  while (layer.size > 0) {
    found.push(...layer.values())
    if (found.length > patience) return undefined
    const next = new Map<string, number[]>()
    for (const cells of layer.values())
      for (const cell of cells)
        for (const beside of besides(board, cell)) {
          const across = mirror(beside)
          if (across === undefined || cells.includes(beside) || !isFree(beside) || !isFree(across)) continue
          const grown = rising(new Set([...cells, beside, across]))
          if (grown.length <= most) next.set(grown.join(), grown)
        }
    layer = next
  }
  return found.map((cells) => ({ cells, at: centre }))
}

/** The one, two or four cells that a centre lies on. */
export function heartOf(board: Board, centre: number): number[] {
  const fine = fineColumns(board)
  const [x, y] = [centre % fine, Math.floor(centre / fine)]
  const [xs, ys] = [x, y].map((at) => [...new Set([Math.floor(at / 2), Math.ceil(at / 2)])]) as [
    number[],
    number[],
  ]
  return ys.flatMap((row) => xs.map((column) => row * board.columns + column))
}

/** Equal for areas that differ only by rotation and reflection. */
export function shapeOf({ columns }: Board, cells: readonly number[]): string {
  const spots = cells.map((cell) => [cell % columns, Math.floor(cell / columns)] as const)
  const texts = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
    const moved = spots.map(([x, y]) => {
      const [a, b] = turn & 1 ? [y, x] : [x, y]
      return [turn & 2 ? -a : a, turn & 4 ? -b : b] as const
    })
    const left = Math.min(...moved.map(([x]) => x))
    const top = Math.min(...moved.map(([, y]) => y))
    return moved
      .map(([x, y]) => (y - top) * 9 + x - left)
      .toSorted((one, other) => one - other)
      .join('.')
  })
  return texts.toSorted()[0]!
}
