import { hash32, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { lineOf } from './expected-line.ts'
import { legalMoves } from './moves.ts'
import { moveName, readPosition } from './notation.ts'
import { bookMove } from './openings.ts'
import { deepen, findBest, openSearch, scoreMove, type Search, type SearchLimits } from './search.ts'

export type Strength = 1 | 2 | 3 | 4 | 5 | 6

/** Everything a reply depends on: equal tasks give equal moves on every machine. */
export interface Task {
  readonly fen: string
  /** Known moves from the start; they look up the opening book. */
  readonly moves: readonly string[]
  /** Keys of the positions since the last capture or pawn move, the current one last. */
  readonly trail: readonly number[]
  readonly strength: Strength
  readonly seed: number
  /** When short of time: factor by which fewer positions are searched. */
  readonly haste?: number
}

interface Character extends SearchLimits {
  /** Error of each judged move in hundredths of a pawn; 0 plays the best move. */
  readonly noise: number
  /** Share of random moves. */
  readonly slips: number
  readonly knowsOpenings: boolean
}

/** From a beginner's first opponent to a good club player. */
const CHARACTERS: Readonly<Record<Strength, Character>> = {
  1: { depth: 1, nodes: 2_000, noise: 170, slips: 0.34, knowsOpenings: false },
  2: { depth: 1, nodes: 6_000, noise: 80, slips: 0.14, knowsOpenings: false },
  3: { depth: 2, nodes: 20_000, noise: 30, slips: 0.015, knowsOpenings: true },
  4: { depth: 3, nodes: 60_000, noise: 16, slips: 0, knowsOpenings: true },
  5: { depth: 6, nodes: 36_000, noise: 0, slips: 0, knowsOpenings: true },
  6: { depth: 20, nodes: 160_000, noise: 0, slips: 0, knowsOpenings: true },
}
/** The hint searches like level 4, without its noise. */
const HINT: SearchLimits = { depth: 6, nodes: 40_000 }

/** The computer's move; `undefined` when there is none. */
export function chooseReply(task: Task): string | undefined {
  const { fen, moves, trail, strength, seed, haste = 1 } = task
  const usual = CHARACTERS[strength]
  // Noisy levels search few positions as it is.
  const character = usual.noise > 0 ? usual : { ...usual, nodes: Math.ceil(usual.nodes / haste) }
  const random = seededRandom(hash32(`${seed}:${moves.length}:${fen}`))
  const position = readPosition(fen)
  const legal = legalMoves(position)
  if (legal.length === 0) return undefined
  const known = character.knowsOpenings ? bookMove(moves, random) : undefined
  if (known) return known
  if (random() < character.slips) return moveName(pickOne(legal, random))
  if (character.noise === 0) return moveName(findBest(position, character, trail).move)
  return moveName(chooseRoughly(openSearch(position, character.nodes, trail), legal, character, random))
}

/** The best of all moves under noisy judgement. */
function chooseRoughly(search: Search, legal: readonly number[], character: Character, random: Random) {
  const { noise, depth } = character
  let best = { move: legal[0]!, seen: -Infinity, score: -Infinity }
  for (const move of legal) {
    // A move that is worse by twice the noise cannot win, so it needs no exact score.
    const score = scoreMove(search, move, depth, best.score - 2 * noise)
    const seen = score + (random() * 2 - 1) * noise
    if (seen > best.seen) best = { move, seen, score }
  }
  return best.move
}

/** A good move for the side to move. */
export function chooseHint({ fen, trail }: Pick<Task, 'fen' | 'trail'>): string | undefined {
  const position = readPosition(fen)
  if (legalMoves(position).length === 0) return undefined
  return moveName(findBest(position, HINT, trail).move)
}

/** The adviser's judgement of a position. */
export interface Judged {
  /** Hundredths of a pawn for the side to move; near `MATE` when it mates. */
  readonly score: number
  /** The expected moves, the best one first. */
  readonly line: readonly string[]
}

const JUDGE: SearchLimits = { depth: 12, nodes: 24_000 }
const LONGEST_LINE = 8

/** Judges a position; `undefined` when the game is over there. */
export function judge({ fen, trail }: Pick<Task, 'fen' | 'trail'>, nodes = JUDGE.nodes): Judged | undefined {
  const position = readPosition(fen)
  if (legalMoves(position).length === 0) return undefined
  const search = openSearch(position, nodes, trail)
  const { score, move } = deepen(search, JUDGE.depth)
  return { score, line: lineOf(search, move, LONGEST_LINE).map(moveName) }
}
