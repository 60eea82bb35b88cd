import { expect, test } from 'vitest'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { burstsIn, settled, squaresIn, wellOf } from './grid-bursts.ts'
import { GRID_KINDS, PLANS, placed, turnsOf, type GridKind } from './grid-kinds.ts'
import { gridRules, type GridState } from './grid-rules.ts'
import { DROP, LEFT, REST, RIGHT } from './inputs.ts'

/** A well whose lowest rows are given from above, each value separated by a blank; a dot is free. */
function wellWith(kind: GridKind, ...rows: readonly string[]) {
  const { columns } = PLANS[kind]
  const given = rows.flatMap((row) => {
    const values = row.split(' ').map((value) => (value === '.' ? 0 : Number(value)))
    return [...values, ...Array<number>(columns - values.length).fill(0)]
  })
  return wellOf(kind, [...Array<number>(columns * (PLANS[kind].rows - rows.length)).fill(0), ...given])
}

const burstCount = (kind: GridKind, ...rows: readonly string[]) =>
  burstsIn(kind, wellWith(kind, ...rows)).size

test.for([
  ['totem', ['1 1 1'], 3],
  ['totem', ['1 1 2'], 0],
  ['totem', ['1 . .', '2 1 .', '3 2 1'], 3],
  ['barnacles', ['1 1 1'], 0],
  ['barnacles', ['1 11 1 1'], 4],
  ['barnacles', ['1 . . .', '2 1 . .', '2 2 1 .', '3 3 2 1'], 0],
  ['tens', ['7 3'], 2],
  ['tens', ['2 3 5 9'], 3],
  ['tens', ['7 . 3'], 0],
  ['tens', ['6 6 6'], 0],
  ['feast', ['11 1 1 2'], 3],
  ['feast', ['11 2 1'], 0],
  ['feast', ['11 12 2'], 2],
  ['pips', ['2 2'], 2],
  ['pips', ['3 3 2'], 0],
  ['pips', ['3 3 3 1'], 4],
  ['pips', ['1 1 1'], 0],
  ['beam', ['1 1', '1 1'], 0],
] as const)('in the well of %s %j lets %i cells burst', ([kind, rows, count]) => {
  expect(burstCount(kind, ...rows)).toBe(count)
})

test('squares are found once for each corner', () => {
  expect(squaresIn(wellWith('beam', '1 1 1', '1 1 1'))).toHaveLength(2)
  expect(squaresIn(wellWith('beam', '1 1', '1 2'))).toHaveLength(0)
})

test('unsupported cells fall, but a barnacle stays and supports others', () => {
  const loose = settled('barnacles', wellWith('barnacles', '1', '.', '.'))
  expect(loose.cells.lastIndexOf(1)).toBe(loose.cells.length - PLANS.barnacles.columns)
  expect(Math.max(...loose.lift)).toBe(2)
  const held = wellWith('barnacles', '1', '11', '.')
  expect(settled('barnacles', held).cells).toEqual(held.cells)
})

test.for(GRID_KINDS)('a piece of %s comes back to itself after all its turns', (kind) => {
  const { form } = PLANS[kind]
  const values = [1, 2, 3, 4].slice(0, form === 'pair' ? 2 : form === 'stack' ? 3 : 4)
  const turned = (turn: number) => JSON.stringify([...placed(form, values, turn)].toSorted())
  expect(new Set(Array.from({ length: turnsOf(form) }, (_, turn) => turned(turn))).size).toBe(turnsOf(form))
})

const open = (kind: GridKind) => {
  const sim = openMicro(gridRules(kind) as unknown as MicroRules, 5)
  return { sim, state: sim.state as unknown as GridState }
}

test.for(GRID_KINDS)('walls stop a piece of %s, and a dropped one lies still soon', (kind) => {
  const { sim, state } = open(kind)
  for (let tick = 0; tick < 20; tick++) sim.apply(LEFT)
  expect(state.piece.x).toBe(0)
  for (let tick = 0; tick < 20; tick++) sim.apply(RIGHT)
  expect(state.piece.x).toBeGreaterThan(PLANS[kind].columns / 2)
  sim.apply(DROP)
  for (let tick = 0; tick < 40; tick++) sim.apply(REST)
  expect([state.pieces, state.lift.some((rows) => rows > 0)]).toEqual([1, false])
})

test('the beam takes squares that it has passed, and two at once pay more than double', () => {
  const paid = (...rows: readonly string[]) => {
    const { sim, state } = open('beam')
    state.grid = [...wellWith('beam', ...rows).cells]
    for (let tick = 0; tick < 120; tick++) sim.apply(REST)
    expect(state.grid.filter(Boolean)).toHaveLength(0)
    return sim.score
  }
  expect(paid('1 1 1', '1 1 1')).toBeGreaterThan(2 * paid('1 1', '1 1'))
})

test('a cleared well is filled again, with more barnacles', () => {
  const { sim, state } = open('barnacles')
  const count = () => state.grid.filter((value) => value > 10).length
  const before = count()
  state.grid = state.grid.map(() => 0)
  sim.apply(REST)
  expect(state.wave).toBe(2)
  expect(count()).toBeGreaterThan(before)
})
