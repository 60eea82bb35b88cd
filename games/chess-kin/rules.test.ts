import { expect, test } from 'vitest'
import type { KinDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { make, moveOf, unmake, type Field } from './field.ts'
import { legalMoves } from './moves.ts'
import { armyFor, fieldOf, startOf, type KinPosition } from './position.ts'
import { kinRules } from './rules.ts'

const gameOf = (id: string) => definitions.find((one) => one.id === id)!
const chess: KinDefinition = { ...gameOf('king-of-the-hill-chess'), goal: 'mate' }

function count(field: Field, depth: number): number {
  const moves = legalMoves(field)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => {
    const undo = make(field, move)
    const below = field.army.definition.blast && field.kings[field.turn] < 0 ? 0 : count(field, depth - 1)
    unmake(field, undo)
    return sum + below
  }, 0)
}

test.for([
  { name: 'chess', definition: chess, counts: [20, 400, 8902] },
  {
    name: 'chess with castling, pins and passing pawns',
    definition: { ...chess, start: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R' },
    counts: [48, 2039],
  },
  { name: 'blast chess', definition: gameOf('explosive-chess'), counts: [20, 400, 8902] },
  { name: 'giveaway chess', definition: gameOf('giveaway-chess'), counts: [20, 400, 8067] },
  { name: 'horde', definition: gameOf('pawn-horde'), counts: [8, 128, 1274] },
  { name: 'race of kings', definition: gameOf('race-of-kings'), counts: [21, 421, 11_264] },
  { name: 'shatranj', definition: gameOf('shatranj'), counts: [16, 256, 4176] },
  { name: 'makruk', definition: gameOf('makruk'), counts: [23, 529, 12_012] },
  { name: 'xiangqi', definition: gameOf('xiangqi'), counts: [44, 1920] },
  { name: 'shogi', definition: gameOf('nine-by-nine-shogi'), counts: [30, 900] },
])('$name has the known numbers of move sequences', ({ definition, counts }) => {
  const field = fieldOf(
    definition,
    startOf(definition, () => 0),
  )
  expect(counts.map((_, index) => count(field, index + 1))).toEqual(counts)
})

/** A board of this width, addressed by square names. */
const play = (definition: KinDefinition, names: string): KinPosition => {
  const rules = kinRules(definition)
  const { width, height } = definition
  const square = (name: string) => (height - Number(name.slice(1))) * width + 'abcdefghij'.indexOf(name[0]!)
  return names.split(' ').reduce(
    (position, name) => {
      const move = moveOf(square(name.slice(0, 2)), square(name.slice(2)))
      expect(rules.moves(position)).toContain(move)
      return rules.play(position, move)
    },
    rules.start(() => 0),
  )
}

test.for([
  { id: 'king-of-the-hill-chess', names: 'e2e4 a7a6 e1e2 a6a5 e2e3 a5a4 e3d4', winner: 0 },
  {
    id: 'three-checks-chess',
    names: 'e2e4 f7f6 d1h5 g7g6 h5g6 h7g6 f1b5 c7c6 b5c6 d7c6 a2a3',
    winner: undefined,
  },
  { id: 'explosive-chess', names: 'g1f3 a7a6 f3e5 a6a5 e5f7', winner: 0 },
  { id: 'extinction-chess', names: 'e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5', winner: 0 },
  { id: 'race-for-the-centre', names: 'd1e3 a9b7 e3d5 b7a5 d5e7 a5b7', winner: undefined },
])('in $id the winner after $names is $winner', ({ id, names, winner }) => {
  const outcome = play(gameOf(id), names).outcome
  expect(outcome ?? undefined).toBe(winner)
})

test('leaving the middle square wins the race for the centre', () => {
  const after = play(gameOf('race-for-the-centre'), 'd1e3 a9b7 e3f5 b7a9 f5d4 a9b7 d4e6 b7a9 e6f4 a9b7 f4e6')
  expect(after.outcome).toBeNull()
  const won = play(gameOf('race-for-the-centre'), 'd1e3 a9b7 e3g4 b7a9 g4e5 a9b7 e5f7')
  expect(won.outcome).toBe(0)
})

test('the third check wins', () => {
  const after = play(gameOf('three-checks-chess'), 'e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 f1c4 f7e8 c4f7')
  expect(after.checks).toEqual([3, 0])
  expect(after.outcome).toBe(0)
})

test('a captured piece goes to the hand and can be dropped, a promoted one as a pawn', () => {
  const definition = gameOf('crazyhouse-chess')
  const army = armyFor(definition)
  const after = play(definition, 'e2e4 d7d5 e4d5 g8f6 d5d6 f6g8 d6c7 g8f6 c7b8 a8b8')
  expect(after.hands[0][army.pawn]).toBe(2)
  expect(after.hands[1][army.pawn]).toBe(1)
})

test('a rifle takes from where it stands', () => {
  const after = play(gameOf('rifle-chess'), 'e2e4 d7d5 e4d5')
  expect([after.cells[27], after.cells[36]]).toEqual([0, armyFor(gameOf('rifle-chess')).pawn])
})

test('a knight that takes a rook becomes a marshal, a queen that takes a knight an amazon', () => {
  const definition = gameOf('merging-chess')
  const { kindOf } = armyFor(definition)
  const after = play(definition, 'b1c3 a7a6 c3b5 a6a5 b5c7 d8c7')
  expect(after.cells[10]).toBe(-kindOf['a']!)
  const later = play(definition, 'b1c3 g8f6 c3d5 f6g8 d5b6 g8f6 b6a8')
  expect(later.cells[0]).toBe(kindOf['m'])
})

test('a turncoat takes the colour of the rival, a recruit the square of its captor', () => {
  const names = 'e2e4 d7d5 e4d5'
  const [turned, joined] = [gameOf('turncoat-chess'), gameOf('press-gang-chess')].map((definition) =>
    play(definition, names),
  )
  const { pawn } = armyFor(gameOf('press-gang-chess'))
  expect([turned!.cells[27], turned!.cells[36]]).toEqual([-pawn, 0])
  expect([joined!.cells[27], joined!.cells[36]]).toEqual([pawn, pawn])
})

const movesFrom = (id: string, names: string, from: number) => {
  const definition = gameOf(id)
  const position = names ? play(definition, names) : startOf(definition, () => 0)
  return legalMoves(fieldOf(definition, position))
    .filter((move) => move >> 8 === from)
    .map((move) => move & 255)
    .toSorted((one, other) => one - other)
}

test('on ice a bishop slides to the end of its way, at the cushion it goes on to the other side', () => {
  expect(movesFrom('ice-chess', 'e2e4 e7e5', 61)).toEqual([16])
  expect(movesFrom('billiard-chess', 'e2e4 e7e5', 61)).toEqual([9, 16, 25, 34, 43, 52])
})

test('a grasshopper lands right behind the piece it jumps over', () => {
  expect(movesFrom('grasshopper-chess', '', 51)).toEqual([33, 35, 37])
})

test('every move of Kyoto shogi turns the piece over', () => {
  const definition = gameOf('kyoto-shogi')
  expect(play(definition, 'e1e2').cells[19]).toBe(armyFor(definition).kindOf['r'])
  expect(play(definition, 'e1e2 a5a4 e2e3').cells[14]).toBe(armyFor(definition).pawn)
})

test('what is taken stands up again on its first square, if that is free', () => {
  const definition = gameOf('phoenix-chess')
  const { pawn } = armyFor(definition)
  const after = play(definition, 'e2e4 d7d5 e4d5')
  expect([after.cells[11], after.cells[27], after.taken[0]]).toEqual([-pawn, pawn, 0])
})

test('escorts capture only with a guard beside them, lone wolves only without one', () => {
  const [alone, backed] = ['e2e4 d7d5', 'e2e4 d7d5 b1c3 a7a6'] as const
  expect(movesFrom('escort-chess', alone, 36)).toEqual([28])
  expect(movesFrom('escort-chess', backed, 36)).toEqual([27, 28])
  expect(movesFrom('lone-wolf-chess', alone, 36)).toEqual([27, 28])
  expect(movesFrom('lone-wolf-chess', backed, 36)).toEqual([28])
})

test('a capturing piece vanishes too, is promoted, or converts instead', () => {
  const gone = play(gameOf('sacrifice-chess'), 'e2e4 d7d5 e4d5')
  expect([gone.cells[27], gone.cells[36]]).toEqual([0, 0])
  const career = gameOf('career-chess')
  expect(play(career, 'e2e4 d7d5 e4d5').cells[27]).toBe(armyFor(career).kindOf['n'])
  const charming = gameOf('charming-chess')
  const { pawn } = armyFor(charming)
  expect(play(charming, 'e2e4 d7d5').cells[36]).toBe(-pawn)
})

test('being mated wins where that is the aim, and so does a pawn on the last row', () => {
  expect(play(gameOf('mate-me-chess'), 'f2f3 e7e5 g2g4 d8h4').outcome).toBe(0)
  const home = play(gameOf('first-pawn-home'), 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5 a7b8')
  expect(home.outcome).toBe(0)
})

test('knights of Hoppel-Poppel step like knights, crab pawns aside', () => {
  expect(movesFrom('hoppel-poppel', '', 57)).toEqual([40, 42])
  expect(movesFrom('crab-pawns-chess', 'e2e3 a7a6', 44)).toEqual([36, 43, 45])
})

test.for([
  'phoenix-chess',
  'charming-chess',
  'sacrifice-chess',
  'career-chess',
  'mate-me-chess',
  'escort-chess',
])('in %s taking a move back restores the board', (id) => {
  const definition = gameOf(id)
  const field = fieldOf(definition, play(definition, 'e2e4 d7d5'))
  const before = [field.cells.join(), field.worth, field.kings.join(), field.totals.join()]
  for (const move of legalMoves(field)) {
    unmake(field, make(field, move))
    expect([field.cells.join(), field.worth, field.kings.join(), field.totals.join()]).toEqual(before)
  }
})
