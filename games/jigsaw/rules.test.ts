import { expect, test } from 'vitest'
import {
  CUT_PICTURES,
  dropOf,
  dropped,
  firstCut,
  fits,
  homeOf,
  isDrop,
  placeOf,
  trayOf,
} from './cut-rules.ts'
import { firstRings, NOTCHES, turned, turnOf, wayHome, type RingState } from './ring-rules.ts'
import { rectangleOf, TILE_KINDS, used, type Lying } from './tile-moves.ts'
import { handleUnder } from './tile-reach.ts'
import { bestTurn, firstTiles, homeCount, moveOf, turnedTiles } from './tile-rules.ts'
import { fewestSwaps, firstSwap, swapOf, swapped, swapRules } from './swap-rules.ts'

test('a picture is cut into 12, then 24, then 48 pieces', () => {
  const pieces = (level: number) => firstCut(level).isHome.length
  expect([1, CUT_PICTURES, CUT_PICTURES + 1, 2 * CUT_PICTURES + 1].map(pieces)).toEqual([12, 12, 24, 48])
})

test('a piece near its place snaps in, a piece half a width off does not', () => {
  const state = firstCut(1)
  const { x, y } = placeOf(homeOf(state, 5))
  const width = 254 / state.columns
  expect(fits(state, dropOf(5, Math.round(x + width * 0.4), y))).toBe(true)
  expect(fits(state, dropOf(5, Math.round(x + width * 0.5), y))).toBe(false)
  expect(fits(state, homeOf(state, 6))).toBe(true)
})

test('a piece that does not fit lies loose, and can go back into the tray', () => {
  const loose = dropped(firstCut(1), dropOf(0, 200, 200))
  expect(loose.loose).toEqual({ 0: 200 * 256 + 200 })
  expect(dropped(loose, trayOf(0)).loose).toEqual({})
  expect(dropped(loose, homeOf(loose, 0)).isHome[0]).toBe(true)
})

test('dropping a placed piece, or none, is no move', () => {
  const state = dropped(firstCut(1), homeOf(firstCut(1), 3))
  expect(isDrop(state, homeOf(state, 3))).toBe(false)
  expect(isDrop(state, homeOf(state, 4))).toBe(true)
  expect([isDrop(state, -1), isDrop(state, 1.5), isDrop(state, '4'), isDrop(state, 1e9)]).not.toContain(true)
})

test('no tile of a fresh postcard is at home, and all are there', () => {
  for (const level of [1, 20, 40]) {
    const { tiles } = firstSwap(level)
    expect(tiles.every((tile, place) => tile !== place)).toBe(true)
    expect(tiles.toSorted((one, other) => one - other)).toEqual([...tiles.keys()])
  }
})

test('two tiles change places, and a tile at home can no longer be swapped', () => {
  const state = { ...firstSwap(1), columns: 2, rows: 2, tiles: [1, 0, 3, 2] }
  const next = swapped(state, swapOf(0, 1))
  expect(next.tiles).toEqual([0, 1, 3, 2])
  expect(swapRules(1).legal(next)).toEqual([swapOf(2, 3)])
  expect(fewestSwaps(state)).toBe(2)
})

const rings = (turns: readonly number[], links: readonly number[]): RingState => ({
  level: 1,
  turns,
  links,
  moves: 0,
})

test.for([
  ['alone', 0, [5, 4, 3]],
  ['with the next', 1, [5, 6, 3]],
  ['against the next', -1, [5, 2, 3]],
] as const)('a ring turns %s', ([, link, expected]) => {
  expect(turned(rings([3, 4, 3], [link, 0, 0]), turnOf(0, 2)).turns).toEqual(expected)
})

test('the solution includes what linked rings do to each other', () => {
  let state = rings([3, 4, 11], [1, -1, 0])
  for (const turn of wayHome(state)) state = turned(state, turn)
  expect(state.turns).toEqual([0, 0, 0])
})

test('early rings are free, late ones are linked', () => {
  expect(firstRings(3).links.every((link) => link === 0)).toBe(true)
  expect(firstRings(40).links.some((link) => link !== 0)).toBe(true)
  expect(firstRings(40).turns.every((turn) => turn > 0 && turn < NOTCHES)).toBe(true)
})

test.for(TILE_KINDS)('%s: after any detour the known solution still works', (kind) => {
  let state = firstTiles(kind, 17)
  expect(homeCount(state)).toBeLessThan(state.tiles.length)
  for (const handle of [0, 3, 3, 1]) state = turnedTiles(state, moveOf(handle))
  for (
    let move = bestTurn(state), steps = 0;
    move !== undefined && steps < 99;
    move = bestTurn(state), steps++
  )
    state = turnedTiles(state, move)
  expect(homeCount(state)).toBe(state.tiles.length)
})

test('a corner of four tiles is back after four taps, a mirrored line after two', () => {
  for (const [kind, times] of [
    ['whirl', 4],
    ['spin', 4],
    ['mirror', 2],
  ] as const) {
    const first = firstTiles(kind, 1)
    let state = first
    for (let tap = 0; tap < times; tap++) state = turnedTiles(state, moveOf(2))
    expect([state.tiles, state.looks, state.way]).toEqual([first.tiles, first.looks, first.way])
  }
})

test('a line that goes once around a twisted ribbon is upside down, twice around it is back', () => {
  const board = { kind: 'twist', columns: 3, rows: 4 } as const
  let lying: Lying = { tiles: [...Array(12).keys()], looks: Array<number>(12).fill(0) }
  const start = lying
  for (let step = 0; step < 3; step++) lying = used(board, lying, 1)
  expect([lying.tiles, lying.looks.slice(3, 6)]).toEqual([start.tiles, [3, 3, 3]])
  for (let step = 0; step < 3; step++) lying = used(board, lying, 1)
  expect(lying).toEqual(start)
})

test('a geared line takes the lines beside it the other way', () => {
  const board = { kind: 'gears', columns: 3, rows: 4 } as const
  const { tiles } = used(board, { tiles: [...Array(12).keys()], looks: Array<number>(12).fill(0) }, 1)
  expect(tiles).toEqual([1, 2, 0, 5, 3, 4, 7, 8, 6, 9, 10, 11])
})

test('a tap selects the rectangle at the nearest corner, the nearest seam or the inner tile', () => {
  expect(rectangleOf({ kind: 'corner', columns: 4, rows: 5 }, 18)).toEqual({
    left: 2,
    top: 4,
    width: 2,
    height: 1,
  })
  const blinds = { kind: 'blinds', columns: 4, rows: 5 } as const
  expect(handleUnder(blinds, { x: 1.5, y: 2.1 })).toBe(1)
  expect(handleUnder(blinds, { x: 1.9, y: 2.4 })).toBe(4 + 1)
  expect(handleUnder({ kind: 'orbit', columns: 4, rows: 5 }, { x: 0.2, y: 4.8 })).toBe(4)
})
