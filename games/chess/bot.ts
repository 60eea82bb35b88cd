import { pickIndex, type Random } from '#kit/random/random.ts'
import { chooseReply, type Strength } from './engine.ts'
import { readPosition } from './notation.ts'
import { isPersonsTurn, type ChessInput, type ChessState } from './rules.ts'

const SEEDS = 2 ** 31
const LEVEL_OF_BOT: readonly Strength[] = [2, 3, 5]

/** The engine's task for this state, e.g. for the computer's reply. */
export const taskOf = (state: ChessState, strength: Strength, seed: number) => ({
  fen: state.fen,
  moves: state.moves,
  // The engine detects repetitions by the first key only, which starts the position's name.
  trail: trailKeys(state),
  strength,
  seed,
})

const NAME_TAIL = 7

const trailKeys = ({ fen, trail }: ChessState): readonly number[] => [
  ...trail.slice(0, -1).map((name) => parseInt(name.slice(0, -NAME_TAIL), 36) | 0),
  readPosition(fen).key,
]

/** A move of this strength; `undefined` when the game is over. */
export const replyOf = (state: ChessState, strength: Strength, random: Random): ChessInput | undefined =>
  chooseReply(taskOf(state, strength, pickIndex(SEEDS, random)))

/** Plays the player's side at the given strength, and the computer's side at the level's. */
export function chooseMove(state: ChessState, random: Random, strength: 0 | 1 | 2): ChessInput | undefined {
  const { opponent } = state.mode
  const level = isPersonsTurn(state) || typeof opponent !== 'number' ? LEVEL_OF_BOT[strength]! : opponent
  return replyOf(state, level, random)
}
