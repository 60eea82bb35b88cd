import type { Genre } from '#kit/game/contract.ts'

/** What a game's music is like; each mood is one piece, and each game has a version of it. */
export type Mood = 'calm' | 'quick' | 'clever'

/** One rests at puzzles, thinks at boards and runs in the rest. */
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
