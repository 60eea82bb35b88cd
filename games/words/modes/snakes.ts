import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Language } from '../languages.ts'
import { fewestLetters, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, ERASE, mended, missed, solved, SUBMIT, type Base, type Mode } from '../series.ts'

/** A board that names fill to the last square, each winding from square to square. */
export interface SnakesState extends Base {
  readonly mode: 'snakes'
  readonly width: number
  readonly height: number
  readonly grid: readonly string[]
  readonly targets: readonly Target[]
  /** Squares joined so far. */
  readonly path: readonly number[]
}

interface Target {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** Its own squares, from the first letter to the last. */
  readonly cells: readonly number[]
  readonly isFound: boolean
}

type Size = readonly [width: number, height: number]

const HEARTS = 5
const SIZES: readonly Size[] = [
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
]
/** Names of two signs are many on a large board. */
const SMALL_SIZES: readonly Size[] = [
  [3, 4],
  [3, 4],
  [4, 4],
  [4, 4],
]
const LETTER_POINTS = 10
const BENDS = 400
const TRIES = 24
const SUM_TRIES = 400

/** Squares beside a square, not over the corner. */
export function besides({ width, height }: Pick<SnakesState, 'width' | 'height'>, cell: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x + 1 < width ? [cell + 1] : []),
    ...(y > 0 ? [cell - width] : []),
    ...(y + 1 < height ? [cell + width] : []),
  ]
}

/** One line through all squares: a plain zigzag whose ends have bitten back into it many times. */
function wholeLine([width, height]: Size, random: Random): readonly number[] {
  let line = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return y * width + (y % 2 ? width - 1 - x : x)
  })
  for (let bend = 0; bend < BENDS; bend++) {
    if (random() < 0.5) line = line.toReversed()
    const near = besides({ width, height }, line[0]!).filter((cell) => cell !== line[1])
    const at = line.indexOf(near[pickIndex(near.length, random)]!)
    line = [...line.slice(0, at).toReversed(), ...line.slice(at)]
  }
  return line
}

/** Nouns whose letters are as many as the squares. */
function nounsThatFill(count: number, base: Base, random: Random): readonly Noun[] {
  const { language, used } = base
  const least = fewestLetters(language, 3)
  const most = least === 2 ? 3 : 7
  const wish = { count: 60, least, most, ease: easeOf(snakes, base) * 0.7, used }
  const nouns = pickNouns(language, wish, random)
  for (let tries = 0; tries < SUM_TRIES; tries++) {
    const chosen: Noun[] = []
    let rest = count
    for (const noun of shuffled(nouns, random)) {
      const { length } = noun.letters
      if (length === rest || length <= rest - least) {
        chosen.push(noun)
        rest -= length
      }
      if (rest === 0) return chosen
    }
  }
  throw new Error(`No names in ${language} fill ${count} squares`)
}

/** Other readings of the names than the given cells. */
function misreadings({
  targets,
  ...board
}: Pick<SnakesState, 'width' | 'height' | 'grid' | 'targets'>): number {
  let count = 0
  for (const { letters, cells } of targets) {
    const walk = (path: readonly number[]) => {
      if (path.length === letters.length) {
        if (path.some((cell) => !cells.includes(cell))) count++
        return
      }
      for (const next of besides(board, path.at(-1)!))
        if (board.grid[next] === letters[path.length] && !path.includes(next)) walk([...path, next])
    }
    for (const [cell, letter] of board.grid.entries()) if (letter === letters[0]) walk([cell])
  }
  return count
}

function layOut(size: Size, nouns: readonly Noun[], random: Random) {
  const [width, height] = size
  const line = wholeLine(size, random)
  const grid: string[] = []
  let from = 0
  const targets = shuffled(nouns, random).map(({ picture, word, letters }): Target => {
    const cells = line.slice(from, (from += letters.length))
    for (const [step, cell] of cells.entries()) grid[cell] = letters[step]!
    return { picture, word, letters, cells, isFound: false }
  })
  return { width, height, grid, targets }
}

/** The board of some in which the names can be misread the least. */
function clearest(size: Size, nouns: readonly Noun[], random: Random) {
  let best = layOut(size, nouns, random)
  let least = misreadings(best)
  for (let tries = 0; tries < TRIES && least > 0; tries++) {
    const board = layOut(size, nouns, random)
    const count = misreadings(board)
    if (count < least) [best, least] = [board, count]
  }
  return best
}

const sizesOf = (language: Language) => (fewestLetters(language, 3) === 2 ? SMALL_SIZES : SIZES)

const reads = ({ grid }: SnakesState, { letters, cells }: Target, path: readonly number[]) =>
  path.length === letters.length &&
  path.every((cell, step) => grid[cell] === letters[step] && cells.includes(cell))

export const snakes: Mode<SnakesState> = {
  rounds: SIZES.length,
  lives: HEARTS,
  deal(base, random) {
    const size = sizesOf(base.language)[base.round]!
    const board = clearest(size, nounsThatFill(size[0] * size[1], base, random), random)
    return {
      ...base,
      ...board,
      lives: mended(HEARTS, base),
      used: [...base.used, ...board.targets.map(({ picture }) => picture)],
      mode: 'snakes',
      path: [],
    }
  },
  step(state, input) {
    const { targets, path } = state
    if (input === ERASE)
      return {
        state: { ...state, path: path.slice(0, -1) },
        events: path.length > 0 ? [{ kind: 'erase' }] : [],
      }
    if (input === SUBMIT) return path.length > 1 ? missed({ ...state, path: [] }) : { state, events: [] }
    const isTaken = targets.some(({ isFound, cells }) => isFound && cells.includes(input))
    const isNear = path.length === 0 || besides(state, path.at(-1)!).includes(input)
    if (!(input in state.grid) || isTaken || !isNear || path.includes(input)) return { state, events: [] }
    const longer = [...path, input]
    const which = targets.findIndex((target) => !target.isFound && reads(state, target, longer))
    const joined = [{ kind: 'join', x: input }]
    if (which < 0) return { state: { ...state, path: longer }, events: joined }
    const next = {
      ...state,
      path: [],
      points: state.points + LETTER_POINTS * longer.length,
      // Equal letters may be joined crosswise: the drawn line is kept.
      targets: targets.map((one, index) =>
        index === which ? { ...one, cells: longer, isFound: true } : one,
      ),
    }
    const events = [...joined, { kind: 'word', x: which, amount: longer.length }]
    if (next.targets.some(({ isFound }) => !isFound)) return { state: next, events }
    return { state: solved(snakes, next), events: [...events, { kind: 'solved' }] }
  },
  legal(state) {
    const { path, targets, grid } = state
    const taken = targets.flatMap(({ isFound, cells }) => (isFound ? cells : []))
    const near = path.length > 0 ? besides(state, path.at(-1)!) : [...grid.keys()]
    const free = near.filter((cell) => !taken.includes(cell) && !path.includes(cell))
    return path.length > 1 ? [...free, ERASE, SUBMIT] : path.length > 0 ? [...free, ERASE] : free
  },
  best({ targets, path }) {
    const target = targets.find(
      ({ isFound, cells }) => !isFound && path.every((cell, step) => cells[step] === cell),
    )
    return target ? target.cells[path.length] : ERASE
  },
  share: ({ targets }) => targets.filter(({ isFound }) => isFound).length / targets.length,
}
