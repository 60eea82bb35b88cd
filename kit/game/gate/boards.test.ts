import { expect, test } from 'vitest'
import type { BoardCell, GameDefinition } from '#kit/game/contract.ts'
import { boardDistance, checkBoards, checkLevelPacks } from './boards.ts'

const cells = (picture: string): BoardCell[] =>
  picture
    .split('/')
    .flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ x, y, mark }])))
const BOAT = '..#../.###./#####/.###.'

test.for([
  ['the same one elsewhere', `...../${BOAT}`, 0],
  ['the same one upside down', '.###./#####/.###./..#..', 0],
  ['the same one on its side', '..#./.###/####/.###/..#.', 0],
  ['one with a cell more', `${BOAT}/..#..`, 1 / 13],
  ['one of other pieces', BOAT.replaceAll('#', 'x'), 1],
] as const)('a board and %s differ by %s', ([, other, distance]) => {
  expect(boardDistance(cells(BOAT), cells(other))).toBeCloseTo(distance, 5)
})

test('a much smaller board is different, in either order', () => {
  expect(boardDistance(cells(BOAT), cells('###'))).toBeCloseTo(0.75, 5)
  expect(boardDistance(cells('###'), cells(BOAT))).toBeCloseTo(0.75, 5)
})

const entry = (slug: string, picture: string, distinct: GameDefinition['distinct'] = 'board') => ({
  definition: { slug, distinct } as GameDefinition,
  cells: cells(picture),
})

test('the gate refuses two nearly equal boards, unless their rules differ', () => {
  const findings = checkBoards([
    entry('boat', BOAT),
    entry('ship', `${BOAT}/..#..`),
    entry('raft', '########/########'),
    entry('regatta', BOAT, 'rules'),
  ])
  expect(findings.map(({ slug, weight }) => [slug, weight])).toEqual([['ship', 'failure']])
  expect(findings[0]!.says).toBe('its board differs from that of boat by 7.7 %')
})

const pack = (slug: string, levels: readonly string[]) => ({ slug, levels })
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => `level ${from + at}`)

test('packs may share one level in twenty, no more', () => {
  expect(checkLevelPacks([pack('one', many(0, 20)), pack('two', many(19, 20))])).toEqual([])
  const [found, ...others] = checkLevelPacks([pack('one', many(0, 20)), pack('two', many(18, 20))])
  expect(others).toEqual([])
  expect(found).toMatchObject({ slug: 'two', says: 'shares 2 levels with one' })
})

test('a pack that repeats itself is found', () => {
  const [found] = checkLevelPacks([pack('echo', [...many(0, 15), ...many(0, 5)])])
  expect(found).toMatchObject({ slug: 'echo', weight: 'failure' })
})
