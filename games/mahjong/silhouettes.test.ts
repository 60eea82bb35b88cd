import { expect, test } from 'vitest'
import type { Board } from './boards.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { tileWidthOn } from './geometry.ts'
import { silhouettes } from './silhouettes.ts'

const pictures = definitions.filter(({ picture }) => picture)
const boards = [...silhouettes.values()]

test('every picture is the pile of one game, and every game with a picture has its pile', () => {
  expect(pictures.map(({ picture }) => picture).toSorted()).toEqual([...silhouettes.keys()].toSorted())
})

test.for(boards.map((board) => [board.id, board] as const))(
  'the pile %s holds 72 to 144 tiles, in pairs, and fits a phone',
  ([, { places, columns, rows }]) => {
    expect(places.length).toBeGreaterThanOrEqual(72)
    expect(places.length).toBeLessThanOrEqual(144)
    expect(places.length % 2).toBe(0)
    expect(columns).toBe(9)
    expect(rows).toBeLessThanOrEqual(11)
  },
)

test('a tile of every pile is a good target on a phone', () => {
  for (const board of boards)
    expect(tileWidthOn(board, { width: 375, height: 520 }), board.id).toBeGreaterThanOrEqual(32)
})

/** Cells of the table that only one of two piles covers, as a share of a full table. */
function apart(one: Board, other: Board): number {
  const cells = ({ places }: Board) =>
    new Set(places.filter(({ z }) => z === 0).map(({ x, y }) => `${x} ${y}`))
  const [first, second] = [cells(one), cells(other)]
  return (
    [...first].filter((cell) => !second.has(cell)).concat([...second].filter((cell) => !first.has(cell)))
      .length /
    (9 * 11)
  )
}

test('no two piles are the same board: an eighth of the table differs', () => {
  for (const [index, one] of boards.entries())
    for (const other of boards.slice(0, index))
      expect(apart(one, other), `${one.id} ${other.id}`).toBeGreaterThan(0.125)
})

test.for(pictures.map((definition) => [definition.slug, definition] as const))(
  'every deal of %s can be cleared without a shuffle',
  ([, definition]) => {
    for (const seed of [1, 2, 3]) {
      const sim = family.create(definition, seed, 5)
      for (const pair of family.prove!(definition, seed, 1)!) sim.apply(pair)
      expect(sim.status).toBe('won')
    }
  },
)
