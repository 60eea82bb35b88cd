import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { mayBendTo } from './bends.ts'
import { around, opposite, placeAt, STRAIGHT, type Board, type RuleName } from './boards.ts'
import { marksOf } from './walk-marks.ts'

interface Ground {
  readonly rule: RuleName
  readonly columns: number
  readonly rows: number
}

/** Probability of choosing the place with the fewest exits (Warnsdorff): higher fills the board better. */
const CAREFUL = 0.75
const LONGEST_LEAP = 3

/** A board from a walk of single steps: places it leaves out do not exist. */
export function walkBoard(ground: Ground, random: Random): Board {
  const { rule, columns, rows } = ground
  const count = columns * rows
  const most = rule === 'double' ? 2 : 1
  const visits = Array.from({ length: count }, () => 0)
  const walk: number[] = []
  const visit = (place: number) => {
    walk.push(place)
    visits[place]!++
    if (rule === 'twin') visits[opposite(ground, place)]!++
  }
  const middle = (place: number) => rule === 'twin' && opposite(ground, place) === place
  const isFree = (place: number) => !middle(place) && visits[place] === 0
  const open = (place: number) =>
    around(ground, place, place === walk.at(-1) ? walk.length - 1 : walk.length).filter(
      (other) => isFree(other) && (place !== walk.at(-1) || mayBendTo(ground, walk, other)),
    )
  let start = pickIndex(count, random)
  if (middle(start)) start = 0
  visit(start)
  for (;;) {
    const head = walk.at(-1)!
    const ways = open(head)
    const across = most > 1 && random() < 0.3 ? crossing(ground, visits, walk) : undefined
    if (across !== undefined) {
      visit(across.over)
      visit(across.to)
      continue
    }
    if (ways.length === 0) break
    const next =
      random() < CAREFUL
        ? ways.toSorted((one, other) => open(one).length - open(other).length)[0]!
        : pickOne(ways, random)
    visit(next)
  }
  return { ...ground, needs: visits, marks: marksOf(ground, walk, random), edges: [], walk }
}

/** A straight step over a place visited once, to a free one behind it. */
function crossing(
  { columns, rows }: Ground,
  visits: readonly number[],
  walk: readonly number[],
): { readonly over: number; readonly to: number } | undefined {
  const head = walk.at(-1)!
  const [x, y] = [head % columns, Math.floor(head / columns)]
  for (const [dx, dy] of STRAIGHT) {
    const over = placeAt(columns, rows, x + dx, y + dy)
    const to = placeAt(columns, rows, x + 2 * dx, y + 2 * dy)
    if (over >= 0 && to >= 0 && visits[over] === 1 && visits[to] === 0 && over !== walk.at(-2))
      return { over, to }
  }
  return undefined
}

/** A board of numbers: each is the length of the leap from it; the last place has none. */
export function leapBoard(ground: Ground, random: Random): Board {
  const { columns, rows } = ground
  const needs = Array.from({ length: columns * rows }, () => 0)
  const marks = [...needs]
  const walk = [pickIndex(columns * rows, random)]
  needs[walk[0]!] = 1
  for (;;) {
    const head = walk.at(-1)!
    const [x, y] = [head % columns, Math.floor(head / columns)]
    const targets = STRAIGHT.flatMap(([dx, dy]) =>
      Array.from({ length: LONGEST_LEAP }, (_, index) => {
        const far = index + 1
        return { far, to: placeAt(columns, rows, x + dx * far, y + dy * far) }
      }),
    ).filter(({ to }) => to >= 0 && needs[to] === 0)
    if (targets.length === 0) break
    const { far, to } = pickOne(targets, random)
    marks[head] = far
    needs[to] = 1
    walk.push(to)
  }
  return { ...ground, needs, marks, edges: [], walk }
}
