import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** A letter sudoku whose golden row is the name of the picture, or of several. */
export interface LatinState extends Base {
  readonly mode: 'latin'
  readonly size: number
  /** Squares of a block beside each other. */
  readonly block: number
  /** The letter of every square, row by row, as places of the letters. */
  readonly grid: readonly number[]
  readonly letters: readonly string[]
  readonly golden: number
  readonly names: readonly { readonly picture: number; readonly word: string; readonly length: number }[]
  /** Squares whose letter is to be seen. */
  readonly open: readonly number[]
}

/** A square and a letter in one input. */
export const LETTERS = 10
const HEARTS = 5
const SIZES = [4, 4, 6, 6]
const BLOCKS: Readonly<Record<number, number>> = { 4: 2, 6: 3 }
/** Letters that are given beside the golden row at least. */
const GIVEN = [4, 3, 11, 9]
const LETTER_POINTS = 5
const ROUND_POINTS = 20

type Square = Pick<LatinState, 'size' | 'block'>

const peersOf = ({ size, block }: Square, cell: number): readonly number[] => {
  const rows = size / block
  const [x, y] = [cell % size, Math.floor(cell / size)]
  return Array.from({ length: size * size }, (_, other) => other).filter((other) => {
    const [column, row] = [other % size, Math.floor(other / size)]
    const isBlock =
      Math.floor(column / block) === Math.floor(x / block) && Math.floor(row / rows) === Math.floor(y / rows)
    return other !== cell && (column === x || row === y || isBlock)
  })
}

const inOrder = (size: number) => [...Array(size).keys()]

/**
 * Fillings of the empty cells (-1) row by row, counted up to two, and the last one found. Letters are tried
 * in the given order.
 */
export function fillings(square: Square, start: readonly number[], order = inOrder(square.size)) {
  const peers = start.map((_, cell) => peersOf(square, cell))
  const grid = [...start]
  let count = 0
  let found: readonly number[] = []
  const search = () => {
    let best = -1
    let least: readonly number[] = []
    for (const [cell, value] of grid.entries()) {
      if (value >= 0) continue
      const free = order.filter((one) => peers[cell]!.every((peer) => grid[peer] !== one))
      if (best < 0 || free.length < least.length) [best, least] = [cell, free]
    }
    if (best < 0) {
      count++
      found = [...grid]
      return
    }
    for (const value of least) {
      grid[best] = value
      search()
      if (count > 1) break
    }
    grid[best] = -1
  }
  search()
  return { count, found }
}

/** A grid with only the golden row known, since the player can read it from the pictures. */
const goldenOnly = ({ size }: Square, golden: number) =>
  Array.from({ length: size * size }, (_, cell) => (Math.floor(cell / size) === golden ? cell % size : -1))

/** Removes letters as long as the solution is unique. */
function dug(square: Square, golden: number, given: number, random: Random) {
  const start = goldenOnly(square, golden)
  const { found: grid } = fillings(square, start, shuffled(inOrder(square.size), random))
  const shown = new Set([...start.keys()].filter((cell) => start[cell] === -1))
  for (const cell of shuffled([...shown], random)) {
    if (shown.size === given) break
    shown.delete(cell)
    const left = grid.map((value, place) => (shown.has(place) ? value : start[place]!))
    if (fillings(square, left).count > 1) shown.add(cell)
  }
  return { grid, open: [...shown] }
}

const isDistinct = (nouns: readonly Noun[]) => {
  const letters = nouns.flatMap((noun) => noun.letters)
  return new Set(letters).size === letters.length
}

/** One to three names that have as many letters as wished together, all different. */
function namesOf(size: number, base: Base, random: Random): readonly Noun[] {
  const { language, used } = base
  const wish = {
    count: 200,
    least: fewestLetters(language, 3) === 2 ? 2 : 3,
    most: size,
    ease: easeOf(latin, base),
    used: [],
  }
  const nouns = pickNouns(language, wish, random).filter((noun) => isDistinct([noun]))
  const fresh = [
    ...nouns.filter(({ picture }) => !used.includes(picture)),
    ...nouns.filter(({ picture }) => used.includes(picture)),
  ]
  const search = (chosen: readonly Noun[], rest: number): readonly Noun[] | undefined => {
    if (rest === 0) return chosen
    for (const noun of fresh) {
      if (noun.letters.length > rest || chosen.includes(noun) || !isDistinct([...chosen, noun])) continue
      const all = search([...chosen, noun], rest - noun.letters.length)
      if (all) return all
    }
    return undefined
  }
  return search([], size)!
}

export const latin: Mode<LatinState> = {
  rounds: SIZES.length,
  lives: HEARTS,
  deal(base, random) {
    const size = SIZES[base.round]!
    const square = { size, block: BLOCKS[size]! }
    const nouns = namesOf(size, base, random)
    const golden = pickOne([...Array(size).keys()], random)
    return {
      ...base,
      ...square,
      ...dug(square, golden, GIVEN[base.round]!, random),
      lives: mended(HEARTS, base),
      used: [...base.used, ...nouns.map(({ picture }) => picture)],
      mode: 'latin',
      letters: nouns.flatMap(({ letters }) => letters),
      golden,
      names: nouns.map(({ picture, word, letters }) => ({ picture, word, length: letters.length })),
    }
  },
  step(state, input) {
    const [cell, letter] = [Math.floor(input / LETTERS), input % LETTERS]
    if (!(cell in state.grid) || state.open.includes(cell) || letter >= state.size)
      return { state, events: [] }
    if (state.grid[cell] !== letter) return missed(state, { x: cell, y: letter })
    const next = { ...state, open: [...state.open, cell], points: state.points + LETTER_POINTS }
    const { size, golden } = state
    const isRow = Math.floor(cell / size) === golden
    const isName = isRow && state.letters.every((_, x) => next.open.includes(golden * size + x))
    const events = [{ kind: 'hit', x: cell }, ...(isName ? [{ kind: 'word' }] : [])]
    if (next.open.length < state.grid.length) return { state: next, events }
    const done = solved(latin, { ...next, points: next.points + ROUND_POINTS })
    return { state: done, events: [...events, { kind: 'solved' }] }
  },
  legal: ({ grid, open, size }) =>
    [...grid.keys()].flatMap((cell) =>
      open.includes(cell) ? [] : Array.from({ length: size }, (_, letter) => cell * LETTERS + letter),
    ),
  best({ grid, open, size, golden }) {
    const own = Array.from({ length: size }, (_, x) => golden * size + x)
    const cell = [...own, ...grid.keys()].find((one) => !open.includes(one))
    return cell === undefined ? undefined : cell * LETTERS + grid[cell]!
  },
  share: ({ open, grid }) => open.length / grid.length,
}
