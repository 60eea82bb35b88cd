import { neighbourPairs, type Board } from '#kit/game/pencil/board.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { KINDS } from './kinds.ts'
import { allPieces, nameOf, tilingFrom } from './model.ts'
import type { Clue, Piece, Puzzle, RegionKind } from './puzzle.ts'
import { tilingOf, type Stand, type Tiling } from './tiling.ts'

/** Size and strictness of the puzzles of one grade. */
export interface Grade {
  readonly columns: number
  readonly rows: number
  /** Share of superfluous clues that stay. */
  readonly generous: number
  /** Guesses a solver may need beyond plain reasoning. */
  readonly guesses: number
}

const TRIES = 6
/** With a larger share of walls, another board is tried. */
const MOST_WALLS = 0.12
const DRAFT_NODES = 400

/** A board with a unique solution, proved by the solver. */
export function generate(kind: RegionKind, grade: Grade, random: Random): Puzzle {
  const { columns, rows } = grade
  const board = { columns, rows }
  let best: { readonly puzzle: Puzzle; readonly walls: number } | undefined
  for (let attempt = 0; attempt < TRIES || !best; attempt++) {
    const areas = cutByLuck(kind, board, random)
    if (!areas) continue
    const clues = chooseClues(kind, grade, areas, random)
    if (!clues) continue
    const walls = clues.filter((clue) => clue.kind === 'wall').length
    const solution = areas.map(({ cells }) => cells)
    if (!best || walls < best.walls) best = { puzzle: { kind, columns, rows, clues, solution }, walls }
    if (walls <= MOST_WALLS * columns * rows) break
  }
  return best!.puzzle
}

/** One way to cut the whole board. */
function cutByLuck(kind: RegionKind, board: Board, random: Random): Piece[] | undefined {
  const { isWanted, isLively, clash } = KINDS[kind]
  const wanted = allPieces(kind, board).filter((piece) => isWanted?.(piece) ?? true)
  // Dominoes get their numbers later: nothing conflicts before.
  const free = tilingOf(
    board.columns * board.rows,
    wanted,
    kind === 'dominoes' ? undefined : clash?.(board, new Map()),
  )
  const { found } = free.search(free.start(), { most: 1, nodes: DRAFT_NODES, random })
  const areas = found[0] && wanted.filter((_, index) => found[0]!.sure[index] === 1)
  return areas && (isLively?.(areas) ?? true) ? areas : undefined
}

function chooseClues(
  kind: RegionKind,
  grade: Grade,
  areas: readonly Piece[],
  random: Random,
): Clue[] | undefined {
  const { columns, rows, generous } = grade
  const board = { columns, rows }
  const { fixed = [], spare = [] } = KINDS[kind].print(board, areas, random)
  const names = new Set(areas.map(({ cells }) => nameOf(cells)))
  const walls: Clue[] = []
  const proof = (clues: readonly Clue[]) => prove({ kind, columns, rows, clues }, grade)
  for (;;) {
    const all = [...fixed, ...spare, ...walls]
    const tiling = tilingFrom({ kind, columns, rows, clues: all })
    if (!tiling) return undefined
    const stand = tiling.start()
    tiling.settle(stand)
    if (isProved(tiling, stand, grade)) break
    const wall = wallAgainst(tiling, stand, { names, board, areas })
    if (!wall || walls.length > columns * rows * 0.3) return undefined
    walls.push(wall)
  }
  let kept = [...spare, ...walls]
  const gone: Clue[] = []
  for (const clue of [...shuffled(spare, random), ...walls]) {
    const fewer = kept.filter((one) => one !== clue)
    if (!proof([...fixed, ...fewer])) continue
    kept = fewer
    if (clue.kind === 'print') gone.push(clue)
  }
  return [...fixed, ...kept, ...gone.slice(0, Math.round(generous * kept.length))]
}

function prove(frame: Omit<Puzzle, 'solution'>, grade: Grade): boolean {
  const tiling = tilingFrom(frame)
  if (!tiling) return false
  const stand = tiling.start()
  return tiling.settle(stand) && isProved(tiling, stand, grade)
}

/** Reasoning leaves one solution, or a few guesses prove that there is no other. */
function isProved(tiling: Tiling, stand: Stand, { guesses }: Grade): boolean {
  if (stand.alive.every((alive, piece) => !alive || stand.sure[piece])) return true
  if (guesses === 0) return false
  const { found, gaveUp } = tiling.search(stand, { most: 2, nodes: guesses * 3 })
  return found.length === 1 && !gaveUp
}

interface Truth {
  readonly names: ReadonlySet<string>
  readonly board: Board
  readonly areas: readonly Piece[]
}

/** A wall through one of the wrong areas still possible: the one that excludes most. */
function wallAgainst(tiling: Tiling, { alive }: Stand, { names, board, areas }: Truth): Clue | undefined {
  const wrong = tiling.pieces.filter(({ cells }, index) => alive[index] && !names.has(nameOf(cells)))
  const owner = new Map(areas.flatMap(({ cells }, area) => cells.map((cell) => [cell, area] as const)))
  let best: Clue | undefined
  let most = 0
  for (const [at, to] of neighbourPairs(board)) {
    if (owner.get(at) === owner.get(to)) continue
    const parted = wrong.filter(({ cells }) => cells.includes(at) && cells.includes(to)).length
    if (parted <= most) continue
    most = parted
    best = { kind: 'wall', at, to }
  }
  return best
}
