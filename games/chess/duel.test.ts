import { expect, test } from 'vitest'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import { seededRandom } from '#kit/random/random.ts'
import { set } from './duel.ts'
import { family, stateOf } from './family.ts'
import { BLACK, WHITE } from './position.ts'

const definition = family.definitions[0]!
const rules = set.rulesOf(definition)
const random = seededRandom(1)
const after = (moves: readonly string[]) => moves.reduce(rules.play, rules.start(random))

test.for([
  { moves: [], turn: 0, ending: undefined },
  { moves: ['e2e4'], turn: 1, ending: undefined },
  { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'], turn: 0, ending: { winner: 1 } },
  { moves: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7'], turn: 1, ending: { winner: 0 } },
  {
    moves: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'],
    turn: 0,
    ending: { winner: undefined },
  },
])('after $moves it is the turn of $turn and the end is $ending', ({ moves, turn, ending }) => {
  expect(rules.turn(after(moves))).toBe(turn)
  expect(rules.ending(after(moves))).toEqual(ending)
})

test('every move of the engine is legal', () => {
  const position = after(['e2e4'])
  expect(rules.moves(position)).toContain(set.mindOf(definition).think(position, 1, random))
})

test('in a correspondence game each player moves their own side, and a win is shown but earns no points', () => {
  const [first, second] = AWAY_LEVELS.map((level) => family.create(definition, 1, level))
  expect([first, second].map((sim) => stateOf(sim!).mode)).toEqual([
    { opponent: 'away', side: WHITE },
    { opponent: 'away', side: BLACK },
  ])
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) for (const sim of [first, second]) sim!.apply(move)
  expect([first!.status, second!.status]).toEqual(['lost', 'won'])
  expect([first!.score, second!.score]).toEqual([0, 0])
})
