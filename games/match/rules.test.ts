import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { closeUp, fall, pullOf } from './falling.ts'
import { foeOf, gearAt } from './foes.ts'
import { gridOf } from './grid.ts'
import { allows, boardOf } from './match-board.ts'
import { groupsOf, withPowers } from './matching.ts'
import { arranged, isTrace, swapOf, usefulMoves } from './moves.ts'
import { middleOf, ringAt, ringNear, turnsOf } from './rings.ts'
import { BLAST, COLUMN, gem, idOf, kindOf, PRISM, ROW, SHELL, type Power } from './state.ts'

const grid = gridOf(5, 5)

/** A board from one digit a cell; a dot is a gem of its own kind that matches nothing. */
const cellsOf = (...rows: string[]) =>
  [...rows.join('').padEnd(25, '.')].map((sign, at) =>
    sign === '.' ? gem(at + 1, SHELL) : gem(at + 1, Number(sign)),
  )

test.for([
  { name: 'two alike are no group', rows: ['11'], groups: 0, power: undefined },
  { name: 'three alike burst without a power', rows: ['111'], groups: 1, power: undefined },
  { name: 'four in a row leave a gem that clears a column', rows: ['1111'], groups: 1, power: COLUMN },
  {
    name: 'four in a column leave a gem that clears a row',
    rows: ['1', '1', '1', '1'],
    groups: 1,
    power: ROW,
  },
  { name: 'five in a row leave a prism', rows: ['11111'], groups: 1, power: PRISM },
  { name: 'a corner of three by three leaves a blast', rows: ['111', '1', '1'], groups: 1, power: BLAST },
] as const)('$name', ({ rows, groups, power }) => {
  const cells = cellsOf(...rows.map((row) => row.padEnd(5, '.')))
  const found = groupsOf(grid, cells, [])
  expect(found).toHaveLength(groups)
  expect(found[0]?.leaves?.power).toBe(power)
})

test.for([
  { power: ROW, size: 5 },
  { power: COLUMN, size: 5 },
  { power: BLAST, size: 9 },
] as const)('a bursting power gem $power clears $size cells', ({ power, size }) => {
  const cells = Array.from({ length: 25 }, (_, at) => gem(at + 1, at % 2)).with(
    12,
    gem(13, 1, power as Power),
  )
  expect(withPowers(grid, cells, [12], 0).size).toBe(size)
})

test('a prism takes all gems of a kind, and shells stay', () => {
  const cells = cellsOf('11222', '..111').with(12, gem(13, 0, PRISM))
  expect(withPowers(grid, cells, [12], 1).size).toBe(6)
})

test('hexagons match along three directions', () => {
  const hex = gridOf(5, 5, 'hex')
  expect(hex.axes).toHaveLength(3)
  expect(hex.near[12]).toHaveLength(6)
  for (const axis of hex.axes)
    for (const line of axis)
      for (const [index, cell] of line.entries())
        if (index > 0) expect(hex.near[cell]).toContain(line[index - 1])
})

test('gems fall to the bottom and empty columns close up', () => {
  const small = gridOf(3, 2)
  expect(fall(small, [64, 0, 0, 0, 0, 128])).toEqual([0, 0, 0, 64, 0, 128])
  expect(closeUp(small, [0, 0, 0, 64, 0, 128])).toEqual([0, 0, 0, 64, 128, 0])
})

test('a quarter turn goes clockwise, a slide comes in on the other side', () => {
  const cells = Array.from({ length: 25 }, (_, at) => at + 1)
  expect(arranged(grid, 'rotate', cells, [0]).cells.slice(0, 2)).toEqual([6, 1])
  expect(arranged(grid, 'slide', cells, [0, 1]).cells.slice(0, 5)).toEqual([5, 1, 2, 3, 4])
})

test.for([
  { form: 'corner', cell: 12, near: [6, 8, 16, 18] },
  { form: 'knight', cell: 12, near: [1, 3, 5, 9, 15, 19, 21, 23] },
  { form: 'slant', cell: 12, near: [7, 11, 13, 17] },
  { form: 'block', cell: 12, near: [6, 7, 8, 11, 13, 16, 17, 18] },
] as const)('on a $form board a gem swaps with $near', ({ form, cell, near }) => {
  expect(gridOf(5, 5, form).near[cell]!.toSorted((one, other) => one - other)).toEqual(near)
})

test('on the diagonal board three in a diagonal burst, three in a row do not', () => {
  const slant = gridOf(5, 5, 'slant')
  expect(groupsOf(slant, cellsOf('1....', '.1...', '..1..'), [])).toHaveLength(1)
  expect(groupsOf(slant, cellsOf('111..'), [])).toHaveLength(0)
})

test('with a long reach only four alike burst, and five leave a line gem', () => {
  const reach = gridOf(5, 5, 'reach')
  expect(reach.near[0]!).toHaveLength(8)
  expect(groupsOf(reach, cellsOf('111..'), [])).toHaveLength(0)
  expect(groupsOf(reach, cellsOf('1111.'), [])[0]?.leaves).toBeUndefined()
  expect(groupsOf(reach, cellsOf('11111'), [])[0]?.leaves?.power).toBe(COLUMN)
})

test('gems fall in the direction of the swipe', () => {
  expect(pullOf(grid, [12, 11])).toBe('left')
  expect(pullOf(grid, [12, 17])).toBe('down')
  expect(fall(gridOf(3, 1), [0, 64, 0], 'left')).toEqual([64, 0, 0])
  expect(fall(gridOf(1, 3), [0, 64, 0], 'up')).toEqual([64, 0, 0])
})

test('a swap to the left or up is the same as the one back', () => {
  expect(swapOf('goals', 5, 4)).toEqual([4, 5])
  expect(swapOf('tilt', 5, 4)).toEqual([5, 4])
})

test('a thread needs three touching gems of one kind, each once', () => {
  const cells = cellsOf('1.1..', '.1...')
  expect(isTrace(grid, cells, [0, 6, 2])).toBe(true)
  expect(isTrace(grid, cells, [0, 6])).toBe(false)
  expect(isTrace(grid, cells, [0, 6, 0])).toBe(false)
  expect(isTrace(grid, cells, [0, 2, 6])).toBe(false)
})

test('every start stands still and offers a move', () => {
  for (const definition of definitions) {
    const board = boardOf(definition, 1)
    const { cells } = board.rules.start(seededRandom(3))
    if (definition.kind !== 'collapse') expect(groupsOf(board.grid, cells, []), definition.id).toEqual([])
    expect(usefulMoves(board.grid, definition.kind, cells).length, definition.id).toBeGreaterThan(0)
  }
})

test('on the ladder three pearls become one of the next size', () => {
  const board = boardOf(
    definitions.find(({ kind }) => kind === 'ladder')!,
    1,
  )
  const state = board.rules.start(seededRandom(5))
  const move = board.rules.legal(state)[0]!
  const next = board.rules.step(state, move, seededRandom(5))
  expect(next.events.some(({ kind }) => kind === 'power')).toBe(true)
  expect(Math.max(...next.state.cells.map(kindOf))).toBeGreaterThan(0)
})

test.for([
  { level: 1, boss: false, gear: 1 },
  { level: 8, boss: true, gear: 3 },
  { level: 40, boss: true, gear: 11 },
])('foe $level: boss $boss, $gear kinds of gear to choose', ({ level, boss, gear }) => {
  expect(foeOf(level).boss).toBe(boss)
  expect(gearAt(level)).toHaveLength(gear)
})

const isGear = (move: readonly number[]) => move[0] === -1

test('gear is taken before the first move only', () => {
  const board = boardOf(definitions[0]!, 12)
  const state = board.rules.start(seededRandom(1))
  expect(board.rules.legal(state).some(isGear)).toBe(true)
  const armed = board.rules.step(state, [-1, 2], seededRandom(1)).state
  expect(armed.duel?.gear).toBe(2)
  const move = board.rules.legal(armed)[0]!
  expect(board.rules.legal(board.rules.step(armed, move, seededRandom(1)).state).some(isGear)).toBe(false)
})

test.for(['goals', 'duel', 'hex', 'ladder'] as const)(
  'in %s a gem is swapped to every side, wherever the hand begins',
  (kind) => {
    const definition = definitions.find((one) => one.kind === kind)!
    const board = boardOf(definition, 1)
    const state = board.rules.start(seededRandom(1))
    const [one = 0, other = 0] = board.rules.legal(state)[0]!
    expect(
      [swapOf(kind, one, other), swapOf(kind, other, one)].every((move) => allows(board, state, move)),
    ).toBe(true)
  },
)

test('a mirrored swap changes four gems, across the middle only two', () => {
  const grid = gridOf(4, 3)
  const cells = Array.from({ length: 12 }, (_, at) => gem(at + 1, 0))
  const ids = (from: number, to: number) =>
    arranged(grid, 'mirror', cells, [from, to]).cells.slice(0, 4).map(idOf)
  expect(ids(0, 1)).toEqual([2, 1, 4, 3])
  expect(ids(1, 2)).toEqual([1, 3, 2, 4])
})

test('three hexagons turn around the corner they share, clockwise', () => {
  const grid = gridOf(4, 4, 'hex')
  for (const at of turnsOf(grid)) {
    const ring = ringAt(grid, at)
    expect(
      ring.every((cell) => ring.every((other) => other === cell || grid.near[cell]!.includes(other))),
    ).toBe(true)
    expect(ringNear(grid, middleOf(grid, at))).toBe(at)
  }
  const cells = Array.from({ length: 16 }, (_, at) => gem(at + 1, 0))
  const [one = 0, two = 0, three = 0] = ringAt(grid, 0)
  const after = arranged(grid, 'trefoil', cells, [0]).cells
  expect([after[two], after[three], after[one]]).toEqual([cells[one], cells[two], cells[three]])
})

test('a dyed gem keeps its place and takes the kind of the other', () => {
  const dye = gridOf(5, 5, 'dye')
  const cells = cellsOf('11.11', '..1..', '2....').with(2, gem(3, 3))
  expect(usefulMoves(dye, 'dye', cells)).toContainEqual([1, 2])
  const after = arranged(dye, 'dye', cells, [1, 2]).cells
  expect([after[1], idOf(after[2]!), kindOf(after[2]!)]).toEqual([cells[1], 3, 1])
  expect(groupsOf(dye, after, [2])[0]?.leaves).toEqual({ at: 2, power: COLUMN })
})

test('a dye on a prism takes all gems of its kind', () => {
  const board = boardOf(
    definitions.find(({ kind }) => kind === 'dye')!,
    1,
  )
  const state = board.rules.start(seededRandom(3))
  const cells = state.cells.with(1, gem(2, 0, PRISM))
  const alike = cells.filter((cell, at) => at !== 1 && kindOf(cell) === kindOf(cells[0]!)).length
  const { events } = board.rules.step({ ...state, cells }, [0, 1], seededRandom(3))
  expect(events[0]!.amount).toBeGreaterThanOrEqual(alike + 1)
})

test('eight gems go one step around the ninth', () => {
  const orbit = gridOf(5, 5, 'orbit')
  expect(turnsOf(orbit)).toEqual([6, 7, 8, 11, 12, 13, 16, 17, 18])
  const cells = Array.from({ length: 25 }, (_, at) => gem(at + 1, 0))
  const after = arranged(orbit, 'orbit', cells, [12]).cells
  expect([after[7], after[8], after[12], after[6]].map((cell) => idOf(cell!))).toEqual([7, 8, 13, 12])
  expect(turnsOf(orbit).map((at) => ringNear(orbit, middleOf(orbit, at)))).toEqual(turnsOf(orbit))
})

test.for([
  { name: 'four in a row stay', rows: ['1111'], groups: 0, power: undefined },
  { name: 'two by two burst', rows: ['11', '11'], groups: 1, power: undefined },
  {
    name: 'six side by side leave a gem that clears a column',
    rows: ['111', '111'],
    groups: 1,
    power: COLUMN,
  },
  { name: 'six upright leave a gem that clears a row', rows: ['11', '11', '11'], groups: 1, power: ROW },
  { name: 'two blocks over a corner leave a blast', rows: ['11', '111', '.11'], groups: 1, power: BLAST },
  { name: 'eight leave a prism', rows: ['1111', '1111'], groups: 1, power: PRISM },
] as const)('of blocks: $name', ({ rows, groups, power }) => {
  const cells = cellsOf(...rows.map((row) => row.padEnd(5, '.')))
  const found = groupsOf(gridOf(5, 5, 'block'), cells, [])
  expect(found).toHaveLength(groups)
  expect(found[0]?.leaves?.power).toBe(power)
})

test('a turnabout reverses everything from the one gem to the other', () => {
  const reach = gridOf(5, 5, 'reach')
  const cells = Array.from({ length: 25 }, (_, at) => gem(at + 1, 0))
  const ids = (from: number, to: number, size: number) =>
    arranged(reach, 'turnabout', cells, [from, to]).cells.slice(0, size).map(idOf)
  expect(ids(0, 3, 5)).toEqual([4, 3, 2, 1, 5])
  expect(ids(0, 15, 16).filter((_, at) => at % 5 === 0)).toEqual([16, 11, 6, 1])
})
