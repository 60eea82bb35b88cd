import { expect, test } from 'vitest'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { DROP, LEFT, REST, RIGHT, TURN, WELL } from './inputs.ts'
import { groupsIn, pearlRules, pearlsOf, restOf } from './pearl-rules.ts'
import { closedIn, fullRing, quarter, REACH, ringOf, ringRules, SIDE, type RingState } from './ring-rules.ts'
import { ACROSS, bridges, DOWN, sandRules, type SandState } from './sand-rules.ts'
import { shapeCells, SHAPES } from './shapes.ts'

const open = <State>(rules: MicroRules<never>, seed = 5) => {
  const sim = openMicro(rules as unknown as MicroRules, seed)
  return { sim, state: sim.state as unknown as State }
}

test('no shape has four cells, and four turns bring each back', () => {
  for (let shape = 0; shape < SHAPES; shape++) {
    expect(shapeCells(shape, 0).length).not.toBe(4)
    expect(shapeCells(shape, 4)).toEqual(shapeCells(shape, 0))
  }
})

test('sand of one colour that reaches both walls is a bridge, even by corners; a gap ends it', () => {
  const grains = Array<number>(ACROSS * DOWN).fill(0)
  for (let x = 0; x < ACROSS; x++) grains[(DOWN - 1 - (x % 2)) * ACROSS + x] = 2
  expect(bridges(grains)).toHaveLength(ACROSS)
  grains[(DOWN - 1) * ACROSS + 10] = 3
  expect(bridges(grains)).toEqual([])
})

test('a dropped piece crumbles: all its grains stay, and they lie on the ground', () => {
  const { sim, state } = open<SandState>(sandRules as MicroRules<never>)
  const cells = shapeCells(state.piece.shape, state.piece.turn).length
  sim.apply(DROP)
  for (let tick = 0; tick < 120; tick++) sim.apply(REST)
  expect(state.pieces).toBe(1)
  expect(state.grains.filter((grain) => grain > 0)).toHaveLength(cells * 16)
  expect(state.settled).toBe(true)
})

test('the wall stops a piece', () => {
  const { sim, state } = open<SandState>(sandRules as MicroRules<never>)
  for (let tick = 0; tick < 40; tick++) sim.apply(LEFT)
  expect(state.piece.x).toBe(0)
  for (let tick = 0; tick < 40; tick++) sim.apply(RIGHT)
  expect(state.piece.x).toBeGreaterThan(ACROSS / 2)
})

test('four linked pearls are a group, three are not, and only neighbours link', () => {
  const pearls = (...colors: number[]) => colors.map((color) => ({ color, y: 0 }))
  expect(groupsIn([pearls(1, 1), pearls(1, 2), pearls(2)])).toEqual([])
  expect(groupsIn([pearls(1, 1), pearls(1, 1), pearls(2)])[0]).toHaveLength(4)
  expect(groupsIn([pearls(1, 1), pearls(2, 2), pearls(1, 1)])).toEqual([])
})

test('a trefoil turns in six steps, and its pearls always touch', () => {
  for (let turn = 0; turn < 6; turn++) {
    const [one, two, three] = pearlsOf({ colors: [1, 2, 3], column: 3, y: 5, turn })
    const far = (a: typeof one, b: typeof one) => Math.abs(a!.column - b!.column) + Math.abs(a!.y - b!.y)
    for (const [a, b] of [
      [one, two],
      [two, three],
      [one, three],
    ] as const)
      expect([1, 1.5]).toContain(far(a, b))
  }
})

test('dropped pearls come to rest on the ground', () => {
  const sim = openMicro(pearlRules as unknown as MicroRules, 3)
  sim.apply(DROP)
  for (let tick = 0; tick < 60; tick++) sim.apply(REST)
  const { columns } = sim.state as unknown as { columns: { y: number }[][] }
  expect(columns.flat().length).toBe(3)
  for (const [column, pearls] of columns.entries())
    for (const [height, { y }] of pearls.entries()) expect(y).toBe(restOf(column, height))
})

const ringed = (...rings: number[]) =>
  Array.from({ length: SIDE * SIDE }, (_, cell): number =>
    ringOf(cell) === 0 ? 9 : rings.includes(ringOf(cell)) ? 1 : 0,
  )

test('a ring without a gap is full, and what lay outside closes in', () => {
  const cells = ringed(1)
  expect(fullRing(cells)).toBe(1)
  cells[REACH * SIDE + REACH + 1] = 0
  expect(fullRing(cells)).toBe(0)
  const outer = ringed(1)
  outer[(REACH - 2) * SIDE + REACH] = 3
  outer[(REACH - 3) * SIDE + REACH - 3] = 4
  const next = closedIn(outer, 1)
  expect(next[(REACH - 1) * SIDE + REACH]).toBe(3)
  expect(next[(REACH - 2) * SIDE + REACH - 2]).toBe(4)
  expect(next.filter((cell) => cell > 0)).toHaveLength(3)
})

test('four quarter turns leave the well as it was, one moves the top to the right', () => {
  const cells = ringed()
  cells[(REACH - 1) * SIDE + REACH] = 2
  expect(quarter(cells)[REACH * SIDE + REACH + 1]).toBe(2)
  expect(quarter(quarter(quarter(quarter(cells))))).toEqual(cells)
})

test('the first bar lands on the stone, and the well can be turned below the next', () => {
  const { sim, state } = open<RingState>(ringRules as MicroRules<never>)
  sim.apply(DROP)
  expect(state.cells.filter((cell) => cell > 0)).toHaveLength(4)
  sim.apply(WELL)
  expect(state.cells[REACH * SIDE + REACH + 1]).toBeGreaterThan(0)
})

test('a piece that misses the stone costs a life', () => {
  const { sim, state } = open<RingState>(ringRules as MicroRules<never>)
  const { lives } = state
  for (let step = 0; step < 6; step++) sim.apply(LEFT)
  sim.apply(TURN)
  for (let step = 0; step < 6; step++) sim.apply(LEFT)
  sim.apply(DROP)
  expect(state.lives).toBe(lives - 1)
})
