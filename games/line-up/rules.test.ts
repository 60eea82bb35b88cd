import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { isForbidden } from './forbidden.ts'
import type { LineUpPosition } from './position.ts'
import { lineUpRules } from './rules.ts'
import { shapeOf } from './shape.ts'
import { twisted } from './twist.ts'

const definitionOf = (id: string) => definitions.find((one) => one.id === id)!

function after(id: string, moves: readonly number[]): LineUpPosition {
  const rules = lineUpRules(definitionOf(id))
  let position = rules.start(() => 0)
  for (const move of moves) {
    expect(rules.moves(position)).toContain(move)
    position = rules.play(position, move)
  }
  return position
}

test.for([
  ['drop-four', 69],
  ['round-tower', 120],
  ['gomoku', 572],
  ['tic-tac-toe', 8],
  ['cube-four', 76],
  ['nine-boards', 72],
  ['four-corners', 91],
] as const)('%s has %i figures to fill', ([id, count]) => {
  expect(shapeOf(definitionOf(id)).figures.length).toBe(count)
})

test('four upright discs win, three do not', () => {
  const three = [35, 36, 28, 29, 21, 22]
  expect(after('drop-four', three).outcome).toBe(-1)
  expect(after('drop-four', [...three, 14])).toMatchObject({ outcome: 0, line: [14, 21, 28, 35] })
})

test('on the round tower a line goes past the edge', () => {
  expect(after('round-tower', [47, 39, 40, 32, 41, 33, 42]).outcome).toBe(0)
})

test('a pulled disc lets its column sink, and the line it makes counts', () => {
  const position = after('pop-and-drop', [35, 28, 36])
  expect(lineUpRules(definitionOf('pop-and-drop')).moves(position)).not.toContain(35 + 42)
  const sunk = after('pop-and-drop', [35, 28, 36, 29, 35 + 42])
  expect([sunk.cells[35], sunk.cells[28]]).toEqual([2, 0])
})

test('a player forced into three in a row loses in the misère game', () => {
  expect(after('avoid-three', [0, 8, 1, 9, 2]).outcome).toBe(1)
})

test('a cell names the next small board, a decided board lets the rival choose', () => {
  const rules = lineUpRules(definitionOf('nine-boards'))
  const position = after('nine-boards', [4])
  expect(rules.moves(position).every((cell) => Math.floor(cell / 9) === 4)).toBe(true)
  expect(after('nine-boards', [0, 3, 27, 1, 9, 2, 18, 4, 36, 5])).toMatchObject({ sent: 5 })
})

test('the last board closed loses', () => {
  const lines = [0, 1, 2, 9, 10, 11, 18, 19]
  expect(after('three-crosses', lines).outcome).toBe(-1)
  expect(after('three-crosses', [...lines, 20]).outcome).toBe(1)
})

test('numbers of both players add up to fifteen, and each player has their own', () => {
  const [at, of] = [(cell: number, number: number) => cell + 9 * number, definitionOf('fifteen-line')]
  const odd = lineUpRules(of).moves(lineUpRules(of).start(() => 0))
  expect(odd.length).toBe(45)
  expect(after('fifteen-line', [at(0, 9), at(1, 2), at(2, 3)]).outcome).toBe(-1)
  expect(after('fifteen-line', [at(0, 9), at(4, 2), at(1, 1), at(8, 4)]).outcome).toBe(0 + 1)
})

test('six in a row are nothing to Order, five are', () => {
  const six = after('order-and-chaos', [0, 1, 2, 4, 5, 3])
  expect(six.outcome).toBe(-1)
  expect(after('order-and-chaos', [0, 1, 2, 3, 4]).outcome).toBe(0)
})

test('the corners of a square win', () => {
  expect(after('four-corners', [8, 0, 10, 1, 22, 2, 24]).outcome).toBe(0)
})

test.for([0, 1, 2, 3, 4, 5, 6, 7])('four turns of quadrant %i bring everything back', (twist) => {
  const cells = Array.from({ length: 36 }, (_, index) => index)
  let turned = cells
  for (let count = 0; count < 4; count++) turned = twisted(turned, 6, twist)
  expect(turned).toEqual(cells)
  expect(twisted(cells, 6, twist)).not.toEqual(cells)
})

test.for([
  { name: 'two open threes', own: [96, 98, 82, 112], cell: 97, forbidden: true },
  { name: 'two fours', own: [105, 106, 107, 63, 78, 93], cell: 108, forbidden: true },
  { name: 'six in a row', own: [105, 106, 107, 109, 110], cell: 108, forbidden: true },
  { name: 'a plain five', own: [106, 107, 109, 110], cell: 108, forbidden: false },
  { name: 'one open three', own: [96, 98, 0, 2], cell: 97, forbidden: false },
])('in renju $name for Black: forbidden is $forbidden', ({ own, cell, forbidden }) => {
  const cells = Array.from({ length: 225 }, (_, index) => (own.includes(index) ? 1 : 0))
  expect(isForbidden(shapeOf(definitionOf('renju')), cells, cell)).toBe(forbidden)
})

test('a square may lean: a board of 36 cells has 105 of them', () => {
  const figures = shapeOf(definitionOf('any-square')).figures.map((figure) =>
    figure.toSorted((a, b) => a - b).join(),
  )
  expect(new Set(figures).size).toBe(105)
  expect(figures).toContain('1,6,8,13')
})

test.for([
  ['make-a-plus', 25],
  ['no-squares', 30],
  ['dodge-the-cube', 49],
] as const)('%s has %i figures', ([id, count]) => {
  expect(shapeOf(definitionOf(id)).figures).toHaveLength(count)
})

test('pieces stand on each other at pole four, and four up a pole win', () => {
  const rules = lineUpRules(definitionOf('pole-four'))
  expect(rules.moves(rules.start(() => 0)).length).toBe(16)
  expect(after('pole-four', [0, 1, 16, 17, 32, 33, 48]).outcome).toBe(0)
})

test('a small X wins, and four in a row lose in the misère game', () => {
  expect(shapeOf(definitionOf('make-an-x')).figures.length).toBe(25)
  expect(after('make-an-x', [8, 1, 0, 3, 2, 4, 14, 5, 16]).outcome).toBe(0)
  const lowerRight = 36 * 6
  const moves = [0, 6, 1, 7, 2, 8, 3].map((cell) => cell + lowerRight)
  expect(after('twist-and-dodge', moves).outcome).toBe(1)
})
