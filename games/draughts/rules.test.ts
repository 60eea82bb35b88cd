import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import type { DraughtsPosition } from './position.ts'
import { draughtsRules, QUIET_MOVES } from './rules.ts'

const definitionOf = (id: string) => definitions.find((one) => one.id === id)!

/** Squares as `c3`, with `K` before kings, on the game's own board. */
function position(
  id: string,
  first: readonly string[],
  second: readonly string[],
  turn: 0 | 1 = 0,
): DraughtsPosition {
  const { side } = definitionOf(id)
  const cells = Array.from({ length: side * side }, () => 0)
  const put = (names: readonly string[], man: number) => {
    for (const name of names) {
      const square = name.replace('K', '')
      const column = square.charCodeAt(0) - 97
      cells[(side - Number(square.slice(1))) * side + column] = name.startsWith('K') ? man + 2 : man
    }
  }
  put(first, 1)
  put(second, 2)
  return { cells, turn, quiet: 0 }
}

const named = (id: string, move: string) => {
  const { side } = definitionOf(id)
  return move
    .split('.')
    .map((cell) => `${'abcdefghij'[Number(cell) % side]}${side - Math.floor(Number(cell) / side)}`)
    .join(' ')
}
const movesIn = (id: string, at: DraughtsPosition) =>
  draughtsRules(definitionOf(id))
    .moves(at)
    .map((move) => named(id, move))
    .toSorted()

function perft(id: string, depth: number): number {
  const rules = draughtsRules(definitionOf(id))
  const count = (at: DraughtsPosition, left: number): number => {
    const moves = rules.moves(at)
    if (left === 1) return moves.length
    return moves.reduce((sum, move) => sum + count(rules.play(at, move), left - 1), 0)
  }
  return count(
    rules.start(() => 0),
    depth,
  )
}

// Published counts of move sequences from the start.
test.for([
  ['english-draughts', 4, 1469],
  ['english-draughts', 5, 7361],
  ['international-draughts', 3, 658],
  ['international-draughts', 4, 4265],
  ['russian-draughts', 4, 1469],
  ['brazilian-draughts', 5, 7473],
] as const)('%s has %i moves at depth, %i sequences', ([id, depth, count]) => {
  expect(perft(id, depth)).toBe(count)
})

test('a capture must be made', () => {
  expect(movesIn('english-draughts', position('english-draughts', ['c3', 'g3'], ['d4']))).toEqual(['c3 e5'])
})

test.for([
  ['english-draughts', ['c5 e7']],
  ['russian-draughts', ['c5 e3', 'c5 e7']],
] as const)('in %s a man captures %j', ([id, moves]) => {
  expect(movesIn(id, position(id, ['c5'], ['d6', 'd4']))).toEqual(moves)
})

test('an English man that is crowned stops, a Russian one continues as a king', () => {
  const men = [['c6'], ['d7', 'g7']] as const
  expect(movesIn('english-draughts', position('english-draughts', ...men))).toEqual(['c6 e8'])
  const russian = movesIn('russian-draughts', position('russian-draughts', ['b6'], ['c7', 'f6']))
  expect(russian).toEqual(['b6 d8 g5', 'b6 d8 h4'])
})

test('an international man that passes the last row while capturing stays a man', () => {
  const id = 'international-draughts'
  const rules = draughtsRules(definitionOf(id))
  const at = position(id, ['c8'], ['d9', 'f9'])
  expect(movesIn(id, at)).toEqual(['c8 e10 g8'])
  expect(rules.play(at, rules.moves(at)[0]!).cells.filter((piece) => piece > 0)).toEqual([1])
})

test('the longest capture is compulsory in the international game, not in the Russian', () => {
  const [first, second] = [
    ['c3', 'g3'],
    ['d4', 'd6', 'h4', 'f4'],
  ]
  expect(movesIn('brazilian-draughts', position('brazilian-draughts', first, second))).toEqual([
    'c3 e5 c7',
    'g3 e5 c7',
  ])
  expect(movesIn('russian-draughts', position('russian-draughts', first, second)).length).toBeGreaterThan(1)
})

test('a flying king captures from afar and must land where it can continue', () => {
  const moves = movesIn('russian-draughts', position('russian-draughts', ['Ka1'], ['c3', 'e7']))
  expect(moves.every((move) => move.split(' ').length === 3)).toBe(true)
  expect(moves).toContain('a1 f6 d8')
})

test('a piece is not jumped twice: captured pieces stay until the move is over', () => {
  const moves = movesIn('international-draughts', position('international-draughts', ['Ka1'], ['b2', 'b4']))
  expect(moves.every((move) => move.split(' ').length <= 3)).toBe(true)
})

test('an Italian man may not capture a king, and a king captures first', () => {
  const id = 'italian-draughts'
  expect(movesIn(id, position(id, ['c3'], ['Kd4']))).not.toContain('c3 e5')
  expect(movesIn(id, position(id, ['c3', 'Kg3'], ['d4', 'f4']))).toEqual(['g3 e5'])
})

test('Turkish men move forwards and sideways, their kings along whole rows', () => {
  const id = 'turkish-draughts'
  expect(movesIn(id, position(id, ['d4'], ['h8']))).toEqual(['d4 c4', 'd4 d5', 'd4 e4'])
  expect(movesIn(id, position(id, ['d4'], ['d5', 'd7']))).toEqual(['d4 d6 d8'])
  expect(movesIn(id, position(id, ['Kd1'], ['h8'])).length).toBe(14)
})

test('a player without a move loses, and wins in giveaway', () => {
  const stuck = position('english-draughts', ['a7'], ['b8'])
  expect(draughtsRules(definitionOf('english-draughts')).ending(stuck)).toEqual({ winner: 1 })
  const empty = position('give-away-draughts', [], ['b8'])
  expect(draughtsRules(definitionOf('give-away-draughts')).ending(empty)).toEqual({ winner: 0 })
})

test.for([
  [QUIET_MOVES - 1, undefined],
  [QUIET_MOVES, { winner: undefined }],
] as const)('after %i quiet moves the ending is %j', ([quiet, ending]) => {
  const at = { ...position('russian-draughts', ['Ka1'], ['Kh6']), quiet }
  expect(draughtsRules(definitionOf('russian-draughts')).ending(at)).toEqual(ending)
})

test('Frisian men also capture along rows and columns, over the squares between', () => {
  const id = 'frisian-draughts'
  expect(movesIn(id, position(id, ['c3'], ['e3']))).toEqual(['c3 g3'])
  expect(movesIn(id, position(id, ['c3'], ['c5', 'd4', 'f6']))).toEqual(['c3 e5 a5', 'c3 e5 g7'])
})

test('a Czech king captures before a man, and a Gothic man captures sideways', () => {
  const czech = movesIn('czech-draughts', position('czech-draughts', ['Ka1', 'e3'], ['b2', 'f4']))
  expect(czech.length).toBeGreaterThan(0)
  expect(czech.every((move) => move.startsWith('a1'))).toBe(true)
  expect(movesIn('gothic-draughts', position('gothic-draughts', ['c3'], ['d3']))).toEqual(['c3 e3'])
})

test('an Armenian man steps five ways, and with a single piece damii is lost', () => {
  const id = 'armenian-tama'
  expect(movesIn(id, position(id, ['c3'], ['h8']))).toEqual(['c3 b3', 'c3 b4', 'c3 c4', 'c3 d3', 'c3 d4'])
  const last = position('damii', ['c3'], ['d10', 'f10'])
  expect(draughtsRules(definitionOf('damii')).ending(last)).toEqual({ winner: 1 })
})
