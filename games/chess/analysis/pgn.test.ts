import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { legalMoves } from '../moves.ts'
import { moveName, readPosition, START } from '../notation.ts'
import { makeMove } from '../position.ts'
import { MOST_MOVES, readPgn, writePgn } from './pgn.ts'
import { figurine, moveOfSan, sanOf, writtenMoves } from './san.ts'

const game = { white: 'A "B"', black: 'C', date: '2026-11-29', site: 'here', result: '*' } as const
const random = seededRandom(4)

function randomGame(start: string, length: number): readonly string[] {
  const position = readPosition(start)
  const moves: string[] = []
  while (moves.length < length && legalMoves(position).length > 0) {
    const move = pickOne(legalMoves(position), random)
    moves.push(moveName(move))
    makeMove(position, move)
  }
  return moves
}

test('games of random moves survive writing and reading', () => {
  for (const start of [
    START,
    'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 3 41',
    'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 7',
  ])
    for (let round = 0; round < 4; round++) {
      const moves = randomGame(start, 60)
      const text = writePgn({ ...game, moves, start: start === START ? undefined : start })
      expect(readPgn(text), text).toEqual({ ok: true, moves, start: start === START ? undefined : start })
      expect(
        Math.max(
          ...text
            .split('\n\n')[1]!
            .split('\n')
            .map((line) => line.length),
        ),
      ).toBeLessThanOrEqual(80)
    }
})

test('every legal move is found by its notation', () => {
  const position = readPosition('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1')
  for (const move of legalMoves(position)) expect(moveOfSan(position, sanOf(position, move))).toBe(move)
})

test('moves are told apart by file, by rank, or by both', () => {
  const san = (fen: string, name: string) => {
    const position = readPosition(fen)
    return sanOf(
      position,
      legalMoves(position).find((move) => moveName(move) === name)!,
    )
  }
  expect(san('4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1')).toBe('Rad1')
  expect(san('R7/8/8/4k3/8/8/4K3/R7 w - - 0 1', 'a1a4')).toBe('R1a4')
  expect(san('4k3/8/8/Q6Q/8/8/4K3/Q7 w - - 0 1', 'a5d8')).toBe('Qd8+')
  expect(writtenMoves(['f2f3', 'e7e5', 'g2g4', 'd8h4']).at(-1)).toBe('Qh4#')
  expect(figurine('Qh4#')).toContain('♕')
})

test('comments, variations, marks, clocks and other notations of moves are read', () => {
  const text = `[Event "x"]\n[White "y"]\n\n1. e4! {best (by test) [%clk 0:05:00]} e5 (1... c5 2. Nf3 (2. c3 d5) d6 $6) 2.Ng1f3 $1
    Nc6 ; a rest 3. Qh5\n 3. Bb5 a6 4. 0-0?! 1/2-1/2\n\n[Event "second"]\n\n1. d4 *`
  expect(readPgn(text)).toEqual({
    ok: true,
    moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'e1g1'],
    start: undefined,
  })
})

test('a comment of a megabyte is passed over in a moment, and four are too many', () => {
  const long = 'x'.repeat(1024 * 1024)
  expect(readPgn(`1. e4 {${long}} e5 (1... ${'(a '.repeat(9)}${') '.repeat(9)}) *`)).toMatchObject({
    ok: true,
    moves: ['e2e4', 'e7e5'],
  })
  expect(readPgn(`1. e4 {${long.repeat(4)}} e5`)).toEqual({ ok: false, why: 'large' })
})

test.for([
  ['', 'empty'],
  ['hello world', 'move'],
  ['1. e4 e5 2. Ke3', 'move'],
  ['1. e4 {never ends', 'open'],
  ['1. e4 (1. d4', 'open'],
  ['1. e4) e5', 'open'],
  ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4', 'position'],
  ['<script>alert(1)</script>', 'move'],
] as const)('%s is refused: %s', ([text, why]) => {
  expect(readPgn(text)).toMatchObject({ ok: false, why })
})

test('a tag may hold brackets, quotes and backslashes, and a position after it counts', () => {
  const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  const text = `[Event "Open [A] \\"x\\" ]"]\n[Site "a\\\\"]\n[FEN "${start}"]\n\n1. e4 *`
  expect(readPgn(text)).toEqual({ ok: true, moves: ['e2e4'], start })
  const written = writePgn({ ...game, white: 'A ] "B" \\', moves: ['e2e4'] })
  expect(readPgn(written)).toEqual({ ok: true, moves: ['e2e4'], start: undefined })
})

test('a game of more moves than it takes is refused as too long, not cut', () => {
  const round = 'Nf3 Nf6 Ng1 Ng8 '
  const most = round.repeat(MOST_MOVES / 4)
  expect(readPgn(most)).toMatchObject({ ok: true })
  expect(readPgn(`${most}e4`)).toEqual({ ok: false, why: 'large' })
})

test('the illegal move of a game is named', () => {
  expect(readPgn('1. e4 e5 2. Ke3 Nc6')).toEqual({ ok: false, why: 'move', move: 'Ke3', number: 2 })
})
