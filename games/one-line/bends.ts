import { placeAt, type Board, type Way } from './boards.ts'

type Ground = Pick<Board, 'rule' | 'columns' | 'rows'>

const wayBetween = ({ columns }: Ground, from: number, to: number): Way => [
  (to % columns) - (from % columns),
  Math.floor(to / columns) - Math.floor(from / columns),
]

const isSame = (one: Way, other: Way) => one[0] === other[0] && one[1] === other[1]
const isSlanted = ([dx, dy]: Way) => dx !== 0 && dy !== 0

/** Whether the bend required by the rule allows this place. */
export function mayBendTo(ground: Ground, path: readonly number[], place: number): boolean {
  const [head, before, earlier] = [path.at(-1)!, path.at(-2), path.at(-3)]
  const way = wayBetween(ground, head, place)
  if (ground.rule === 'weave') return !isSlanted(way) || !crosses(ground, path, head, way)
  if (before === undefined) return true
  const last = wayBetween(ground, before, head)
  switch (ground.rule) {
    case 'zigzag':
      return !isSame(way, last)
    case 'hopscotch':
      return isSlanted(way) !== isSlanted(last)
    case 'cart':
      // After a bend comes a straight piece.
      return earlier === undefined || isSame(wayBetween(ground, earlier, before), last) || isSame(way, last)
    default:
      return true
  }
}

/** A slanted step runs over one that the line has made between the two other corners. */
function crosses({ columns, rows }: Ground, path: readonly number[], head: number, [dx, dy]: Way): boolean {
  const [x, y] = [head % columns, Math.floor(head / columns)]
  const one = path.indexOf(placeAt(columns, rows, x + dx, y))
  const other = path.indexOf(placeAt(columns, rows, x, y + dy))
  return one >= 0 && other >= 0 && Math.abs(one - other) === 1
}
