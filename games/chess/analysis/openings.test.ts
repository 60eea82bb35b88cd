import { expect, test } from 'vitest'
import { legalMoves } from '../moves.ts'
import { moveName, positionName, readPosition, START } from '../notation.ts'
import { makeMove } from '../position.ts'
import { openingOf, readOpenings } from './openings-table.ts'

test('more than three hundred openings have legal moves, a place, and a position of their own', () => {
  const seen = new Set<string>()
  for (const { name, moves } of readOpenings()) {
    expect(name).toMatch(/^[A-E]\d\d \S/)
    const position = readPosition(START)
    for (const move of moves) {
      const found = legalMoves(position).find((one) => moveName(one) === move)
      expect(found, `${name}: ${move}`).toBeDefined()
      makeMove(position, found!)
    }
    expect(moves.length).toBeGreaterThan(0)
    seen.add(positionName(position))
  }
  expect(seen.size).toBeGreaterThan(300)
  expect(seen.size).toBe(readOpenings().length)
})

test('an opening is known by its position, in whatever order its moves came', () => {
  expect(openingOf('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 a2a4'.split(' '))).toBe('C70 Ruy Lopez: Morphy Defence')
  expect(openingOf('c2c4 e7e6 d2d4 d7d5'.split(' '))).toBe("D30 Queen's Gambit Declined")
  expect(openingOf('g1f3 d7d5 d2d4 g8f6 c1f4'.split(' '))).toBe('D02 London System')
  expect(openingOf([])).toBeUndefined()
  expect(openingOf(['e2e4'], START)).toBe("B00 King's Pawn Game")
  expect(openingOf(['e2e4'], '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')).toBeUndefined()
})
