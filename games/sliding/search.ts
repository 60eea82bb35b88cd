import { boardOf } from './boards.ts'
import { isSolved, legalMoves, moved, solvedTiles, type Position } from './moves.ts'

const FAR = 99

/** Steps between all cells of a board. */
function distances({ kind, size }: Position): readonly (readonly number[])[] {
  const { near } = boardOf(kind, size)
  return near.map((_, from) => {
    const steps: number[] = near.map((_, cell) => (cell === from ? 0 : FAR))
    const queue = [from]
    for (const cell of queue)
      for (const other of near[cell]!)
        if (steps[other] === FAR) {
          steps[other] = steps[cell]! + 1
          queue.push(other)
        }
    return steps
  })
}

/** The shortest line of a slide with a gap: deeper and deeper, led by the steps each tile is from home. */
export function shortestSlide(start: Position, nodes: number): readonly number[] | undefined {
  const { near } = boardOf(start.kind, start.size)
  const steps = distances(start)
  const home = new Map(solvedTiles(start).map((tile, cell) => [tile, cell]))
  const tiles = [...start.tiles]
  const far = (tile: number, cell: number) => (tile === 0 ? 0 : steps[home.get(tile)!]![cell]!)
  const line: number[] = []
  let left = nodes

  function search(gap: number, back: number, rest: number, most: number): boolean {
    if (rest === 0) return true
    if (line.length + rest > most || --left < 0) return false
    for (const cell of near[gap]!) {
      if (cell === back) continue
      const tile = tiles[cell]!
      tiles[gap] = tile
      tiles[cell] = 0
      line.push(cell)
      if (search(cell, gap, rest - far(tile, cell) + far(tile, gap), most)) return true
      line.pop()
      tiles[cell] = tile
      tiles[gap] = 0
    }
    return false
  }

  const rest = tiles.reduce((sum, tile, cell) => sum + far(tile, cell), 0)
  for (let most = rest; left > 0; most++) if (search(tiles.indexOf(0), -1, rest, most)) return line
  return undefined
}

interface Step {
  readonly position: Position
  readonly input: number
  readonly parent: Step | undefined
}

const nameOf = ({ tiles, blocks }: Position) =>
  [...tiles.entries()]
    .map(([block, cell]) => blocks[block]! + String.fromCharCode(65 + cell))
    .sort()
    .join('')

/** The shortest line by going everywhere; blocks of the same shape may change places. */
export function shortestWalk(start: Position, positions: number): readonly number[] | undefined {
  const seen = new Set([nameOf(start)])
  const queue: Step[] = [{ position: start, input: -1, parent: undefined }]
  for (let next = 0; next < queue.length && queue.length < positions; next++) {
    const step = queue[next]!
    if (isSolved(step.position)) return lineTo(step)
    for (const input of legalMoves(step.position)) {
      const position = moved(step.position, input)
      const name = nameOf(position)
      if (seen.has(name)) continue
      seen.add(name)
      queue.push({ position, input, parent: step })
    }
  }
  return undefined
}

function lineTo(last: Step): readonly number[] {
  const line: number[] = []
  for (let step: Step | undefined = last; step?.parent; step = step.parent) line.unshift(step.input)
  return line
}
