import { expect, test } from 'vitest'
import { levelOf, modeOf } from './modes.ts'
import { countLeaves, legalMoves } from './moves.ts'
import { moveName, positionName, readPosition, START, writePosition } from './notation.ts'
import { BLACK, makeMove, takeBack, WHITE } from './position.ts'
import { legalNames, play, scoreOf, startState, statusOf, type ChessState } from './rules.ts'

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
const mode = modeOf(1, 1)

test.for([
  ['the start', START, [20, 400, 8902, 197_281]],
  ['kiwipete', KIWIPETE, [48, 2039, 97_862]],
  ['a pawn endgame with pins', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43_238]],
  [
    'promotions under check',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    [6, 264, 9467],
  ],
  ['a knight that forks', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62_379]],
  [
    'a quiet middle game',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2079, 89_890],
  ],
  ['bare kings and promotions', 'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1', [24, 496, 9483]],
] as const)('every line of moves is counted from %s', ([, fen, leaves]) => {
  const position = readPosition(fen)
  expect(leaves.map((_, index) => countLeaves(position, index + 1))).toEqual(leaves)
  expect(writePosition(position)).toBe(fen)
})

test('a move taken back leaves no trace, and the key of a position does not depend on the way to it', () => {
  const position = readPosition(KIWIPETE)
  const name = positionName(position)
  for (const move of legalMoves(position)) {
    makeMove(position, move)
    expect(positionName(readPosition(writePosition(position)))).toBe(positionName(position))
    takeBack(position)
    expect(positionName(position)).toBe(name)
  }
})

const after = (fen: string, ...moves: readonly string[]): ChessState =>
  moves.reduce(
    (state, move) => {
      expect(legalNames(state)).toContain(move)
      return play(state, move).state
    },
    startState(mode, fen),
  )
const may = (fen: string, move: string) => legalMoves(readPosition(fen)).map(moveName).includes(move)

test.for([
  ['castles short over free and safe squares', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', true],
  ['castles long over free and safe squares', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1c1', true],
  ['may not castle without the right', 'r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1', 'e1g1', false],
  ['may not castle out of check', '4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1', 'e1g1', false],
  ['may not castle through an attacked square', '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1', 'e1g1', false],
  [
    'may castle long when only the rook passes an attacked square',
    '4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1',
    'e1c1',
    true,
  ],
  ['may not castle over a piece', '4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1', 'e1c1', false],
  ['takes in passing right after the double step', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'd4e3', true],
  ['may not take in passing later', '4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1', 'd4e3', false],
  ['may not uncover its king by taking in passing', '8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1', 'd4e3', false],
  ['promotes to a knight', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', true],
  ['must say what a pawn becomes', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8', false],
] as const)('a side %s', ([, fen, move, expected]) => {
  expect(may(fen, move)).toBe(expected)
})

test('a captured rook takes the right to castle with it', () => {
  const state = after('r3k2r/8/8/8/8/8/6b1/R3K2R b KQkq - 0 1', 'g2h1', 'e1d2', 'h8h2', 'd2e1')
  expect(state.fen).toContain(' q ')
})

test.for([
  ['checkmate', 'the corridor', '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', ['d1d8']],
  ['stalemate', 'no move is left', '7k/8/5KQ1/8/8/8/8/8 w - - 0 1', ['g6f7', 'h8h8'].slice(0, 1)],
  ['none', 'bishop and knight remain', '7k/8/8/8/8/8/5r2/3BK1N1 w - - 0 1', ['e1f2']],
  ['material', 'a lone bishop remains', '7k/8/8/8/8/8/5r2/3BK3 w - - 0 1', ['e1f2']],
  ['material', 'a lone knight remains', '7k/8/8/8/8/8/5r2/4K1N1 w - - 0 1', ['e1f2']],
  ['material', 'both bishops walk on one colour', '7k/8/8/b7/8/8/5r2/4K1B1 w - - 0 1', ['e1f2']],
  ['none', 'the bishops walk on both colours', '7k/8/8/1b6/8/8/5r2/4K1B1 w - - 0 1', ['e1f2']],
  ['fifty', '50 moves passed without progress', '7k/8/8/8/8/8/R7/K7 w - - 99 80', ['a2b2']],
  ['none', '49 and a half moves passed', '7k/8/8/8/8/8/R7/K7 w - - 98 80', ['a2b2']],
  ['checkmate', 'mate comes with the hundredth half move', '6k1/5ppp/8/8/8/8/8/K2R4 w - - 99 80', ['d1d8']],
] as const)('it ends by %s when %s', ([ending, , fen, moves]) => {
  expect(after(fen, ...moves).ending).toBe(ending)
})

test('the third time a position stands on the board is a draw, the second is not', () => {
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  expect(after(START, ...shuffle).ending).toBe('none')
  expect(after(START, ...shuffle, ...shuffle).ending).toBe('repetition')
})

test('a position with an en passant right differs from one without', () => {
  const dance = ['e8f8', 'e1f1', 'f8e8', 'f1e1']
  // After the double step the black pawn may take; in the repeated positions it may not.
  const state = after('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2e4', ...dance, ...dance)
  expect(state.ending).toBe('none')
  expect(after('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2e4', ...dance, ...dance, 'e8f8').ending).toBe(
    'repetition',
  )
})

test.for([
  ['won', levelOf(3, 'white'), 200 * 3 + 5 * 79],
  ['lost', levelOf(3, 'black'), 0],
  ['over', levelOf('friend', 'white'), 0],
] as const)('a white mate on move 1 is %s on level %i and worth %i', ([status, level, score]) => {
  const start = startState(modeOf(level, 1), '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1')
  const { state, events } = play(start, 'd1d8')
  expect(statusOf(state)).toBe(status)
  expect(scoreOf(state)).toBe(score)
  expect(events.map(({ kind }) => kind)).toEqual(['move', 'checkmate'])
})

test('what the player captures earns points, what the computer captures does not', () => {
  const start = startState(modeOf(1, 1), '4k3/8/8/3q4/4P3/8/8/3QK3 w - - 0 1')
  const taken = play(start, 'e4d5').state
  expect(scoreOf(taken)).toBe(90)
  expect(scoreOf({ ...taken, mode: { ...taken.mode, side: BLACK } })).toBe(0)
})

test('an illegal input changes nothing', () => {
  const start = startState(mode)
  for (const input of ['e2e5', 'e7e5', 'a1a1', '', 'e2e4q']) expect(play(start, input).state).toBe(start)
})

test.for([
  [1, WHITE, 1],
  [6, WHITE, 6],
  [14, BLACK, 4],
  [40, WHITE, 'friend'],
  [0, WHITE, 1],
  [99, WHITE, 1],
] as const)('level %i seats the player', ([level, side, opponent]) => {
  expect(modeOf(level, 1)).toEqual({ side, opponent })
})

test('luck decides the side of a random game, and the seed keeps it', () => {
  const sides = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => modeOf(levelOf(2, 'random'), seed).side)
  expect(new Set(sides).size).toBe(2)
  expect(modeOf(levelOf(2, 'random'), 3)).toEqual(modeOf(levelOf(2, 'random'), 3))
})
