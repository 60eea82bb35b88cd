import { taskOf } from '#games/chess/bot.ts'
import type { Task } from '#games/chess/engine.ts'
import { play, startState, turnOf } from '#games/chess/rules.ts'

export interface Player {
  readonly name: string
  /** The rating, if it is known. */
  readonly rating?: number
  move(task: Task): string | undefined | Promise<string | undefined>
}

/** Balanced openings. */
const OPENINGS = [
  'e2e4 e7e5 g1f3 b8c6',
  'd2d4 d7d5 c2c4 e7e6',
  'e2e4 c7c5 g1f3 d7d6',
  'd2d4 g8f6 c2c4 g7g6',
  'e2e4 e7e6 d2d4 d7d5',
  'c2c4 e7e5 b1c3 g8f6',
  'e2e4 c7c6 d2d4 d7d5',
  'g1f3 d7d5 g2g3 g8f6',
] as const
const LONGEST = 240

/** Points of the side that begins: 1, 0.5 or 0. Each opening is used twice in a row, once per colour. */
export async function playGame(white: Player, black: Player, game: number): Promise<number> {
  const opening = OPENINGS[Math.floor(game / 2) % OPENINGS.length]!
  let state = startState({ opponent: 'friend', side: 0 })
  for (const move of opening.split(' ')) state = play(state, move).state
  while (state.ending === 'none' && state.moves.length < LONGEST) {
    const isWhite = turnOf(state) === 0
    const move = await (isWhite ? white : black).move(taskOf(state, 1, game * 2 + (isWhite ? 0 : 1)))
    const next = move === undefined ? state : play(state, move).state
    if (next === state) throw new Error(`${isWhite ? white.name : black.name} plays ${move}`)
    state = next
  }
  if (state.ending !== 'checkmate') return 0.5
  return turnOf(state) === 0 ? 0 : 1
}
