import { expect, test } from 'vitest'
import { cellKey, PLAN, type PieceKind, type Way } from '../grid.ts'
import { trackCode } from '../track-code.ts'
import {
  draftOf,
  erase,
  judge,
  newDraft,
  nextCell,
  place,
  readDraft,
  rotate,
  undo,
  writeDraft,
} from './draft.ts'

const at = (column: number, row: number) => cellKey({ column, row })
const RING: readonly (readonly [PieceKind, number, number])[] = [
  ['right', 5, 5],
  ['right', 6, 5],
  ['checkpoint', 6, 6],
  ['right', 6, 7],
  ['right', 5, 7],
]
const ring: Way = ['start', 'right', 'right', 'checkpoint', 'right', 'right']
const built = () =>
  RING.reduce((draft, [kind, column, row]) => place(draft, at(column, row), kind), newDraft())

test('pieces laid one after the other turn by themselves into the way', () => {
  expect(judge(newDraft())).toBe('open')
  expect(judge(built())).toEqual(ring)
})

test('the cell where the way goes on is shown until it is closed', () => {
  expect(nextCell(newDraft())).toBe(at(5, 5))
  expect(nextCell(built())).toBeUndefined()
})

test('the same piece once more turns it, another takes its place, and undo gives both back', () => {
  const again = place(built(), at(6, 6), 'checkpoint')
  expect(judge(again)).toBe('open')
  expect(judge(undo(again))).toEqual(ring)
  const other = place(built(), at(6, 6), 'straight')
  expect(judge(other)).toBe('checkpoint')
  expect(judge(undo(other))).toEqual(ring)
  expect(undo(newDraft())).toEqual(newDraft())
})

test('four turns are none', () => {
  const first = built()
  const turned = [1, 2, 3, 4].reduce((draft) => rotate(draft), first)
  expect(judge(turned)).toEqual(ring)
})

test('there is one start: laid elsewhere it moves', () => {
  const moved = place(newDraft(), at(0, 0), 'start')
  expect([...moved.tiles.keys()]).toEqual([at(0, 0)])
})

test('an erased piece is gone, and an empty cell stays empty', () => {
  const without = erase(built(), at(6, 6))
  expect(judge(without)).toBe('open')
  expect(erase(without, at(6, 6))).toBe(without)
})

test('a plan is kept as text, and damage in it is left out', () => {
  expect(readDraft(writeDraft(built())).tiles).toEqual(built().tiles)
  expect(readDraft(undefined)).toEqual(newDraft())
  for (const text of ['nonsense', '999.1.0', '3.99.0', '3.1.7', 'NaN.1.1', '-1.1.1'])
    expect(readDraft(text), text).toEqual(newDraft())
  expect(readDraft('5.1.0 '.repeat(1e6)).tiles.size).toBe(1)
})

test('ten thousand taps leave a hundred steps back', () => {
  let draft = newDraft()
  for (let tap = 0; tap < 10_000; tap++) draft = place(draft, tap % (PLAN * PLAN), 'straight')
  expect(draft.before.length).toBe(100)
})

test('a track of a link comes onto the plan and off it as the same track', () => {
  const way = judge(draftOf(ring))
  expect(typeof way === 'string' ? way : trackCode(way)).toBe(trackCode(ring))
})
