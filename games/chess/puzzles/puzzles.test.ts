import { expect, test } from 'vitest'
import { legalMoves } from '../moves.ts'
import { moveName, readPosition } from '../notation.ts'
import { makeMove } from '../position.ts'
import { packPuzzle, unpackPuzzle, type Puzzle } from './pack.ts'
import { PUZZLES } from './packed.ts'
import { nextPuzzle, progressAfter, readProgress, writeProgress } from './progress.ts'
import { provePuzzle } from './prove.ts'
import { themesOf } from './themes.ts'

/** The solver's position and the solution as moves. */
function laid({ fen, moves }: Puzzle) {
  const position = readPosition(fen)
  const line: number[] = []
  const start = readPosition(fen)
  for (const [index, name] of moves.entries()) {
    const move = legalMoves(position).find((one) => moveName(one) === name)!
    expect(move, `${fen} ${name}`).toBeDefined()
    if (index === 0) makeMove(start, move)
    else line.push(move)
    makeMove(position, move)
  }
  return { start, line, end: position }
}

test('there are a thousand puzzles and more, each another position, in little room', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(1000)
  expect(PUZZLES.join('\n').length).toBeLessThanOrEqual(60_000)
  expect(new Set(PUZZLES.map((text) => unpackPuzzle(text).fen)).size).toBe(PUZZLES.length)
})

test('every solution is of legal moves, ends with the solver, and its mates are mates', () => {
  for (const text of PUZZLES) {
    const puzzle = unpackPuzzle(text)
    const { end } = laid(puzzle)
    expect(puzzle.moves.length % 2).toBe(0)
    if (!puzzle.mateIn) continue
    expect(puzzle.moves.length).toBe(2 * puzzle.mateIn)
    expect(legalMoves(end)).toEqual([])
    expect(packPuzzle(puzzle)).toBe(text)
  }
})

/** One puzzle in this many is proved here; all of them in puzzles.slow.test.ts. */
const SAMPLE = 40

test('only the solution mates or wins: proved by looking at every other move', () => {
  for (let index = 7; index < PUZZLES.length; index += SAMPLE) {
    const puzzle = unpackPuzzle(PUZZLES[index]!)
    const { start, line } = laid(puzzle)
    expect(provePuzzle(start, line, puzzle.mateIn), PUZZLES[index]).toBeGreaterThan(0)
  }
})

test('a wrong solution is not proved', () => {
  const start = readPosition('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1')
  const named = (name: string) => legalMoves(start).find((move) => moveName(move) === name)!
  expect(provePuzzle(start, [named('d1d8')], 1)).toBeGreaterThan(0)
  expect(provePuzzle(start, [named('d1d7')], 1)).toBe(0)
  expect(provePuzzle(start, [named('g1f1')], undefined)).toBe(0)
})

const lead = { rating: 1000 } as const
test.for([
  ['fork', '4k3/p7/8/3N4/8/8/8/q3K3 b - - 0 1', ['a1a2', 'e1f1'], false],
  ['fork', 'r3k3/p7/8/3N4/8/8/8/4K3 b - - 0 1', ['a7a6', 'd5c7'], true],
  ['backRank', '6k1/p4ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1', ['a7a6', 'd1d8'], true],
  ['smothered', '6rk/p5pp/8/6N1/8/8/8/K7 b - - 0 1', ['a7a6', 'g5f7'], true],
  ['pin', '4k3/p3q3/8/8/8/8/5PP1/R5K1 b - - 0 1', ['a7a6', 'a1e1'], true],
  ['skewer', '3qk3/p7/8/8/8/8/5PP1/6KR b - - 0 1', ['a7a6', 'h1h8'], true],
  ['discovered', '4k3/p7/8/8/8/4N3/8/K3R3 b - - 0 1', ['a7a6', 'e3d5'], true],
  ['promotion', '8/P6k/8/8/8/8/8/K7 b - - 0 1', ['h7g7', 'a7a8q'], true],
  ['quiet', '8/P6k/8/8/8/8/8/K7 b - - 0 1', ['h7g7', 'a1b2'], true],
  ['quiet', '8/P6k/8/8/8/8/8/K7 b - - 0 1', ['h7g7', 'a7a8q'], false],
] as const)('%s is told from the board %s', ([theme, fen, moves, isSeen]) => {
  expect(legalMoves(readPosition(fen)).map(moveName)).toContain(moves[0])
  const mateIn = theme === 'backRank' || theme === 'smothered' ? 1 : undefined
  expect(themesOf({ ...lead, fen, moves, mateIn }).includes(theme)).toBe(isSeen)
})

test('a rating follows what was solved, and what was met does not come again soon', () => {
  let progress = readProgress(undefined)
  const ratingOf = (index: number) => 400 + index * 10
  const met = new Set<number>()
  for (let round = 0; round < 100; round++) {
    const index = nextPuzzle(progress, 120, ratingOf)
    expect(met.has(index)).toBe(false)
    met.add(index)
    progress = progressAfter(progress, index, ratingOf(index), true)
  }
  expect(progress.rating).toBeGreaterThan(1000)
  expect(progress.streak).toBe(100)
  expect(readProgress(writeProgress(progress))).toEqual(progress)
  const missed = progressAfter(progress, 1, 500, false)
  expect([missed.streak, missed.bestStreak]).toEqual([0, 100])
  expect(missed.rating).toBeLessThan(progress.rating)
})

test('what is kept and cannot be read is a fresh start', () => {
  for (const memory of ['', '{', '7', '{"puzzles":{"rating":"high"}}', '{"puzzles":{"met":4}}'])
    expect(readProgress(memory)).toEqual(readProgress(undefined))
})
