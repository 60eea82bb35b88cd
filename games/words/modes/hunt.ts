import { pickIndex, type Random } from '#kit/random/random.ts'
import { anyLetter, fewestLetters, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, solved, type Base, type Mode } from '../series.ts'

/** A square of letters with names hidden in it, in eight directions. */
export interface HuntState extends Base {
  readonly mode: 'hunt'
  readonly size: number
  readonly grid: readonly string[]
  readonly targets: readonly Target[]
  /** Lines that were drawn and held no name. */
  readonly misses: number
}

interface Target {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** Where it was hidden: cells from its first to its last letter. */
  readonly cells: readonly number[]
  /** The cells it was found in. */
  readonly found?: readonly number[]
}

/** Two cells in one input. */
export const CELLS = 100
const SIZES = [6, 7, 8]
const COUNTS = [4, 5, 6]
const LETTER_POINTS = 10
const MISS_COST = 3
const PLACES_TRIED = 120
export const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const

/** The cells from one to another where they stand in one of the eight directions. */
export function line(size: number, from: number, to: number): readonly number[] {
  const [x, y] = [from % size, Math.floor(from / size)]
  const [dx, dy] = [(to % size) - x, Math.floor(to / size) - y]
  const length = Math.max(Math.abs(dx), Math.abs(dy))
  if (length === 0 || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return []
  return Array.from(
    { length: length + 1 },
    (_, step) => (y + (dy / length) * step) * size + x + (dx / length) * step,
  )
}

function place(grid: (string | undefined)[], size: number, { letters }: Noun, random: Random) {
  for (let tries = 0; tries < PLACES_TRIED; tries++) {
    const [dx, dy] = WAYS[pickIndex(WAYS.length, random)]!
    const [x, y] = [pickIndex(size, random), pickIndex(size, random)]
    const [endX, endY] = [x + dx * (letters.length - 1), y + dy * (letters.length - 1)]
    if (endX < 0 || endY < 0 || endX >= size || endY >= size) continue
    const cells = letters.map((_, step) => (y + dy * step) * size + x + dx * step)
    if (cells.some((cell, step) => grid[cell] !== undefined && grid[cell] !== letters[step])) continue
    for (const [step, cell] of cells.entries()) grid[cell] = letters[step]
    return cells
  }
  return undefined
}

const textOf = (grid: readonly string[], cells: readonly number[]) =>
  cells.map((cell) => grid[cell]).join('\n')

/** The name that stands on these cells, read from either end. */
function reads({ grid, targets }: HuntState, cells: readonly number[]): number {
  const [there, back] = [textOf(grid, cells), textOf(grid, cells.toReversed())]
  return targets.findIndex(({ letters, found }) => {
    const word = letters.join('\n')
    return !found && (word === there || word === back)
  })
}

export const hunt: Mode<HuntState> = {
  rounds: SIZES.length,
  lives: 1,
  deal(base, random) {
    const { language, used, round } = base
    const size = SIZES[round]!
    const wish = {
      count: COUNTS[round]! * 3,
      least: fewestLetters(language, 3),
      most: size,
      ease: easeOf(hunt, base),
      used,
    }
    const cells: (string | undefined)[] = Array.from({ length: size * size })
    const targets: Target[] = []
    for (const noun of pickNouns(language, wish, random)) {
      if (targets.length === COUNTS[round]) break
      const taken = place(cells, size, noun, random)
      if (taken) targets.push({ ...noun, cells: taken })
    }
    const grid = cells.map((letter) => letter ?? anyLetter(language, random))
    const pictures = targets.map(({ picture }) => picture)
    return { ...base, used: [...used, ...pictures], mode: 'hunt', size, grid, targets, misses: 0 }
  },
  step(state, input) {
    const cells = line(state.size, Math.floor(input / CELLS), input % CELLS)
    const which = reads(state, cells)
    if (which < 0) {
      const points = Math.max(0, state.points - MISS_COST)
      return { state: { ...state, points, misses: state.misses + 1 }, events: [{ kind: 'miss' }] }
    }
    const targets = state.targets.map((target, index) =>
      index === which ? { ...target, found: cells } : target,
    )
    const next = { ...state, targets, points: state.points + LETTER_POINTS * cells.length }
    const events = [{ kind: 'word', x: which, amount: cells.length }]
    if (targets.some(({ found }) => !found)) return { state: next, events }
    return { state: solved(hunt, next), events: [...events, { kind: 'solved' }] }
  },
  legal({ size, targets }) {
    const lengths = new Set(targets.flatMap(({ letters, found }) => (found ? [] : [letters.length])))
    const inputs: number[] = []
    for (let from = 0; from < size * size; from++)
      for (const [dx, dy] of WAYS)
        for (const length of lengths) {
          const [x, y] = [(from % size) + dx * (length - 1), Math.floor(from / size) + dy * (length - 1)]
          if (x >= 0 && y >= 0 && x < size && y < size) inputs.push(from * CELLS + y * size + x)
        }
    return inputs
  },
  best({ targets }) {
    const target = targets.find(({ found }) => !found)
    return target && target.cells[0]! * CELLS + target.cells.at(-1)!
  },
  share: ({ targets }) => targets.filter(({ found }) => found).length / targets.length,
}
