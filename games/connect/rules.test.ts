import { expect, test } from 'vitest'
import { gridBoard, partnerOf } from './grid-boards.ts'
import { bendsOf, linkBetween } from './links.ts'
import { ASLANT, JUMPS, SIGHT } from './ways.ts'
import { coversOf, freeIn, type PileDeal } from './pile.ts'
import { slid } from './slide.ts'
import { freshPile } from './pile-state.ts'
import { inTray } from './tray-rules.ts'
import { findSum, LIVES, touch } from './sum-rules.ts'

const read = (...rows: string[]) => ({
  field: { width: rows[0]!.length, height: rows.length },
  cells: [...rows.join('')].map((sign) => (sign === '.' ? 0 : sign === '#' ? -1 : Number(sign))),
})

test.for([
  ['side by side', ['....', '.11.', '....'], 5, 6, 0],
  ['around one corner', ['....', '.1..', '.21.', '....'], 5, 10, 1],
  ['over the rim, with two bends', ['.....', '.121.', '.222.', '.....'], 6, 8, 2],
] as const)('a line joins two tiles %s', ([, rows, one, other, bends]) => {
  const { field, cells } = read(...rows)
  expect(bendsOf(field, linkBetween(field, cells, one, other)!)).toBe(bends)
})

test('no line bends three times, and none runs through a stone', () => {
  const hooked = read('#####', '#1.2#', '#22.#', '#12.#', '#####')
  expect(linkBetween(hooked.field, hooked.cells, 6, 16)).toBeUndefined()
  const walled = read('#1#1#')
  expect(linkBetween(walled.field, walled.cells, 1, 3)).toBeUndefined()
})

test.for([
  ['down', ['....', '.1..', '....', '....'], ['....', '....', '.1..', '....']],
  ['right', ['.....', '.1.2.', '.....'], ['.....', '..12.', '.....']],
  ['apart', ['......', '..12..', '......'], ['......', '.1..2.', '......']],
  ['together', ['......', '.1..2.', '......'], ['......', '..12..', '......']],
] as const)('tiles slide %s', ([way, before, after]) => {
  const { field, cells } = read(...before)
  expect(slid(field, cells, way).cells).toEqual(read(...after).cells)
})

test('a stone holds up what comes behind it', () => {
  const { field, cells } = read('...', '.1.', '.#.', '...', '...')
  expect(slid(field, cells, 'down').cells).toEqual(cells)
})

test('a tile is free when nothing lies on it, not even by a corner', () => {
  const covers = coversOf([
    { x: 0, y: 0, z: 0 },
    { x: 2, y: 0, z: 0 },
    { x: 1, y: 1, z: 1 },
    { x: 5, y: 0, z: 0 },
  ])
  expect(freeIn(covers, () => false)).toEqual([2, 3])
  expect(freeIn(covers, (tile) => tile === 2)).toEqual([0, 1, 3])
})

const deal = (faces: readonly number[], target = 0): PileDeal => ({
  places: faces.map((_, x) => ({ x: x * 2, y: 0, z: 0 })),
  covers: faces.map(() => []),
  faces,
  line: [],
  target,
  orders: [],
})

test('equal faces stand together in the tray, and the third takes all three away', () => {
  const shown = deal([4, 5, 4, 4])
  expect(inTray('tray', shown, { taken: [0, 1], held: [0, 1] }, 2)).toEqual([0, 2, 1])
  expect(inTray('tray', shown, { taken: [0, 1, 2], held: [0, 2, 1] }, 3)).toEqual([1])
})

test.for([
  ['belt', [4, 5, 4, 4], [0, 1, 2, 3]],
  ['belt', [5, 4, 4, 4], [0]],
  ['belt', [5, 4, 5, 5], [0, 1, 2, 3]],
  ['runs', [7, 3, 9, 8], [1]],
  ['runs', [7, 7, 6, 4], [3, 2, 0, 1]],
  ['tentray', [1, 3, 4, 7], [0, 2]],
  ['orders', [4, 5, 4, 4], [0, 2, 3, 1]],
] as const)('what remains in the tray of %s after %j', ([kind, faces, rest]) => {
  const shown = deal(faces)
  let held: readonly number[] = []
  for (const tile of faces.keys())
    held = inTray(kind, shown, { taken: [...faces.keys()].slice(0, tile), held }, tile)
  expect(held).toEqual(rest)
})

test('a ready order waits for its turn, and leaves as soon as it comes', () => {
  const shown = { ...deal([4, 4, 4, 5, 5, 5]), orders: [5, 4] }
  expect(inTray('orders', shown, { taken: [0, 1], held: [0, 1] }, 2)).toEqual([0, 1, 2])
  expect(inTray('orders', shown, { taken: [0, 1, 2, 3, 4], held: [0, 1, 2, 3, 4] }, 5)).toEqual([])
})

test('a tile group that makes the sum vanishes; one that exceeds it costs a life and goes back', () => {
  const shown = deal([6, 4, 5, 5, 9, 1], 10)
  const six = touch(shown, freshPile(1, LIVES), 0)
  expect(touch(shown, six, 1)).toMatchObject({ taken: [0, 1], held: [], score: 20, lives: LIVES })
  expect(touch(shown, six, 4)).toMatchObject({ taken: [], held: [], lives: LIVES - 1 })
  expect(touch(shown, six, 0)).toMatchObject({ taken: [], held: [] })
})

test('a pile whose numbers cannot make the target is lost', () => {
  const shown = deal([6, 4, 3, 3], 10)
  const six = touch(shown, freshPile(1, LIVES), 0)
  expect(findSum(shown, six)).toEqual([1])
  expect(touch(shown, six, 1).isStuck).toBe(true)
})

test.for([
  ['two that see each other', SIGHT, ['1..1'], 0, 3, true],
  ['two with a tile between', SIGHT, ['1.21'], 0, 3, false],
  ['two aslant', ASLANT, ['1..', '...', '..1'], 0, 8, true],
  ['two aslant with a bend', ASLANT, ['1...', '....', '1...'], 0, 8, true],
  ['a light and a dark cell', ASLANT, ['1...', '1...', '....'], 0, 4, false],
  ['a jump over tiles', JUMPS, ['12.', '221'], 0, 5, true],
  ['two jumps', JUMPS, ['1...1', '.....', '.....'], 0, 4, true],
  ['landings that are taken', JUMPS, ['12221', '22222', '22222'], 0, 4, false],
] as const)('the line follows its own rule: %s', ([, rule, rows, one, other, joined]) => {
  const { field, cells } = read(...rows)
  expect(linkBetween({ ...field, rule }, cells, one, other) !== undefined).toBe(joined)
})

test('slanting boards hold whole pairs on light and on dark cells', () => {
  for (let level = 1; level <= 40; level++) {
    const { width, cells } = gridBoard('aslant', level)
    for (const shade of [0, 1]) {
      const tiles = cells.filter(
        (tile, cell) => tile > 0 && ((cell % width) + Math.floor(cell / width)) % 2 === shade,
      )
      expect(tiles.length % 2).toBe(0)
    }
  }
})

test('in the game of ten a three goes with a seven', () => expect(partnerOf({ sum: 10 }, 3)).toBe(7))
