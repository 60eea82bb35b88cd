import { expect, test } from 'vitest'
import { boardNamed } from './boards.ts'
import { definitions } from './definitions.ts'
import { gameOf } from './games.ts'
import type { OldPosition } from './position.ts'

const rulesOf = (id: string) => gameOf(definitions.find((one) => one.id === id)!).rules

function after(id: string, moves: readonly string[]): OldPosition {
  const rules = rulesOf(id)
  let position = rules.start(() => 0)
  for (const move of moves) {
    expect(rules.moves(position)).toContain(move)
    position = rules.play(position, move)
  }
  return position
}

/** A position with pieces on some spots and none left to place. */
function standing(id: string, pieces: Readonly<Record<number, number>>, turn: 0 | 1): OldPosition {
  const { cells } = rulesOf(id).start(() => 0)
  return { cells: cells.map((_, spot) => pieces[spot] ?? 0), turn, outcome: -1, quiet: 0, hands: [0, 0] }
}

test('a mill takes a piece of the rival, first one outside mills', () => {
  const position = after('nine-mens-morris', ['0', '8', '1', '9'])
  const mills = rulesOf('nine-mens-morris')
    .moves(position)
    .filter((move) => move.startsWith('2.'))
  expect(mills.toSorted()).toEqual(['2.8', '2.9'])
  const taken = rulesOf('nine-mens-morris').play(position, '2.8')
  expect(taken.cells[8]).toBe(0)
})

test('a row of three wins where only three are played with', () => {
  const position = after('three-mens-morris', ['0', '3', '1', '4', '2'])
  expect(position.outcome).toBe(0)
})

test.for([
  ['nine-mens-morris', true],
  ['six-mens-morris', false],
] as const)('in %s the last three may fly: %s', ([id, flies]) => {
  const position = standing(id, { 0: 1, 3: 1, 6: 1, 9: 2, 11: 2, 13: 2, 15: 2 }, 0)
  expect(
    rulesOf(id)
      .moves(position)
      .some((move) => move === '0.12'),
  ).toBe(flies)
})

test('with two pieces left a player has lost', () => {
  const position = standing('six-mens-morris', { 0: 1, 1: 1, 3: 1, 9: 2, 11: 2, 13: 2 }, 0)
  expect(rulesOf('six-mens-morris').play(position, '3.2.9').outcome).toBe(0)
})

test('lasker’s players may move before all pieces are placed', () => {
  const moves = rulesOf('lasker-morris').moves(after('lasker-morris', ['0', '8']))
  expect(moves).toContain('0.1')
  expect(moves).toContain('5')
})

test('geese never step back, the fox jumps several of them', () => {
  const rules = rulesOf('fox-and-geese')
  const alone = standing('fox-and-geese', { 16: 1, 0: 2, 30: 1 }, 0)
  expect(
    rules
      .moves(alone)
      .filter((move) => move.startsWith('16.'))
      .toSorted(),
  ).toEqual(['16.15', '16.17', '16.9'])
  const fox = standing('fox-and-geese', { 16: 2, 17: 1, 12: 1, 27: 1 }, 1)
  expect(rules.moves(fox)).toContain('16.18')
  expect(rules.moves(fox).some((move) => move.split('.').length > 2)).toBe(false)
})

test('a wolf past the sheep wins, a hare shut in loses', () => {
  const past = standing('wolf-and-sheep', { 24: 2, 20: 1, 21: 1, 22: 1, 27: 1 }, 1)
  expect(rulesOf('wolf-and-sheep').play(past, '24.28').outcome).toBe(1)
  const hare = standing('hare-and-hounds', { 0: 2, 1: 1, 3: 1, 5: 1 }, 0)
  expect(rulesOf('hare-and-hounds').play(hare, '5.2').outcome).toBe(0)
})

test('hounds that do not come forward for ten moves have lost', () => {
  const rules = rulesOf('hare-and-hounds')
  const position = { ...standing('hare-and-hounds', { 0: 2, 7: 1, 9: 1, 5: 1 }, 0), quiet: 9 }
  expect(rules.play(position, '7.8').outcome).toBe(1)
  expect(rules.play({ ...position, quiet: 8 }, '7.8').outcome).toBe(-1)
})

test('a tiger takes by one jump, and five goats win', () => {
  const rules = rulesOf('tigers-and-goats')
  const position = { ...standing('tigers-and-goats', { 0: 2, 1: 1, 3: 1 }, 1), hands: [14, 0] as const }
  expect(rules.points!(position)).toEqual([0, 4])
  expect(rules.play(position, '0.2').outcome).toBe(1)
})

test('a piece between two rivals is taken, a king stands firm at the throne', () => {
  const rules = rulesOf('brandubh')
  const between = standing('brandubh', { 8: 1, 9: 2, 24: 3, 17: 1 }, 0)
  expect(rules.play(between, '17.10').cells[9]).toBe(0)
  const king = standing('brandubh', { 24: 3, 23: 1, 46: 1 }, 0)
  expect(rules.play(king, '46.25').outcome).toBe(-1)
  const free = standing('brandubh', { 16: 3, 15: 1, 45: 1 }, 0)
  expect(rules.play(free, '45.17').outcome).toBe(0)
})

test.for([
  ['brandubh', '3.0', 1],
  ['brandubh', '8.1', -1],
  ['tablut', '10.1', 1],
] as const)('in %s the king’s move %s ends %s', ([id, move, outcome]) => {
  const [from] = move.split('.').map(Number)
  const position = standing(id, { [from!]: 3, 40: 1, 33: 1 }, 1)
  expect(rulesOf(id).play(position, move).outcome).toBe(outcome)
})

test('in nine holes a piece goes anywhere, and only rows and columns win', () => {
  const position = standing('nine-holes', { 0: 1, 4: 1, 7: 1, 1: 2, 3: 2, 8: 2 }, 0)
  const { moves, play } = rulesOf('nine-holes')
  expect(moves(position)).toContain('0.2')
  expect(play(position, '7.2').outcome).toBe(-1)
  expect(play(standing('nine-holes', { 0: 1, 4: 1, 5: 1, 1: 2, 7: 2, 8: 2 }, 0), '0.3').outcome).toBe(0)
})

test('the cross of seven men’s morris is two mills, picaria has sixteen rows', () => {
  expect(boardNamed('seven').points.length).toBe(17)
  expect(boardNamed('seven').runs.filter((run) => run.includes(16)).length).toBe(6)
  expect(boardNamed('picaria').points.length).toBe(13)
  expect(boardNamed('picaria').runs.length).toBe(16)
})

test('no first piece forces a win in three men’s morris, and none stands in the middle', () => {
  const { start, moves, play } = rulesOf('three-mens-morris')
  const begun = start(() => 0)
  const [known, positions]: [Map<string, number>, OldPosition[]] = [new Map(), []]
  const numberOf = (position: OldPosition) => {
    // Moves without a row are not counted here: a draw is what nobody can force.
    const key = JSON.stringify([position.cells, position.turn, position.hands])
    const number = known.get(key) ?? positions.length
    if (number === positions.length) positions.push({ ...position, quiet: 0 })
    known.set(key, number)
    return number
  }
  numberOf(begun)
  const after: number[][] = []
  for (let number = 0; number < positions.length; number++) {
    const position = positions[number]!
    const isOver = position.outcome !== -1
    after.push(isOver ? [] : moves(position).map((move) => numberOf(play(position, move))))
  }
  // A position is lost when every move leads to a won one, and won when one leads to a lost one.
  const lost = positions.map(({ outcome }) => outcome !== -1)
  const won = lost.map(() => false)
  for (let grew = true; grew;) {
    grew = false
    for (const [number, next] of after.entries()) {
      if (won[number] || lost[number]) continue
      won[number] = next.some((one) => lost[one])
      lost[number] = next.every((one) => won[one])
      if (won[number] || lost[number]) grew = true
    }
  }
  expect([won[0], lost[0]]).toEqual([false, false])
  expect(moves(begun)).not.toContain('4')
  expect(moves(play(begun, '0'))).toContain('4')
  expect(rulesOf('picaria').moves(rulesOf('picaria').start(() => 0))).not.toContain('6')
})
