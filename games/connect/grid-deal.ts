import { hash32, pickIndex, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { ConnectKind } from './definitions.ts'
import { gridBoard, partnerOf, type GridBoard } from './grid-boards.ts'
import { bendsOf, linkBetween } from './links.ts'
import { slid, slideAt } from './slide.ts'

/** A pair as one number: the smaller cell times this, plus the larger. */
export const STRIDE = 1024
export const pairOf = (one: number, other: number) => Math.min(one, other) * STRIDE + Math.max(one, other)
export const cellsOf = (pair: number): readonly [number, number] => [Math.floor(pair / STRIDE), pair % STRIDE]

export interface GridDeal {
  readonly cells: readonly number[]
  /** The pairs that clear the board, in order. */
  readonly line: readonly number[]
}

const TRIES = 60
const DEALS = 100
const CANDIDATES = 7

/**
 * Assigns faces while removing joinable pairs until none is left; `undefined` when the tries run out. `faces`
 * has one face per pair.
 */
export function dealGrid(
  board: GridBoard,
  places: readonly number[],
  { faces, turn, random }: { faces: readonly number[]; turn: number; random: Random },
): GridDeal | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = attemptDeal(board, places, { faces, turn, random })
    if (found) return found
  }
  return undefined
}

function attemptDeal(
  board: GridBoard,
  places: readonly number[],
  { faces, turn, random }: { faces: readonly number[]; turn: number; random: Random },
): GridDeal | undefined {
  // During the search a cell holds the index of the place its tile started at, plus one.
  let now = places.map((place, cell) => (place > 0 ? cell + 1 : place))
  const cells = [...places]
  const line: number[] = []
  for (const [index, face] of faces.entries()) {
    const pair = widePair(board, now, random)
    if (pair === undefined) return undefined
    const [one, other] = cellsOf(pair)
    cells[now[one]! - 1] = face
    cells[now[other]! - 1] = partnerOf(board, face)
    line.push(pair)
    now[one] = 0
    now[other] = 0
    now = [...slid(board, now, slideAt(board.slide, turn + index)).cells]
  }
  return { cells, line }
}

/** A random joinable pair, preferring more bends and length. */
function widePair(board: GridBoard, now: readonly number[], random: Random): number | undefined {
  const tiles = shuffled(
    now.flatMap((tile, cell) => (tile > 0 ? [cell] : [])),
    random,
  )
  let best: number | undefined
  let widest = -1
  let offered = 0
  for (const [index, one] of tiles.entries())
    for (const other of tiles.slice(index + 1)) {
      const link = linkBetween(board, now, one, other)
      if (!link) continue
      const far = bendsOf(board, link) * 4 + Math.abs((one % board.width) - (other % board.width)) + random()
      if (far > widest) {
        widest = far
        best = pairOf(one, other)
      }
      if (++offered >= CANDIDATES) return best
    }
  return best
}

/** Faces for all pairs, equally frequent, in random order. */
function facesFor(board: GridBoard, pairs: number, random: Random): number[] {
  if (board.sum > 0)
    return shuffled(
      Array.from({ length: pairs }, (_, pair) => 1 + (pair % (board.sum - 1))),
      random,
    )
  const first = pickIndex(20, random)
  const list = Array.from({ length: pairs }, (_, pair) => 1 + ((first + (pair % board.faces)) % 20))
  return shuffled(list, random)
}

const dealt = new Map<string, GridDeal>()

/** The deal depends on kind and level alone. */
export function gridLevel(kind: ConnectKind, level: number): GridDeal {
  const name = `${kind} ${level}`
  const known = dealt.get(name)
  if (known) return known
  const board = gridBoard(kind, level)
  const pairs = board.cells.filter((cell) => cell > 0).length / 2
  for (let attempt = 0; attempt < DEALS; attempt++) {
    const random = seededRandom(hash32(`connect ${name} ${attempt}`))
    const deal = dealGrid(board, board.cells, { faces: facesFor(board, pairs, random), turn: 0, random })
    if (!deal) continue
    dealt.set(name, deal)
    return deal
  }
  throw new Error(`connect: no deal for ${name}`)
}
