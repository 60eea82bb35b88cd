import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { chooseHint, chooseReply, type Strength } from './engine.ts'
import { legalMoves } from './moves.ts'
import { moveName, readPosition, START } from './notation.ts'
import { bookMove } from './openings.ts'
import { makeMove } from './position.ts'
import { MATE } from './mate-scores.ts'
import { findBest } from './search.ts'

const best = (fen: string, nodes = 60_000) => {
  const position = readPosition(fen)
  const found = findBest(position, { depth: 12, nodes }, [position.key])
  return { ...found, name: moveName(found.move) }
}
const task = (fen: string, strength: Strength, seed = 1) => ({
  fen,
  moves: ['x'],
  trail: [readPosition(fen).key],
  strength,
  seed,
})

test.for([
  ['one', '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'd1d8', 1],
  ['two', 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 'a1a6', 3],
  ['two among many pieces', '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 'g3g6', 3],
] as const)('the engine finds a mate in %s', ([, fen, move, plies]) => {
  const found = best(fen)
  expect(found.name).toBe(move)
  expect(found.score).toBe(MATE - plies)
})

test.for([
  ['takes the hanging queen', '4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1', 'e4d5'],
  ['does not take a guarded pawn with its queen', '4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1', undefined],
  ['promotes', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8q'],
] as const)('the engine %s', ([, fen, move]) => {
  const { name } = best(fen)
  if (move) expect(name).toBe(move)
  else expect(name).not.toBe('d2d6')
})

test('the engine saves a lost game by perpetual check', () => {
  expect(best('6k1/5p1p/8/8/7Q/8/qr6/7K w - - 0 1').score).toBe(0)
})

test('a search stops at its budget', () => {
  expect(best(START, 5000).nodes).toBeLessThanOrEqual(5001)
})

test.for([1, 2, 3, 4] as const)(
  'level %i always answers the same position with the same legal move',
  (strength) => {
    const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
    const first = chooseReply(task(fen, strength))
    expect(chooseReply(task(fen, strength))).toBe(first)
    expect(legalMoves(readPosition(fen)).map(moveName)).toContain(first)
  },
)

test('a weak level varies its moves', () => {
  const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
  const replies = [1, 2, 3, 4, 5, 6].map((seed) => chooseReply(task(fen, 1, seed)))
  expect(new Set(replies).size).toBeGreaterThan(2)
})

test('there is neither reply nor hint when the game is over', () => {
  const mated = 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1'
  expect(chooseReply(task(mated, 6))).toBeUndefined()
  expect(chooseHint(task(mated, 4))).toBeUndefined()
})

/** Whether the moves are legal in sequence from the start. */
function isPlayable(moves: readonly string[]): boolean {
  const position = readPosition(START)
  return moves.every((name) => {
    const move = legalMoves(position).find((one) => moveName(one) === name)
    if (move !== undefined) makeMove(position, move)
    return move !== undefined
  })
}

test('every opening in the book is a line of legal moves', () => {
  const random = seededRandom(1)
  for (let game = 0; game < 60; game++) {
    const moves: string[] = []
    for (let next = bookMove(moves, random); next; next = bookMove(moves, random)) moves.push(next)
    expect(moves.length).toBeGreaterThanOrEqual(5)
    expect(isPlayable(moves), moves.join(' ')).toBe(true)
  }
})
