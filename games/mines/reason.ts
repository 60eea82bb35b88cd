/** Known bounds of a cell: `lo` to `hi` urchins. */
export interface Bounds {
  readonly lo: number[]
  readonly hi: number[]
}

/** Visible information for reasoning. */
export interface Sight {
  readonly around: readonly (readonly number[])[]
  /** Most urchins in a cell. */
  readonly cap: number
  /** Urchins on the board. */
  readonly total: number
  /** Number of an open cell, undefined while closed. */
  numberOf(cell: number): number | undefined
}

/** Basis of a conclusion: one number, two numbers compared, or the total. */
export type Reason = 'one' | 'two' | 'all'

export interface Insight {
  readonly cell: number
  /** Number of urchins. */
  readonly amount: number
  readonly reason: Reason
  /** Open cells it follows from. */
  readonly by: readonly number[]
}

/** `plus` contains `rest` more urchins than `minus`. */
interface Equation {
  readonly plus: readonly number[]
  readonly minus: readonly number[]
  readonly rest: number
}

/** Called for each cell whose bounds have met; true stops the reasoning. */
type Found = (insight: Insight) => boolean

const sum = (cells: readonly number[], of: readonly number[]) =>
  cells.reduce((total, cell) => total + of[cell]!, 0)

export const openBounds = ({ around, cap, numberOf }: Sight): Bounds => ({
  lo: around.map(() => 0),
  hi: around.map((_, cell) => (numberOf(cell) === undefined ? cap : 0)),
})

/** Cells whose bounds the equation narrows. */
function narrow({ plus, minus, rest }: Equation, { lo, hi }: Bounds): number[] {
  const least = sum(plus, lo) - sum(minus, hi)
  const most = sum(plus, hi) - sum(minus, lo)
  const changed: number[] = []
  const [up, down] = [rest - least, most - rest]
  for (const cell of plus) {
    const [low, high] = [Math.max(lo[cell]!, hi[cell]! - down), Math.min(hi[cell]!, lo[cell]! + up)]
    if (low === lo[cell] && high === hi[cell]) continue
    changed.push(cell)
    lo[cell] = low
    hi[cell] = high
  }
  for (const cell of minus) {
    const [low, high] = [Math.max(lo[cell]!, hi[cell]! - up), Math.min(hi[cell]!, lo[cell]! + down)]
    if (low === lo[cell] && high === hi[cell]) continue
    changed.push(cell)
    lo[cell] = low
    hi[cell] = high
  }
  return changed
}

interface Clue {
  readonly at: number
  readonly cells: readonly number[]
  readonly rest: number
}

/** Numbers with unknown cells around them. */
function openClues({ around, numberOf }: Sight, { lo, hi }: Bounds): Clue[] {
  return around.flatMap((cells, at) => {
    const number = numberOf(at)
    if (number === undefined) return []
    const unknown = cells.filter((cell) => lo[cell]! < hi[cell]!)
    if (unknown.length === 0) return []
    const known = cells.reduce((total, cell) => total + (lo[cell] === hi[cell] ? lo[cell]! : 0), 0)
    return [{ at, cells: unknown, rest: number - known }]
  })
}

function compared(one: Clue, other: Clue): Equation | undefined {
  const plus = one.cells.filter((cell) => !other.cells.includes(cell))
  if (plus.length === one.cells.length) return undefined
  const minus = other.cells.filter((cell) => !one.cells.includes(cell))
  return { plus, minus, rest: one.rest - other.rest }
}

/**
 * Narrows bounds by the open numbers, the simplest reason first, until nothing follows or the listener stops.
 * Only the listener may open cells meanwhile.
 */
export function reason(sight: Sight, bounds: Bounds, found: Found): void {
  const { lo, hi } = bounds
  let isDone = false
  const use = (equation: Equation, why: Reason, by: readonly number[]): boolean => {
    const changed = narrow(equation, bounds)
    for (const cell of changed)
      if (!isDone && lo[cell] === hi[cell]) isDone = found({ cell, amount: lo[cell]!, reason: why, by })
    return changed.length > 0
  }
  const byOne = () =>
    openClues(sight, bounds).reduce((hit, clue) => {
      if (isDone) return hit
      const plus = clue.cells.filter((cell) => lo[cell]! < hi[cell]!)
      const known = clue.cells.reduce((all, cell) => all + (lo[cell] === hi[cell] ? lo[cell]! : 0), 0)
      return use({ plus, minus: [], rest: clue.rest - known }, 'one', [clue.at]) || hit
    }, false)
  const byTwo = () => {
    const clues = openClues(sight, bounds)
    for (const [index, one] of clues.entries())
      for (const other of clues.slice(index + 1)) {
        const equation = compared(one, other)
        if (equation && use(equation, 'two', [one.at, other.at])) return true
      }
    return false
  }
  const byAll = () => {
    const plus = lo.flatMap((low, cell) => (low < hi[cell]! ? [cell] : []))
    const known = sum([...lo.keys()], lo) - sum(plus, lo)
    return use({ plus, minus: [], rest: sight.total - known }, 'all', [])
  }
  while (!isDone && (byOne() || byTwo() || byAll()));
}
