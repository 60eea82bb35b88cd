import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import { KINDS, pairOfKind, type Face } from './tiles.ts'

export type Pair = readonly [first: number, second: number]

/** Faces by place, and one order that clears the board. */
export interface Deal {
  readonly faces: readonly Face[]
  readonly line: readonly Pair[]
}

const TRIES = 400
/** Randomness against height when choosing the next pair: high keeps boards varied, low avoids towers. */
const LUCK_IN_LAYERS = 2.4

/** A tile is free when nothing lies on it and one of its long sides is open. */
export function isFree(board: Board, stands: (place: number) => boolean, place: number): boolean {
  if (board.above[place]!.some(stands)) return false
  return !board.left[place]!.some(stands) || !board.right[place]!.some(stands)
}

/** An order that clears the standing places in pairs, if one was found. */
export function emptyingOrder(
  board: Board,
  standing: readonly number[],
  random: Random,
): readonly Pair[] | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order = tryToEmpty(board, standing, random)
    if (order) return order
  }
  return undefined
}

function tryToEmpty(board: Board, standing: readonly number[], random: Random): Pair[] | undefined {
  const left = new Set(standing)
  const stands = (place: number) => left.has(place)
  const order: Pair[] = []
  while (left.size > 0) {
    const free = [...left]
      .filter((place) => isFree(board, stands, place))
      .map((place) => ({ place, rank: board.places[place]!.z + random() * LUCK_IN_LAYERS }))
      .sort((a, b) => b.rank - a.rank)
    const [first, second] = free
    if (!first || !second) return undefined
    left.delete(first.place)
    left.delete(second.place)
    order.push([first.place, second.place])
  }
  return order
}

/** Deals a solvable board: pairs are placed in reverse order of a clearing. */
export function dealBoard(board: Board, random: Random): Deal {
  const every = board.places.map((_, place) => place)
  const line = emptyingOrder(board, every, random)
  if (!line) throw new Error(`board ${board.id} cannot be emptied`)
  const kinds = shuffled(
    Array.from({ length: KINDS }, (_, kind) => kind),
    random,
  )
  const pairs = line.map((_, index) => pairOfKind(kinds[Math.floor(index / 2) % KINDS]!, index % 2 === 1))
  return { faces: lay(board, line, shuffled(pairs, random)), line }
}

/**
 * Deals the remaining pairs anew, on the same places if those can be cleared, else on an easier part of the
 * board.
 */
export function dealAgain(board: Board, faces: readonly Face[], random: Random): Deal {
  const standing = faces.flatMap((face, place) => (face < 0 ? [] : [place]))
  const line =
    emptyingOrder(board, standing, random) ??
    // The last pairs of an order that clears the whole board can always be cleared.
    dealBoard(board, random).line.slice(-standing.length / 2)
  return { faces: lay(board, line, shuffled(pairsAmong(faces), random)), line }
}

/** Faces of the standing tiles in matching pairs. */
function pairsAmong(faces: readonly Face[]): (readonly [Face, Face])[] {
  const standing = faces.filter((face) => face >= 0).sort((a, b) => a - b)
  return standing.flatMap((face, index) => (index % 2 ? [] : [[face, standing[index + 1]!] as const]))
}

function lay(board: Board, line: readonly Pair[], pairs: readonly (readonly [Face, Face])[]): Face[] {
  const faces = board.places.map(() => -1)
  line.forEach(([first, second], index) => {
    const [one, other] = pairs[index]!
    faces[first] = one
    faces[second] = other
  })
  return faces
}

/** Random play to the end; returns the tiles left. Judges hints. */
export function leftAfterLuck(
  board: Board,
  faces: readonly Face[],
  pairsOf: (faces: readonly Face[]) => readonly Pair[],
  random: Random,
): number {
  const now = [...faces]
  for (;;) {
    const pairs = pairsOf(now)
    const pair = pairs[pickIndex(pairs.length, random)]
    if (!pair) return now.filter((face) => face >= 0).length
    now[pair[0]] = -1
    now[pair[1]] = -1
  }
}
