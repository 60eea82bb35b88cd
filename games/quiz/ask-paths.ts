import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { between, choice, type Ask } from './question.ts'

type Step = readonly [dx: number, dy: number]

const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const SLANTED: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
]
/** Chess pieces: their ways, and whether they go on along them. */
const PIECES: Readonly<Record<string, { readonly ways: readonly Step[]; readonly isLong: boolean }>> = {
  R: { ways: STRAIGHT, isLong: true },
  B: { ways: SLANTED, isLong: true },
  N: { ways: JUMPS, isLong: false },
  Q: { ways: [...STRAIGHT, ...SLANTED], isLong: true },
  K: { ways: [...STRAIGHT, ...SLANTED], isLong: false },
}
export const REACH_SIZE = 6
const CELLS = Array.from({ length: REACH_SIZE ** 2 }, (_, cell) => cell)

/** Cells a piece can move to, stopped by the walls. */
export function reachOf(piece: string, from: number, walls: readonly number[]): readonly number[] {
  const { ways, isLong } = PIECES[piece]!
  const reached: number[] = []
  for (const [dx, dy] of ways) {
    let [x, y] = [(from % REACH_SIZE) + dx, Math.floor(from / REACH_SIZE) + dy]
    while (x >= 0 && y >= 0 && x < REACH_SIZE && y < REACH_SIZE && !walls.includes(y * REACH_SIZE + x)) {
      reached.push(y * REACH_SIZE + x)
      if (!isLong) break
      x += dx
      y += dy
    }
  }
  return reached
}

const ORDER = [...'RBKQN']

/** A piece, its cell, the cells of the letters A to F and the cells of stones: `R 14 1,2,3,4,5,6 7,8`. */
export const askReach: Ask = (random, { hard, past }) => {
  let subject = ''
  let right: number[] = []
  for (let attempt = 0; attempt < 60; attempt++) {
    const piece = pickOne(hard < 0.25 ? ORDER.slice(0, 3) : ORDER, random)
    const [from = 0, ...others] = shuffled(CELLS, random)
    const walls = others.slice(0, hard < 0.4 ? 0 : between(2, 7, hard))
    const free = others.filter((cell) => !walls.includes(cell))
    const reached = reachOf(piece, from, walls)
    const hit = free.filter((cell) => reached.includes(cell)).slice(0, 2 + pickIndex(3, random))
    const missed = free.filter((cell) => !reached.includes(cell)).slice(0, 6 - hit.length)
    const letters = shuffled([...hit, ...missed], random)
    right = letters.flatMap((cell, place) => (reached.includes(cell) ? [place] : []))
    subject = `${piece} ${from} ${letters.join()} ${walls.join()}`
    if (letters.length === 6 && right.length >= 2 && right.length <= 4 && !past.includes(subject)) break
  }
  return { kind: 'reach', subject, answers: [...'ABCDEF'], right }
}

/** A sheet of four by four, folded in half by `v` (the right half over the left) and `h` (the lower over the upper). */
export function unfolded(folds: string, holes: readonly Step[]): readonly Step[] {
  const sizes = [[4, 4]]
  for (const fold of folds) {
    const [wide = 4, high = 4] = sizes.at(-1)!
    sizes.push(fold === 'v' ? [wide / 2, high] : [wide, high / 2])
  }
  let open = [...holes]
  for (let at = folds.length - 1; at >= 0; at--) {
    const [wide = 4, high = 4] = sizes[at]!
    open = open.flatMap(([x, y]): Step[] => [
      [x, y],
      folds[at] === 'v' ? [wide - 1 - x, y] : [x, high - 1 - y],
    ])
  }
  return open
}

/** Holes of a sheet as sixteen digits. */
const sheetOf = (holes: readonly Step[]) => {
  const sheet = Array.from({ length: 16 }, () => '0')
  for (const [x, y] of holes) sheet[y * 4 + x] = '1'
  return sheet.join('')
}

/** How a sheet is folded and punched, `vh 0,1 1,0`; the answers are open sheets. */
export const askFolds: Ask = (random, { hard, past }) => {
  const folds = pickOne(
    hard < 0.3 ? ['v', 'h'] : hard < 0.65 ? ['vh', 'hv', 'vv'] : ['vh', 'vv', 'hh', 'vhv', 'hvh'],
    random,
  )
  const ways = [...folds]
  const wide = 4 / 2 ** ways.filter((way) => way === 'v').length
  const high = 4 / 2 ** ways.filter((way) => way === 'h').length
  const cells = Array.from({ length: wide * high }, (_, cell): Step => [cell % wide, Math.floor(cell / wide)])
  const most = Math.min(cells.length - 1, hard < 0.5 ? 1 : 2)
  let holes: readonly Step[] = []
  let subject = ''
  for (let attempt = 0; attempt < 12; attempt++) {
    holes = shuffled(cells, random).slice(0, Math.max(1, most))
    subject = `${folds} ${holes.map((hole) => hole.join()).join(' ')}`
    if (!past.includes(subject)) break
  }
  const right = sheetOf(unfolded(folds, holes))
  return choice({ kind: 'fold', subject }, right, {
    wrong: wrongSheets(right, { folds, holes, random }),
    random,
  })
}

interface Folded {
  readonly folds: string
  readonly holes: readonly Step[]
  readonly random: Random
}

/** Sheets with typical mistakes: a forgotten fold, a rotated sheet, or a fold to the same side. */
function wrongSheets(right: string, { folds, holes, random }: Folded): string[] {
  const flipped = [...right].map((_, cell) => right[(3 - Math.floor(cell / 4)) * 4 + (cell % 4)]!).join('')
  const leaning = [...right].map((_, cell) => right[(cell % 4) * 4 + Math.floor(cell / 4)]!).join('')
  const moved = [...right]
    .map((_, cell) => right[Math.floor(cell / 4) * 4 + (((cell % 4) + 1) % 4)]!)
    .join('')
  const lowered = [...right].map((_, cell) => right[(cell + 4) % 16]!).join('')
  const short = sheetOf(
    unfolded(
      folds.slice(0, -1),
      holes.map(([x, y]): Step => [x, y]),
    ),
  )
  const shut = sheetOf(holes)
  const sheets = [leaning, short, flipped, moved, lowered, shut].filter((sheet) => sheet !== right)
  return shuffled([...new Set(sheets)], random).slice(0, 3)
}

/** Pieces of squares that differ from their mirror image and from each of their turns, as rows of a square. */
const PIECES_TURNED = [
  ['100 100 110', '110 011 010', '10000 11110 00000 00000 00000'],
  ['0100 1100 0100 0100', '110 110 100', '0100 0100 1100 1000'],
  ['1100 0110 0010 0010', '1000 1110 0110 0000', '1100 1000 1110 0000', '0110 0100 1100 1000'],
] as const

const rowsOf = (piece: string) => piece.split(' ')

/** A piece turned by quarters to the right, trimmed to its upper left corner. */
export function turnedBy(piece: string, quarters: number): string {
  let cells: Step[] = rowsOf(piece).flatMap((row, y) =>
    [...row].flatMap((cell, x): Step[] => (cell === '1' ? [[x, y]] : [])),
  )
  for (let quarter = 0; quarter < quarters; quarter++) cells = cells.map(([x, y]): Step => [-y, x])
  return trimmed(cells)
}

export const mirrored = (piece: string): string =>
  trimmed(
    rowsOf(piece).flatMap((row, y) => [...row].flatMap((cell, x): Step[] => (cell === '1' ? [[-x, y]] : []))),
  )

function trimmed(cells: readonly Step[]): string {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const [wide, high] = [
    Math.max(...cells.map(([x]) => x)) - left + 1,
    Math.max(...cells.map(([, y]) => y)) - top + 1,
  ]
  return Array.from({ length: high }, (_, y) =>
    Array.from({ length: wide }, (__, x) =>
      cells.some(([cx, cy]) => cx - left === x && cy - top === y) ? '1' : '0',
    ).join(''),
  ).join(' ')
}

/** A piece, and the one of four that is the same piece turned; the others are turned mirror images. */
export const askTurned: Ask = (random, { hard, past }) => {
  const pieces = PIECES_TURNED[hard < 0.3 ? 0 : hard < 0.65 ? 1 : 2]!
  let [subject, right] = ['', '']
  for (let attempt = 0; attempt < 12; attempt++) {
    const piece = pickOne(pieces, random)
    const one = random() < 0.5 ? mirrored(piece) : piece
    subject = turnedBy(one, pickIndex(4, random))
    right = turnedBy(subject, hard < 0.15 ? 1 : 1 + pickIndex(3, random))
    if (!past.includes(subject)) break
  }
  const others = [0, 1, 2, 3].map((quarters) => turnedBy(mirrored(subject), quarters))
  return choice({ kind: 'turned', subject }, right, { wrong: shuffled(others, random).slice(0, 3), random })
}

/** Where the rope of a start ends: each crossing swaps the ropes of a lane and the next one. */
export const endOf = (start: number, crossings: readonly number[]): number =>
  crossings.reduce((lane, at) => (lane === at ? at + 1 : lane === at + 1 ? at : lane), start)

/** Ropes that cross: `lanes start crossing,crossing,…`; the answers are letters of the lanes at the end. */
export const askRopes: Ask = (random, { hard, past }) => {
  const lanes = hard < 0.5 ? 4 : 6
  const count = between(5, 15, hard)
  let [subject, end] = ['', 0]
  for (let attempt = 0; attempt < 20; attempt++) {
    const crossings: number[] = []
    while (crossings.length < count) {
      const at = pickIndex(lanes - 1, random)
      // The same two would only cross back.
      if (at !== crossings.at(-1)) crossings.push(at)
    }
    const start = pickIndex(lanes, random)
    end = endOf(start, crossings)
    subject = `${lanes} ${start} ${crossings.join()}`
    if (!past.includes(subject)) break
  }
  const letters = [...'ABCDEF'].slice(0, lanes)
  return { kind: 'rope', subject, answers: letters, right: [end] }
}
