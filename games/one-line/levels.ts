import { hash32, seededRandom, type Random } from '#kit/random/random.ts'
import { isFigure, isIce, type Board, type RuleName } from './boards.ts'
import { figureBoard } from './figure-boards.ts'
import { slideBoard } from './slide-boards.ts'
import { leapBoard, walkBoard } from './walk-boards.ts'

/** Walks tried per level; the best one is used. */
const TRIES = 24
const SMALLEST = 6

type Size = readonly [columns: number, rows: number]

/** Columns and rows of a level, from the first to the last. */
const SIZES: Readonly<Record<RuleName, readonly [first: Size, last: Size]>> = {
  fill: [
    [3, 3],
    [8, 9],
  ],
  figure: [
    [3, 3],
    [6, 6],
  ],
  knight: [
    [3, 4],
    [6, 7],
  ],
  dots: [
    [3, 3],
    [7, 8],
  ],
  hex: [
    [3, 3],
    [7, 8],
  ],
  glide: [
    [4, 4],
    [9, 10],
  ],
  leap: [
    [3, 3],
    [5, 6],
  ],
  twin: [
    [4, 4],
    [8, 9],
  ],
  beads: [
    [3, 3],
    [7, 8],
  ],
  double: [
    [3, 4],
    [7, 8],
  ],
  weave: [
    [3, 3],
    [6, 7],
  ],
  zigzag: [
    [3, 4],
    [8, 9],
  ],
  cart: [
    [3, 4],
    [8, 9],
  ],
  hopscotch: [
    [3, 3],
    [7, 7],
  ],
  stairs: [
    [3, 3],
    [7, 8],
  ],
  oneway: [
    [3, 3],
    [7, 8],
  ],
  locks: [
    [3, 4],
    [7, 8],
  ],
  ink: [
    [3, 4],
    [7, 8],
  ],
  stride: [
    [3, 4],
    [7, 8],
  ],
  streets: [
    [3, 3],
    [6, 6],
  ],
  tones: [
    [3, 3],
    [6, 6],
  ],
  floes: [
    [4, 4],
    [8, 9],
  ],
}

const boards = new Map<string, Board>()

/** Cached; depends on rule and level alone. */
export function boardOf(rule: RuleName, level: number): Board {
  const name = `${rule} ${level}`
  const known = boards.get(name)
  if (known) return known
  const board = chosen(rule, level)
  boards.set(name, board)
  return board
}

function sizeAt(rule: RuleName, level: number) {
  const [[columns, rows], [lastColumns, lastRows]] = SIZES[rule]
  const part = Math.min(1, (level - 1) / 26)
  return {
    columns: Math.round(columns + (lastColumns - columns) * part),
    rows: Math.round(rows + (lastRows - rows) * part),
  }
}

function chosen(rule: RuleName, level: number): Board {
  const ground = { rule, ...sizeAt(rule, level) }
  let best: Board | undefined
  let salt = 1
  for (; salt <= TRIES || !best; salt++) {
    const board = made(ground, level, seededRandom(hash32(`${rule} ${level} ${salt}`)))
    if (worthOf(board) < Math.min(SMALLEST, 2 + level) && salt < TRIES * 20) continue
    if (!best || worthOf(board) > worthOf(best)) best = board
  }
  return best
}

function made(ground: Pick<Board, 'rule' | 'columns' | 'rows'>, level: number, random: Random): Board {
  switch (ground.rule) {
    case 'glide':
    case 'floes':
      return slideBoard(ground, 4 + Math.round(level * 0.7), random)
    case 'figure':
    case 'streets':
    case 'tones':
      return figureBoard(ground, 5 + Math.round(level * 0.85), random)
    case 'leap':
      return leapBoard(ground, random)
    default:
      return walkBoard(ground, random)
  }
}

/** Longer walks are better; slides and figures have a given length and should fill their board. */
const worthOf = ({ rule, walk, needs }: Board) =>
  isIce(rule) || isFigure(rule) ? walk.length + needs.filter((need) => need > 0).length / 100 : walk.length
