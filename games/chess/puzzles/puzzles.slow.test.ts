import { expect, test } from 'vitest'
import { legalMoves } from '../moves.ts'
import { moveName, readPosition } from '../notation.ts'
import { makeMove } from '../position.ts'
import { unpackPuzzle } from './pack.ts'
import { PUZZLES } from './packed.ts'
import { provePuzzle } from './prove.ts'

test('every puzzle is proved: of all moves only the solution mates or wins', { timeout: 1_800_000 }, () => {
  const failed = PUZZLES.filter((text) => {
    const { fen, moves, mateIn } = unpackPuzzle(text)
    const [start, position] = [readPosition(fen), readPosition(fen)]
    const line = moves.map((name) => {
      const move = legalMoves(position).find((one) => moveName(one) === name)!
      makeMove(position, move)
      return move
    })
    makeMove(start, line[0]!)
    return provePuzzle(start, line.slice(1), mateIn) === 0
  })
  expect(failed).toEqual([])
})
