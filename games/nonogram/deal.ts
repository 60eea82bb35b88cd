import type { NonogramDefinition } from './definitions.ts'
import { hidden } from './hide.ts'
import { madePuzzle } from './make.ts'
import { packOf, type Picture } from './packs.ts'
import { blockClues, type Puzzle } from './puzzle.ts'

/** Where a puzzle comes from. */
export interface Deal {
  readonly definition: NonogramDefinition
  readonly seed: number
  readonly level: number
}

/** Boards of each size before the run grows. */
const RUN_SIDES = [5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8] as const

/** The drawing behind a level of a pack. */
export function pictureOf({ definition, level }: Deal): Picture | undefined {
  const { pack } = definition.rules
  if (!pack) return undefined
  const pictures = packOf(pack)
  return pictures[(level - 1) % pictures.length]!
}

/** Paints of a coloured drawing in the order of their numbers. */
export const brushesOf = ({ letters }: Picture): readonly string[] =>
  [...new Set(letters)].filter(isFilled).toSorted()

const isFilled = (letter: string) => letter >= 'A' && letter <= 'Z'

/** Undo replays a run with every step: the last few puzzles are cached. */
const kept = new Map<string, Puzzle>()
const MOST_KEPT = 24

export function puzzleOf(deal: Deal, board: number): Puzzle {
  const { definition, seed, level } = deal
  const name = `${definition.id}:${level}:${definition.rules.pack ? 0 : seed}:${board}`
  const known = kept.get(name)
  if (known) return known
  const puzzle = dealt(deal, board)
  kept.set(name, puzzle)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return puzzle
}

function dealt(deal: Deal, board: number): Puzzle {
  const { definition, seed, level } = deal
  const { play, sizes = [] } = definition.rules
  const picture = pictureOf(deal)
  if (picture) return drawnPuzzle(deal, picture)
  if (play === 'run')
    return madePuzzle(seed * 61 + board, RUN_SIDES[Math.min(board, RUN_SIDES.length - 1)]!, false)
  return madePuzzle(seed, sizes[(level - 1) % sizes.length]!, play === 'totals')
}

function drawnPuzzle({ definition, level }: Deal, picture: Picture): Puzzle {
  const { play } = definition.rules
  const { columns, rows, letters } = picture
  const brushes = brushesOf(picture)
  const solution = [...letters].map((letter) => {
    if (!isFilled(letter)) return 0
    return play === 'colours' ? brushes.indexOf(letter) + 1 : 1
  })
  const puzzle: Puzzle = {
    columns,
    rows,
    colours: play === 'colours' ? brushes.length : 1,
    isMirror: play === 'mirror',
    solution,
    clues: blockClues({ columns, rows, solution }),
    given: [],
  }
  const share = (level - 1) / Math.max(1, definition.levels - 1)
  if (play === 'query') return { ...puzzle, clues: hidden(puzzle, 'lengths', share) }
  if (play === 'mirror') return { ...puzzle, clues: hidden(puzzle, 'lines', share) }
  return puzzle
}
