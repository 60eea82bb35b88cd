import { pickOne, type Random } from '#kit/random/random.ts'

/** Common openings as moves: they vary the games of the strong levels. */
const LINES = [
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6',
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7',
  'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 g8f6 b1c3 f8b4',
  'e2e4 e7e5 b1c3 g8f6 f1c4 b8c6 d2d3 f8b4',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
  'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g8f6 b1c3 e7e5',
  'e2e4 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6',
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7',
  'e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 g1f3 g8f6',
  'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
  'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6',
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8',
  'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4',
  'd2d4 d7d5 g1f3 g8f6 c1f4 e7e6 e2e3 f8d6',
  'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8',
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8',
  'd2d4 g8f6 g1f3 e7e6 e2e3 d7d5 f1d3 c7c5',
  'c2c4 e7e5 b1c3 g8f6 g2g3 d7d5 c4d5 f6d5',
  'c2c4 g8f6 b1c3 e7e6 e2e4 d7d5',
  'g1f3 d7d5 g2g3 g8f6 f1g2 e7e6 e1g1 f8e7 d2d4 e8g8',
].map((line) => line.split(' '))

/** A book reply to the moves so far; `undefined` outside the book. */
export function bookMove(moves: readonly string[], random: Random): string | undefined {
  const answers = LINES.flatMap((line) => {
    const next = line[moves.length]
    return next !== undefined && moves.every((move, index) => line[index] === move) ? [next] : []
  })
  return answers.length > 0 ? pickOne(answers, random) : undefined
}
