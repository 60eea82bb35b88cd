import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { chooseReply, type Strength } from './engine.ts'
import { family } from './family.ts'
import { legalMoves } from './moves.ts'
import { moveName, readPosition } from './notation.ts'

const definition = family.definitions[0]!

test.for([5, 6] as const)(
  'level %i always answers the same position with the same legal move',
  (strength: Strength) => {
    const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
    const task = { fen, moves: ['x'], trail: [readPosition(fen).key], strength, seed: 1 }
    const first = chooseReply(task)
    expect(chooseReply(task)).toBe(first)
    expect(legalMoves(readPosition(fen)).map(moveName)).toContain(first)
  },
)

test('a bot that thinks beats the first level', () => {
  let won = 0
  for (let seed = 1; seed <= 3; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 1)
    while (sim.status === 'playing') sim.apply(family.bot(sim, random, 1)!)
    if (sim.status === 'won') won++
  }
  expect(won).toBeGreaterThanOrEqual(2)
})
