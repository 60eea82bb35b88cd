import type { Board } from './boards.ts'
import { boardIn, type LineState } from './rules.ts'
import { isComplete, nextPlaces } from './steps.ts'

const MOST_LINES = 2500

/** The next step: along the known solution, along one found from here, or back. */
export function bestPlace(state: LineState): number | undefined {
  const board = boardIn(state)
  const { path } = state
  if (isComplete(board, path)) return undefined
  if (path.every((place, index) => board.walk[index] === place)) return board.walk[path.length]
  return foundFrom(board, state) ?? path.at(-2)
}

const found = new Map<string, readonly number[] | undefined>()
const MOST_FOUND = 400

/** A found solution is kept as long as the player follows it. */
function foundFrom(board: Board, { rule, level, path }: LineState): number | undefined {
  const nameOf = (line: readonly number[]) => `${rule} ${level} ${line.join()}`
  const name = nameOf(path)
  if (!found.has(name)) {
    if (found.size > MOST_FOUND) found.clear()
    const way = search(board, path)
    found.set(name, way)
    for (let length = path.length + 1; way && length < way.length; length++)
      found.set(nameOf(way.slice(0, length)), way)
  }
  return found.get(name)?.[path.length]
}

function search(board: Board, start: readonly number[]): readonly number[] | undefined {
  let tried = 0
  const path = [...start]
  const dig = (): boolean => {
    if (isComplete(board, path)) return true
    if (++tried > MOST_LINES) return false
    const ways = nextPlaces(board, path).map((place) => ({
      place,
      open: nextPlaces(board, [...path, place]).length,
    }))
    for (const { place } of ways.toSorted((one, other) => one.open - other.open)) {
      path.push(place)
      if (dig()) return true
      path.pop()
    }
    return false
  }
  return dig() ? path : undefined
}
