import type { MoveName } from './rules.ts'

const MARK = '!'

/** How a list of moves says that a seat was given up: stored by the server, refused from players. */
export const leavingMove = (seat: number): string => `${MARK}${seat}`

/** The seat that was given up; undefined for a move of the game. */
export const leaverOf = (move: MoveName): number | undefined =>
  typeof move === 'string' && move.startsWith(MARK) ? Number(move.slice(MARK.length)) : undefined
