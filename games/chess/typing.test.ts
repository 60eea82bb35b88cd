import { expect, test } from 'vitest'
import { legalMoves } from './moves.ts'
import { moveName, readPosition, START } from './notation.ts'
import { plannable } from './premoves.ts'
import { startState } from './rules.ts'
import { typing } from './typing.ts'

const mode = { opponent: 1, side: 0 } as const
const board = (fen: string) => ({
  state: startState(mode, fen),
  legal: legalMoves(readPosition(fen)).map(moveName),
})

function typed(fen: string, keys: string) {
  const hand = typing()
  const moves = [...keys.replace('\n', '')].map((key) => hand.press(key, board(fen)).move)
  if (keys.endsWith('\n')) moves.push(hand.press('Enter', board(fen)).move)
  return moves.findLast((move) => move !== undefined)
}

test.for([
  [START, 'e4', 'e2e4'],
  [START, 'Nf3', 'g1f3'],
  [START, 'nf3', 'g1f3'],
  [START, 'e2e4', 'e2e4'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O\n', 'e1g1'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', '0-0-0', 'e1c1'],
  ['8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a8=Q', 'a7a8q'],
  ['4k3/8/8/3p4/2B1P3/8/8/4K3 w - - 0 1', 'Bxd5', 'c4d5'],
  ['4k3/8/8/3p4/2B1P3/8/8/4K3 w - - 0 1', 'exd5', 'e4d5'],
] as const)('in %s the keys %s play %s', ([fen, keys, move]) => {
  expect(typed(fen, keys)).toBe(move)
})

test('text that is no move is not played, and Backspace deletes letters', () => {
  expect(typed(START, 'e5\n')).toBeUndefined()
  const hand = typing()
  const last = ['d', 'Backspace', 'e', '4'].map((key) => hand.press(key, board(START)).move).at(-1)
  expect(last).toBe('e2e4')
  expect(hand.press('Enter', board(START)).isUsed).toBe(false)
})

test('premoves may recapture on own squares and go to empty ones, but never move the other side', () => {
  const plans = plannable('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 0)
  expect(plans).toContain('g1f3')
  expect(plans).toContain('d1d2')
  expect(plans).toContain('e4d5')
  expect(plans.filter((name) => name[1]! >= '7')).toEqual([])
})
