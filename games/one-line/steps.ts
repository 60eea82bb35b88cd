import { mayBendTo } from './bends.ts'
import { around, isFigure, isIce, opposite, placeAt, rays, STRAIGHT, type Board } from './boards.ts'

/** Visits of the line and its mirror image at each place. */
export function visitsOf(board: Board, path: readonly number[]): readonly number[] {
  const visits = board.needs.map(() => 0)
  for (const [index, place] of path.entries()) {
    const passed = isIce(board.rule) && index > 0 ? between(board, path[index - 1]!, place) : []
    for (const one of [...passed, place]) visits[one]!++
    if (board.rule === 'twin') visits[opposite(board, place)]!++
  }
  return visits
}

/** The places a slide passes before it stops. */
function between(board: Board, from: number, to: number): readonly number[] {
  const ray = rays(board, from).find((places) => places.includes(to)) ?? []
  return ray.slice(0, ray.indexOf(to))
}

const edgeName = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`)

function edgesUsed(path: readonly number[]): ReadonlySet<string> {
  return new Set(path.slice(1).map((place, index) => edgeName(path[index]!, place)))
}

/** Where the line may go from its end. */
export function nextPlaces(board: Board, path: readonly number[]): readonly number[] {
  const head = path.at(-1)!
  if (isFigure(board.rule)) return nextPoints(board, path)
  const visits = visitsOf(board, path)
  const isOpen = (place: number) => place >= 0 && visits[place]! < board.needs[place]!
  if (isIce(board.rule)) return slides(board, head, isOpen)
  if (board.rule === 'leap') return leaps(board, head).filter(isOpen)
  const near = around(board, head, path.length - 1).filter(
    (place) => isOpen(place) && mayBendTo(board, path, place),
  )
  switch (board.rule) {
    case 'dots': {
      const reached = Math.max(...path.map((place) => board.marks[place]!))
      return near.filter((place) => board.marks[place] === 0 || board.marks[place] === reached + 1)
    }
    case 'beads':
      return near.filter((place) => board.marks[place] === (board.marks[head]! % 3) + 1)
    case 'stairs':
      return near.filter((place) => Math.abs(board.marks[place]! - board.marks[head]!) <= 1)
    case 'oneway': {
      const arrow = STRAIGHT[board.marks[head]! - 1]
      return arrow ? near.filter((place) => place === head + arrow[1] * board.columns + arrow[0]) : near
    }
    case 'locks':
      return near.filter(
        (place) => board.marks[place]! >= 0 || path.some((one) => board.marks[one] === -board.marks[place]!),
      )
    case 'ink':
      return inkLeft(board, path) > 0 ? near : []
    case 'double':
      // Straight back is an undo, not a continuation.
      return near.filter((place) => place !== path.at(-2))
    default:
      return near
  }
}

/** Other ends of lines still to draw. */
function nextPoints({ rule, edges, marks }: Board, path: readonly number[]): readonly number[] {
  const head = path.at(-1)!
  const used = edgesUsed(path)
  const last = path.length > 1 ? edgeName(path.at(-2)!, head) : undefined
  const tone = marks[edges.findIndex(([one, other]) => edgeName(one, other) === last)]
  return edges.flatMap(([one, other], index) => {
    if (used.has(edgeName(one, other)) || (rule === 'tones' && marks[index] === tone)) return []
    if (one === head) return [other]
    return other === head && rule !== 'streets' ? [one] : []
  })
}

/** Steps left before the pen needs a bottle. */
export function inkLeft({ marks }: Board, path: readonly number[]): number {
  const since = path.toReversed().findIndex((place) => marks[place]! > 0)
  return marks[path.at(-1 - since)!]! - since
}

function slides(board: Board, head: number, isOpen: (place: number) => boolean): readonly number[] {
  return rays(board, head).flatMap((ray) => {
    const free = ray.findIndex((place) => !isOpen(place))
    return free === 0 ? [] : ray.slice(0, free < 0 ? ray.length : free).slice(-1)
  })
}

function leaps({ columns, rows, marks }: Board, place: number): readonly number[] {
  const [x, y, far] = [place % columns, Math.floor(place / columns), marks[place]!]
  if (far === 0) return []
  return STRAIGHT.map(([dx, dy]) => placeAt(columns, rows, x + dx * far, y + dy * far)).filter(
    (other) => other >= 0,
  )
}

/** Whether every place has its required visits. */
export function isComplete(board: Board, path: readonly number[]): boolean {
  if (isFigure(board.rule)) return path.length - 1 === board.edges.length
  const visits = visitsOf(board, path)
  return board.needs.every((need, place) => visits[place] === need)
}

/** The part of the board the line has covered, 0 to 1. */
export function coveredShare(board: Board, path: readonly number[]): number {
  if (isFigure(board.rule)) return (path.length - 1) / board.edges.length
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return sum(visitsOf(board, path)) / sum(board.needs)
}
