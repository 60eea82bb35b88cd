import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { anyLetter, fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'
import { besides } from './snakes.ts'

/** A maze without walls: the path repeats the picture's name from gate to flag. */
export interface MazeState extends Base {
  readonly mode: 'maze'
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly width: number
  readonly height: number
  readonly grid: readonly string[]
  /** Squares walked so far; the first is the gate. */
  readonly trail: readonly number[]
  readonly goal: number
  /** A way that spells right. */
  readonly way: readonly number[]
}

const HEARTS = 5
const SIZES = [
  [4, 5],
  [5, 5],
  [5, 6],
  [6, 6],
  [6, 7],
] as const
const WALKS = 60
const WORD_POINTS = 10
const GOAL_POINTS = 30
/** Share of cells off the path that tempt with a letter of the name. */
const TEMPTING = 0.6

/** A long self-avoiding path from the upper left. */
function walk(width: number, height: number, random: Random): readonly number[] {
  const way = [0]
  for (;;) {
    const free = besides({ width, height }, way.at(-1)!).filter((cell) => !way.includes(cell))
    if (free.length === 0) return way
    way.push(pickOne(free, random))
  }
}

/** Of some walks, cut to whole names, the one that is long and ends far down. */
function longWay([width, height]: readonly [number, number], length: number, random: Random) {
  const ways = Array.from({ length: WALKS }, () => walk(width, height, random))
    .map((way) => way.slice(0, way.length - (way.length % length)))
    .filter((way) => way.length >= 2 * length)
  const rate = (way: readonly number[]) => {
    const end = way.at(-1)!
    return Math.min(way.length, (width * height) / 2) + 3 * (Math.floor(end / width) + (end % width))
  }
  return ways.toSorted((one, other) => rate(other) - rate(one))[0] ?? zigzag(width, height, length)
}

function zigzag(width: number, height: number, length: number): readonly number[] {
  const all = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return y * width + (y % 2 ? width - 1 - x : x)
  })
  return all.slice(0, all.length - (all.length % length))
}

export const maze: Mode<MazeState> = {
  rounds: SIZES.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const [noun] = pickNouns(language, { count: 1, least, most: 6, ease: easeOf(maze, base), used }, random)
    const { picture, word, letters } = noun!
    const [width, height] = SIZES[round]!
    const way = longWay([width, height], letters.length, random)
    const grid = Array.from({ length: width * height }, () =>
      random() < TEMPTING ? letters[pickIndex(letters.length, random)]! : anyLetter(language, random),
    )
    for (const [step, cell] of way.entries()) grid[cell] = letters[step % letters.length]!
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, picture],
      mode: 'maze',
      picture,
      word,
      letters,
      width,
      height,
      grid,
      trail: [way[0]!],
      goal: way.at(-1)!,
      way,
    }
  },
  step(state, input) {
    const { trail, letters, grid, goal } = state
    if (input === trail.at(-2))
      return { state: { ...state, trail: trail.slice(0, -1) }, events: [{ kind: 'erase', x: input }] }
    if (!besides(state, trail.at(-1)!).includes(input) || trail.includes(input)) return { state, events: [] }
    const place = trail.length % letters.length
    const isWhole = place === letters.length - 1
    if (grid[input] !== letters[place] || (input === goal && !isWhole)) return missed(state, { x: input })
    const next = { ...state, trail: [...trail, input] }
    const events = [{ kind: 'join', x: input }]
    if (input !== goal) return { state: next, events: isWhole ? [...events, { kind: 'spelt' }] : events }
    const points = state.points + GOAL_POINTS + (WORD_POINTS * next.trail.length) / letters.length
    return { state: solved(maze, { ...next, points }), events: [...events, { kind: 'solved' }] }
  },
  legal: (state) =>
    besides(state, state.trail.at(-1)!).filter(
      (cell) => cell === state.trail.at(-2) || !state.trail.includes(cell),
    ),
  // After a wrong step go back to where the path was left.
  best: ({ trail, way }) =>
    trail.every((cell, step) => way[step] === cell) ? way[trail.length] : trail.at(-2),
  share: ({ trail, way }) => Math.min(1, trail.length / way.length),
}
