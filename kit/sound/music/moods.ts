import type { Genre } from '#kit/game/contract.ts'

/** Mood of a game's music; each mood is one piece, of which each game has a variation. */
export type Mood = 'calm' | 'quick' | 'clever'

/** Calm for puzzles, clever for board games, quick for the rest. */
export const MOOD_OF: Readonly<Record<Genre, Mood>> = {
  puzzle: 'calm',
  idle: 'calm',
  board: 'clever',
  arcade: 'quick',
  sports: 'quick',
  racing: 'quick',
  shooter: 'quick',
  io: 'quick',
}
